import { describe, expect, test } from 'vitest';
import type { Layout, Manifest } from '../../src/core/model.ts';
import { type Match, match, matchPath } from '../../src/core/route/match.ts';
import { familyParent, routeTable } from '../../src/core/route/table.ts';

const row = (path: string, data = 'x', layout: Layout = 'detail') => ({ path, layout, data });

/** A match in one line: its type, the row or target, the canonical path. */
function inWords(route: Match): string {
  if (route.kind === 'route') {
    const part = route.archivePart === undefined ? '' : `, part ${route.archivePart}`;
    return `row ${route.route.path || '(home)'} for ${route.path || '(home)'}${part}`;
  }
  if (route.kind === 'redirect') return `redirect ${route.from} to ${route.to || '(home)'}`;
  return route.path === undefined ? 'malformed' : `none for ${route.path || '(home)'}`;
}

describe('match', () => {
  const manifest: Manifest = {
    routes: [
      row(''),
      row('a'),
      row('a/*'),
      row('a/b'),
      row('a/b/*'),
      row('a/c/*'),
      row('ഓണം/*'),
      row('caf\u00e9'),
      row('constructor/*'),
      { ...row('list', 'x', 'list'), archive: 'years' },
      row('list/*'),
      row('list/2001'),
      { ...row('tags', 'x', 'list'), archive: 'years' },
      row('plain', 'x', 'list'),
      row('plain/*'),
    ],
    redirects: [
      { from: 'old', to: 'a' },
      { from: 'list/2002', to: 'a' },
      { from: 'a/old', to: 'a/b' },
      { from: 'a/b', to: 'a' },
      { from: 'start', to: '' },
      { from: 'a/b/gone/*', to: 'a/*' },
      { from: 'a/b/gone/x', to: 'a' },
      { from: 'was/*', to: '*' },
      { from: 'closed/*', to: 'a/b' },
      { from: '/caf\u0065\u0301/*', to: '/a/b/*' },
      { from: 'a/c/*', to: 'a' },
    ],
  };
  const table = routeTable(manifest);

  test.each<[what: string, address: string, found: string]>([
    ['home', '/', 'row (home) for (home)'],
    ['an exact path', '/a', 'row a for a'],
    ['an exact path with a slash at the end', '/a/', 'row a for a'],
    ['an exact path before the family above it', '/a/b/', 'row a/b for a/b'],
    ['an exact path before a redirect from it', '/a/b', 'row a/b for a/b'],
    ['a redirect', '/old/', 'redirect old to a'],
    ['a redirect before the family above it', '/a/old/', 'redirect a/old to a/b'],
    ['a redirect to home', '/start', 'redirect start to (home)'],
    ['an old family', '/a/b/gone/y/z/', 'redirect a/b/gone/y/z to a/y/z'],
    ['a redirect before that of the family above it', '/a/b/gone/x', 'redirect a/b/gone/x to a'],
    ['an old family has no page of its own', '/a/b/gone', 'row a/b/* for a/b/gone'],
    ['an old family at the top', '/was/a/b', 'redirect was/a/b to a/b'],
    ['an old family that leads to one page', '/closed/x/y/', 'redirect closed/x/y to a/b'],
    ['an old family in another form', '/cafe%CC%81/%E0%B4%93', 'redirect café/ഓ to a/b/ഓ'],
    ['a family before a redirect of it', '/a/c/x', 'row a/c/* for a/c/x'],
    ['an archive list itself', '/list/', 'row list for list'],
    ['a year of a list', '/list/2019/', 'row list for list/2019, part 2019'],
    ['an academic year', '/list/2019-2020', 'row list for list/2019-2020, part 2019-2020'],
    ['what has no date', '/list/undated/', 'row list for list/undated, part undated'],
    ['a tag', '/list/tags/%E0%B4%93%E0%B4%A3%E0%B4%82/', 'row list for list/tags/ഓണം, part tags/ഓണം'],
    ['a tag that is a number', '/list/tags/2019', 'row list for list/tags/2019, part tags/2019'],
    ['a year of a list that is called tags', '/tags/2019', 'row tags for tags/2019, part 2019'],
    ['a tag of a list that is called tags', '/tags/tags/x', 'row tags for tags/tags/x, part tags/x'],
    ['a row before a year', '/list/2001', 'row list/2001 for list/2001'],
    ['a redirect before a year', '/list/2002', 'redirect list/2002 to a'],
    ['no year', '/list/20190', 'row list/* for list/20190'],
    ['no year either', '/list/2019-20', 'row list/* for list/2019-20'],
    ['tags without one', '/list/tags', 'row list/* for list/tags'],
    ['two segments behind tags', '/list/tags/a/b', 'row list/* for list/tags/a/b'],
    ['a year below a year', '/list/2019/2020', 'row list/* for list/2019/2020'],
    ['a year of a list without archive', '/plain/2019', 'row plain/* for plain/2019'],
    ['a family', '/a/x/', 'row a/* for a/x'],
    ['the longest family', '/a/b/x', 'row a/b/* for a/b/x'],
    ['the longest family, deeper', '/a/b/x/y', 'row a/b/* for a/b/x/y'],
    ['a family does not hold its own parent', '/a/c', 'row a/* for a/c'],
    ['a shorter family where the longer has another parent', '/a/d/x', 'row a/* for a/d/x'],
    ['a family whose parent has letters like another', '/a/bb/x', 'row a/* for a/bb/x'],
    ['a Malayalam family, encoded', '/%E0%B4%93%E0%B4%A3%E0%B4%82/2024', 'row ഓണം/* for ഓണം/2024'],
    ['another Unicode form', '/cafe%CC%81/', 'row café for café'],
    ['another letter case', '/A/', 'none for A'],
    ['nothing', '/b', 'none for b'],
    ['a path that only begins like one', '/ab', 'none for ab'],
    ['the star itself', '/a/*', 'row a/* for a/*'],
    ['an inherited name', '/constructor', 'none for constructor'],
    ['an inherited name with a family of its own', '/constructor/x', 'row constructor/* for constructor/x'],
    ['__proto__', '/__proto__', 'none for __proto__'],
    ['a family under __proto__', '/__proto__/x', 'none for __proto__/x'],
    ['toString under a family', '/a/toString', 'row a/* for a/toString'],
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
    [
      'as many marks as a letter may have',
      `/a/q${'\u0301'.repeat(30)}`,
      `row a/* for a/q${'\u0301'.repeat(30)}`,
    ],
  ])('%s: %s', (_, address, expected) => expect(inWords(match(table, address))).toBe(expected));

  test('a root family takes everything but home', () => {
    const all = routeTable({ routes: [row('*'), row('a/*')] });
    expect(inWords(match(all, '/x/y'))).toBe('row * for x/y');
    expect(inWords(match(all, '/a/y'))).toBe('row a/* for a/y');
    expect(inWords(match(all, '/a'))).toBe('row * for a');
    expect(inWords(match(all, '/'))).toBe('none for (home)');
  });

  test('matchPath takes the path as it is', () => {
    expect(inWords(matchPath(table, 'a/b'))).toBe('row a/b for a/b');
    expect(inWords(matchPath(table, 'a/%62'))).toBe('row a/* for a/%62');
  });
});

