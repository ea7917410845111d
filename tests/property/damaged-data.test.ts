/** For any data file, making a page of it results in a page or in an error that the app can handle. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Router } from '../../src/app/router/Router.tsx';
import { digest } from '../../src/core/data/digest.ts';
import { createStore } from '../../src/core/data/load.ts';
import { LAYOUTS } from '../../src/core/layouts/index.ts';
import { resolve } from '../../src/core/resolve.ts';
import { href } from '../../src/core/route/path.ts';
import { routeTable } from '../../src/core/route/table.ts';
import type { SchemaName } from '../../src/generated/schemas.ts';
import { withDerivedData } from '../../src/node/content/derivedData.ts';
import { readSite } from '../../src/node/content/folder.ts';
import { readSchema } from '../../src/node/content/schemas.ts';
import { englishLocaleSet } from '../locales.ts';
import { thorough } from '../thorough.ts';
import { completeSite, type Damage, damaged, damages, dataFiles, pagesOf, routes, WAYS } from './damage.ts';

const site = await readSite(completeSite);
const localeSet = englishLocaleSet(site);
const table = routeTable({ routes });
const validFile = async (name: string) =>
  structuredClone(dataFiles.find((file) => file.name === name)?.value);
/** The build's data for valid files, its only input. */
const { read } = await withDerivedData(
  { routes },
  { names: dataFiles.map(({ name }) => name), read: validFile },
);

/** Makes a page like the build and the browser. @param damage to one of its files */
async function make(path: string, damage?: Damage): Promise<string> {
  const store = createStore(async (name) => {
    const value = await read(name);
    return name === damage?.file ? damaged(value, damage) : structuredClone(value);
  }, site.facts);
  const initial = await resolve({ locales: localeSet.locales, table, store }, href(path));
  return renderToString(
    createElement(
      StaticRouter,
      { location: href(path) },
      createElement(Router, { siteContext: { ...localeSet, buildYear: 2025 }, table, store, initial }),
    ),
  );
}

test('there are as many cases as requested', () => expect(damages.length).toBeGreaterThan(1500));

test('without damage every page is rendered', async () => {
  for (const path of dataFiles.flatMap(({ name }) => pagesOf(name)))
    expect(await make(path), path).toMatch(/<h1[^>]*>(<[^>]*>)*[^<]/);
});

/** Each field in three of six ways, and the next field in the others; in all of them in a thorough run. */
const tried = thorough ? damages : damages.filter((_, index) => (index + Math.floor(index / WAYS)) % 2 === 0);

test('with any damage a page is rendered or an error thrown, in finite time', async () => {
  // React warns of missing keys, list by list.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let pages = 0;
  let errors = 0;
  for (const damage of tried) {
    for (const path of pagesOf(damage.file)) {
      try {
        expect(await make(path, damage)).toContain('class="footer"');
        pages++;
      } catch (error) {
        expect(error, JSON.stringify(damage)).toBeInstanceOf(Error);
        expect((error as Error).name, JSON.stringify(damage)).not.toBe('AssertionError');
        errors++;
      }
    }
  }
  const share = tried.length / damages.length;
  expect(pages).toBeGreaterThan(1000 * share);
  expect(errors).toBeGreaterThan(500 * share);
});

test('every damage changes the digest', () => {
  const same = damages.filter((damage) => {
    const value = dataFiles.find(({ name }) => name === damage.file)?.value;
    return digest('app', value) === digest('app', damaged(value, damage));
  });
  expect(same).toEqual([]);
});

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  const?: unknown;
  definitions?: Record<string, Schema>;
}

const schemaFile = (name: string) => JSON.parse(readSchema(name as SchemaName)) as Schema;

function missing(schema: Schema, file: Schema, values: readonly unknown[], pointer: string): string[] {
  if (schema.$ref !== undefined) {
    const [other = '', definition = ''] = schema.$ref.split('#/definitions/');
    const home = other === '' ? file : schemaFile(other.replace('.schema.json', ''));
    return missing(home.definitions?.[definition] ?? {}, home, values, pointer);
  }
  if (schema.items) return missing(schema.items, file, values.flat(), pointer);
  if (schema.oneOf) {
    return schema.oneOf.flatMap((variant) => {
      const { properties } = file.definitions?.[variant.$ref?.split('/').at(-1) ?? ''] ?? {};
      const kind = properties?.kind?.const;
      const ofKind = values.filter((value) => (value as { kind?: unknown }).kind === kind);
      return kind === undefined ? [] : missing(variant, file, ofKind, `${pointer} ${String(kind)}`);
    });
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const nested = values.flatMap((value) => {
      const field = (value as Record<string, unknown>)[name];
      return field === undefined ? [] : [field];
    });
    if (nested.length === 0) return [`${pointer}.${name}`];
    // The blocks of a tab and of an entry are blocks of a page.
    return `${pointer}.${name}`.match(/tabs\.tabs$|programme\.blocks$/)
      ? []
      : missing(inner, file, nested, `${pointer}.${name}`);
  });
}

const KINDS = [
  ...new Set(Object.values(LAYOUTS).flatMap(({ kinds }) => kinds)),
  'people',
  'events',
  'activity-cards',
] as const;

test.each(KINDS)('the fixture has every field of the kind %s', (kind) => {
  const values = dataFiles
    .map(({ value }) => value)
    .filter((value) => JSON.stringify(value).includes(`/${kind}.schema.json`));
  const schema = schemaFile(kind);
  expect(missing(schema, schema, values, kind)).toEqual([]);
});
