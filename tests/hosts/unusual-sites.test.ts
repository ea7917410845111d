/** Addresses with special characters of configuration files, on nginx and Apache; and an Apache without some modules. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { targetHref } from '../../src/core/route/link.ts';
import { href, outputFile } from '../../src/core/route/path.ts';
import { queryRedirects } from '../../src/core/route/queryRedirects.ts';
import { redirectRule } from '../../src/core/route/redirects.ts';
import { notFoundFile } from '../../src/node/content/generatedFiles.ts';
import { HTTPS_ONLY_HEADERS, headerRules } from '../../src/node/hosts/headers.ts';
import { writeHostFiles } from '../../src/node/hosts/index.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { INLINE_TEXTS, MINIMAL_SITE } from '../sites.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { equivalentAddresses, redirectedAddresses } from './addressVariants.ts';
import { findFileFault, findRedirectFault } from './expectedResponses.ts';
import { createHostClient, type HostResponse } from './request.ts';
import { allowReading, type Certificate, makeCertificate, startApache, startNginx } from './servers.ts';
import type { Server } from './start.ts';

const paths = [
  '',
  'b.sc (hons)',
  'a "quoted" page',
  'cost $1 & $args',
  '50% off %20 %1',
  "it's; so {all} of it",
  'plus+minus=zero,tilde~',
  'stars ** [x] ^y| z',
  'one @ two : three',
  'é/ệ/각하',
  'ോ ൊ ൌ/ലോക-മാനസികാരോഗ്യ-ദിനം',
  'ോ',
  'a/b/c/d',
  'ml',
];
/** A language and families with separate not-found pages. */
const notFoundParents = [
  'ml',
  'é/ệ',
  'é/ệ/각하',
  'ോ ൊ ൌ',
  'a "quoted" page',
  'cost $1 & $args',
  '50% off %20 %1',
  "it's; so {all} of it",
  'stars ** [x] ^y| z',
];
const redirects = paths
  .slice(1)
  .map((path, index) =>
    redirectRule(`alt ${path}/${path.replaceAll('/', ' ')}`, paths[(index + 5) % paths.length] ?? ''),
  );

/** Redirected families: to another, to the root of the site, to one page. */
const families = [
  redirectRule('été/ệ/*', 'ോ ൊ ൌ/*'),
  redirectRule('alt ** [x] ^y|/a "b"/*', "it's; {all} of it/*"),
  redirectRule('$1 & %1/*', '*'),
  redirectRule('vorbei/ോ/*', 'cost $1 & $args'),
];
/** Below each of them an address with special characters, and the address of an existing page. */
const belowFamilies = families.flatMap(({ from, to }) =>
  ['50% off %20 %1/x', "plus+minus, it's {all} $1 & [x]", 'ലോക-മാനസികാരോഗ്യ-ദിനം'].map((rest) =>
    redirectRule(from.slice(0, -1) + rest, to.endsWith('*') ? to.slice(0, -1) + rest : to),
  ),
);

/** Old addresses of files, and files that replace others. */
const files = [
  redirectRule('about.html', 'ml'),
  redirectRule('index.php', 'plus+minus=zero,tilde~'),
  redirectRule('index.php/2010/name', 'ml'),
  redirectRule('2019/05/Name.HTM', 'ml'),
  redirectRule('wp-content/uploads/2019/report.pdf', 'documents/Report (2019) $1 & %1.pdf'),
];
/** Old addresses of pages that moved to another host: with an escape, a query, a fragment, a dollar sign; a family. */
const OTHER_HOST = 'https://library.example/';
const otherHost = [
  redirectRule('old library', `${OTHER_HOST}search%20it/$1`),
  redirectRule('old catalogue', `${OTHER_HOST}find?q=a%26b&$args`),
  redirectRule('old shelf', `${OTHER_HOST}#shelf-2`),
  redirectRule('books/*', OTHER_HOST),
];
const queries = queryRedirects({
  redirects: [
    { from: '?p=123', to: 'ml' },
    { from: '?book=7', to: `${OTHER_HOST}book?id=7` },
    { from: '?p=1', to: 'cost $1 & $args' },
    { from: '?page_id=1.5-a_b~c', to: '50% off %20 %1' },
    { from: '?attachment_id=7', to: 'documents/Report (2019) $1 & %1.pdf' },
    { from: 'index.php?p=5', to: 'ml' },
    { from: 'default.asp?id=5', to: '' },
    { from: 'a/b/c/d?p=5', to: 'ml' },
    { from: 'b.sc (hons)?p=5', to: 'ml' },
  ],
});

/** At the root of the host, and under a path with a special character of regular expressions. */
const bases = ['', '/a.b/c'];

/** A scanner's file name. */
const CAPITALS = 'Prospectus.PDF';

