/** `npm run check -- --live SITEMAP`: the addresses of an old site on the host of the new one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { canonicalPath, href } from '../../src/core/route/path.ts';
import { checkSite } from '../../src/node/check/index.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { checkOldAddresses } from '../../src/node/deploy/live/oldAddresses.ts';
import type { LinkSettings } from '../../src/node/deploy/live/requestLink.ts';
import { isSitemap, readSitemapAddresses } from '../../src/node/deploy/live/sitemapAddresses.ts';
import { UsageError } from '../../src/node/system/usageError.ts';
import { fixesOf } from './proposals.ts';
import { type Change, changed, fixtureSite, set, writeFiles } from './siteCase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const ORIGIN = 'https://school.example';
const OLD = 'https://old.example';
const PAGES = ['', 'crew', 'voyages', 'voyages/round-the-island'];
const folder = temporaryFolder('old-sitemap');

const urlset = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map(
      (address) =>
        `<url><loc>\n${address}\n</loc><image:image><image:loc>${OLD}/a.jpg</image:loc></image:image></url>`,
    )
    .join('')}</urlset>`;
const index = (...addresses: string[]) =>
  `<sitemapindex>${addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('')}</sitemapindex>`;

const redirectTo = (location: string) => new Response(null, { status: 301, headers: { Location: location } });

/** The responses of both hosts, by address; the new one has the pages and the redirects of `moved`. */
function settingsFor(
  moved: Readonly<Record<string, string>> = {},
  others: Readonly<Record<string, () => Response>> = {},
  base = '',
): LinkSettings & { log: string[] } {
  const log: string[] = [];
  return {
    log,
    timeoutMs: 1000,
    pause: async () => void log.push('pause'),
    refusal: async () => 'which is refused.',
    fetch: async (address, init) => {
      log.push(`${init.method ?? 'GET'} ${address}`);
      const other = others[address]?.();
      if (other) return other;
      const { origin, pathname, search } = new URL(address);
      const target = moved[pathname + search];
      if (target !== undefined) return redirectTo(target);
      const path = canonicalPath(pathname.slice(base.length));
      return new Response('', { status: origin === ORIGIN && PAGES.includes(path ?? '-') ? 200 : 404 });
    },
  };
}

const quiet = { add: () => {}, done: () => {}, end: () => {} };

const filesOf = (...changes: Change[]) =>
  changed(fixtureSite(), [set('manifest/site.json', '/origin', ORIGIN), ...changes]);

function saved(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

async function check(addresses: string[], settings: LinkSettings, ...changes: Change[]) {
  const files = filesOf(...changes);
  const site = writeFiles(folder, files);
  const sitemap = saved('old.xml', urlset(...addresses));
  const result = await checkOldAddresses(await readCheckedSite(site), sitemap, settings, quiet);
  return { ...result, files };
}

test('pages and redirects are found, one request at a time', async () => {
  const settings = settingsFor({ '/about.html': '/crew', '/crew': '/crew/', '/?p=5': `${ORIGIN}/voyages/` });
  const { problems, summary } = await check(
    [`${OLD}/crew/`, `${OLD}/about.html`, `${OLD}/?p=5`, 'ftp://old.example/x', `${OLD}/crew/`],
    settings,
  );
  expect(problems).toEqual([]);
  expect(summary).toBe('3 old addresses: 3 lead to a page, 0 do not.');
  expect(settings.log.slice(0, 4)).toEqual([
    `HEAD ${ORIGIN}/crew/`,
    'pause',
    `HEAD ${ORIGIN}/about.html`,
    'pause',
  ]);
});

test('the hint of a lost address passes the next check', async () => {
  const lost: [address: string, from: string, to: string][] = [
    ['/2019/05/crew.html', '2019/05/crew.html', 'crew'],
    ['/%E0%B4%AA%E0%B4%B4%E0%B4%AF/?lang=en', 'പഴയ?lang=en', ''],
    ['/index.php?x=%C3%BC&page_id=7', 'index.php?page_id=7', ''],
    ['/voyage/', 'voyage', 'voyages'],
  ];
  const { problems, files, summary } = await check(
    lost.map(([address]) => OLD + address),
    settingsFor(),
  );
  expect(summary).toBe('4 old addresses: 0 lead to a page, 4 do not.');
  const moved: Record<string, string> = {};
  let fixed = files;
  for (const [address, from, to] of lost) {
    const problem = problems.find(({ value }) => value === ORIGIN + address);
    expect(problem, address).toMatchObject({ code: 'live-address-lost', file: 'manifest/routes.json' });
    expect(problem?.hint).toContain(`{ "from": "${from}", "to": "${to}" }`);
    if (problem) fixed = changed(fixed, fixesOf(problem, fixed));
    moved[address] = href(to);
  }
  const site = writeFiles(folder, fixed);
  expect((await checkSite(site)).filter(({ severity }) => severity === 'error')).toEqual([]);
  const again = await checkOldAddresses(
    await readCheckedSite(site),
    join(folder, 'old.xml'),
    settingsFor(moved),
    quiet,
  );
  expect(again.problems).toEqual([]);
});

test.each<[what: string, address: string, message: string, hint: string]>([
  ['the query of a page', '/?p=9', 'The host ignores "?"', 'Add { "from": "?p=9", "to": … }'],
  [
    'a redirect that is not published',
    '/trips/',
    'The host answers 404.',
    'Build the site and publish it again.',
  ],
  [
    'a page that is not published',
    '/logbook/',
    'The host answers 404.',
    'Build the site and publish it again.',
  ],
  ['a reserved folder', '/images/a.jpg', 'The host answers 404.', 'No redirect can have this address'],
  ['a malformed address', '/a%2Fb', 'The host answers 404.', 'No redirect can have this address'],
  ['a circle', '/circle', 'It leads from one address to the next without an end.', 'Add { "from": "circle"'],
  ['another host', '/away', 'It leads to https://10.0.0.1/, which is refused.', 'Add { "from": "away"'],
])('%s', async (_, address, message, hint) => {
  const moved = { '/circle': '/circle', '/away': 'https://10.0.0.1/' };
  const { problems } = await check([OLD + address], settingsFor(moved));
  expect(problems).toMatchObject([{ value: ORIGIN + address }]);
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.hint).toContain(hint);
});

