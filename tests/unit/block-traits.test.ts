/** The rows of the block traits table, and completeness inside tabs. */
import { describe, expect, test } from 'vitest';
import {
  appStartOf,
  collectText,
  eventsOf,
  showsAddress,
  stylesOf,
} from '../../src/core/data/blockTraits/buildTraits.ts';
import {
  allBlocks,
  hasSearch,
  picturesOf,
  RUNTIME_TRAITS,
  shareImageOf,
} from '../../src/core/data/blockTraits/runtimeTraits.ts';
import { stripMarkdown } from '../../src/core/data/inlineMarkdown.ts';
import type { Block, BlockKind, Site } from '../../src/core/model.ts';
import { readSchema } from '../../src/node/content/schemas.ts';
import { ENGLISH } from '../locales.ts';

const inTab = (...blocks: Block[]): Block[] => [
  { kind: 'tabs', label: 'Places', tabs: [{ id: 'a', label: 'A', blocks }] },
];
const prose: Block = { kind: 'prose', paragraphs: ['Text.'] };
const slides = [{ id: 'one', src: 'images/one.jpg' }];

describe.each([
  ['on a page', (...blocks: Block[]) => blocks],
  ['in a tab', inTab],
  ['in a tab of a tab', (...blocks: Block[]) => inTab(...inTab(...blocks))],
])('%s', (_where, definition) => {
  test.each<[block: Block, start: 'soon' | 'query' | undefined]>([
    [{ kind: 'carousel', label: 'L', slides, autoplay: true }, 'soon'],
    [{ kind: 'carousel', label: 'L', slides }, undefined],
    [{ kind: 'counters', counters: [{ value: 1, label: 'One' }] }, undefined],
    [{ kind: 'search' }, 'query'],
    [prose, undefined],
  ])('%j starts the app: %s', (block, start) => {
    expect(appStartOf(definition(prose, block))).toBe(start);
    expect(hasSearch(definition(prose, block))).toBe(start === 'query');
  });

  test('a filter starts the app if the address has a query', () => {
    const archive: Block = { kind: 'archive', groups: [], years: [] };
    expect(appStartOf(definition(archive))).toBeUndefined();
    expect(appStartOf(definition(prose, { ...archive, filter: 'filters/isles' }))).toBe('query');
  });

  test('the search gets code as it is written', () => {
    const blocks = definition({ kind: 'code', text: 'a = [b](c) *\n\td * `e`' });
    const { text } = collectText(blocks, SITE, ENGLISH.feeds);
    expect(text.map(stripMarkdown)).toEqual(['a = [b](c) * \td * `e`']);
  });

  test('events, text, pictures and the address are collected', () => {
    const events = [{ title: 'Tide', date: '01-03-2024', image: 'images/tide.jpg' }];
    const blocks = definition(prose, { kind: 'events', events }, { kind: 'address' });
    expect(eventsOf(blocks)).toEqual(events);
    expect(showsAddress(blocks)).toBe(true);
    expect(shareImageOf(blocks)).toBe('images/tide.jpg');
    expect(blocks.flatMap(picturesOf)).toEqual(['images/tide.jpg']);
    const site: Site = { ...SITE, contact: { address: ['Quay 1'] } };
    expect(collectText(blocks, site, ENGLISH.feeds).text).toEqual(['Text.', 'Tide', 'Quay 1']);
    expect(allBlocks(blocks).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['events', 'address']));
  });

  test('a portrait is a picture, but does not represent the page', () => {
    const blocks = definition({ kind: 'people', people: [{ name: 'A', role: 'B', image: 'images/a.jpg' }] });
    expect(blocks.flatMap(picturesOf)).toEqual(['images/a.jpg']);
    expect(shareImageOf(blocks)).toBeUndefined();
  });

  test('a damaged block has no pictures and does not affect others', () => {
    const damaged = { kind: 'gallery' } as Block;
    expect(picturesOf(damaged)).toEqual([]);
    expect(shareImageOf([damaged, ...definition({ kind: 'carousel', label: 'L', slides })])).toBe(
      'images/one.jpg',
    );
  });
});

const SITE: Site = {
  name: 'S',
  description: 'D',
  language: 'en',
  contact: { address: [] },
  menu: [],
  footer: { links: [] },
};

/** The definitions that a schema definition refers to, directly or indirectly, except the blocks in its panels. */
function refersTo(definition: unknown): Set<string> {
  const names = new Set<string>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (key !== '$ref') walk(item);
      else if (!names.has(String(item))) {
        names.add(String(item));
        const [, file, name = ''] = /^(.*)#\/definitions\/(.+)$/.exec(String(item)) ?? [];
        if (file !== '') walk(COMMON[name]);
        else if (name !== 'block') walk(OWN[name]);
      }
    }
  };
  walk(definition);
  return names;
}

interface Definitions {
  definitions: Record<string, { properties?: { kind?: { const?: string } } }>;
}
const COMMON = (JSON.parse(readSchema('common')) as Definitions).definitions;
const OWN = (JSON.parse(readSchema('block')) as Definitions).definitions;
const definitions = Object.values(OWN);

test.each(Object.keys(RUNTIME_TRAITS) as BlockKind[])(
  'the row of "%s" covers all fields of its schema',
  (kind) => {
    const refers = refersTo(definitions.find(({ properties }) => properties?.kind?.const === kind));
    const portraits = refers.has('common.schema.json#/definitions/portrait');
    expect(RUNTIME_TRAITS[kind].portraits ?? false).toBe(portraits);
    expect(RUNTIME_TRAITS[kind].pictures !== undefined).toBe(
      portraits || refers.has('common.schema.json#/definitions/imagePath'),
    );
    expect(RUNTIME_TRAITS[kind].panels !== undefined).toBe(refers.has('#/definitions/block'));
  },
);

test('a page needs the styles of its blocks, also in a tab', () => {
  const map: Block = { kind: 'map' };
  expect([...stylesOf([prose])]).toEqual([]);
  expect([...stylesOf([prose, map, map])]).toEqual(['contact']);
  expect([...stylesOf(inTab(map))]).toEqual(['info', 'contact']);
});
