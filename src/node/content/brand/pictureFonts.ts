/**
 * Fonts for pictures with text. They come from packages and from the site, so that pictures are the same on
 * every machine.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Site } from '../../../core/model.ts';
import { isPublished, publicFile } from '../publicFolder.ts';
import { unwrapWoff } from './sfnt.ts';

/** Fonts of the scripts in two packages: one for titles, one for other text. */
interface ScriptFonts {
  /** The subsets of each family. */
  subsets: readonly string[];
  heading: PackageFont;
  text: PackageFont;
}

interface PackageFont {
  /** The name in Pango. */
  family: string;
  package: string;
  weight: number;
}

/** Add a row, and its two packages to the dependencies, to support a script. */
const SCRIPT_FONTS: readonly ScriptFonts[] = [
  {
    subsets: ['latin', 'latin-ext', 'malayalam'],
    heading: { family: 'Noto Serif Malayalam SemiBold', package: 'noto-serif-malayalam', weight: 600 },
    text: { family: 'Noto Sans Malayalam Medium', package: 'noto-sans-malayalam', weight: 500 },
  },
];

export interface FontFamilies {
  heading: string;
  text: string;
}

export interface SiteFont {
  family: 'Site Heading' | 'Site Text';
  /** Absolute. */
  file: string;
}

/** Returns the absolute path of a font. @returns undefined if it is not set or not in `public/` */
export function fontFilePath(folder: string, written: string | undefined): string | undefined {
  const path = written?.normalize('NFC').replace(/^\/+/, '');
  return path === undefined || !isPublished(folder, path) ? undefined : join(folder, publicFile(path));
}

/** WOFF2 is not supported: its tables are transformed. */
const RENDERABLE_FONT = /\.(?:ttf|otf|woff)$/i;

export function siteFonts(folder: string, brand: Site['brand']): SiteFont[] {
  const { heading, text } = brand?.fonts ?? {};
  const fonts = [
    { family: 'Site Heading' as const, file: fontFilePath(folder, heading) },
    { family: 'Site Text' as const, file: fontFilePath(folder, text) },
  ];
  return fonts.flatMap(({ family, file }) =>
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

/** A font as TrueType or OpenType, the formats that Pango supports. */
export interface PlainFont {
  font: Buffer;
  /** The name to register; undefined for a package font, which keeps its own. */
  family?: SiteFont['family'];
}

/** @throws (rejects) if a font cannot be read or is invalid */
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
