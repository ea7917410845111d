/** `npm run publish` to a store with the S3 protocol. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatPublishOutcome } from '../../src/node/deploy/formatPublishOutcome.ts';
import { type PublishOptions, publishSite, rollBack } from '../../src/node/deploy/index.ts';
import { openS3 } from '../../src/node/deploy/s3Host.ts';
import type { StoreTarget } from '../../src/node/deploy/target.ts';
import { KEY, type StoreServer, startS3 } from '../s3Server.ts';
import { fixtureFolder } from './fixtures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const BUCKET = 'college-site';
const FIRST = {
  'index.html': 'home',
  'about/index.html': 'about',
  'ക്യാമ്പ്/ഒന്ന് രണ്ട്/index.html': 'camp',
  'assets/a.js': 'a',
  'feed.xml': 'feed',
};
const SECOND = { 'index.html': 'new home', 'team/index.html': 'team', 'assets/b.js': 'b' };
const PATHS = Object.keys({ ...FIRST, ...SECOND });

const parent = temporaryFolder('publishing-store');
const newFolder = () => mkdtempSync(join(parent, 'case-'));

let server: StoreServer;
beforeEach(async () => {
  // Without the keys of the user who runs the tests.
  const none = join(parent, 'none');
  vi.stubEnv('AWS_CONFIG_FILE', none);
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', none);
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  vi.stubEnv('AWS_REGION', undefined);
  vi.stubEnv('AWS_PROFILE', undefined);
  vi.stubEnv('AWS_SESSION_TOKEN', undefined);
  for (const [name, value] of Object.entries(KEY)) vi.stubEnv(name, value);
  server = await startS3(newFolder(), BUCKET);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const target = (more: Partial<StoreTarget> = {}): StoreTarget => ({
  kind: 's3',
  bucket: BUCKET,
  path: '',
  endpoint: server.endpoint,
  region: undefined,
  ...more,
});

const publishing = (to: StoreTarget): PublishOptions => ({
  folder: fixtureFolder('site'),
  site: { name: 'Boats' },
  target: to,
  prompts: {},
  dryRun: false,
  yes: false,
});

function built(files: Readonly<Record<string, string>>): string {
  const out = newFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  return out;
}

/** A visitor's response. */
const fetchObject = (path: string) => fetch(`${server.endpoint}/${BUCKET}/${path}`);

async function served(): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const path of PATHS) {
    const answer = await fetchObject(path);
    const text = await answer.text();
    if (answer.ok) contents[path] = text;
  }
  return contents;
}

test('a store has this release, the next and the previous one', async () => {
  const to = publishing(target());
  const outputOf = async (out: string, dryRun = false) =>
    formatPublishOutcome(await publishSite(out, { ...to, dryRun }), to.target);
  expect(await outputOf(built(FIRST))).toBe(`5 files sent, 0 removed: s3://${BUCKET}`);
  expect(await served()).toEqual(FIRST);
  const second = built(SECOND);
  expect(await outputOf(second, true)).toContain('3 files would be sent');
  expect(await served()).toEqual(FIRST);
  expect(await outputOf(second)).toBe(`3 files sent, 4 removed: s3://${BUCKET}`);
  expect(await served()).toEqual(SECOND);
  expect(await outputOf(second)).toBe(`s3://${BUCKET} has this release already.`);
  expect(formatPublishOutcome(await rollBack(to), to.target)).toContain('5 files sent, 2 removed');
  expect(await served()).toEqual(FIRST);
});

test('a file is uploaded with its digest, type and cache lifetime', async () => {
  await publishSite(built(FIRST), publishing(target()));
  const headers = async (path: string) => {
    const answer = await fetchObject(path);
    await answer.text();
    return [answer.headers.get('content-type'), answer.headers.get('cache-control')];
  };
  expect(await headers('about/')).toEqual(['text/html; charset=utf-8', 'public, max-age=0, must-revalidate']);
  expect(await headers('assets/a.js')).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect(await headers('feed.xml')).toEqual([
    'application/atom+xml; charset=utf-8',
    'public, max-age=0, must-revalidate',
  ]);
  expect([...server.digests.values()]).toContain(createHash('sha256').update('home').digest('hex'));
});

test('a site may be in a part of a bucket, and its siblings stay', async () => {
  const [one, other] = ['one', 'other'].map((path) => publishing(target({ path })));
  if (!one || !other) throw new Error('There are two.');
  await publishSite(built(FIRST), one);
  await publishSite(built(SECOND), other);
  await publishSite(built(SECOND), one);
  expect(await (await fetchObject('one/team/')).text()).toBe('team');
  expect(await (await fetchObject('other/')).text()).toBe('new home');
  expect((await fetchObject('one/about/')).status).toBe(404);
});

test('wherever the connection breaks, the next run completes its release', async () => {
  const to = publishing(target());
  const outs = [built(FIRST), built(SECOND)] as const;
  await publishSite(outs[0], to);
  const isCut: boolean[] = [];
  for (const requests of [0, 5, 9, 11, 12, 13, 16, 20, 23]) {
    server.breakAfter(requests);
    const message = await publishSite(outs[1], to).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    server.breakAfter(Number.POSITIVE_INFINITY);
    if (message !== undefined) expect(message).toContain('The connection to the host broke.');
    isCut.push(message !== undefined);
    await publishSite(outs[0], to);
    expect(await served()).toEqual(FIRST);
  }
  expect(isCut).toContain(true);
});

test.each([
  ['a key that nobody knows', { AWS_ACCESS_KEY_ID: 'NOBODY' }, {}, 'does not accept the key'],
  ['a wrong key', { AWS_SECRET_ACCESS_KEY: 'wrong' }, {}, 'does not accept the key'],
  ['no key', { AWS_ACCESS_KEY_ID: undefined }, {}, 'has no key for the store'],
  ['no bucket', {}, { bucket: 'colege-site' }, 'has no bucket of this name'],
  ['no region', {}, { endpoint: undefined }, 'in which one'],
  ['no store', {}, { endpoint: 'http://127.0.0.1:1' }, 'does not answer at this port'],
])('%s has a message', async (_, env, more, words) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const to = publishing(target(more));
  await expect(publishSite(built(FIRST), to)).rejects.toThrow(words);
});

test('without its package the command explains the installation', async () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(openS3(target(), [], () => Promise.reject(missing))).rejects.toMatchObject({
    problems: [{ code: 'publish-package', hint: expect.stringContaining('npm install @aws-sdk/client-s3') }],
  });
});
