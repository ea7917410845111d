import { describe, expect, test } from 'vitest';
import type { Layout, Manifest } from '../../src/core/model.ts';
import { type Match, match, matchPath } from '../../src/core/route/match.ts';
import { familyParent, routeTable } from '../../src/core/route/table.ts';

const row = (path: string, data = 'x', layout: Layout = 'detail') => ({ path, layout, data });

function inWords(route: Match): string {
  if (route.kind === 'route') {
    const part = route.archivePart === undefined ? '' : `, part ${route.archivePart}`;
    return `row ${route.route.path || '(home)'} for ${route.path || '(home)'}${part}`;
  }
  if (route.kind === 'redirect') return `redirect ${route.from} to ${route.to || '(home)'}`;
  return route.path === undefined ? 'malformed' : `none for ${route.path || '(home)'}`;
}

/** tests/property/manifests.test.ts compares the ranking of rows with a linear search. */
describe('match', () => {
  const manifest: Manifest = {
    routes: [
      ...['', 'a', 'a/*', 'a/b', 'a/b/*', 'ഓണം/*', 'caf\u00e9', 'list/*'].map((path) => row(path)),
      { ...row('list', 'x', 'list'), archive: 'years' },
    ],
    redirects: [
      { from: 'a/old', to: 'a/b' },
      { from: 'a/b/gone/*', to: 'a/*' },
      { from: '/caf\u0065\u0301/*', to: '/a/b/*' },
    ],
  };
  const table = routeTable(manifest);

  test.each<[what: string, address: string, found: string]>([
    ['an exact path with a slash at the end', '/a/', 'row a for a'],
    ['an old family', '/a/b/gone/y/z/', 'redirect a/b/gone/y/z to a/y/z'],
    ['an old family in another form', '/cafe%CC%81/%E0%B4%93', 'redirect café/ഓ to a/b/ഓ'],
    ['an academic year', '/list/2019-2020', 'row list for list/2019-2020, part 2019-2020'],
    ['a tag', '/list/tags/%E0%B4%93%E0%B4%A3%E0%B4%82/', 'row list for list/tags/ഓണം, part tags/ഓണം'],
    ['no year', '/list/20190', 'row list/* for list/20190'],
    ['no year either', '/list/2019-20', 'row list/* for list/2019-20'],
    ['tags without one', '/list/tags', 'row list/* for list/tags'],
    ['two segments behind tags', '/list/tags/a/b', 'row list/* for list/tags/a/b'],
    ['a year below a year', '/list/2019/2020', 'row list/* for list/2019/2020'],
    ['a Malayalam family, encoded', '/%E0%B4%93%E0%B4%A3%E0%B4%82/2024', 'row ഓണം/* for ഓണം/2024'],
    ['another Unicode form', '/cafe%CC%81/', 'row café for café'],
    ['another letter case', '/A/', 'none for A'],
    ['the star itself', '/a/*', 'row a/* for a/*'],
    ['an encoded slash', '/a%2Fb', 'malformed'],
    ['a malformed escape', '/a/%zz', 'malformed'],
    ['an empty segment', '/a//b', 'malformed'],
    ['home as a manifest writes it', '', 'row (home) for (home)'],
    ['a page as a manifest writes it', 'a/b', 'row a/b for a/b'],
    ['an entry as a manifest writes it', 'ഓണം/2024', 'row ഓണം/* for ഓണം/2024'],
    ['a redirect as a manifest writes it', 'a/old/', 'redirect a/old to a/b'],
    ['a page with a query', '/a/b/?from=mail', 'row a/b for a/b'],
    ['a page with a hash', '/a/b#top', 'row a/b for a/b'],
    ['an entry with both, the hash with a question mark', 'a/x?q=a/b#a?/b', 'row a/* for a/x'],
    ['home with a query alone', '?q=1', 'row (home) for (home)'],
    ['home with a hash alone', '/#top', 'row (home) for (home)'],
    ['an encoded question mark', '/a/why%3F', 'row a/* for a/why?'],
    ['another site', 'https://example.org/a', 'malformed'],
    ['another site without a scheme', '//example.org/a', 'malformed'],
    ['more marks than any letter has', `/a/x${'\u0301'.repeat(31)}`, 'malformed'],
    ['as many marks as it may have', `/a/q${'\u0301'.repeat(30)}`, `row a/* for a/q${'\u0301'.repeat(30)}`],
  ])('%s: %s', (_, address, expected) => expect(inWords(match(table, address))).toBe(expected));

  test('matchPath takes a decoded path', () => {
    expect(inWords(matchPath(table, 'a/b'))).toBe('row a/b for a/b');
    expect(inWords(matchPath(table, 'a/%62'))).toBe('row a/* for a/%62');
  });
});

test('routeTable tolerates outer slashes and normalizes paths to NFC', () => {
  const table = routeTable({
    routes: [row('/a/'), row('/cafe\u0301/*')],
    redirects: [{ from: '/old/', to: '/a/' }],
  });
  expect([...table.exact.keys()]).toEqual(['a']);
  expect([...table.families.keys()]).toEqual(['caf\u00e9']);
  expect([...table.redirects]).toEqual([['old', 'a']]);
});

test('routeTable names the layouts that read a data file', () => {
  const table = routeTable({
    routes: [row('c', 'camp', 'list'), row('c/*', 'camp', 'camp-month'), row('d')],
  });
  expect([...table.layouts].map(([name, layouts]) => [name, ...layouts])).toEqual([
    ['camp', 'list', 'camp-month'],
    ['x', 'detail'],
  ]);
});

test.each<[path: string, parent: string | undefined]>([
  ['a/*', 'a'],
  ['a/b/*', 'a/b'],
  ['/a/*', 'a'],
  ['*', ''],
  ['/*', ''],
  ['', undefined],
  ['a', undefined],
  ['a*', undefined],
  ['a/b*', undefined],
])('familyParent of "%s"', (path, parent) => expect(familyParent(path)).toBe(parent));
