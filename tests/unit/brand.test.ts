/** Brand colours, logos, fonts and their style sheets. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Assets } from '../../src/app/shell/Document.tsx';
import { paletteCss } from '../../src/node/content/brand/css.ts';
import { contrast, toHex, toOklch } from '../../src/node/content/brand/oklch.ts';
import { colourPairs, findUnreadableColour, paletteOf } from '../../src/node/content/brand/palette.ts';
import { coloursOf, readSiteBrand } from '../../src/node/content/brand/siteBrand.ts';
import { readSite } from '../../src/node/content/folder.ts';
import { writeBrandCss } from '../../src/node/ssg/brandCss.ts';
import { COLLEGE } from '../sites.ts';
import { temporaryFolder } from './temporaryFolder.ts';

// From the examples in CSS Color 4 and from browsers.
test.each<[hex: string, l: number, c: number, h: number]>([
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, -95.95],
  ['#663399', 0.4403, 0.1603, -56.63],
])('colours %s in OKLCH', (hex, l, c, h) => {
  const colour = toOklch(hex);
  expect(colour.l).toBeCloseTo(l, 3);
  expect(colour.c).toBeCloseTo(c, 3);
  expect(colour.h).toBeCloseTo(h, 1);
  expect(toHex(colour)).toBe(hex);
});

test('a colour outside of sRGB keeps its hue and lightness', () => {
  const { l, c, h } = toOklch(toHex({ l: 0.6, c: 0.4, h: 150 }));
  expect(l).toBeCloseTo(0.6, 2);
  expect(h).toBeCloseTo(150, 0);
  expect(c).toBeGreaterThan(0.15);
});

test('the contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

/** The hand-made colours of the college, from before colours were derived. */
const DRAWN = {
  light:
    '#fbf8f1 #ffffff #f3eee2 #1c2723 #55625b #ddd6c6 #0f5c4a #0a4235 #ffffff #e3efe9 #d9952b #1c2723 #8a5606 #b8500a #0a4235 #f4f1e6 #bfd3c9',
  dark: '#101815 #18231f #1f2c27 #e8ede7 #a5b3ab #33423b #7cceb0 #a5e0ca #08261d #1d3a31 #e7ac4c #1c2723 #efbd6c #ffb35c #0b2921 #f0eee4 #a9c0b5',
  stage: '#081410 #061611 #176a56 #0a3a2f #07261f #cfe3da #0b1210 #f3f1ea #b9c2bd',
};

describe('a palette', () => {
  test('of the college is the designed one', async () => {
    const { brand } = await readSite(COLLEGE);
    const palette = paletteOf(coloursOf(brand));
    for (const [scheme, colours] of Object.entries(palette))
      expect(Object.values(colours).join(' '), scheme).toBe(DRAWN[scheme as keyof typeof DRAWN]);
    expect(Object.keys(palette)).toEqual(Object.keys(DRAWN));
  });

  test.each<[what: string, first?: string, second?: string]>([
    ['of a site without a brand'],
    ['of one colour', '#7a1f3d'],
    ['of black', '#000000'],
    ['of the strongest blue and yellow', '#0000ff', '#ffff00'],
  ])('%s is readable in both schemes', (_what, first, second) => {
    const palette = paletteOf(first === undefined ? undefined : [first, second]);
    expect(colourPairs(palette).filter(({ contrast, minContrast }) => contrast < minContrast)).toEqual([]);
    // Share images use these on the band of the light scheme.
    const { onBand, onBandMuted, accent } = palette.dark;
    for (const words of [onBand, onBandMuted, accent])
      expect(contrast(words, palette.light.band)).toBeGreaterThan(4.5);
    // The card of a video begins with white text.
    expect(contrast('#ffffff', palette.stage.stageStart)).toBeGreaterThan(4.5);
  });

  test('uses the given colours', () => {
    const { light } = paletteOf(['#7A1F3D', '#E0B040']);
    expect([light.brand, light.accent]).toEqual(['#7a1f3d', '#e0b040']);
  });

  test('a primary colour that is too pale is refused with a darker one of its hue', () => {
    const colour = findUnreadableColour(['#ffd400', '#d9952b']);
    expect(colour?.pair.contrast).toBeLessThan(1.5);
    expect(colour?.proposal).toBe('#7f6900');
    expect(findUnreadableColour(['#7f6900', '#d9952b'])).toBeUndefined();
    // Ornaments have no text.
    expect(findUnreadableColour(['#2a527a', '#ffffcc'])).toBeUndefined();
  });
});

