/** Downloads of the import: https, the host of the old site, limits, and a cache. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDownloader } from '../../src/node/authoring/import/download.ts';
import { importMedia, MAX_FILE_BYTES } from '../../src/node/authoring/import/media.ts';
import { photo } from './birdSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const ORIGIN = 'https://old.example';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('import-download');
  process.env.XDG_CACHE_HOME = folder;
});

/** A fake of `fetch`, with the addresses that were requested. */
function fakeFetch(respond: (url: string) => Response) {
  const requests: string[] = [];
  const fetchFile = (async (input: URL, options?: RequestInit) => {
    expect(options?.redirect).toBe('manual');
    requests.push(input.href);
    return respond(input.href);
  }) as unknown as typeof fetch;
  return { requests, download: createDownloader(ORIGIN, fetchFile) };
}

const file = (body: BodyInit = 'words', type = 'image/png') =>
  new Response(body, { headers: { 'content-type': type } });
const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

describe('a download', () => {
  const target = () => join(folder, 'file.png');

  test.each(['https://old.example/a.png', 'http://old.example/a.png', 'https://www.old.example/a.png'])(
    'of %s is by https',
    async (url) => {
      const { download, requests } = fakeFetch(() => file());
      await download(new URL(url), target());
      expect(requests).toEqual([url.replace('http:', 'https:')]);
      expect(readFileSync(target(), 'utf8')).toBe('words');
      expect(existsSync(`${target()}.part`)).toBe(false);
    },
  );

  test.each([
    'https://far.example/a.png',
    'https://old.example.evil.example/a.png',
    'https://old.example:8443/a.png',
    'https://127.0.0.1/a.png',
    'ftp://old.example/a.png',
    'file:///etc/passwd',
  ])('of %s is refused', async (url) => {
    const { download, requests } = fakeFetch(() => file());
    await expect(download(new URL(url), target())).rejects.toThrow('it is on another site');
    expect(requests).toEqual([]);
  });

  test('follows redirects within the host only', async () => {
    const { download } = fakeFetch((url) =>
      url.endsWith('/a.png')
        ? redirect('/b.png')
        : url.endsWith('/b.png')
          ? redirect('http://www.old.example/c.png')
          : file('c'),
    );
    await download(new URL('/a.png', ORIGIN), target());
    expect(readFileSync(target(), 'utf8')).toBe('c');
    const away = fakeFetch(() => redirect('https://127.0.0.1/secret'));
    await expect(away.download(new URL('/a.png', ORIGIN), target())).rejects.toThrow('it is on another site');
    expect(away.requests).toHaveLength(1);
    const endless = fakeFetch((url) => redirect(`${url}x`));
    await expect(endless.download(new URL('/a', ORIGIN), target())).rejects.toThrow(
      'it has too many redirects',
    );
  });

  test.each([
    [
      'a page',
      () => file('<html>', 'text/html; charset=utf-8'),
      'the old site sends the type text/html; charset=utf-8',
    ],
    [
      'a script',
      () => file('x', 'application/javascript'),
      'the old site sends the type application/javascript',
    ],
    ['no type', () => new Response(new Uint8Array(3)), 'the old site sends the type unknown'],
    ['404', () => new Response('', { status: 404 }), 'the old site responds with 404'],
    ['500', () => new Response('', { status: 500 }), 'the old site responds with 500'],
  ])('of %s is refused', async (_, respond, reason) => {
    const { download } = fakeFetch(respond);
    await expect(download(new URL('/a.png', ORIGIN), target())).rejects.toThrow(reason);
    expect(existsSync(target())).toBe(false);
  });

  test('of a file without an end stops at the limit, and leaves nothing', async () => {
    let sent = 0;
    const piece = new Uint8Array(4 * 1024 * 1024);
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += piece.length;
          controller.enqueue(piece);
        },
      });
    const { download } = fakeFetch(() => file(endless()));
    await expect(download(new URL('/a.png', ORIGIN), target())).rejects.toThrow('it has more than 50 MB');
    expect(sent).toBeLessThan(MAX_FILE_BYTES + 16 * piece.length);
    expect(existsSync(target()) || existsSync(`${target()}.part`)).toBe(false);
  });

  test('that breaks off leaves nothing', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(9));
      },
      pull(controller) {
        controller.error(new Error('the connection was lost'));
      },
    });
    const { download } = fakeFetch(() => file(broken));
    await expect(download(new URL('/a.png', ORIGIN), target())).rejects.toThrow('the connection was lost');
    expect(existsSync(target()) || existsSync(`${target()}.part`)).toBe(false);
  });

  test('starts 200 ms after the previous one', async () => {
    const { download } = fakeFetch(() => file());
    const start = performance.now();
    const urls = ['/a.png', '/b.png', '/c.png'].map((path) => new URL(path, ORIGIN));
    await Promise.all(urls.map((url, index) => download(url, join(folder, `${index}.png`))));
    expect(performance.now() - start).toBeGreaterThan(390);
  });
});

test('a later run does not download finished files again', async () => {
  const jpeg = await photo({ motif: 1, width: 60, height: 40 });
  const addresses = new Map(['/a.jpg', '/b.jpg', '/c.jpg'].map((path) => [path, new URL(path, ORIGIN)]));
  const requested: string[] = [];
  let isBroken = true;
  const options = () => ({
    find: () => undefined,
    takenPaths: new Set<string>(),
    previous: {},
    download: async (url: URL, target: string) => {
      requested.push(url.pathname);
      if (isBroken && url.pathname === '/b.jpg') throw new Error('the old site responds with 503');
      writeFileSync(target, jpeg);
    },
  });
  const first = await importMedia(addresses, options());
  expect([...first.missing]).toEqual([['/b.jpg', 'the old site responds with 503']]);
  isBroken = false;
  const second = await importMedia(addresses, options());
  expect(second.missing.size).toBe(0);
  expect(requested.sort()).toEqual(['/a.jpg', '/b.jpg', '/b.jpg', '/c.jpg']);
  // One picture at three addresses is one file.
  expect(new Set([...second.files.values()].map(({ path }) => path)).size).toBe(1);
});
