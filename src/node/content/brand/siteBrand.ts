/** What a site looks like: from `brand` in site.json to colours, a style sheet and the files that it names. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { InlineLogo, Site } from '../../../core/model.ts';
import { brandCss, type FontFace } from './css.ts';
import { fontFilePath } from './fontFilePath.ts';
import { fitInSquare, type Logo, readLogo } from './logo.ts';
import { type Colours, DEFAULT_COLOURS, type Palette, paletteOf } from './palette.ts';
import { type FontFamilies, fontFamilies, type SiteFont, siteFonts } from './pictureFonts.ts';

/** A colour in the light and in the dark scheme, as #rrggbb. */
interface ColourPerScheme {
  light: string;
  dark: string;
}

/** What pictures and the browser's frame are made of. Plain data, which another process can be sent. */
export interface Brand {
  ground: ColourPerScheme;
  band: ColourPerScheme;
  onBand: ColourPerScheme;
  onBandMuted: ColourPerScheme;
  accent: ColourPerScheme;
  /** The mark as an SVG element, {@link MARK_SIZE} wide and high. */
  mark: string;
  /** The colour of the tile that it stands on, on the band: the band itself, or what lets it be seen. */
  tile: string;
  fonts: FontFamilies;
  /** How round the corners of tiles are, where 1 is as round as usual. */
  roundness: number;
}

export interface SiteBrand {
  brand: Brand;
  palette: Palette;
  /** The mark where pages draw it themselves; else the style sheet has it. */
  mark?: InlineLogo;
  /** Fonts of the site that pictures are drawn with. */
  siteFonts: readonly SiteFont[];
  /** The style sheet, to follow that of the engine. It names the files by their names alone. */
  css: string;
  /** What it names, to lie beside it. */
  files: ReadonlyMap<string, string | Buffer>;
}

/** The colours that a site names, or the default. */
export function coloursOf(brand: Site['brand']): Colours {
  const [first, second] = brand?.colours ?? [];
  return first === undefined ? DEFAULT_COLOURS : [first, second];
}

/**
 * The brand of a site.
 *
 * @param folder the site folder
 * @param isEditing whether it may change while pages are open, so that none of it may stand in them
 * @throws (rejects) when a file that it names cannot be read; the checker refuses that
 */
export async function readSiteBrand(
  folder: string,
  { brand }: Pick<Site, 'brand'>,
  isEditing = false,
): Promise<SiteBrand> {
  const palette = paletteOf(coloursOf(brand));
  const logo = await readLogo(folder, brand, palette);
  const files = new Map<string, string | Buffer>();
  const addFile = (name: string, ending: string, content: string | Buffer) => {
    const file = `${name}-${digest(content)}.${ending}`;
    files.set(file, content);
    return file;
  };
  const mark = (ground: 'light' | 'dark' | 'paper') => {
    const { ending, content } = logo.fileFor(ground);
    return addFile('mark', ending, content);
  };
  const inlineMark = isEditing ? undefined : logo.inlineMark;
  const marks = inlineMark
    ? undefined
    : {
        light: mark('light'),
        dark: mark('dark'),
        paper: mark('paper'),
        isVisibleOnDark: logo.isVisibleOnDark,
      };
  const fonts = await readFontFaces(folder, brand, addFile);
  const fontsOfSite = siteFonts(folder, brand);
  return {
    brand: pictureBrand(palette, logo, fontFamilies(fontsOfSite), brand?.corners),
    palette,
    mark: inlineMark,
    siteFonts: fontsOfSite,
    css: brandCss(palette, brand?.corners, marks, logo.ratio, fonts),
    files,
  };
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8);

const ROUNDNESS = { sharp: 0, soft: 1, round: 1.6 } as const;

function pictureBrand(
  { light, dark }: Palette,
  logo: Logo,
  fonts: FontFamilies,
  corners: keyof typeof ROUNDNESS = 'soft',
): Brand {
  const perScheme = (name: 'ground' | 'band' | 'onBand' | 'onBandMuted' | 'accent') => ({
    light: light[name],
    dark: dark[name],
  });
  return {
    ground: perScheme('ground'),
    band: perScheme('band'),
    onBand: perScheme('onBand'),
    onBandMuted: perScheme('onBandMuted'),
    accent: perScheme('accent'),
    mark: fitInSquare(logo.svgFor(logo.isVisibleOnDark ? 'band' : 'light')),
    tile: logo.isVisibleOnDark ? light.band : light.surface,
    fonts,
    roundness: ROUNDNESS[corners],
  };
}

/** The font of a file for all weights: that of headings, and one that has them all. */
const ALL_WEIGHTS = '100 900';

async function readFontFaces(
  folder: string,
  brand: Site['brand'],
  addFile: (name: string, ending: string, content: Buffer) => string,
): Promise<FontFace[]> {
  const { heading, text, textBold } = brand?.fonts ?? {};
  const fontSettings: [FontFace['family'], string | undefined, weight: string][] = [
    ['Site Heading', heading, ALL_WEIGHTS],
    ['Site Text', text, text === textBold ? ALL_WEIGHTS : '400'],
    ['Site Text', text === textBold ? undefined : textBold, '600 900'],
  ];
  const faces = await Promise.all(
    fontSettings.map(async ([family, written, weight]): Promise<FontFace[]> => {
      const file = fontFilePath(folder, written);
      if (file === undefined) return [];
      const [, ending = ''] = /\.(\w+)$/.exec(file.toLowerCase()) ?? [];
      return [{ family, weight, address: addFile('font', ending, await readFile(file)) }];
    }),
  );
  return faces.flat();
}
