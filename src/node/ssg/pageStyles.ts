/**
 * Bundles the style sheets that src/app/styles/main.css and paper.css list: those that pages contain, the sheet that
 * the app loads, and the sheet for paper.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import subsetFont from 'subset-font';
import { type InlineStyles, WEB_FONT_SCRIPT, WEB_FONT_STYLES } from '../../app/shell/Document.tsx';
import type { BlockStyles } from '../../core/data/blockTraits/buildTraits.ts';
import { directionOf } from '../../core/i18n/language.ts';
import type { Site } from '../../core/model.ts';
import { engineRoot } from '../content/folder.ts';
import { type SiteLocales, usesScript } from '../content/locales.ts';
import { CSS_TARGET } from '../content/siteCss.ts';
import { sha256 } from '../system/digest.ts';

/**
 * The sheets of each group, with those in print/ of the same name. Few groups, because every response has their
 * hashes in its headers; but the most common pages, of entries, contain little that they do not need.
 */
const BLOCK_SHEETS: Readonly<Record<BlockStyles, readonly string[]>> = {
  cards: ['blocks/card', 'blocks/cards'],
  lists: [
    'parts/search',
    'blocks/archive',
    'blocks/events',
    'blocks/all-pages',
    'blocks/search',
    'shell/not-found',
  ],
  contact: ['blocks/contact-form', 'blocks/map', 'blocks/embed'],
  gallery: ['blocks/gallery'],
  info: [
    'blocks/disclosure',
    'blocks/figure',
    'blocks/list',
    'blocks/notice',
    'blocks/quote',
    'blocks/code',
    'blocks/people',
    'blocks/table',
    'blocks/tabs',
  ],
  media: ['blocks/carousel', 'blocks/feature', 'blocks/videos'],
};

/** The sheets of parts that appear after a click. */
const APP_SHEETS = ['shell/display-choices', 'shell/quick-search'];

const someSite =
  (needsSheet: (site: Site) => boolean) =>
  ({ sources }: SiteLocales) =>
    sources.some(({ site }) => needsSheet(site));

/** The sheets that only some sites need. */
const OPTIONAL_SHEETS: Readonly<Record<string, (locales: SiteLocales) => boolean>> = {
  'shell/announcement': someSite((site) => site.announcement !== undefined),
  'shell/footer-extras': someSite(({ footer }) =>
    [footer.columns, footer.logos, footer.licence].some(Boolean),
  ),
  'shell/languages': ({ sources }) => sources.length > 1,
  'shell/slots': someSite((site) => site.slots !== undefined),
  rightToLeft: ({ sources }) => sources.some(({ language }) => directionOf(language) === 'rtl'),
};

const FONT_SHEET = 'fonts';

const FOLDER = join(engineRoot, 'src/app/styles');

export interface PageStyles {
  /** In the order of the cascade. */
  inline: InlineStyles;
  /** The styles that the app loads: those of all blocks, for later pages, and its own. */
  app: string;
  /** For paper, without the rules of blocks that pages contain. */
  paper: string;
  /** The fonts that the styles refer to, by name. */
  fonts: ReadonlyMap<string, Uint8Array>;
}

/** @param assets the URL of the folder of the fonts, with a trailing slash */
export async function bundlePageStyles(locales: SiteLocales, assets: string): Promise<PageStyles> {
  const linesOf = async (list: string) =>
    (await readFile(join(FOLDER, list), 'utf8')).match(/^@.*;$/gm) ?? [];
  const paperLines = await linesOf('paper.css');
  const lines = [...(await linesOf('main.css')), ...paperLines.map((line) => line.replace(/;$/, ' print;'))];
  const sheetOf = (line: string) => /"\.\/(.*)\.css"/.exec(line)?.[1] ?? '';
  const fonts = new Map<string, Uint8Array>();
  const bundle = async (isIncluded: (sheet: string) => boolean, of = lines): Promise<string> => {
    const { outputFiles } = await build({
      stdin: {
        contents: of.filter((line) => isIncluded(sheetOf(line))).join('\n'),
        resolveDir: FOLDER,
        loader: 'css',
      },
      bundle: true,
      minify: true,
      target: CSS_TARGET,
      loader: { '.woff2': 'file' },
      publicPath: assets,
      outdir: FOLDER,
      write: false,
    });
    const isCss = ({ path }: { path: string }) => path.endsWith('.css');
    for (const { path, contents } of outputFiles.filter((file) => !isCss(file)))
      fonts.set(basename(path), contents);
    return outputFiles.find(isCss)?.text.trim() ?? '';
  };
  const isIn = (sheets: readonly string[], sheet: string) =>
    sheets.includes(sheet.replace('print/', 'blocks/'));
  const listed = [FONT_SHEET, ...Object.values(BLOCK_SHEETS).flat(), ...APP_SHEETS];
  const common = await bundle(
    (sheet) =>
      !isIn(listed, sheet) && !sheet.startsWith('print/') && (OPTIONAL_SHEETS[sheet]?.(locales) ?? true),
  );
  const blocks: [string, string][] = [];
  const faces = usesScript(locales, WEB_FONT_SCRIPT) ? await bundle((sheet) => sheet === FONT_SHEET) : '';
  const frameFaces = await subsetFaces(faces, fonts, frameLetters(locales));
  if (faces !== '') blocks.push([WEB_FONT_STYLES, faces]);
  for (const [name, sheets] of Object.entries(BLOCK_SHEETS))
    blocks.push([name, await bundle((sheet) => isIn(sheets, sheet))]);
  const inline = Object.fromEntries([['common', common + frameFaces] as const, ...blocks]);
  const app = [...blocks.map(([, text]) => text), await bundle((sheet) => APP_SHEETS.includes(sheet))];
  const paper = await bundle((sheet) => !isIn(listed, sheet), paperLines);
  return { inline, app: app.join(''), paper, fonts };
}

/** The letters of the web font in header and footer, of languages that are written in other letters. */
const frameLetters = ({ sources }: SiteLocales): string =>
  sources
    .filter(({ scripts }) => scripts.some(([script]) => script === WEB_FONT_SCRIPT))
    .map(({ site, otherLanguages }) => JSON.stringify([site, otherLanguages]))
    .join('')
    .replace(new RegExp(`[^\\p{Script=${WEB_FONT_SCRIPT}}\\u200c\\u200d]`, 'gu'), '');

/**
 * Returns the font faces with fonts that have only some letters: a whole font takes longer to load than the page.
 *
 * @param fonts by name; gets the new ones
 */
async function subsetFaces(faces: string, fonts: Map<string, Uint8Array>, letters: string): Promise<string> {
  if (faces === '' || letters === '') return '';
  let text = faces;
  for (const [name, font] of [...fonts]) {
    const subset = await subsetFont(Buffer.from(font), letters, { targetFormat: 'woff2' });
    const subsetName = `frame-${sha256(subset).slice(0, 8)}.woff2`;
    fonts.set(subsetName, subset);
    text = text.replaceAll(name, subsetName);
  }
  return text;
}
