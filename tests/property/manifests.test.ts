/** The ranking of routes in random manifests. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Manifest, Route } from '../../src/core/model.ts';
import { match } from '../../src/core/route/match.ts';
import { href } from '../../src/core/route/path.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { runs } from '../thorough.ts';

/** The match of a path in the rows of a manifest, read from first to last. */
function ranked({ routes, redirects = [] }: Manifest, path: string): string {
  const exact = routes.find((route) => route.path === path);
  if (exact) return `exact ${exact.data}`;
  const redirect = redirects.find(({ from }) => from === path);
  if (redirect) return `redirect ${redirect.to}`;
  const isPartOf = (form: RegExp) => (route: Route, index: number) =>
    route.archive &&
    routes.findIndex((other) => other.path === route.path) === index &&
    form.test(below(route.path, path));
  // The address may be a tag of one list and a year of another, in either order.
  const archive =
    routes.find(isPartOf(/^tags\/[^/]+$/)) ?? routes.find(isPartOf(/^(\d{4}|\d{4}-\d{4}|undated)$/));
  if (archive) return `exact ${archive.data} ${below(archive.path, path)}`;
  let best: Route | undefined;
  for (const route of routes) {
    if (!isFamilyOf(route.path, path)) continue;
    if (best === undefined || route.path.length > best.path.length) best = route;
  }
  const longest = best?.path.length ?? 0;
  const old = redirects.filter(({ from }) => isFamilyOf(from, path) && from.length > longest);
  const [led] = old.sort((a, b) => b.from.length - a.from.length);
  if (!led) return best ? `family ${best.data}` : 'none';
  const rest = path.slice(led.from.length - 1);
  return `redirect ${led.to.endsWith('*') ? led.to.slice(0, -1) + rest : led.to}`;
}

const below = (parent: string, path: string) =>
  parent !== '' && path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : '';

function isFamilyOf(row: string, path: string): boolean {
  if (row === '*') return path !== '';
  return row.endsWith('/*') && path.startsWith(row.slice(0, -1)) && path.length > row.length - 1;
}

function matchedRoute(table: ReturnType<typeof routeTable>, path: string): string {
  const route = match(table, href(path));
  if (route.kind === 'none') return 'none';
  if (route.kind === 'redirect') return `redirect ${route.to}`;
  const part = route.archivePart === undefined ? '' : ` ${route.archivePart}`;
  return `${route.route.path.endsWith('*') ? 'family' : 'exact'} ${route.route.data}${part}`;
}

const word = fc.constantFrom('a', 'b', 'ab', 'ഓണം', 'constructor', '__proto__', 'tags', '2019', 'undated');
const path = fc.array(word, { maxLength: 4 }).map((words) => words.join('/'));
const row = fc.tuple(path, fc.boolean()).map(([text, family]) => {
  if (!family) return text;
  return text === '' ? '*' : `${text}/*`;
});
const manifest = fc
  .record({
    rows: fc.array(row, { minLength: 1, maxLength: 12 }),
    redirects: fc.array(fc.record({ from: row.filter((from) => from !== ''), to: row }), { maxLength: 4 }),
  })
  .map(
    ({ rows, redirects }): Manifest => ({
      routes: rows.map((text, index) => ({
        path: text,
        layout: 'detail',
        data: `row-${index}`,
        ...(index % 3 === 0 && !text.endsWith('*') && { archive: 'years' }),
      })),
      redirects,
    }),
  );

/** Two lists; a tag of one may be a year of the other. */
const TAG_OR_YEAR: Manifest = {
  routes: ['a/tags', 'a'].map((text) => ({ path: text, layout: 'list', data: text, archive: 'years' })),
};

test('exact routes win over redirects, and redirects over the longest family, in any order of rows', () => {
  fc.assert(
    fc.property(manifest, fc.array(path, { minLength: 1, maxLength: 20 }), (rows, paths) => {
      const table = routeTable(rows);
      for (const text of paths) expect(matchedRoute(table, text), text).toBe(ranked(rows, text));
    }),
    { numRuns: runs(3000), examples: [[TAG_OR_YEAR, ['a/tags/2019']]] },
  );
});

test('the order of rows with different paths makes no difference', () => {
  fc.assert(
    fc.property(manifest, fc.array(path, { minLength: 1, maxLength: 20 }), ({ routes }, paths) => {
      const unique = routes.filter(
        ({ path: text }, index) => routes.findIndex((other) => other.path === text) === index,
      );
      const [one, other] = [routeTable({ routes: unique }), routeTable({ routes: unique.toReversed() })];
      for (const text of paths) expect(matchedRoute(one, text)).toBe(matchedRoute(other, text));
    }),
    { numRuns: runs(1000) },
  );
});

test('matching among 10,000 routes is a linear search', () => {
  const ROUTES = 10_000;
  // A large site: parents of two levels, each with its page, its family and other pages.
  const routes = Array.from({ length: ROUTES }, (_, index): Route => {
    const parent = `part-${index % 100}/club-${index % 1700}`;
    const texts = [parent, `${parent}/*`, `${parent}/താൾ-${index}`, `part-${index % 100}/*`, `page-${index}`];
    return { path: texts[index % 5] ?? '', layout: 'detail', data: `row-${index}` };
  });
  const large: Manifest = { routes };
  const table = routeTable(large);
  expect(table.exact.size + table.families.size).toBeGreaterThan(4000);
  const number = fc.nat(ROUTES);
  const paths = fc
    .tuple(number, number, number, fc.nat(5))
    .map(
      ([a, b, c, kind]) =>
        [
          `part-${a % 110}/club-${b % 1800}`,
          `part-${a % 110}/club-${b % 1800}/താൾ-${c}`,
          `part-${c % 100}/club-${c % 1700}/താൾ-${c}`,
          `part-${a % 110}/other`,
          `page-${a}`,
          routes[c % ROUTES]?.path.replace('*', 'entry') ?? '',
        ][kind] ?? '',
    );
  fc.assert(
    fc.property(paths, (to) => matchedRoute(table, to) === ranked(large, to)),
    { numRuns: runs(3000) },
  );
});

/** The number of letters in the map keys that are looked up during a call. */
function lettersAsked(run: () => void): number {
  const { get, has } = Map.prototype;
  let letters = 0;
  const count = (key: unknown) => {
    letters += typeof key === 'string' ? key.length : 0;
  };
  Map.prototype.get = function counted(key: unknown) {
    count(key);
    return get.call(this, key);
  };
  Map.prototype.has = function counted(key: unknown) {
    count(key);
    return has.call(this, key);
  };
  try {
    run();
  } finally {
    Object.assign(Map.prototype, { get, has });
  }
  return letters;
}

test('matching reads an address five times at most, with any number of segments', () => {
  const deep = fc.tuple(path, fc.nat(2000)).map(([text, more]) => text + '/a'.repeat(more));
  fc.assert(
    fc.property(
      manifest,
      fc.array(fc.tuple(path, fc.nat(2000)), { maxLength: 3 }),
      deep,
      (rows, parents, text) => {
        const families = parents.map(([parent, more], index) => ({
          path: `${parent}${'/a'.repeat(more)}/*`,
          layout: 'detail' as const,
          data: `deep-${index}`,
        }));
        const table = routeTable({ ...rows, routes: [...rows.routes, ...families] });
        // As an exact path, as a redirect, as a tag and as a year of a list, and segment by segment.
        expect(lettersAsked(() => match(table, text))).toBeLessThanOrEqual(5 * text.length);
      },
    ),
    { numRuns: 100 },
  );
});
