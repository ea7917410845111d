/** The app is compiled once per state of the engine and settings of a site, whatever the state of the cache. */
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '../../src/core/model.ts';
import { type SiteLocales, splitMessages } from '../../src/node/content/locales.ts';
import { buildAssets } from '../../src/node/ssg/assets.ts';
import type { SiteSource } from '../../src/node/ssg/sitePlugin.ts';
import { ENGLISH } from '../locales.ts';
import { MINIMAL_SITE } from '../sites.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const APP = {
  assets: {
    app: '/assets/app.js',
    styles: ['/assets/app.css'],
    paper: '/assets/paper.css',
    inlineLoader: 'go()',
  },
  files: new Map<string, string | Uint8Array>([
    ['assets/app.js', 'start("ഓണം")'],
    ['assets/font.woff2', Uint8Array.of(0, 255, 128)],
  ]),
};
const compile = vi.fn();

const folder = temporaryFolder('assets');
let cache: string;
let out: string;

beforeEach(({ task }) => {
  compile.mockReset().mockResolvedValue(APP);
  cache = join(folder, task.id, 'cache');
  out = join(folder, task.id, 'out');
});

const alone = (site: Site): SiteLocales => ({
  sources: [
    {
      language: 'en',
      site,
      ...splitMessages(ENGLISH, ['en']),
      layouts: {},
      scripts: [],
      otherLanguages: [],
      mainLanguage: 'en',
      home: '',
    },
  ],
  translations: [],
  dates: [ENGLISH.dates],
});

const source: SiteSource = { manifest: { routes: [] }, buildYear: 2026, locales: alone(MINIMAL_SITE) };

async function build(of = source): Promise<number> {
  expect(await buildAssets(of, out, cache, compile)).toEqual(APP.assets);
  for (const [name, content] of APP.files)
    expect(readFileSync(join(out, name))).toEqual(Buffer.from(content));
  return compile.mock.calls.length;
}

test('the second build uses the cache, byte for byte', async () => {
  expect(await build()).toBe(1);
  expect(await build()).toBe(1);
});

test('the cache key contains everything that the app contains of the site, and nothing else', async () => {
  await build();
  const fact = { label: 'Beds', value: 350 };
  const withFact = (phrases: string[]) => ({
    ...source,
    locales: alone({ ...MINIMAL_SITE, facts: { beds: { ...fact, phrases } } }),
  });
  expect(await build({ ...source, buildYear: 2027 })).toBe(2);
  expect(await build(withFact(['beds']))).toBe(3);
  expect(await build(withFact(['hospital beds']))).toBe(3);
});

test('a damaged cache file is created again', async () => {
  await build();
  const [name = ''] = readdirSync(cache);
  writeFileSync(join(cache, name), readFileSync(join(cache, name)).subarray(0, 20));
  expect(await build()).toBe(2);
  expect(await build()).toBe(2);
});

test('a read-only cache is ignored', async () => {
  mkdirSync(join(cache, '..'), { recursive: true });
  writeFileSync(cache, 'a file where the folder should be');
  expect(await build()).toBe(1);
  expect(await build()).toBe(2);
});

test('unused cache files are removed after a month', async () => {
  await build();
  const [used = ''] = readdirSync(cache);
  const month = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(join(cache, used), month, month);
  writeFileSync(join(cache, 'old.json'), '{}');
  utimesSync(join(cache, 'old.json'), month, month);
  await build();
  await build({ ...source, buildYear: 2027 });
  expect(readdirSync(cache)).toHaveLength(2);
  expect(readdirSync(cache)).toContain(used);
});