describe('routeTable', () => {
  test('of two rows with one path the first counts', () => {
    const table = routeTable({
      routes: [row('a', 'one'), row('a', 'two'), row('b/*', 'one'), row('b/*', 'two')],
      redirects: [
        { from: 'c', to: 'a' },
        { from: 'c', to: 'b' },
      ],
    });
    expect(table.exact.get('a')?.data).toBe('one');
    expect(table.families.get('b')?.data).toBe('one');
    expect(table.redirects.get('c')).toBe('a');
  });

  test('tolerates slashes at the ends and brings paths into NFC', () => {
    const table = routeTable({
      routes: [row('/a/'), row('/cafe\u0301/*')],
      redirects: [{ from: '/old/', to: '/a/' }],
    });
    expect([...table.exact.keys()]).toEqual(['a']);
    expect([...table.families.keys()]).toEqual(['caf\u00e9']);
    expect([...table.redirects]).toEqual([['old', 'a']]);
  });

  test('names the layouts that read a data file', () => {
    const table = routeTable({
      routes: [row('c', 'camp', 'list'), row('c/*', 'camp', 'camp-month'), row('d')],
    });
    expect([...table.layouts].map(([name, layouts]) => [name, ...layouts])).toEqual([
      ['camp', 'list', 'camp-month'],
      ['x', 'detail'],
    ]);
  });
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
