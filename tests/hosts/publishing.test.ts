/** Sending a site to servers as shared hosting has them, and how much of a real site goes after one edit. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openFtps } from '../../codegen/publish/ftpsHost.ts';
import type { Host } from '../../codegen/publish/host.ts';
import { type Publishing, publishSite } from '../../codegen/publish/index.ts';
import { releaseOf } from '../../codegen/publish/release.ts';
import { openSftp } from '../../codegen/publish/sftpLogin.ts';
import { build } from '../browser/build.ts';
import { prefix } from '../prefix.ts';
import { goBack, send } from '../sending.ts';
import { COLLEGE, COMMITTED, commitAll, copyWithHistory } from '../sites.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { type FileServer, hasSshd, hasVsftpd, startSshd, startVsftpd } from './fileServers.ts';

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

/** Sends two releases and goes back. */
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

describe.skipIf(!hasSshd)('OpenSSH (skipped where the package openssh-server is not installed)', () => {
  let server: Awaited<ReturnType<typeof startSshd>>;
  beforeAll(async () => {
    server = await startSshd();
  });
  afterAll(() => server.close());
  const open = (known = server.known) => {
    vi.stubEnv('SSH_AUTH_SOCK', server.agent);
    const { port, user, path } = server;
    return openSftp({ kind: 'sftp', host: '127.0.0.1', port, user, path }, {}, known);
  };

  test('takes a key of the agent, and has the release, the next one and the one before', async () => {
    const host = await open();
    await walk(host, server);
    await host.close();
  });

  test('refuses a folder that cannot be made, with its own words', async () => {
    writeFileSync(join(server.folder, 'file'), '');
    const host = await open();
    await expect(host.put('file/index.html', Buffer.from('x'))).rejects.toThrow('The host refuses this');
    await host.close();
  });

  test('is refused when its key is not known', async () => {
    await expect(open('/nowhere')).rejects.toThrow('does not know the host yet');
  });
});

describe.skipIf(!hasVsftpd)('vsftpd (skipped where the package is not installed)', () => {
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

  test('has the release, the next one and the one before', async () => {
    const host = await open(trusting());
    await walk(host, server);
    await host.close();
  });

  test('is refused when nobody knows its certificate', async () => {
    await expect(open({})).rejects.toThrow('The security certificate of the host cannot be trusted');
  });

  test('refuses who may not log in', async () => {
    await expect(open(trusting(), 'nobody')).rejects.toThrow('does not accept this name and password');
  });
});

/** On another day, the parts of a list with years say so too: the college lists the entries of yrc in one. */
test.each([
  ['yrc', COMMITTED],
  ['academic', '2026-02-04'],
])('after one edit of the college fewer than 20 files are sent: %s', async (name, day) => {
  const folder = mkdtempSync(join(edited, 'college-'));
  const source = join(folder, 'source');
  copyWithHistory(COLLEGE, source, prefix);
  const file = join(source, `public/data/${name}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"para": "', '"para": "A word more. '));
  commitAll(source, day);
  const out = join(folder, 'out', prefix);
  await build(source, out);
  const host = join(folder, 'host');
  const about: Publishing = {
    folder: source,
    site: { name: 'College' },
    target: { kind: 'folder', path: host },
    person: {},
    dryRun: false,
    yes: false,
  };
  await publishSite(inject('hosted'), about);
  const said = await publishSite(out, about);
  const [, sent] = /^(\d+) files sent, 0 removed/.exec(said) ?? [];
  expect(Number(sent), said).toBeLessThan(20);
  expect(Number(sent), said).toBeGreaterThan(3);
  const there = [...(await releaseOf(host))].filter(([path]) => !path.startsWith('.site-from-data/'));
  expect(new Map(there)).toEqual(await releaseOf(out));
});