const folder = temporaryFolder('odd');
/** The site on a host. */
const placed = (base: string) => join(folder, `host${base.length}`, base);
const rules = headerRules(MINIMAL_SITE, INLINE_TEXTS);

beforeAll(async () => {
  for (const base of bases) {
    const site = placed(base);
    for (const file of [...paths.map(outputFile), notFoundFile(), ...notFoundParents.map(notFoundFile)]) {
      await mkdir(dirname(join(site, file)), { recursive: true });
      await writeFile(join(site, file), `<!doctype html><title>${file}</title>`);
    }
    await writeFile(join(site, CAPITALS), '%PDF-1.4');
    await writeHostFiles(site, {
      headers: rules,
      redirects: [...redirects, ...families, ...files, ...otherHost],
      queryRedirects: queries,
      paths,
      base,
      notFoundParents,
    });
  }
  allowReading(folder);
});

const programs = inject('programs');
const starts: Record<string, (base: string) => Promise<Pick<Server, 'port' | 'close'>>> = {
  'our server': (base) => serveSite(placed(base), 0, '127.0.0.1'),
  ...(programs.nginx && { nginx: (base) => startNginx(programs, placed(base), base) }),
  ...(programs.apache && { Apache: (base) => startApache(programs, placed(base), base) }),
};
const combinations = Object.entries(starts).flatMap(([name, start]) =>
  bases.map((base) => ({ name, start, base })),
);