test('a redirect of a query that only the app follows is enough', async () => {
  const redirect = set('manifest/routes.json', '/redirects/-', { from: '?p=5', to: 'crew' });
  expect((await check([`${OLD}/?p=5&lang=en`], settingsFor(), redirect)).problems).toEqual([]);
});

test('an old address is below the base path of the site', async () => {
  const origin = set('manifest/site.json', '/origin', `${ORIGIN}/sea`);
  const settings = settingsFor({}, {}, '/sea');
  const { problems } = await check([`${OLD}/crew/`, `${OLD}/sea/voyages/`, `${OLD}/gone/`], settings, origin);
  expect(problems.map(({ value }) => value)).toEqual([`${ORIGIN}/sea/gone/`]);
  expect(settings.log).toContain(`HEAD ${ORIGIN}/sea/voyages/`);
});

test('a host that is down ends the check', async () => {
  const settings = {
    ...settingsFor(),
    fetch: async () => {
      throw new TypeError('fetch failed');
    },
  };
  const addresses = Array.from({ length: 50 }, (_, number) => `${OLD}/${number}`);
  const { problems } = await check(addresses, settings);
  expect(problems).toMatchObject([{ code: 'live-unreachable', value: ORIGIN }]);
});

test('a site without an address is told where to write it', async () => {
  const site = await readCheckedSite(writeFiles(folder, fixtureSite()));
  const result = checkOldAddresses(site, saved('any.xml', urlset()), settingsFor(), quiet);
  await expect(result).rejects.toThrow('Write the address of the website as "origin"');
});

const pathsOf = async (source: string, others: Readonly<Record<string, () => Response>> = {}) =>
  (await readSitemapAddresses(source, settingsFor({}, others))).map(({ pathname }) => pathname);

test('an index is read with its parts, packed or not, from a host or from saved files', async () => {
  const parts = {
    [`${OLD}/a.xml.gz`]: gzipSync(urlset(`${OLD}/a`)),
    [`${OLD}/b.xml`]: urlset(`${OLD}/b&amp;c`),
  };
  const responses = Object.fromEntries(
    Object.entries({ ...parts, [`${OLD}/all.xml`]: index(...Object.keys(parts)) }).map(([address, body]) => [
      address,
      () => new Response(typeof body === 'string' ? body : new Uint8Array(body)),
    ]),
  );
  expect(await pathsOf(`${OLD}/all.xml`, responses)).toEqual(['/a', '/b&c']);
  for (const [address, body] of Object.entries(parts)) saved(address.slice(OLD.length + 1), body);
  expect(await pathsOf(saved('all.xml', index(...Object.keys(parts))))).toEqual(['/a', '/b&c']);
});

test.each<[what: string, content: string | Buffer, message: string]>([
  ['another document', '<html></html>', 'is not a sitemap.'],
  ['an index on another network', index('http://10.0.0.1/a.xml'), 'which is in a private network.'],
  ['a file of this computer', index('file:///etc/passwd'), 'lists "file:///etc/passwd".'],
  ['a bomb', gzipSync(Buffer.alloc(60 * 1024 * 1024)), 'larger than 50 MB when it is unpacked.'],
  ['too many addresses', urlset(...Array.from({ length: 50_001 }, (_, n) => `${OLD}/${n}`)), 'is too large'],
])('%s is refused', async (_, content, message) => {
  const result = pathsOf(saved('bad.xml', content));
  await expect(result).rejects.toThrow(message);
  await expect(result).rejects.toBeInstanceOf(UsageError);
});

test('entities of the document are not expanded', async () => {
  const text = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${urlset(`${OLD}/a&e;`)}`;
  expect(await pathsOf(saved('entity.xml', text))).toEqual(['/a&e;']);
  expect(readFileSync(join(folder, 'entity.xml'), 'utf8')).toContain('ENTITY');
});

test('a host that has no sitemap is reported', async () => {
  await expect(pathsOf(`${OLD}/none.xml`)).rejects.toThrow('The host answers 404.');
  await expect(pathsOf(join(folder, 'none.xml'))).rejects.toThrow('cannot be read.');
});

test.each([
  ['sitemap.xml', true],
  ['https://old.example/wp-sitemap.xml?x=1', true],
  ['OLD.XML.GZ', true],
  ['https://college.example', false],
])('%s is a sitemap: %s', (text, expected) => expect(isSitemap(text)).toBe(expected));
