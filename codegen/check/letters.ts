/** The words on share pictures can be drawn: the fonts for them, and those that the site brings, have their letters. */
import type { Problem } from '../../src/problem.ts';
import { href, writtenPath } from '../../src/route/path.ts';
import { familyParent } from '../../src/route/table.ts';
import { anyHas, ownFonts, plainFonts } from '../brand/pictureFonts.ts';
import { at, type SiteFile } from '../problems/problemAt.ts';
import { textIn, valueAt } from '../problems/value.ts';
import { mediaWords } from '../problems/words/media.ts';
import { isProse, type PlacedText, textsOf } from '../site/content.ts';
import { dataFile, MANIFEST } from '../site/folder.ts';
import type { CheckedSite } from '../site/model.ts';
import { scriptNames, translationFile } from '../site/voices.ts';

/** One problem a script: where one title is written in it, most are, and one font answers them all. */
export async function letters(site: CheckedSite): Promise<Problem[]> {
  // Without an address of its own a site has no share pictures.
  if (site.site?.origin === undefined) return [];
  const doubtful = textsOf(site).filter((placed) => isProse(placed) && DOUBTFUL.test(placed.text));
  const drawn = doubtful.flatMap((placed) => {
    const page = pageDrawnOf(site, placed);
    return page === undefined ? [] : [{ placed, page }];
  });
  if (drawn.length === 0) return [];
  const has = anyHas(await plainFonts(ownFonts(site.folder, site.site.brand)));
  const byScripts = new Map<string, { first: PlacedText; pages: Set<string>; letters: Set<string> }>();
  for (const { placed, page } of drawn) {
    const unknown = [...placed.text].filter(
      (letter) => SEEN.test(letter) && !has(letter.codePointAt(0) ?? 0),
    );
    if (unknown.length === 0) continue;
    const scripts = scriptNames(unknown.join('')).join();
    const found = byScripts.get(scripts) ?? { first: placed, pages: new Set(), letters: new Set() };
    byScripts.set(scripts, found);
    found.pages.add(page);
    for (const letter of unknown) found.letters.add(letter);
  }
  return [...byScripts.values()].map(({ first, pages, letters }) => {
    const [page = '', ...others] = pages;
    const named = [...letters].slice(0, MOST).join(' ');
    return at(first.file, first.path, {
      ...mediaWords.lettersUndrawn(page, others.length, named, scriptNames([...letters].join(''))),
      value: first.text,
    });
  });
}

/** How many letters a message names. */
const MOST = 12;

/** What every font for pictures has: ASCII, Latin-1 and common punctuation, and Malayalam. No font need be opened for these. */
const DOUBTFUL = /[^\0-\xFF\u0D00-\u0D7F\u2000-\u206F]/u;

/** A joiner and the like are not drawn. */
const SEEN = /[^\p{Cf}\p{Cc}\p{Z}\p{Variation_Selector}]/u;

/** The fields of site.json, and of its translations, that every picture shows. */
const EVERYWHERE: ReadonlySet<unknown> = new Set(['name', 'shortName', 'tagline']);

/** The address of the home page in the language of a file such as manifest/site.ml.json. */
function homeOf({ languages, manifest }: CheckedSite, { file }: SiteFile): string {
  const language = languages.find((code) => translationFile(code) === file);
  const home = manifest?.routes.find(
    (route) => language !== undefined && route.language === language && route.translationOf === '',
  );
  return href(writtenPath(home?.path ?? ''));
}

/**
 * The page on whose picture a text stands as the title, or the home page for what stands on all.
 *
 * @returns undefined for a text that is on none
 */
function pageDrawnOf(site: CheckedSite, { file, path, field }: PlacedText): string | undefined {
  if (file.schema === 'site' || file.schema === 'site-translation')
    return path.length === 1 && EVERYWHERE.has(path[0]) ? homeOf(site, file) : undefined;
  if (!/^(?:title1?|heading)$/.test(field)) return undefined;
  const row =
    file.file === MANIFEST
      ? site.rows.find(({ index }) => index === path[1])
      : site.rows.find(({ data, path }) => dataFile(data) === file.file && familyParent(path) === undefined);
  const url = textIn(valueAt(file.value, path.slice(0, -1)), 'url');
  if (url !== undefined) return href(writtenPath(url));
  return row && path.length <= 3 ? href(writtenPath(row.path)) : undefined;
}