describe.each(combinations)('on $name, under "$base/"', ({ name, start, base }) => {
  let host: Pick<Server, 'port' | 'close'>;
  let client: ReturnType<typeof createHostClient>;
  beforeAll(async () => {
    host = await start(base);
    client = createHostClient(host.port, base);
  });
  afterAll(async () => {
    client?.close();
    await host?.close();
  });

  test('pages and variants of their addresses', async () => {
    const same = paths.flatMap((path) => equivalentAddresses(path).map((form) => ({ path, form })));
    const other = paths.flatMap((path) => redirectedAddresses(path).map((form) => ({ path, form })));
    expect(
      await client.findFaults(same, (answer, { path }) =>
        findFileFault(answer, placed(base), outputFile(path), rules),
      ),
    ).toEqual([]);
    expect(
      await client.findFaults(other, (answer, { path }) => findRedirectFault(answer, base + href(path))),
    ).toEqual([]);
  });

  test('a file with an upper-case extension', async () => {
    const check = (answer: HostResponse) => findFileFault(answer, placed(base), CAPITALS, rules);
    expect(await client.findFaults([{ form: `/${CAPITALS}` }], check)).toEqual([]);
  });

  test('old addresses', async () => {
    const questions = redirects.flatMap(({ from, to }) =>
      [href(from), ...redirectedAddresses(from)].map((form) => ({ form, to: base + href(to) })),
    );
    expect(await client.findFaults(questions, (answer, { to }) => findRedirectFault(answer, to))).toEqual([]);
  });

  test('old addresses of files', async () => {
    const questions = files.flatMap(({ from, to }) =>
      [href(from), href(from).slice(0, -1)].map((form) => ({ form, to: base + targetHref(to) })),
    );
    expect(await client.findFaults(questions, (answer, { to }) => findRedirectFault(answer, to))).toEqual([]);
  });

  test('old addresses of pages on another host', async () => {
    const questions = otherHost.flatMap(({ from, to }) =>
      (from.endsWith('/*') ? ['/books/novels/', '/books/7'] : [href(from), href(from).slice(0, -1)]).flatMap(
        (form) => [
          { form, to },
          { form: `${form}?from=mail`, to: /[?#]/.test(to) ? to : `${to}?from=mail` },
        ],
      ),
    );
    expect(await client.findFaults(questions, (answer, { to }) => findRedirectFault(answer, to))).toEqual([]);
  });

  test('old addresses with a query', async () => {
    const questions = queries.flatMap(({ path, name, value, to }) => {
      const forms =
        path === '' || paths.includes(path) ? [href(path)] : [href(path), href(path).slice(0, -1)];
      return forms.flatMap((form) =>
        [`${name}=${value}`, `lang=en&${name}=${value}`, `${name}=${value}&lang=en`].map((query) => ({
          form: `${form}?${query}`,
          to: targetHref(to, base),
        })),
      );
    });
    expect(questions).toHaveLength(33);
    expect(await client.findFaults(questions, (answer, { to }) => findRedirectFault(answer, to))).toEqual([]);
  });

  test('other queries change nothing', async () => {
    const others = [
      '?',
      '?p',
      '?p=12',
      '?p=1234',
      '?xp=123',
      '?page_id=1x5-a_b~c',
      '?q=p=123',
      '?P=',
      '?a&&b=%26p',
    ];
    const pages = ['', 'a/b/c/d', 'b.sc (hons)'].flatMap((path) =>
      others.map((query) => ({ path, form: href(path) + query })),
    );
    expect(
      await client.findFaults(pages, (answer, { path }) =>
        findFileFault(answer, placed(base), outputFile(path), rules),
      ),
    ).toEqual([]);
    const redirected = [
      { form: '/index.php?p=6', to: '/plus+minus=zero,tilde~/?p=6' },
      { form: '/a/b/c/d?p=6', to: '/a/b/c/d/?p=6' },
    ].map(({ form, to }) => ({ form, to: base + to }));
    expect(await client.findFaults(redirected, (answer, { to }) => findRedirectFault(answer, to))).toEqual(
      [],
    );
    const missing = ['/default.asp?id=6', '/.query/0', '/.query/0?p=123'].map((form) => ({ form }));
    expect(
      await client.findFaults(missing, (answer) =>
        findFileFault(answer, placed(base), '404.html', rules, 404),
      ),
    ).toEqual([]);
  });

  test('addresses below old families', async () => {
    const last = 'été/ệ/ലോക-മാനസികാരോഗ്യ-ദിനം';
    const questions = belowFamilies.flatMap(({ from, to }) => [
      ...[href(from), href(from).slice(0, -1), ...(from === last ? redirectedAddresses(from) : [])].map(
        (form) => ({ form, to: base + href(to) }),
      ),
      { form: `${href(from)}?from=mail`, to: `${base + href(to)}?from=mail` },
    ]);
    expect(await client.findFaults(questions, (answer, { to }) => findRedirectFault(answer, to))).toEqual([]);
  });

  test('impossible, hidden and missing files', async () => {
    const nothing = [
      '/nothing/',
      '/a//b/c/d/',
      '/a%2Fb/c/d/',
      '/_headers',
      '/.htaccess',
      '/assets/x.js',
      '/mlx/',
    ].map((form) => ({ form }));
    expect(
      await client.findFaults(nothing, (answer) =>
        findFileFault(answer, placed(base), '404.html', rules, 404),
      ),
    ).toEqual([]);
  });

  test('a missing page of a language or a list has its not-found page', async () => {
    const missing = notFoundParents.flatMap((parent) =>
      ['nothing/', 'nothing', 'no/such/page/', 'x.js'].map((rest) => ({ parent, form: href(parent) + rest })),
    );
    // nginx treats a dollar sign as a variable there.
    const file = (parent: string) =>
      notFoundFile(name === 'nginx' && parent.includes('$') ? undefined : parent);
    expect(
      await client.findFaults(missing, (answer, { parent }) =>
        findFileFault(answer, placed(base), file(parent), rules, 404),
      ),
    ).toEqual([]);
  });

  if (base !== '')
    test('the path without its last slash, and its siblings', async () => {
      expect(findRedirectFault(await client.send('?q=1'), `${base}/?q=1`)).toBeUndefined();
      const rootHost = createHostClient(host.port, '');
      expect((await rootHost.send('/a/b/c/d/')).status).toBe(404);
      expect((await rootHost.send('/axb/c/')).status).toBe(404);
      const top = await rootHost.send('/');
      expect(name === 'our server' ? top.headers.location : undefined).toBe(
        name === 'our server' ? `${base}/` : undefined,
      );
      rootHost.close();
    });
});

if (programs.apache)
  test('Apache without any optional module still serves the pages', async () => {
    const host = await startApache(programs, placed(''), '', []);
    const client = createHostClient(host.port, '');
    try {
      const pages = paths.map((path) => ({ form: href(path) }));
      const wrong = await client.findFaults(pages, ({ status }) =>
        status === 200 ? undefined : `${status}`,
      );
      expect(wrong).toEqual([]);
      const nothing = await client.send('/nothing/');
      expect(nothing.status).toBe(404);
      expect(String(nothing.body)).toContain('404.html');
    } finally {
      client.close();
      await host.close();
    }
  });

const overHttps: [name: string, start: (https: Certificate) => Promise<Server>][] = [
  ['nginx', (https) => startNginx(programs, placed(''), '', https)],
  ['Apache', (https) => startApache(programs, placed(''), '', undefined, https)],
];
const installed = overHttps.filter(([name]) => programs.openssl && name in starts);
if (installed.length > 0)
  test.each(installed)('%s sends a header only over HTTPS', async (_name, start) => {
    const host = await start(makeCertificate(programs, folder));
    const client = createHostClient(host.port, '', true);
    try {
      for (const address of ['/', '/a/b/c/d', '/nothing/']) {
        const { headers } = await client.send(address);
        for (const [name, value] of Object.entries(HTTPS_ONLY_HEADERS))
          expect(headers[name.toLowerCase()]).toBe(value);
      }
    } finally {
      client.close();
      await host.close();
    }
  });
