/** The message of a page without content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Blocks } from '../../src/app/blocks/index.tsx';
import { SiteContextProvider } from '../../src/app/hooks/siteContext.ts';
import { PageView } from '../../src/app/shell/PageView.tsx';
import { Shell } from '../../src/app/shell/Shell.tsx';
import { createPageSource } from '../../src/core/data/pageSource.ts';
import type { Block, Manifest, Site } from '../../src/core/model.ts';
import { resolve } from '../../src/core/resolve.ts';
import { englishLocaleSet } from '../locales.ts';
import { fixtureFolder } from './fixtures.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(fixtureFolder('site/manifest'), file), 'utf8'));
const site = read('site.json') as Site;
const manifest = read('routes.json') as Manifest;

const BACK = '<a href="/voyages/">Back to Voyages</a>';

const renderBlocks = (...blocks: Block[]) =>
  renderToStaticMarkup(
    <SiteContextProvider value={{ ...englishLocaleSet(site), buildYear: 2024 }}>
      <Shell
        trail={[{ label: 'Home', path: '' }, { label: 'Voyages', path: 'voyages' }, { label: 'A group' }]}
      >
        <Blocks blocks={blocks} />
      </Shell>
    </SiteContextProvider>,
  );

test.each<Block>([
  { kind: 'cards', cards: [] },
  { kind: 'people', people: [] },
  { kind: 'events', events: [] },
  { kind: 'gallery', images: [] },
  { kind: 'gallery', images: [{ src: 'https://port.example/a.jpg' }] },
])('$kind without content: a sentence and a link back', (block) => {
  expect(renderBlocks(block)).toMatch(new RegExp(`<p class="empty"><span>[A-Z][^<]+\\.</span> ${BACK}</p>`));
});

async function page(address: string, data: unknown): Promise<string> {
  const { locales } = englishLocaleSet(site);
  const resolved = await resolve(
    createPageSource({ site: { ...site, facts: {} }, manifest }, locales, async () => data),
    address,
  );
  if (resolved.kind !== 'page') throw new Error(`${address} is ${resolved.kind}`);
  return renderToStaticMarkup(
    <SiteContextProvider value={{ ...englishLocaleSet(site), buildYear: 2024 }}>
      <Shell trail={resolved.page.trail}>
        <PageView page={resolved.page} />
      </Shell>
    </SiteContextProvider>,
  );
}

test.each<[name: string, address: string, data: unknown, back: string]>([
  ['a list whose entries are all gone', '/voyages/', { data: [{ desc: 'We sail.', programme: [] }] }, '/'],
  ['a list without entries', '/logbook/', { data: [{ desc: 'We sail.' }] }, '/'],
  [
    'an entry of nothing but a title',
    '/voyages/a/',
    { data: [{ programme: [{ url: 'voyages/a', title: 'A' }] }] },
    '/voyages/',
  ],
  ['a page without blocks', '/crew/', { data: [{ title: 'Crew', blocks: [] }] }, '/'],
])('%s says so once', async (_name, address, data, back) => {
  const html = await page(address, data);
  expect(html.split('Nothing has been added here yet.')).toHaveLength(2);
  expect(html).toContain(`<a href="${back}">Back to `);
});

test.each<[name: string, address: string, data: unknown]>([
  ['a list whose entries are hidden', '/voyages/', { data: [{ desc: 'We sail.', sectiondisp: 'hidden' }] }],
  ['a page with an intro', '/crew/', { data: [{ title: 'Crew', description: 'We sail.', blocks: [] }] }],
])('%s has no message', async (_name, address, data) => {
  expect(await page(address, data)).not.toContain('class="empty"');
});
