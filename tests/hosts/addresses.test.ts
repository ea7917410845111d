/** Every address of the site, in every form, on our server, nginx and Apache. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, inject, test } from 'vitest';
import type { PageSummary } from '../../src/core/model.ts';
import { href, outputFile, writtenPath } from '../../src/core/route/path.ts';
import { readManifest } from '../../src/node/content/folder.ts';
import { HOST_FILES, notFoundFile } from '../../src/node/content/generatedFiles.ts';
import { parseHeaders } from '../../src/node/hosts/netlify.ts';
import { prefix } from '../prefix.ts';
import { COLLEGE } from '../sites.ts';
import { sample } from '../thorough.ts';
import { equivalentAddresses, redirectedAddresses } from './addressVariants.ts';
import { findFileFault, findHeaderFault, findRedirectFault } from './expectedResponses.ts';
import { createHostClient } from './request.ts';

const site = inject('hosted');
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const rules = parseHeaders(read(HOST_FILES.headers)).map((rule) => ({
  ...rule,
  prefix: rule.prefix.slice(prefix.length),
}));
const pages = (JSON.parse(read('pages.json')) as PageSummary[]).map(({ path }) => path);
/** Each of these is requested in every form. */
const requested = sample(pages, 4);
const { redirects = [] } = await readManifest(COLLEGE);
const names = new Set<string>(Object.values(HOST_FILES));
const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('index.html') && !names.has(file) && statSync(join(site, file)).isFile());

test('the site has addresses of every kind', () => {
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter((path) => path.normalize('NFD') !== path).length).toBeGreaterThan(30);
  expect(redirects.length).toBeGreaterThan(10);
  expect([...new Set(files.map((file) => extname(file)))]).toEqual(
    expect.arrayContaining([
      '.js',
      '.css',
      '.webp',
      '.jpg',
      '.pdf',
      '.ics',
      '.xml',
      '.webmanifest',
      '.json',
      '.svg',
    ]),
  );
});

