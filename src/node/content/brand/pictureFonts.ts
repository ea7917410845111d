/**
 * Fonts for pictures with text. They come from packages and from the site, so that a picture looks the same on every
 * machine, whether it has fonts or not.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Site } from '../../../core/model.ts';
import { fontFilePath } from './fontFilePath.ts';
import { unwrapWoff } from './sfnt.ts';

/** What is drawn for the scripts that two packages have: titles in one weight of one family, the rest in one of another. */
interface ScriptFonts {
  /** The parts of each family, which share its letters among them. */
  subsets: readonly string[];
  heading: PackageFont;
  text: PackageFont;
}

interface PackageFont {
  /** As Pango knows it. */
  family: string;
  package: string;
  weight: number;
}

/** A further script is a row, and its two packages among the dependencies. */
const SCRIPT_FONTS: readonly ScriptFonts[] = [
  {
    subsets: ['latin', 'latin-ext', 'malayalam'],
    heading: { family: 'Noto Serif Malayalam SemiBold', package: 'noto-serif-malayalam', weight: 600 },
    text: { family: 'Noto Sans Malayalam Medium', package: 'noto-sans-malayalam', weight: 500 },
  },
];

/** The families for titles and for the rest, the first that has a letter first. */
export interface FontFamilies {
  heading: string;
  text: string;
}

/** A font of the site, under the name that it is given for pictures. */
export interface SiteFont {
  family: 'Site Heading' | 'Site Text';
  /** Absolute. */
  file: string;
}

/** Pictures cannot be drawn with WOFF2, whose tables are stored in another form. */
const RENDERABLE_FONT = /\.(?:ttf|otf|woff)$/i;

/** The fonts of a site that pictures can be drawn with. */
export function siteFonts(folder: string, brand: Site['brand']): SiteFont[] {
  const { heading, text } = brand?.fonts ?? {};
  const named = [
    { family: 'Site Heading' as const, file: fontFilePath(folder, heading) },
    { family: 'Site Text' as const, file: fontFilePath(folder, text) },
  ];
  return named.flatMap(({ family, file }) =>
    file !== undefined && RENDERABLE_FONT.test(file) ? [{ family, file }] : [],
  );
}

export function fontFamilies(ownFonts: readonly SiteFont[]): FontFamilies {
  const familyList = (family: SiteFont['family'], part: 'heading' | 'text') =>
    [
      ...ownFonts.filter((font) => font.family === family).map(() => family),
      ...SCRIPT_FONTS.map((fonts) => fonts[part].family),
    ].join(',');
  return { heading: familyList('Site Heading', 'heading'), text: familyList('Site Text', 'text') };
}

/** A font in its plain form, which is the only one that Pango takes. */
export interface PlainFont {
  font: Buffer;
  /** The name that it is given; its own where it comes from a package. */
  family?: SiteFont['family'];
}

/** All fonts for the pictures of a site. @throws (rejects) when one cannot be read, or is none */
export async function loadPlainFonts(ownFonts: readonly SiteFont[]): Promise<PlainFont[]> {
  const require = createRequire(import.meta.url);
  const packaged = SCRIPT_FONTS.flatMap(({ subsets, heading, text }) =>
    subsets.flatMap((part) =>
      [heading, text].map(({ package: name, weight }) =>
        require.resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff`),
      ),
    ),
  );
  return Promise.all([
    ...packaged.map(async (file) => ({ font: unwrapWoff(await readFile(file)) })),
    ...ownFonts.map(async ({ file, family }) => {
      const bytes = await readFile(file);
      return { font: /\.woff$/i.test(file) ? unwrapWoff(bytes) : bytes, family };
    }),
  ]);
}
