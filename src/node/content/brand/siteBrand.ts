/** Loads the brand of a site: colours, style sheet and files, from `brand` in site.json. */
import { readFile } from 'node:fs/promises';
import type { InlineLogo, Site } from '../../../core/model.ts';
import { sha256 } from '../../system/digest.ts';
import { brandCss, type FontFace, stageCss } from './css.ts';
import { fitInSquare, type Logo, readLogo } from './logo.ts';
import { type Colours, DEFAULT_COLOURS, type Palette, paletteOf } from './palette.ts';
import { type FontFamilies, fontFamilies, fontFilePath, type SiteFont, siteFonts } from './pictureFonts.ts';

/** #rrggbb. */
interface SchemeColour {
  light: string;
  dark: string;
}

/** The inputs of generated pictures and theme colours. Serializable, for worker processes. */
export interface Brand {
  ground: SchemeColour;
  band: SchemeColour;
  onBand: SchemeColour;
  onBandMuted: SchemeColour;
  accent: SchemeColour;
  mark: string;
  /** The colour of the tile behind the logo on the band. */
  tile: string;
  fonts: FontFamilies;
  /** The roundness of tile corners, relative to the default. */
  roundness: number;
}

export interface SiteBrand {
  brand: Brand;
  palette: Palette;
  /** Defined if pages inline the logo; otherwise it is in the style sheet. */
  mark?: InlineLogo;
  siteFonts: readonly SiteFont[];
  /** The style sheet, loaded after that of the engine. It references `files` by name. */
  css: string;
  /** The tokens that only pages with carousels and players need. */
  stageCss: string;
  /** Files next to the style sheet, by name. */
  files: ReadonlyMap<string, string | Buffer>;
}

export function coloursOf(brand: Site['brand']): Colours {
  const [first, second] = brand?.colours ?? [];
  return first === undefined ? DEFAULT_COLOURS : [first, second];
}

/**
 * @param isEditing true if the brand may change while pages are open, so that pages must not inline it
 * @throws (rejects) if a file cannot be read, which the check reports
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
    const file = `${name}-${sha256(content).slice(0, 8)}.${ending}`;
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
    stageCss: stageCss(palette),
    css: brandCss(palette, brand?.corners, marks, logo.ratio, fonts),
    files,
  };
}

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

/** The weight range of a file that serves all weights. */
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
