/** The saved session of an editor. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultPort, loadSavedSession, saveSession } from '../../src/editor/server/savedSession.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('edit-saved-session');
let count = 0;

function newSite(): string {
  count += 1;
  const site = join(folder, `site-${count}`);
  mkdirSync(site);
  return site;
}

function keptSite() {
  const site = newSite();
  const lasting = { ...loadSavedSession(site), port: 5199, preview: 40_001 };
  saveSession(site, lasting);
  return { site, lasting, file: join(site, '.cache/editor.json') };
}

test('the token and the ports are restored', () => {
  const { site, lasting } = keptSite();
  expect(loadSavedSession(site)).toEqual(lasting);
  saveSession(site, { ...lasting, port: 5200 });
  expect(loadSavedSession(site)).toEqual({ ...lasting, port: 5200 });
});

test('two sites have two tokens, and reading one leaves nothing', () => {
  const [one, other] = [newSite(), newSite()];
  expect(loadSavedSession(one).token).not.toBe(loadSavedSession(other).token);
  expect(existsSync(join(one, '.cache'))).toBe(false);
});

test('the port of a site is not blocked by browsers', () => {
  const ports = Array.from({ length: 500 }, (_, index) => defaultPort(`/home/office/site-${index}`));
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(5180);
  expect(Math.max(...ports)).toBeLessThan(5380);
  expect(new Set(ports).size).toBeGreaterThan(150);
});

test.skipIf(process.platform === 'win32')('the token is readable only for its owner', () => {
  const { site, lasting, file } = keptSite();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  expect(loadSavedSession(site).token).not.toBe(lasting.token);
  saveSession(site, loadSavedSession(site));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a copy of the folder gets its own token', async () => {
  const { site, lasting } = keptSite();
  const copy = join(folder, 'copy');
  await cp(site, copy, { recursive: true });
  expect(loadSavedSession(copy).token).not.toBe(lasting.token);
});

test.skipIf(process.platform === 'win32')('a link is not followed', () => {
  const { site } = keptSite();
  const other = newSite();
  const target = join(folder, 'target.json');
  writeFileSync(target, 'as it was', { mode: 0o600 });
  mkdirSync(join(other, '.cache'));
  symlinkSync(target, join(other, '.cache/editor.json'));
  saveSession(other, loadSavedSession(site));
  expect(readFileSync(target, 'utf8')).toBe('as it was');
});

test.each(['', '{', 'null', '[]', '{"token":"short"}', '{"token":7}'])('%j is no token', (text) => {
  const { site, lasting, file } = keptSite();
  const session = text === '{"token":"short"}' ? JSON.stringify({ site, token: 'short' }) : text;
  writeFileSync(file, session);
  expect(loadSavedSession(site).token).toMatch(/^[\w-]{32}$/);
  expect(loadSavedSession(site).token).not.toBe(lasting.token);
});

test('an invalid port is omitted', () => {
  const { site, lasting } = keptSite();
  saveSession(site, { ...lasting, port: 65_536, preview: -1 });
  expect(loadSavedSession(site)).toEqual({ token: lasting.token });
});