describe('a style sheet', () => {
  const css = paletteCss(paletteOf());

  test('has the same dark scheme for the device and for the visitor', () => {
    const [, device] = /:root:not\(\[data-theme=light\]\)\{([^}]*)\}/.exec(css) ?? [];
    const [, visitor] = /:root\[data-theme=dark\]\{([^}]*)\}/.exec(css) ?? [];
    expect(device?.split(';').length).toBeGreaterThan(10);
    expect(visitor).toBe(device);
  });

  test('sets corners only if they differ from the default', () => {
    expect(css).not.toContain('--radius');
    expect(paletteCss(paletteOf(), 'sharp')).toContain('--radius-full:0');
    expect(paletteCss(paletteOf(), 'round')).toContain('--radius:1.375rem');
  });
});

describe('a logo', () => {
  const folder = temporaryFolder('brand');

  async function siteWith(name: string, content: string | Buffer) {
    await mkdir(join(folder, 'public'), { recursive: true });
    await writeFile(join(folder, 'public', name), content);
    return folder;
  }

  test('in the site colours is adapted to both schemes', async () => {
    const look = await readSiteBrand(COLLEGE, await readSite(COLLEGE), true);
    const marks = [...look.files].filter(([name]) => name.startsWith('mark-')).map(([, svg]) => String(svg));
    expect(marks.map((svg) => svg.match(/#[0-9a-f]+/g))).toEqual([
      ['#d9952b', '#0f5c4a', '#0f5c4a'],
      ['#e7ac4c', '#7cceb0', '#7cceb0'],
      ['#000', '#000', '#000'],
    ]);
    expect(look.brand.mark).toContain('#f0eee4');
    expect(look.brand.tile).toBe(look.palette.light.band);
  });

  test('of a few paths in these colours is inlined and requests no file', async () => {
    const { mark, files, css } = await readSiteBrand(COLLEGE, await readSite(COLLEGE));
    expect(mark?.paths.map(({ fill }) => fill)).toEqual([
      'var(--color-accent)',
      'var(--color-brand)',
      'var(--color-brand)',
    ]);
    expect([mark?.viewBox, mark?.width, files.size]).toEqual(['0 0 48 48', 48, 0]);
    expect(css).not.toContain('url(');
    expect((await readSiteBrand('', {})).mark?.paths.length).toBe(2);
  });

  const PATH = '<path fill="var(--color-brand)" d="M0 0h9z"/>';

  test.each<[what: string, svg: string]>([
    ['a colour of its own', `<svg viewBox="0 0 9 9">${PATH}<path fill="#123456" d="M0 0h8z"/></svg>`],
    ['another element', `<svg viewBox="0 0 9 9">${PATH}<script>alert()</script></svg>`],
    ['onclick', `<svg viewBox="0 0 9 9">${PATH}<path fill="var(--color-text)" d="M0 0" onclick="x"/></svg>`],
    ['an attribute of the whole', `<svg viewBox="0 0 9 9" onload="x">${PATH}</svg>`],
    ['many paths', `<svg viewBox="0 0 9 9">${PATH.repeat(40)}</svg>`],
  ])('with %s stays an image', async (_what, svg) => {
    const { mark, files } = await readSiteBrand(await siteWith('logo.svg', svg), {
      brand: { logo: 'logo.svg' },
    });
    expect(mark).toBeUndefined();
    expect(files.size).toBeGreaterThan(0);
  });

  test('in its own colours has a light tile of its width', async () => {
    const svg =
      '<?xml version="1.0"?><svg viewBox="0 0 300 100" width="30mm"><rect fill="#123456" width="300" height="100"/></svg>';
    const look = await readSiteBrand(await siteWith('logo.svg', svg), { brand: { logo: 'logo.svg' } });
    expect(look.css).toContain('--mark-ratio:3');
    expect(look.brand.tile).toBe('#ffffff');
    expect(look.css).toContain(':root[data-theme=dark] .mark{background-color:#fff');
    expect(look.files.size).toBe(1);
    expect(look.css.match(/url\(mark-/g)?.length).toBe(1);
    const { data, info } = await sharp(Buffer.from(look.brand.mark))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([48, 48]);
    expect([...data.subarray((24 * 48 + 24) * info.channels, (24 * 48 + 24) * info.channels + 3)]).toEqual([
      0x12, 0x34, 0x56,
    ]);
  });

  test('can be an image, with another for the dark scheme', async () => {
    const paint = (background: string) =>
      sharp({ create: { width: 900, height: 900, channels: 3, background } })
        .png()
        .toBuffer();
    await siteWith('light.png', await paint('#123456'));
    await siteWith('dark.png', await paint('#fedcba'));
    const look = await readSiteBrand(folder, { brand: { logo: 'light.png', logoDark: '/dark.png' } });
    expect([...look.files.keys()].map((name) => name.replace(/-.*\./, '.'))).toEqual([
      'mark.png',
      'mark.png',
    ]);
    for (const content of look.files.values())
      expect(await sharp(Buffer.from(content)).metadata()).toMatchObject({ height: 160 });
    expect((await sharp(Buffer.from(look.brand.mark)).stats()).dominant.r).toBeGreaterThan(200);
  });
});

test('a font is stored beside the style sheet, and does not change line heights', async () => {
  const font = Buffer.from('wOF2 and so on');
  const folder = join(COLLEGE, 'nowhere');
  const missing = await readSiteBrand(folder, { brand: { fonts: { text: 'documents/a.woff2' } } });
  expect(missing.css).not.toContain('@font-face');
  const site = temporaryFolder('fonts');
  await mkdir(join(site, 'public/documents'), { recursive: true });
  await writeFile(join(site, 'public/documents/a.woff2'), font);
  const fonts = { heading: 'documents/a.woff2', text: 'documents/a.woff2', textBold: 'documents/a.woff2' };
  const { css, files } = await readSiteBrand(site, { brand: { fonts } });
  expect(css.match(/@font-face\{[^}]*\}/g)?.map((face) => face.replace(/font-[0-9a-f]{8}/, 'font'))).toEqual([
    '@font-face{font-family:"Site Heading";font-weight:100 900;font-display:optional;src:url(font.woff2) format("woff2")}',
    '@font-face{font-family:"Site Text";font-weight:100 900;font-display:optional;src:url(font.woff2) format("woff2")}',
  ]);
  expect([...files.values()]).toContain(
    files.get([...files.keys()].find((name) => name.startsWith('font-')) ?? ''),
  );
});

const ASSETS: Assets = {
  app: '/under/assets/app.js',
  styles: [],
  inlineStyles: { common: 'engine{}', media: 'media{}' },
  paper: '/under/assets/paper.css',
  inlineLoader: '',
};

test('every page contains the brand after all rules of the engine, then those of the site; focal points are a style sheet', async () => {
  const out = temporaryFolder('branded-styles');
  const brand = {
    css: 'brand{background:url(a.svg)}\n',
    stageCss: 'stage{}',
    files: new Map([['a.svg', '<svg/>']]),
  };

  const { styles, inlineStyles } = await writeBrandCss(
    ASSETS,
    brand,
    'img{}',
    '@layer site{b{background:url(/a.svg)}}',
    out,
  );

  const read = (address = '') => readFile(join(out, 'assets', basename(address)), 'utf8');
  expect(inlineStyles).toEqual({
    common: 'engine{}brand{background:url(/under/assets/a.svg)}@layer site{b{background:url(/a.svg)}}',
    media: 'media{}stage{}',
  });
  expect(await read('a.svg')).toBe('<svg/>');
  expect(styles).toEqual([expect.stringMatching(/^\/under\/assets\/focus-\w{8}\.css$/)]);
  expect(await read(styles[0])).toBe('img{}');
  expect((await writeBrandCss(ASSETS, brand, '', '', out)).styles).toEqual([]);
});
