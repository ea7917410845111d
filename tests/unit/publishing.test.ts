/** `npm run publish`: the targets and their behaviour. */
import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import ssh2 from 'ssh2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderHost } from '../../src/node/deploy/folderHost.ts';
import { formatPublishOutcome } from '../../src/node/deploy/formatPublishOutcome.ts';
import { hostError } from '../../src/node/deploy/hostErrors.ts';
import { type PublishOptions, publishSite, rollBack } from '../../src/node/deploy/index.ts';
import { digestWithSize } from '../../src/node/deploy/release.ts';
import { fingerprint, knownKeys, knownLine, knownName, openSftp } from '../../src/node/deploy/sftpLogin.ts';
import { writeState } from '../../src/node/deploy/state.ts';
import { parseTarget, resolveTarget } from '../../src/node/deploy/target.ts';
import { goBack, send } from '../releases.ts';
import { type SftpServer, startSftp } from '../sftpServer.ts';
import { fixtureFolder } from './fixtures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const parent = temporaryFolder('publishing');
const newFolder = () => mkdtempSync(join(parent, 'case-'));

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const FIRST = { '.htaccess': 'rules', 'index.html': 'home', 'about/index.html': 'about', 'assets/a.js': 'a' };
const SECOND = { '.htaccess': 'rules', 'index.html': 'new', 'team/index.html': 'team', 'assets/b.js': 'b' };

