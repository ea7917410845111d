import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadedRedirect } from '../../src/app/entries/loadedRedirect.ts';
import type { Site } from '../../src/core/model.ts';
import { redirectsInApp, redirectsInFile } from '../../src/core/route/browserRedirects.ts';
import { matchPath } from '../../src/core/route/match.ts';
import { queryRedirects, queryTargets } from '../../src/core/route/queryRedirects.ts';
import { redirectRule, redirectRules, redirectsOfPages } from '../../src/core/route/redirects.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { matchQuery, matchRedirect, parseRedirects, redirectsFile } from '../../src/node/hosts/netlify.ts';
import { redirectPage } from '../../src/node/hosts/redirectPage.ts';
import { redirectPageFiles } from '../../src/node/ssg/stages/written.ts';
import { englishLocaleSet } from '../locales.ts';
import { MINIMAL_SITE } from '../sites.ts';

const site: Site = {
  ...MINIMAL_SITE,
  name: 'College of Nursing',
  shortName: 'College',
  origin: 'https://college.example',
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('both slash forms of an old address redirect', () => {
  expect(redirectsFile([redirectRule('about', 'aboutus')], '')).toBe(
    '/about /aboutus/ 301\n/about/ /aboutus/ 301\n',
  );
});

test('no redirects give an empty file', () => {
  expect(redirectsFile([], '')).toBe('');
  expect(parseRedirects('')).toEqual(new Map());
});

test('written redirects can be read again, with any characters', () => {
  const text = redirectsFile([redirectRule('പഴയ താൾ', 'a b'), redirectRule('old', '')], '');
  expect([...parseRedirects(text)].map(([from, { to, status }]) => [from, to, status])).toEqual([
    ['/%E0%B4%AA%E0%B4%B4%E0%B4%AF%20%E0%B4%A4%E0%B4%BE%E0%B5%BE', '/a%20b/', 301],
    ['/%E0%B4%AA%E0%B4%B4%E0%B4%AF%20%E0%B4%A4%E0%B4%BE%E0%B5%BE/', '/a%20b/', 301],
    ['/old', '/', 301],
    ['/old/', '/', 301],
  ]);
});

test('the rules have canonical paths, and none for existing pages', () => {
  const redirects = [
    { from: '/about/', to: 'aboutus' },
    { from: '/news', to: '/events/' },
  ];
  const route = { path: 'news', layout: 'info', data: 'news' } as const;
  expect(redirectRules({ redirects }, { exact: new Map([['news', route]]) })).toEqual([
    { from: 'about', to: 'aboutus', status: 301 },
  ]);
  expect(redirectRules({}, { exact: new Map() })).toEqual([]);
});

test('a redirect may lead to another host', () => {
  const to = 'https://library.example/search?q=%E0%B4%93/';
  const redirects = [
    { from: 'library', to },
    { from: 'books/*', to },
    { from: '?book=7', to },
  ];
  const rules = redirectRules({ redirects }, { exact: new Map() });
  const text = redirectsFile(rules, '/college', [], queryRedirects({ redirects }));
  expect(text).toBe(
    [
      `/college/ book=7 ${to} 301!`,
      `/college/library ${to} 301`,
      `/college/library/ ${to} 301`,
      `/college/books/* ${to} 301`,
      '',
    ].join('\n'),
  );
  expect(matchRedirect(parseRedirects(text), '/college/books/a/')?.to).toBe(to);
  expect(redirectsOfPages(rules, [''], ['books/7']).map(({ from }) => from)).toEqual(['library', 'books/7']);
  expect(redirectPage(englishLocaleSet(site).locale, to)).toContain(`content="0; url=${to}"`);
  expect(matchPath(routeTable({ routes: [], redirects }), 'books/a')).toEqual({
    kind: 'redirect',
    from: 'books/a',
    to,
  });
});

describe('of families', () => {
  const rules = redirectRules(
    {
      redirects: [
        { from: 'clubs/*', to: 'activities/*' },
        { from: 'clubs/old', to: 'about' },
        { from: '/clubs/arts/*', to: 'arts' },
        { from: 'site/*', to: '*' },
      ],
    },
    { exact: new Map() },
  );

  test('follow those of pages, the longest first', () => {
    expect(rules.map(({ from }) => from)).toEqual(['clubs/old', 'clubs/arts/*', 'clubs/*', 'site/*']);
  });

  test.each([
    ['/clubs/nature/', '/activities/nature/'],
    ['/clubs/nature/%E0%B4%93/', '/activities/nature/%E0%B4%93/'],
    ['/clubs/old/', '/about/'],
    ['/clubs/arts/', '/activities/arts/'],
    ['/clubs/arts/2024/', '/arts/'],
    ['/site/about/', '/about/'],
    ['/clubs/', undefined],
    ['/', undefined],
    ['/clubsnature/', undefined],
  ])('%s redirects to %s', (from, to) => {
    const base = '/college';
    const read = parseRedirects(redirectsFile(rules, base));
    expect(matchRedirect(read, base + from)?.to).toBe(to && base + to);
  });

  test('are listed one by one for known addresses', () => {
    const pages = ['', 'about', 'activities/nature', 'activities/old', 'arts', 'clubs/page'];
    const published = ['clubs/arts/2023', 'clubs/gone', 'other'];
    expect(redirectsOfPages(rules, pages, published).map(({ from, to }) => `${from} → ${to}`)).toEqual([
      'clubs/old → about',
      'clubs/arts/2023 → arts',
      'clubs/nature → activities/nature',
      'site/about → about',
      'site/activities/nature → activities/nature',
      'site/activities/old → activities/old',
      'site/arts → arts',
      'site/clubs/page → clubs/page',
    ]);
  });
});

test('redirectPage works without script', () => {
  expect(redirectPage(englishLocaleSet(site).locale, 'activities/alumini')).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved · College</title>
<meta http-equiv="refresh" content="0; url=/activities/alumini/">
<meta name="robots" content="noindex">
<link rel="canonical" href="https://college.example/activities/alumini/">
</head>
<body>
<h1>This page has moved</h1>
<p><a href="/activities/alumini/">Go to the page</a></p>
</body>
</html>
`);
});

test('redirectPage text of the site never becomes markup', () => {
  const page = redirectPage(englishLocaleSet({ ...site, shortName: '</title><script>&"' }).locale, 'a&b"<c>');
  expect(page).toContain('Moved · &lt;/title&gt;&lt;script&gt;&amp;&quot;');
  expect(page).toContain('href="/a&amp;b%22%3Cc%3E/"');
  expect(page).not.toContain('<script');
});

test('a redirect has a page only if no file has its path in any letter case', () => {
  const redirects = [
    redirectRule('news/New-Books', 'news/new-books'),
    redirectRule('News/old', 'news'),
    redirectRule('news/OLD', 'news'),
    redirectRule('Robots.txt', ''),
    redirectRule('cafe\u0301', 'news'),
  ];
  expect(redirectPageFiles(redirects, ['', 'news', 'news/new-books'], ['robots.txt'])).toEqual([
    { file: 'News/old/index.html', to: 'news' },
    { file: 'cafe\u0301/index.html', to: 'news' },
  ]);
  expect(redirectPageFiles(redirects, ['caf\u00e9'], [])).toHaveLength(3);
});

test('the page of an old HTML file is that file, unless it is a folder', () => {
  const redirects = [
    'about.html',
    '2019/05/Name.HTM',
    'index.php/2010/name',
    'index.php',
    'a.html',
    'a.html/feed',
  ].map((from) => redirectRule(from, 'news'));
  expect(redirectPageFiles(redirects, ['about'], []).map(({ file }) => file)).toEqual([
    'about.html',
    '2019/05/Name.HTM',
    'index.php/2010/name/index.html',
    'index.php/index.html',
    'a.html/index.html',
    'a.html/feed/index.html',
  ]);
});

describe('of queries', () => {
  const queries = queryRedirects({
    redirects: [
      { from: '?p=123', to: 'about' },
      { from: '?p=123', to: 'later' },
      { from: 'index.php/?p=5', to: 'documents/report.pdf' },
      { from: 'old?a=1&b=2', to: 'about' },
      { from: 'old', to: 'about' },
    ],
  });

  test('have one parameter, and the first of two wins', () => {
    expect(queryTargets(queries)).toEqual({ '?p=123': 'about', 'index.php?p=5': 'documents/report.pdf' });
  });

  test('are the first lines for Netlify, and are read again', () => {
    const text = redirectsFile([redirectRule('index.php', 'about')], '/base', [], queries);
    expect(text).toBe(
      '/base/ p=123 /base/about/ 301!\n' +
        '/base/index.php p=5 /base/documents/report.pdf 301!\n' +
        '/base/index.php/ p=5 /base/documents/report.pdf 301!\n' +
        '/base/index.php /base/about/ 301\n/base/index.php/ /base/about/ 301\n',
    );
    const rules = parseRedirects(text);
    expect(matchQuery(rules, '/base/', '?x=1&p=123')).toEqual({ to: '/base/about/', status: 301 });
    expect(matchQuery(rules, '/base/', '?p=12')).toBeUndefined();
    expect(matchRedirect(rules, '/base/')).toBeUndefined();
  });

  test('the home page of an old system does not leak into path redirects', () => {
    const manifest = { redirects: [{ from: '?p=123', to: 'about' }] };
    expect(redirectRules(manifest, { exact: new Map() })).toEqual([]);
  });

  test.each([
    ['/base/', '?p=123', '/base/about/'],
    ['/base/index.php', '?lang=en&p=5', '/base/documents/report.pdf'],
    ['/base/', '?p=5', undefined],
    ['/', '?p=123', undefined],
    ['/base/%ZZ', '?p=123', undefined],
    ['/base/', '?__proto__=1&constructor', undefined],
  ])('in the browser %s%s leads to %s', async (pathname, search, target) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(queryTargets(queries))));
    expect(await loadedRedirect('/base/redirects.json', '/base', { pathname, search }, true)).toBe(target);
  });

  test('in the browser cost no request without a query, and no error without the file', async () => {
    const fetchFile = vi.fn(async () => new Response('{', { status: 404 }));
    vi.stubGlobal('fetch', fetchFile);
    expect(await loadedRedirect('/q.json', '', { pathname: '/', search: '' }, true)).toBeUndefined();
    expect(await loadedRedirect(undefined, '', { pathname: '/', search: '?p=1' }, true)).toBeUndefined();
    expect(fetchFile).not.toHaveBeenCalled();
    expect(await loadedRedirect('/q.json', '', { pathname: '/', search: '?p=1' }, true)).toBeUndefined();
  });
});

describe('more than 100 of single pages', () => {
  const redirects = [
    ...Array.from({ length: 101 }, (_, number) => ({ from: `old/${number}.html`, to: `new/${number}` })),
    { from: 'clubs/*', to: 'activities/*' },
    { from: '?p=1', to: 'about' },
    { from: 'old/5.html', to: 'later' },
  ];

  test('are loaded by the app, and fewer are part of it', () => {
    expect(redirectsInApp({ redirects })).toEqual([{ from: 'clubs/*', to: 'activities/*' }]);
    const file = redirectsInFile({ redirects });
    expect(Object.keys(file)).toHaveLength(102);
    expect(file).toMatchObject({ 'old/5.html': 'new/5', '?p=1': 'about' });
    const few = { redirects: redirects.slice(1) };
    expect(redirectsInApp({ redirects: few.redirects.slice(1) })).toHaveLength(101);
    expect(redirectsInFile({ redirects: few.redirects.slice(1) })).toEqual({ '?p=1': 'about' });
    expect(redirectsInFile({})).toEqual({});
  });

  test.each([
    [false, '/old/5.html', '', '/new/5/'],
    [false, '/old/5.html', '?from=mail', '/new/5/'],
    [false, '/old/none', '', undefined],
    [false, '/constructor', '', undefined],
    [true, '/old/5.html', '', undefined],
  ])('with a page: %s, %s%s leads to %s', async (isPage, pathname, search, target) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(redirectsInFile({ redirects }))));
    expect(await loadedRedirect('/redirects.json', '', { pathname, search }, isPage)).toBe(target);
  });
});
