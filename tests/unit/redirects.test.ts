import { describe, expect, test } from 'vitest';
import type { Site } from '../../src/core/model.ts';
import { redirectRule, redirectRules, redirectsOfPages } from '../../src/core/route/redirects.ts';
import { matchRedirect, parseRedirects, redirectsFile } from '../../src/node/hosts/netlify.ts';
import { redirectPage } from '../../src/node/hosts/redirectPage.ts';
import { redirectsWithPage } from '../../src/node/ssg/stages/written.ts';
import { englishLocaleSet } from '../locales.ts';
import { MINIMAL_SITE } from '../sites.ts';

const site: Site = {
  ...MINIMAL_SITE,
  name: 'College of Nursing',
  shortName: 'College',
  origin: 'https://college.example',
};

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
  expect(redirectsWithPage(redirects, ['', 'news', 'news/new-books'], ['robots.txt'])).toEqual([
    redirectRule('News/old', 'news'),
    redirectRule('cafe\u0301', 'news'),
  ]);
  expect(redirectsWithPage(redirects, ['caf\u00e9'], [])).not.toContainEqual(
    redirectRule('cafe\u0301', 'news'),
  );
});