describe.each(Object.entries(inject('ports')))('on %s', (name, port) => {
  const host = createHostClient(port, prefix);
  afterAll(() => host.close());

  test('every page is at its address, in any encoding, with its headers', async () => {
    const questions = requested.flatMap((path) => equivalentAddresses(path).map((form) => ({ path, form })));
    expect(questions.length).toBeGreaterThan(requested.length * 2);
    expect(
      await host.findFaults(questions, (answer, { path }) =>
        findFileFault(answer, site, outputFile(path), rules),
      ),
    ).toEqual([]);
  });

  test('every variant of its address redirects in one step and keeps the query', async () => {
    const questions = requested.flatMap((path) =>
      redirectedAddresses(path).flatMap((form) => [
        { form, to: prefix + href(path) },
        { form: `${form}?q=a%20b`, to: `${prefix}${href(path)}?q=a%20b` },
      ]),
    );
    expect(await host.findFaults(questions, (answer, { to }) => findRedirectFault(answer, to))).toEqual([]);
  });

  test('every old address redirects to its page, with the headers of the site', async () => {
    const questions = redirects.flatMap(({ from, to }) =>
      [...equivalentAddresses(writtenPath(from)), ...redirectedAddresses(writtenPath(from))].map((form) => ({
        form,
        to: prefix + href(writtenPath(to)) + (/\?.*$/.exec(form)?.[0] ?? ''),
      })),
    );
    expect(
      await host.findFaults(
        questions,
        (answer, { to }) =>
          findRedirectFault(answer, to) ??
          findHeaderFault(
            { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
            '404.html',
            rules,
          ),
      ),
    ).toEqual([]);
  });

  test('every other file has its type, its headers and its length', async () => {
    const answers = await Promise.all(
      files.map(async (file) => ({ file, answer: await host.send(href(file).slice(0, -1), {}, 'HEAD') })),
    );
    const wrong = answers.flatMap(({ file, answer }) => {
      const against =
        answer.status !== 200
          ? `${answer.status} in place of 200`
          : Number(answer.headers['content-length']) !== statSync(join(site, file)).size
            ? `${answer.headers['content-length']} bytes`
            : findHeaderFault(answer.headers, file, rules);
      return against === undefined ? [] : [`${file}: ${against}`];
    });
    expect(wrong).toEqual([]);
  });

  test('these are the headers', async () => {
    const headersOf = async (address: string) => (await host.send(address)).headers;
    expect(await headersOf('/aboutus/')).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
    });
    const asset = files.find((file) => file.startsWith('assets/') && file.endsWith('.js'));
    expect(await headersOf(`/${asset}`)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^text\/javascript/),
    });
    const types: Record<string, RegExp> = {
      '/feed.xml': /^application\/atom\+xml/,
      '/sitemap.xml': /^application\/xml/,
      '/events.ics': /^text\/calendar; ?charset=utf-8/i,
      '/manifest.webmanifest': /^application\/manifest\+json/,
      [`/${files.find((file) => file.endsWith('.webp'))}`]: /^image\/webp/,
    };
    for (const [address, type] of Object.entries(types)) {
      expect((await headersOf(address))['content-type'], address).toMatch(type);
    }
  });

  test.each([
    '/nothing-here/',
    '/nothing-here',
    '/aboutus/nothing/',
    '/AboutUs/',
    '/assets/nothing.js',
    '/images/nothing.jpg',
    '/data/nothing.json',
    '/%FF/',
    '/activities%2Fyrc/',
    '/activities%2fyrc/',
    '/activities%5Cyrc/',
    '//aboutus/',
    '/aboutus//',
    '/assets/',
    '/data/',
    '/_headers',
    '/_redirects',
    '/_nginx.conf',
    '/.htaccess',
    '/.nojekyll',
    '/.site-from-data.json',
    '/.git/config',
    '/data/.hidden',
    '/.well-known/nothing',
    '/constructor/',
  ])('%s is not found, and the page says so', async (address) => {
    expect(findFileFault(await host.send(address), site, '404.html', rules, 404)).toBeUndefined();
  });

  test('a missing entry has the not-found page of its list', async () => {
    const file = notFoundFile('activities/yrc');
    const answer = await host.send('/activities/yrc/%E0%B4%B2/');
    expect(findFileFault(answer, site, file, rules, 404)).toBeUndefined();
  });

  test.each([
    '/%ZZ/',
    '/%',
    '/%E0%B4',
    '/a%00b/',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    `/${'a'.repeat(5000)}/`,
    `/${'%E0%B4%B2'.repeat(100)}/`,
  ])('%s is refused, and the host continues', async (address) => {
    expect([400, 403, 404, 414]).toContain((await host.send(address)).status);
    expect((await host.send('/')).status).toBe(200);
  });

  test('text is compressed, and an unchanged file is not sent again', async () => {
    const packed = { 'Accept-Encoding': 'gzip' };
    for (const address of ['/aboutus/', '/data/about.json', '/feed.xml']) {
      const { headers, body } = await host.send(address, packed);
      expect(headers['content-encoding'], address).toBe('gzip');
      expect(body.length, address).toBeLessThan(1.02 * gzipSync(gunzipSync(body)).length);
      expect(headers.vary, address).toMatch(/accept-encoding/i);
      const again = await host.send(address, { ...packed, 'If-None-Match': headers.etag ?? '' });
      expect(again.status, address).toBe(304);
    }
    const picture = await host.send(`/${files.find((file) => file.endsWith('.jpg'))}`, packed);
    expect(picture.headers['content-encoding']).toBeUndefined();
  });

  if (prefix !== '')
    test('the path without its last slash redirects to the home page', async () => {
      expect(findRedirectFault(await host.send(''), `${prefix}/`)).toBeUndefined();
      expect(findRedirectFault(await host.send('?q=a%20b'), `${prefix}/?q=a%20b`)).toBeUndefined();
    });

  test('other methods are refused', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await host.send('/aboutus/', {}, method)).status, `${method} on ${name}`).toBe(405);
    }
  });
});
