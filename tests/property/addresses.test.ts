/** The addresses of the college of tests/fixtures in every spelling, and many others. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { match } from '../../src/core/route/match.ts';
import { canonicalPath, foldPath, href } from '../../src/core/route/path.ts';
import { familyParent } from '../../src/core/route/table.ts';
import { createResolver } from '../../src/node/content/resolver.ts';
import { manifest, paths, resolution, store, table } from '../college.ts';
import { COLLEGE } from '../sites.ts';
import { runs } from '../thorough.ts';
import { changed, encodedPath, modes, nonsense } from './hostile.ts';
import { expectedMatch, pathWithSegments } from './oracle.ts';

const redirects = (manifest.redirects ?? []).map(({ from }) => from);
const all = [...paths, ...redirects].map(pathWithSegments);

const parts = new Set(paths);

const entries = new Map<string, ReadonlyMap<string, unknown>>();
for (const { path, layout, data } of manifest.routes) {
  if (familyParent(path) === undefined) continue;
  if (layout === 'detail') entries.set(data, (await store.get('programme-list', data)).entries);
  if (layout === 'camp-month') entries.set(data, (await store.get('camp', data)).entries);
}

function matchedPath(pathname: string): string | undefined {
  const answer = match(table, pathname);
  if (answer.kind === 'none') return undefined;
  if (answer.kind === 'redirect') return answer.from;
  const { route, path, archivePart } = answer;
  // The years and tags of a list depend on its data.
  if (archivePart !== undefined) return parts.has(path) ? path : undefined;
  if (familyParent(route.path) === undefined) return path;
  return entries.get(route.data)?.has(path) ? path : undefined;
}

test.each([
  ['as it is', 'NFC', ['plain']],
  ['every letter encoded', 'NFC', ['upper']],
  ['every letter encoded in lower-case hex', 'NFC', ['lower']],
  ['decomposed', 'NFD', ['plain']],
  ['decomposed and encoded', 'NFD', ['upper', 'lower']],
  ['encoded in part', 'NFC', ['plain', 'upper', 'plain', 'lower', 'lower']],
] as const)(
  'every page is found under its address %s, with and without a slash at the end',
  (_, form, letterModes) => {
    for (const path of [...paths, ...redirects]) {
      expect(matchedPath(encodedPath(path, form, letterModes, false))).toBe(path);
      expect(matchedPath(encodedPath(path, form, letterModes, true))).toBe(path);
    }
  },
);

test('every page is found under its address however its letters are encoded', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paths, ...redirects),
      fc.constantFrom('NFC' as const, 'NFD' as const),
      modes,
      fc.boolean(),
      (path, form, letterModes, slash) => matchedPath(encodedPath(path, form, letterModes, slash)) === path,
    ),
    { numRuns: runs(20_000) },
  );
});

test('every page is found under its address and leads to that page and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), modes, fc.boolean(), async (path, letterModes, slash) => {
      const direct = await resolution(path);
      const answer = await createResolverOnce().then((resolvePath) =>
        resolvePath(encodedPath(path, 'NFD', letterModes, slash)),
      );
      expect(direct).toMatchObject({ kind: 'page', page: { path } });
      expect(answer).toMatchObject({ result: 'match', url: href(path) });
    }),
    { numRuns: runs(1000) },
  );
});

let resolver: ReturnType<typeof createResolver> | undefined;
function createResolverOnce() {
  resolver ??= createResolver(COLLEGE);
  return resolver;
}

describe('no other address has a page', () => {
  const BATCH = 50;
  const batches = (address: fc.Arbitrary<string>) =>
    fc.array(address, { minLength: BATCH, maxLength: BATCH, size: 'max' });
  const agree = (addresses: readonly string[]) => {
    expect(addresses.filter((address) => matchedPath(address) !== expectedMatch(address, all))).toEqual([]);
  };

  test(`${runs(100_000)} texts of every kind`, () => {
    fc.assert(fc.property(batches(nonsense), agree), { numRuns: runs(100_000) / BATCH });
  });

  test(`${runs(100_000)} real addresses with something changed`, () => {
    fc.assert(fc.property(batches(changed([...paths, ...redirects])), agree), {
      numRuns: runs(100_000) / BATCH,
    });
  });

  test('some of the changed addresses are right, and most are wrong', () => {
    const right = fc
      .sample(changed([...paths, ...redirects]), 2000)
      .filter((address) => expectedMatch(address, all) !== undefined);
    expect(right.length).toBeGreaterThan(200);
    expect(right.length).toBeLessThan(1200);
  });

  test('the resolve command agrees', async () => {
    const resolvePath = await createResolver(COLLEGE);
    await fc.assert(
      fc.asyncProperty(fc.oneof(nonsense, changed([...paths, ...redirects])), async (address) => {
        fc.pre(!/^https?:/.test(address));
        const { result, url, route } = await resolvePath(address);
        const path = expectedMatch(address, all);
        if (path === undefined) expect(result).toBe('none');
        else if (result === 'redirect') expect(route).toBe(path);
        else expect({ result, url }).toEqual({ result: 'match', url: href(path) });
      }),
      { numRuns: runs(2000) },
    );
  });
});

test('under a base path every address has the same meaning with the path in front, and no other address has one', () => {
  const base = '/nursing/a.b';
  const under = { ...table, base };
  fc.assert(
    fc.property(fc.oneof(nonsense, changed([...paths, ...redirects])), (text) => {
      const address = text.startsWith('/') ? text : `/${text}`;
      expect(match(under, base + address)).toEqual(match(table, address));
      expect(match(under, text.replace(/^\/+/, ''))).toEqual(match(table, text.replace(/^\/+/, '')));
      fc.pre(!address.startsWith(base));
      expect(match(under, address)).toEqual({ kind: 'none' });
    }),
    { numRuns: runs(5000) },
  );
});

describe('path and address', () => {
  /** Anything that may be between two slashes. */
  const segment = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('100%', '%2F', '...', 'a b'),
    )
    .map((text) => text.normalize('NFC').replace(/[/\\\0]/g, ''))
    .filter((text) => !['', '.', '..'].includes(text));
  const path = fc.array(segment, { maxLength: 5 }).map((segments) => segments.join('/'));

  test('a path survives conversion to an address and back, with both slash forms', () => {
    fc.assert(
      fc.property(path, (text) => {
        expect(canonicalPath(href(text))).toBe(text);
        expect(canonicalPath(href(text).slice(0, -1) || '/')).toBe(text);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('an address with a path has one canonical form', () => {
    fc.assert(
      fc.property(fc.oneof(nonsense, changed(paths)), (address) => {
        const canonical = canonicalPath(address);
        if (canonical === undefined) return;
        expect(canonical).toBe(canonical.normalize('NFC'));
        expect(canonicalPath(href(canonical))).toBe(canonical);
        expect(href(canonicalPath(href(canonical)) ?? '')).toBe(href(canonical));
      }),
      { numRuns: runs(5000) },
    );
  });

  test('an address contains only characters of RFC 3986 paths', () => {
    fc.assert(
      fc.property(path, (text) => {
        expect(href(text)).toMatch(/^\/(?:(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2})+\/)*$/);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('different paths have different addresses', () =>
    expect(new Set(paths.map(href)).size).toBe(paths.length));

  test('folding is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(nonsense, path), (text) => foldPath(foldPath(text)) === foldPath(text)),
      { numRuns: runs(5000) },
    );
  });
});
