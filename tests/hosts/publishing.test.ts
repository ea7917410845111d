/** Publishing to servers like those of shared hosting, and the bytes sent after one edit of a real site. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { SEARCH_SHARDS } from '../../src/node/content/generatedFiles.ts';
import { folderHost } from '../../src/node/deploy/folderHost.ts';
import { openFtps } from '../../src/node/deploy/ftpsHost.ts';
import type { Host } from '../../src/node/deploy/host.ts';
import { type PublishOptions, publishSite } from '../../src/node/deploy/index.ts';
import { type Release, readRelease } from '../../src/node/deploy/release.ts';
import { openSftp } from '../../src/node/deploy/sftpLogin.ts';
import { readState } from '../../src/node/deploy/state.ts';
import { compareRelease, transfer } from '../../src/node/deploy/transfer.ts';
import { readHtml } from '../../src/node/ssg/verify.ts';
import { random } from '../bench/random.ts';
import { build } from '../browser/build.ts';
import { prefix } from '../prefix.ts';
import { goBack, SILENT, send } from '../releases.ts';
import { COLLEGE, COMMITTED, commitAll, copyWithHistory } from '../sites.ts';
import { thorough, weekly } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { makeUnreliable } from '../unreliableHost.ts';
import { type FileServer, startSshd, startVsftpd } from './fileServers.ts';

const FIRST = new Map([
  ['.htaccess', 'rules'],
  ['index.html', 'home'],
  ['ക്യാമ്പ്/ഒന്ന് രണ്ട്/index.html', 'camp'],
  ['assets/a.js', 'a'.repeat(100_000)],
]);
const SECOND = new Map([
  ['.htaccess', 'other rules'],
  ['index.html', 'new home'],
  ['team/index.html', 'team'],
  ['assets/b.js', 'b'.repeat(100_000)],
]);

const edited = temporaryFolder('edited');

/** Sends two releases and rolls back. */
async function walk(host: Host, { folder }: FileServer): Promise<void> {
  const serves = (files: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) => {
    for (const [path, text] of files) expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text);
    for (const path of others.keys()) expect(existsSync(join(folder, path)), path).toBe(files.has(path));
  };
  expect(await send(host, FIRST)).toBe(4);
  serves(FIRST, SECOND);
  expect(await send(host, FIRST)).toBe(0);
  expect(await send(host, SECOND)).toBe(4);
  serves(SECOND, FIRST);
  expect(existsSync(join(folder, 'ക്യാമ്പ്'))).toBe(false);
  await goBack(host);
  serves(FIRST, SECOND);
  expect(await host.get('nothing/here')).toBeUndefined();
  expect(await host.list('nothing')).toEqual(new Map());
}

if (thorough)
  describe('OpenSSH', () => {
    let server: Awaited<ReturnType<typeof startSshd>>;
    beforeAll(async () => {
      server = await startSshd(inject('programs'));
    });
    afterAll(() => server.close());
    const open = (hostKeys = server.knownHosts) => {
      vi.stubEnv('SSH_AUTH_SOCK', server.agent);
      const { port, user, path } = server;
      return openSftp({ kind: 'sftp', host: '127.0.0.1', port, user, path }, {}, hostKeys);
    };

    test('accepts a key of the agent, and keeps this release, the next and the previous one', async () => {
      const host = await open();
      await walk(host, server);
      await host.close();
    });

    test('refuses a folder that cannot be created, with its own message', async () => {
      writeFileSync(join(server.folder, 'file'), '');
      const host = await open();
      await expect(host.put('file/index.html', Buffer.from('x'))).rejects.toThrow('The host refuses this');
      await host.close();
    });

    test('is refused if its key is unknown', async () => {
      await expect(open('/nowhere')).rejects.toThrow('does not know the host yet');
    });
  });

if (thorough)
  describe('vsftpd', () => {
    let server: Awaited<ReturnType<typeof startVsftpd>>;
    beforeAll(async () => {
      server = await startVsftpd(inject('programs'));
    });
    afterAll(() => server.close());
    const open = (trust: object, user = server.user) => {
      const { port, path } = server;
      return openFtps(
        { kind: 'ftps', host: 'localhost', port, user, path },
        { password: 'a@example.org' },
        trust,
      );
    };
    const trusting = () => ({ ca: readFileSync(server.certificate) });

    test('keeps this release, the next and the previous one', async () => {
      const host = await open(trusting());
      await walk(host, server);
      await host.close();
    });

    test('is refused if its certificate is unknown', async () => {
      await expect(open({})).rejects.toThrow('The security certificate of the host cannot be trusted');
    });

    test('refuses a wrong login', async () => {
      await expect(open(trusting(), 'nobody')).rejects.toThrow('does not accept this name and password');
    });
  });

/** The college with a change, built. @param change receives the folder of the site */
async function builtWith(
  change: (source: string) => void,
  day = COMMITTED,
): Promise<{ source: string; out: string }> {
  const folder = mkdtempSync(join(edited, 'college-'));
  const [source, out] = [join(folder, 'source'), join(folder, 'out', prefix)];
  copyWithHistory(COLLEGE, source, prefix);
  change(source);
  commitAll(source, day);
  await build(source, out);
  return { source, out };
}

