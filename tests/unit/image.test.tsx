/** Pictures, and the focal points that stay visible. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Blocks } from '../../src/app/blocks/index.tsx';
import { Image } from '../../src/app/components/Image.tsx';
import { Link } from '../../src/app/components/Link.tsx';
import { sizesOf } from '../../src/app/components/sizes.ts';
import { MediaProvider, type PageMedia } from '../../src/app/hooks/pageMedia.ts';
import { SiteContextProvider } from '../../src/app/hooks/siteContext.ts';
import { mergeMedia, type PictureInfo } from '../../src/core/data/media.ts';
import type { Block } from '../../src/core/model.ts';
import { focusCss, readFocalPoints } from '../../src/node/content/focalPoints.ts';
import { englishLocaleSet } from '../locales.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const copied: PictureInfo = {
  width: 1600,
  height: 1067,
  tint: '#d5cfca',
  copies: { hash: 'ab', widths: [320, 640] },
};
const pageMedia = (settings: Partial<PageMedia> = {}): PageMedia => ({
  media: mergeMedia([
    {
      pictures: { 'images/a.jpg': copied, 'images/logo.svg': { width: 200, height: 100 } },
      documents: { 'documents/a.pdf': 45_123 },
    },
  ]),
  drawnHere: false,
  savesData: false,
  ...settings,
});

describe('Image', () => {
  const renderImage = (src: string, settings?: Partial<PageMedia>, priority = false) =>
    renderToStaticMarkup(
      <MediaProvider value={pageMedia(settings)}>
        <Image src={src} alt="A camp" layout={[{ columns: 2 }]} priority={priority} />
      </MediaProvider>,
    ).replace(/<link[^>]*>/g, '');

  test('without information is the source', () => {
    expect(renderImage('images/other.jpg')).toBe(
      '<img loading="lazy" decoding="async" alt="A camp" src="/images/other.jpg"/>',
    );
  });

  test('of SVG is the source with its size', () => {
    expect(renderImage('/images/logo.svg')).toBe(
      '<img loading="lazy" decoding="async" width="200" height="100" alt="A camp" src="/images/logo.svg"/>',
    );
  });

  test('with variants has a srcset', () => {
    expect(renderImage('images/a.jpg')).toBe(
      '<picture>' +
        '<img loading="lazy" decoding="async" width="1600" height="1067" data-tint="#d5cfca" alt="A camp" sizes="min(51.26vw - 0.53rem, 39.51rem)" srcSet="/media/pictures/ab-320.webp 320w, /media/pictures/ab-640.webp 640w" src="/images/a.jpg"/>' +
        '</picture>',
    );
  });

  test('that is cropped to a taller cell is as wide as before', () => {
    expect(sizesOf([{ maxWidth: 10, ratio: 1 }], 2)).toBe('21.36rem');
    expect(sizesOf([{ maxWidth: 10, ratio: 1 }], 0.5)).toBe('10.68rem');
  });

  test('for visitors with Save-Data is small', () => {
    const html = renderImage('images/a.jpg', { savesData: true });
    expect(html.match(/sizes="10rem"/g)).toHaveLength(1);
    expect(html).not.toContain('51.26vw');
    expect(renderImage('images/a.jpg', { savesData: true, drawnHere: true }, true)).not.toContain('51.26vw');
    // It is already loading.
    expect(renderImage('images/a.jpg', { savesData: true }, true)).not.toContain('10rem');
  });

  test.each<[priority: boolean, drawnHere: boolean, loading: string, high: boolean]>([
    [false, false, 'lazy', false],
    [true, false, 'eager', true],
    [true, true, 'lazy', true],
  ])('first %s, rendered in the browser %s: %s', (priority, drawnHere, loading, high) => {
    const html = renderImage('images/a.jpg', { drawnHere }, priority);
    expect(html).toContain(`loading="${loading}"`);
    expect(html.includes('fetchPriority="high"')).toBe(high);
  });
});

describe('only a large picture in the first block of a page has high priority', () => {
  const image = (number: number) => `images/${number}.jpg`;
  const gallery = (...numbers: number[]): Block => ({
    kind: 'gallery',
    images: numbers.map((number) => ({ src: image(number) })),
  });
  const prose: Block = { kind: 'prose', paragraphs: ['Words.'] };
  const tab = (id: string, ...blocks: Block[]) => ({ id, label: id, blocks });
  const tabs = (...all: ReturnType<typeof tab>[]): Block => ({ kind: 'tabs', label: 'x', tabs: all });
  const feature = (src: string): Block => ({ kind: 'feature', paragraphs: ['a'], image: src });
  const slides = [
    { id: 'one', title: 'words' },
    { id: 'two', src: image(2), alt: 'a' },
  ];
  const carousel: Block = { kind: 'carousel', label: 'x', slides };

  test.each<[what: string, blocks: Block[], first: string | undefined]>([
    ['no picture', [prose], undefined],
    ['a gallery', [gallery(1, 2)], image(1)],
    ['after words', [prose, gallery(1, 2)], undefined],
    ['a figure', [{ kind: 'figure', src: image(1), alt: 'a' }, gallery(2)], image(1)],
    ['a feature', [feature(image(1)), feature(image(2))], image(1)],
    ['a carousel', [carousel, gallery(3)], image(2)],
    ['the first tab', [tabs(tab('a', gallery(1)), tab('b', gallery(2)))], image(1)],
    ['another tab', [tabs(tab('a', prose), tab('b', gallery(2)))], undefined],
    ['small pictures of cards', [{ kind: 'cards', cards: [{ title: 'A', image: image(1) }] }], undefined],
    [
      'small pictures of people',
      [{ kind: 'people', people: [{ name: 'A', role: 'B', image: image(1) }] }],
      undefined,
    ],
    ['small pictures of events', [{ kind: 'events', events: [{ title: 'A', image: image(1) }] }], undefined],
  ])('%s', (_, blocks, first) => {
    const html = renderToStaticMarkup(
      <SiteContextProvider value={{ ...englishLocaleSet(), buildYear: 2026 }}>
        <Blocks blocks={blocks} />
      </SiteContextProvider>,
    );
    const priorityImages = (html.match(/<img[^>]*>/g) ?? []).filter((tag) =>
      /fetchPriority="high"/.test(tag),
    );
    expect(priorityImages.map((tag) => /src="\/([^"]+)"/.exec(tag)?.[1])).toEqual(
      first === undefined ? [] : [first],
    );
    expect(priorityImages.every((tag) => tag.includes('loading="eager"'))).toBe(true);
    expect(html.match(/loading="eager"/g)?.length ?? 0).toBe(priorityImages.length);
  });
});

test.each<[to: string, words: string]>([
  ['documents/a.pdf', 'Report PDF, 45 kB'],
  ['/documents/a.pdf', 'Report PDF, 45 kB'],
  ['documents/unknown.docx', 'Report DOCX'],
  ['iqac/history', 'Report'],
  ['https://example.org/a.pdf', 'Report'],
])('a link to %s reads "%s"', (to, words) => {
  const html = renderToStaticMarkup(
    <SiteContextProvider value={{ ...englishLocaleSet(), buildYear: 2026 }}>
      <MediaProvider value={pageMedia()}>
        <Link to={to}>Report</Link>
      </MediaProvider>
    </SiteContextProvider>,
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe(words);
});

const PATHS = ['images/a.jpg', 'images/തോണി "2".jpg'];

test.each(PATHS)('the CSS rule of %s is that of the picture in a page', (path) => {
  const [, src] =
    / src="([^"]*)"/.exec(renderToStaticMarkup(<Image src={path} alt="" layout={[{}]} />)) ?? [];
  expect(focusCss(new Map([[path, { x: 30, y: 40 }]]), '')).toBe(
    `img[src="${src}"]{object-position:30% 40%}`,
  );
});

test('a site with a base path has it in the rule, and one without focal points has no rule', () => {
  expect(focusCss(new Map([['a.jpg', { x: 0, y: 100 }]]), '/college')).toContain('img[src="/college/a.jpg"]');
  expect(focusCss(new Map(), '/college')).toBe('');
});

test('the focal points of a file are read only if it is valid', async () => {
  const folder = temporaryFolder('focus');
  expect(await readFocalPoints(folder)).toEqual(new Map());
  mkdirSync(join(folder, 'manifest'));
  const write = (text: string) => writeFileSync(join(folder, 'manifest/pictures.json'), text);
  write('{ "focus": { "a.jpg": { "x": 1, "y": 2 } } }');
  expect(await readFocalPoints(folder)).toEqual(new Map([['a.jpg', { x: 1, y: 2 }]]));
  write('{ "focus": { "a.jpg": { "x": "1%}*{", "y": 2 } } }');
  expect(await readFocalPoints(folder)).toEqual(new Map());
  write('{ "focus": ');
  expect(await readFocalPoints(folder)).toEqual(new Map());
});
