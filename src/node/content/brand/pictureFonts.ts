/**
 * Fonts for pictures with text. They come from packages and from the site, so that a picture looks the same on every
 * machine, whether it has fonts or not.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Site } from '../../../core/model.ts';
import { fontFile } from './fontFile.ts';
import { unwrapWoff } from './sfnt.ts';

/** What is drawn for the scripts that two packages have: titles in one weight of one family, the rest in one of another. */
interface ScriptFonts {
  /** The parts of each family, which share its letters among them. */
  parts: readonly string[];
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
const FONTS: readonly ScriptFonts[] = [
  {
    parts: ['latin', 'latin-ext', 'malayalam'],
    heading: { family: 'Noto Serif Malayalam SemiBold', package: 'noto-serif-malayalam', weight: 600 },
    text: { family: 'Noto Sans Malayalam Medium', package: 'noto-sans-malayalam', weight: 500 },
  },
];

/** The families for titles and for the rest, the first that has a letter first. */
export interface Families {
  heading: string;
  text: string;
}

/** A font of the site, under the name that it is given for pictures. */
export interface OwnFont {
  family: 'Site Heading' | 'Site Text';
  /** Absolute. */
  file: string;
}

/** Pictures cannot be drawn with WOFF2, whose tables are stored in another form. */
const CAN_BE_DRAWN = /\.(?:ttf|otf|woff)$/i;

/** The fonts of a site that pictures can be drawn with. */
export function ownFonts(folder: string, brand: Site['brand']): OwnFont[] {
  const { heading, text } = brand?.fonts ?? {};
  const named = [
    { family: 'Site Heading' as const, file: fontFile(folder, heading) },
    { family: 'Site Text' as const, file: fontFile(folder, text) },
  ];
  return named.flatMap(({ family, file }) =>
    file !== undefined && CAN_BE_DRAWN.test(file) ? [{ family, file }] : [],
  );
}

export function familiesOf(own: readonly OwnFont[]): Families {
  const of = (family: OwnFont['family'], part: 'heading' | 'text') =>
    [
      ...own.filter((font) => font.family === family).map(() => family),
      ...FONTS.map((fonts) => fonts[part].family),
    ].join(',');
  return { heading: of('Site Heading', 'heading'), text: of('Site Text', 'text') };
}

/** A font in its plain form, which is the only one that Pango takes. */
export interface PlainFont {
  font: Buffer;
  /** The name that it is given; its own where it comes from a package. */
  family?: OwnFont['family'];
}

/** All fonts for the pictures of a site. @throws (rejects) when one cannot be read, or is none */
export async function plainFonts(own: readonly OwnFont[]): Promise<PlainFont[]> {
  const require = createRequire(import.meta.url);
  const packaged = FONTS.flatMap(({ parts, heading, text }) =>
    parts.flatMap((part) =>
      [heading, text].map(({ package: name, weight }) =>
        require.resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff`),
      ),
    ),
  );
  return Promise.all([
    ...packaged.map(async (file) => ({ font: unwrapWoff(await readFile(file)) })),
    ...own.map(async ({ file, family }) => {
      const bytes = await readFile(file);
      return { font: /\.woff$/i.test(file) ? unwrapWoff(bytes) : bytes, family };
    }),
  ]);
}