function edit(file: string, find: string, replace: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(find);
  writeFileSync(file, text.replace(find, replace));
}

/** On another day, the shards of a list with years also change: the college lists the entries of yrc and nss in one. */
test.each([
  ['a word of one of 42 entries', 'nss', '"para": "', COMMITTED],
  ...weekly<[string, string, string, string]>([
    ['a word of an entry', 'yrc', '"para": "', COMMITTED],
    ['a word on another day', 'academic', '"para": "', '2026-02-04'],
  ]),
])('one edit of the college uploads fewer than 20 files: %s', async (_, name, find, day) => {
  const { source, out } = await builtWith(
    (folder) => edit(join(folder, `public/data/${name}.json`), find, `${find}A word more. `),
    day,
  );
  const host = mkdtempSync(join(edited, 'host-'));
  const about: PublishOptions = {
    folder: source,
    site: { name: 'College' },
    target: { kind: 'folder', path: host },
    prompts: {},
    dryRun: false,
    yes: false,
  };
  await publishSite(inject('hosted'), about);
  const done = await publishSite(out, about);
  expect(done.kind).toBe('sent');
  const { sent: sentFiles, removed } = done.kind === 'sent' ? done : { sent: [], removed: [] };
  // Their names contain hashes.
  expect(removed.filter((file) => !file.startsWith(SEARCH_SHARDS))).toEqual([]);
  const sent = sentFiles.length;
  expect(sent).toBeLessThan(20);
  expect(sent).toBeGreaterThan(3);
  const remoteFiles = [...(await readRelease(host))].filter(([path]) => !path.startsWith('.site-from-data/'));
  expect(new Map(remoteFiles)).toEqual(await readRelease(out));
});

/** The number of broken connections. */
const CUTS = thorough ? 50 : 2;

/** The files that each page of a built site references, by the digest of the page. */
function namedFiles(out: string, release: Release): Map<string, string[]> {
  const fileOf = (reference: string, page: string) => {
    const url = new URL(reference, `http://own.invalid${prefix}/${page}`);
    const name = decodeURIComponent(url.pathname).slice(prefix.length + 1);
    return [name, `${name}index.html`, `${name}/index.html`].find((file) => release.has(file));
  };
  return new Map(
    [...release]
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, digest]) => {
        const { references } = readHtml(readFileSync(join(out, path), 'utf8'));
        return [digest, [...references].flatMap((reference) => fileOf(reference, path) ?? [])];
      }),
  );
}

test(`after a connection lost at ${CUTS} random points every page has its files, and the next run completes`, async () => {
  const page = { path: 'test-canteen', layout: 'info', data: 'test-canteen', title: 'Canteen' };
  const { out } = await builtWith((folder) => {
    edit(join(folder, 'manifest/site.json'), '"label": "Home"', '"label": "Start"');
    edit(join(folder, 'manifest/routes.json'), '"routes": [', `"routes": [${JSON.stringify(page)},`);
    const data = {
      data: [{ title: 'Canteen', blocks: [{ kind: 'prose', paragraphs: ['Lunch from noon.'] }] }],
    };
    writeFileSync(join(folder, 'public/data/test-canteen.json'), JSON.stringify(data));
  });
  const outs = [inject('hosted'), out];
  const releases = await Promise.all(outs.map(readRelease));
  const named = new Map(outs.flatMap((each, index) => [...namedFiles(each, releases[index] ?? new Map())]));
  const site = mkdtempSync(join(edited, 'host-'));
  const host = makeUnreliable(folderHost(site));
  const bring = async (index: number) => {
    const difference = await compareRelease(host, releases[index] ?? new Map(), await readState(host));
    const contents = async (path: string) => readFileSync(join(outs[index] ?? '', path));
    const changeCount = host.changes;
    await transfer(difference, { name: 'College' }, contents, SILENT);
    return host.changes - changeCount;
  };
  const remoteFiles = async () =>
    new Map([...(await readRelease(site))].filter(([path]) => !path.startsWith('.site-from-data/')));
  await bring(0);
  const changes = await bring(1);
  const { below } = random(6);
  for (let cut = 0; cut < CUTS; cut++) {
    host.breaksAfter = below(changes);
    await expect(bring(cut % 2)).rejects.toThrow('The line is broken.');
    const files = await remoteFiles();
    const lacking = [...files].flatMap(([path, digest]) =>
      (named.get(digest) ?? [])
        .filter((file) => !files.has(file) && !(file.endsWith('.html') && path.startsWith(page.path)))
        .map((file) => `${path} lacks ${file}`),
    );
    expect(lacking).toEqual([]);
    host.breaksAfter = Number.POSITIVE_INFINITY;
    await bring(cut % 2);
    expect(await remoteFiles()).toEqual(releases[cut % 2]);
  }
});
