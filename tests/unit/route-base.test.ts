import { expect, test } from 'vitest';
import { prerender } from '../../src/app/entries/prerender.tsx';
import { baseOf, withinSite } from '../../src/core/route/base.ts';
import { match } from '../../src/core/route/match.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { siteOf } from '../../src/node/content/folder.ts';
import { readHtml } from '../../src/node/ssg/verify.ts';
import { openSite } from '../openSite.ts';
import { MINIMAL_SITE, SCHOOL } from '../sites.ts';

test.each([
  [undefined, ''],
  ['https://college.example', ''],
  ['https://college.example:8443', ''],
  ['https://university.example/nursing', '/nursing'],
  ['https://university.example:8443/a.b/c', '/a.b/c'],
])('the addresses of %s start with "%s"', (origin, base) => expect(baseOf({ origin })).toBe(base));

test('a trailing slash of the site address is ignored', () => {
  for (const origin of ['https://college.example', 'https://university.example/nursing']) {
    expect(siteOf({ ...MINIMAL_SITE, origin: `${origin}/` })).toEqual({ ...MINIMAL_SITE, origin });
    expect(siteOf({ ...MINIMAL_SITE, origin })).toEqual({ ...MINIMAL_SITE, origin });
  }
  expect(siteOf(MINIMAL_SITE)).toEqual(MINIMAL_SITE);
});

test.each([
  ['', '/', '/'],
  ['', '/a/', '/a/'],
  ['/nursing', '/nursing/', '/'],
  ['/nursing', '/nursing', '/'],
  ['/nursing', '/nursing/a/b', '/a/b'],
  ['/nursing', '/nursing/nursing/', '/nursing/'],
  ['/nursing', '/', undefined],
  ['/nursing', '/a/', undefined],
  ['/nursing', '/nursings/', undefined],
  ['/nursing', '/Nursing/', undefined],
])('under "%s" the address %s is %s', (base, address, expected) => {
  expect(withinSite(base, address)).toBe(expected);
});

test('an address contains the base path, a manifest does not', () => {
  const route = { path: 'a', layout: 'info', data: 'a' } as const;
  const table = routeTable({ routes: [route] }, { origin: 'https://university.example/nursing' });
  expect(match(table, '/nursing/a/?q#x')).toMatchObject({ kind: 'route', path: 'a' });
  expect(match(table, 'a')).toMatchObject({ kind: 'route', path: 'a' });
  expect(match(table, '/a/')).toEqual({ kind: 'none' });
  expect(match(table, 'nursing/a')).toEqual({ kind: 'none', path: 'nursing/a' });
});

const references = (html: string) => [...readHtml(html).references];

/** Every page of the school, and the not-found page, as HTML. */
async function documents(under: string): Promise<string[]> {
  const { table, store, paths, resolution, ...localeSet } = await openSite(
    SCHOOL,
    `https://school.example${under}`,
  );
  const source = {
    siteContext: { ...localeSet, buildYear: 2026, searchPath: 'search', pages: [] },
    table,
    store,
    assets: { app: `${under}/a.js`, styles: [], paper: `${under}/p.css`, inlineLoader: '' },
  };
  const pages = await Promise.all(paths.map(async (path) => prerender(source, await resolution(path), path)));
  return [...pages, prerender(source, { kind: 'none' }, undefined)];
}

test('with a base path every address of a page contains it, and everything else is the same', async () => {
  const under = await documents('/harbour');
  const astray = under.flatMap((html) =>
    references(html).filter((address) => address.startsWith('/') && !address.startsWith('/harbour/')),
  );
  expect(astray).toEqual([]);
  const top = await documents('');
  expect(top.flatMap(references).length).toBeGreaterThan(100);
  // The number of rendered cards depends on the length of the addresses.
  const alike = (html: string) => html.replaceAll('/harbour/', '/').replace(/data-drawn="[^"]*"/, '');
  expect(under.map(alike)).toEqual(top.map(alike));
});