const served = (folder: string) =>
  Object.fromEntries(
    Object.keys({ ...FIRST, ...SECOND })
      .filter((path) => existsSync(join(folder, path)))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

const publishing = (
  target: PublishOptions['target'],
  more: Partial<PublishOptions> = {},
): PublishOptions => ({
  ...{
    folder: fixtureFolder('site'),
    site: { name: 'Boats' },
    target,
    prompts: {},
    dryRun: false,
    yes: false,
  },
  ...more,
});

const outputOf = async (out: string, about: PublishOptions) =>
  formatPublishOutcome(await publishSite(out, about), about.target);

describe('a target', () => {
  const at = (kind: string, port: number, host: string, user: string, path: string) => ({
    kind,
    host,
    port,
    user,
    path,
  });
  const BUCKET = { kind: 's3', bucket: 'college-site', path: '', endpoint: undefined, region: undefined };

  test.each([
    ['sftp://office@college.example/var/www', at('sftp', 22, 'college.example', 'office', '/var/www')],
    [
      'SFTP://office@college.example:2222/~/public_html/',
      at('sftp', 2222, 'college.example', 'office', 'public_html'),
    ],
    ['sftp://office@college.example/~', at('sftp', 22, 'college.example', 'office', '.')],
    [
      'ftps://web%40college.example@server.example/',
      at('ftps', 21, 'server.example', 'web@college.example', '/'),
    ],
    [
      'ftps://web@college.example@server.example:990/our%20site',
      at('ftps', 990, 'server.example', 'web@college.example', '/our site'),
    ],
    ['s3://college-site?region=ap-south-1', { ...BUCKET, region: 'ap-south-1' }],
    [
      's3://college-site/nursing/?endpoint=https://s3.store.example',
      { ...BUCKET, path: 'nursing', endpoint: 'https://s3.store.example' },
    ],
    ['../website', { kind: 'folder', path: '/home/website' }],
    ['/srv/site.zip', { kind: 'zip', path: '/srv/site.zip' }],
    ['Our Site.ZIP', { kind: 'zip', path: '/home/office/Our Site.ZIP' }],
  ])('%s', (text, target) => expect(parseTarget(text, '/home/office')).toEqual(target));

  test.each([
    ['ftp://office@college.example/', 'FTP sends the password'],
    ['https://college.example/', 'A site is sent to sftp://'],
    ['sftp://office:secret@college.example/', 'A password must not be in an address'],
    ['ftps://college.example/', 'The address does not say who logs in.'],
    ['s3://KEY:secret@college-site', 'A key must not be in an address'],
    ['s3://KEY@college-site', 'A key must not be in an address'],
    ['s3://', 'names no bucket'],
    ['s3://college-site?regoin=ap-south-1', 'has a word that is not known, "regoin"'],
    ['s3://college-site?endpoint=s3.store.example', 'with https:// at its beginning'],
    ['s3://college-site?endpoint=https://KEY:secret@store.example', 'as your provider gives it'],
    ['sftp://office@', 'This is not the address of a server.'],
    ['sftp://office@college.example/100%', 'This is not the address of a server.'],
    ['sftp://office%@college.example/', 'This is not the address of a server.'],
    ['s3://college-site/100%', 'This is not the address of a bucket.'],
    ['sftp://bob@college.example/~bob/public_html', 'sftp://office@college.example/~/public_html'],
  ])('%s is refused', (text, words) => {
    expect(() => parseTarget(text, '/')).toThrow(words);
    expect(() => parseTarget(text, '/')).not.toThrow('secret');
  });

  test('of the site, without one on the command line', async () => {
    const folder = write(newFolder(), { 'manifest/publish.json': '{ "to": "website" }' });
    expect(await resolveTarget(folder, undefined)).toEqual({ kind: 'folder', path: join(folder, 'website') });
    expect(await resolveTarget(folder, 'x.zip')).toEqual({ kind: 'zip', path: join(process.cwd(), 'x.zip') });
    await expect(resolveTarget(newFolder(), undefined)).rejects.toThrow(
      // Without the -- npm consumes the option.
      'npm run publish -- --to sftp://',
    );
    const broken = write(newFolder(), { 'manifest/publish.json': '{\n  "to" "website"\n}' });
    await expect(resolveTarget(broken, undefined)).rejects.toMatchObject({
      problems: [{ code: 'json-syntax', file: 'manifest/publish.json', line: 2 }],
    });
  });
});

describe('a folder', () => {
  test('has this release, the next and the previous one, and other files stay', async () => {
    const folder = write(newFolder(), { 'mail/inbox.txt': 'of others' });
    const about = publishing({ kind: 'folder', path: folder });
    expect(await outputOf(write(newFolder(), FIRST), about)).toBe(`4 files sent, 0 removed: ${folder}`);
    await expect(rollBack(about)).rejects.toThrow('does not keep a release before');
    const second = write(newFolder(), SECOND);
    expect((await outputOf(second, { ...about, dryRun: true })).split('\n')).toEqual([
      `To ${folder}:`,
      '3 files would be sent, 0.0 MB.',
      '  assets/b.js',
      '  team/index.html',
      '  index.html',
      '2 files would be removed.',
      '  about/index.html',
      '  assets/a.js',
    ]);
    expect(served(folder)).toEqual(FIRST);
    expect(await outputOf(second, about)).toBe(`3 files sent, 2 removed: ${folder}`);
    expect(served(folder)).toEqual(SECOND);
    expect(existsSync(join(folder, 'about'))).toBe(false);
    expect(await outputOf(second, about)).toBe(`${folder} has this release already.`);
    expect(formatPublishOutcome(await rollBack(about), about.target)).toBe(
      `3 files sent, 2 removed: ${folder}`,
    );
    expect(served(folder)).toEqual(FIRST);
    // Only the files of the previous release, not those before it.
    expect(readdirSync(join(folder, '.site-from-data/before'))).toHaveLength(3);
    expect(readFileSync(join(folder, 'mail/inbox.txt'), 'utf8')).toBe('of others');
  });

  test('with other files, or the site of another institution, needs confirmation', async () => {
    const folder = write(newFolder(), { 'index.html': 'of the provider' });
    const out = write(newFolder(), FIRST);
    const about = publishing({ kind: 'folder', path: folder });
    await expect(publishSite(out, about)).rejects.toThrow('and would be replaced: index.html.');
    await expect(publishSite(out, { ...about, prompts: { confirm: async () => false } })).rejects.toThrow(
      'replaced',
    );
    await publishSite(out, { ...about, prompts: { confirm: async () => true } });
    const other = { ...about, site: { name: 'Another School' } };
    await expect(publishSite(out, other)).rejects.toThrow('the website of "Boats"');
    await publishSite(out, { ...other, yes: true });
  });

  test('with another file in the place of a new page needs confirmation', async () => {
    const folder = newFolder();
    const about = publishing({ kind: 'folder', path: folder });
    await publishSite(write(newFolder(), FIRST), about);
    write(folder, { 'team/index.html': 'of the provider', 'team/photo.jpg': 'of others' });
    const second = write(newFolder(), SECOND);
    await expect(publishSite(second, about)).rejects.toThrow('and would be replaced: team/index.html.');
    expect(readFileSync(join(folder, 'team/index.html'), 'utf8')).toBe('of the provider');
    await publishSite(second, { ...about, yes: true });
    expect(served(folder)).toEqual(SECOND);
    // Files of the previous release are ours, even if they are missing now.
    expect(await rollBack(about)).toMatchObject({ kind: 'sent' });
  });

  test('that is a repository is refused, and the message names only existing options', async () => {
    const clone = write(newFolder(), { '.git/HEAD': '' });
    const about = publishing({ kind: 'folder', path: clone });
    await expect(publishSite(write(newFolder(), FIRST), about)).rejects.toMatchObject({
      problems: [{ code: 'output-protected', file: clone, hint: expect.not.stringContaining('--') }],
    });
  });

  test.each([
    ['folder', ''],
    ['folder', 'website'],
    ['zip', 'site.zip'],
  ] as const)('that contains the site is refused: %s %s', async (kind, path) => {
    const out = write(newFolder(), FIRST);
    const about = publishing({ kind, path: join(out, path) }, { yes: true });
    await expect(publishSite(out, about)).rejects.toThrow('The site is built in this folder');
    expect(readdirSync(out).sort()).toEqual(readdirSync(write(newFolder(), FIRST)).sort());
  });

  test.each(['', 'public', 'manifest/sub'])('is not within the site: %s', async (path) => {
    const site = join(newFolder(), 'site');
    mkdirSync(join(site, 'public'), { recursive: true });
    const about = publishing({ kind: 'folder', path: join(site, path) }, { folder: site });
    await expect(publishSite(write(newFolder(), FIRST), about)).rejects.toThrow(join(site, path));
  });
});

test('changes are described as pages', async () => {
  const listed = (
    files: Readonly<Record<string, string>>,
    ...pages: readonly [path: string, title: string][]
  ) =>
    write(newFolder(), {
      ...files,
      'pages.json': JSON.stringify(pages.map(([path, title]) => ({ path, title }))),
    });
  const about = publishing({ kind: 'folder', path: newFolder() }, { dryRun: true });
  const first = listed(FIRST, ['', 'Home'], ['about', 'About us']);
  const all = { added: ['Home', 'About us'], changed: [], removed: [] };
  expect(await publishSite(first, about)).toMatchObject({ kind: 'planned', pages: all });
  await publishSite(first, { ...about, dryRun: false });
  const second = listed(SECOND, ['', 'Home'], ['team', 'The team']);
  const change = { added: ['The team'], changed: ['Home'], removed: ['About us'] };
  expect(await publishSite(second, about)).toMatchObject({ kind: 'planned', pages: change });
  await publishSite(second, { ...about, dryRun: false });
  const back = { added: ['About us'], changed: ['Home'], removed: ['The team'] };
  expect(await rollBack(about)).toMatchObject({ kind: 'planned', pages: back });
});

test('a ZIP has every file, and replaces the previous one as a whole', async () => {
  const file = join(newFolder(), 'site.zip');
  const about = publishing({ kind: 'zip', path: file });
  for (const files of [FIRST, { ...SECOND, 'ക്യാമ്പ്/index.html': 'camp' }]) {
    await publishSite(write(newFolder(), files), about);
    const entries = Object.entries(unzipSync(readFileSync(file)));
    expect(Object.fromEntries(entries.map(([path, bytes]) => [path, Buffer.from(bytes).toString()]))).toEqual(
      files,
    );
  }
  await expect(rollBack(about)).rejects.toThrow('A ZIP file keeps no release before.');
});

test('a ZIP creates its folder, and an obstacle is named as typed', async () => {
  const home = write(newFolder(), { 'letter.txt': 'of somebody' });
  const out = write(newFolder(), FIRST);
  const file = join(home, 'for/the host/site.zip');
  await publishSite(out, publishing({ kind: 'zip', path: file }));
  expect(readdirSync(dirname(file))).toEqual(['site.zip']);
  const blocked = join(home, 'for');
  await expect(publishSite(out, publishing({ kind: 'zip', path: blocked }))).rejects.toMatchObject({
    problems: [{ code: 'disk-path-blocked', file: blocked }],
  });
});

test('a record that names files outside of the folder is ignored', async () => {
  const home = newFolder();
  const folder = join(home, 'site');
  const outside = join(home, 'letter.txt');
  writeFileSync(outside, 'of somebody');
  const host = folderHost(folder);
  const digest = digestWithSize(Buffer.from('of somebody'));
  await writeState(host, { site: { name: 'Boats' }, files: new Map([['../letter.txt', digest]]) });
  await publishSite(write(newFolder(), FIRST), publishing({ kind: 'folder', path: folder }));
  expect(served(folder)).toEqual(FIRST);
  expect(readFileSync(outside, 'utf8')).toBe('of somebody');
});

test.each([
  [Object.assign(new Error('connect'), { code: 'ENOTFOUND' }), 'There is no host of this name'],
  [Object.assign(new Error('put: end'), { code: 'ERR_GENERIC_CLIENT' }), 'The connection to the host broke.'],
  [new Error('getConnection: Connection lost before handshake'), 'The connection to the host broke.'],
  [new Error('Timeout (control socket)'), 'The connection to the host broke.'],
  [Object.assign(new Error('552 Quota.'), { code: 552 }), 'The host refuses this: "552 Quota".'],
])('%s has a message', (error, words) => {
  expect(hostError(error, 'ftps://office@server.example/').message).toContain(words);
});

describe('known hosts', () => {
  const salt = Buffer.from('salt').toString('base64');
  const hash = createHmac('sha1', Buffer.from('salt')).update('[college.example]:2222').digest('base64');
  const text = [
    '# a comment',
    'college.example,192.0.2.1 ssh-ed25519 AAAA1 office',
    `|1|${salt}|${hash} ssh-rsa AAAA2`,
    '@revoked college.example ssh-rsa AAAA3',
    'other.example ssh-rsa AAAA4',
  ].join('\n');

  test.each([
    ['college.example', 22, ['AAAA1']],
    ['college.example', 2222, ['AAAA2']],
    ['ollege.example', 22, []],
  ])('%s at %i', (host, port, keys) => {
    expect(knownKeys(text, knownName(host, port)).map(({ key }) => key)).toEqual(keys);
  });

  test('a written line can be read', () => {
    const { public: publicKey } = ssh2.utils.generateKeyPairSync('ed25519');
    const [type, key = ''] = publicKey.split(' ');
    expect(knownKeys(knownLine('a.example', Buffer.from(key, 'base64')), 'a.example')).toEqual([
      { type, key },
    ]);
    expect(fingerprint(Buffer.from(key, 'base64'))).toMatch(/^SHA256:[\w+/]{43}$/);
  });
});

describe('a server with SFTP', () => {
  const servers: SftpServer[] = [];
  beforeEach(() => {
    // A host that does not respond.
    vi.stubEnv('SSH_AUTH_SOCK', join(parent, 'agent'));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    for (const server of servers.splice(0)) await server.close();
  });

  async function start() {
    const folder = newFolder();
    mkdirSync(join(folder, 'www'));
    const server = await startSftp(folder, 'right');
    servers.push(server);
    const target = {
      kind: 'sftp',
      host: '127.0.0.1',
      port: server.port,
      user: 'office',
      path: '/www',
    } as const;
    const knownHosts = join(folder, 'known_hosts');
    const open = (login: Parameters<typeof openSftp>[1]) => openSftp(target, login, knownHosts);
    return { server, target, folder, known: knownHosts, open };
  }
  const yes = async () => true;

  test('needs confirmation when it is unknown, is remembered, and refused with another key', async () => {
    const { target, known: knownHosts, open } = await start();
    await expect(open({ password: 'right' })).rejects.toThrow(
      'does not know the host yet. Its key is SHA256:',
    );
    await expect(open({ password: 'right', confirm: async () => false })).rejects.toThrow('SHA256:');
    expect(existsSync(knownHosts)).toBe(false);
    await (await open({ password: 'right', confirm: yes })).close();
    await (await open({ password: 'right' })).close();
    const otherKey = Buffer.from('AAAAC3NzaC1lZDI1NTE5AAAA', 'base64');
    writeFileSync(knownHosts, knownLine(knownName('127.0.0.1', target.port), otherKey));
    await expect(open({ password: 'right', confirm: yes })).rejects.toThrow('another key than before');
  });

  test('gets the given password, or else asks for it', async () => {
    const { open } = await start();
    await (await open({ askPassword: async () => 'right', confirm: yes })).close();
    await expect(open({ askPassword: async () => 'wrong' })).rejects.toThrow('does not accept');
    const wrong = { password: 'wrong', askPassword: async () => 'right' };
    await expect(open(wrong)).rejects.toThrow('does not accept');
    await expect(open({})).rejects.toThrow('nobody at a terminal');
  });

  test('that does not exist has a message', async () => {
    const { open, server } = await start();
    await server.close();
    servers.pop();
    await expect(open({ password: 'right' })).rejects.toThrow('does not answer at this port');
  });

  test('has this release, the next one after a broken connection, and the previous one', async () => {
    const { folder, server, open: login } = await start();
    const open = () => login({ password: 'right', confirm: yes });
    const first = new Map(Object.entries({ ...FIRST, 'proof.txt': '' }));
    const second = new Map(Object.entries(SECOND));
    for (let number = 0; number < 10; number++)
      second.set(`documents/${number}.pdf`, `${number}`.repeat(50_000));
    let host = await open();
    expect(await send(host, first)).toBe(5);
    server.breakAfter(200_000);
    await expect(send(host, second)).rejects.toThrow('The connection to the host broke.');
    expect(served(join(folder, 'www'))).toEqual(FIRST);
    server.breakAfter(Number.POSITIVE_INFINITY);
    host = await open();
    expect(await send(host, second)).toBeLessThan(12);
    expect(served(join(folder, 'www'))).toEqual(SECOND);
    await goBack(host);
    expect(served(join(folder, 'www'))).toEqual(FIRST);
    expect(readFileSync(join(folder, 'www/proof.txt'), 'utf8')).toBe('');
    expect(existsSync(join(folder, 'www/documents'))).toBe(false);
    await host.close();
  });

  test('with a full disk keeps its release, and says so', async () => {
    const { server, folder, open } = await start();
    const host = await open({ password: 'right', confirm: yes });
    await send(host, new Map(Object.entries(FIRST)));
    server.fullAfter(10);
    const large = new Map(Object.entries({ ...SECOND, 'assets/b.js': 'b'.repeat(100) }));
    await expect(send(host, large)).rejects.toThrow('The host refuses this');
    expect(served(join(folder, 'www'))).toEqual(FIRST);
    server.fullAfter(Number.POSITIVE_INFINITY);
    await send(host, new Map(Object.entries(SECOND)));
    expect(served(join(folder, 'www'))).toEqual(SECOND);
    await host.close();
  });
});
