/** What the interface cannot say in a language of the site, and pages that are translations of others. */

import type { SiteTranslation, WordsFile } from '../../src/model.ts';
import type { Problem } from '../../src/problem.ts';
import { writtenPath } from '../../src/route/path.ts';
import { at, ofFile, type Path, type SiteFile } from '../problems/problemAt.ts';
import { languageWords } from '../problems/words/languages.ts';
import { MANIFEST, SITE } from '../site/folder.ts';
import { type CheckedSite, fileOf } from '../site/model.ts';
import { spokenEntries } from '../site/translations.ts';
import { labelled, missingWords, translationFile, wordsFile } from '../site/voices.ts';
import { nearestPage } from './nearestPage.ts';
import { pagesOf } from './pagePaths.ts';

export function languages(site: CheckedSite): Problem[] {
  return [...words(site), ...labels(site), ...translations(site)];
}

/** Words for labels that nothing in site.json has, which no page would say. */
function labels(site: CheckedSite): Problem[] {
  if (!site.site) return [];
  const found = new Set<string>();
  labelled(site.site.contact, (label) => {
    found.add(label);
    return label;
  });
  return site.languages.flatMap((language) => {
    const file = fileOf(site, translationFile(language));
    if (!file?.sound) return [];
    // A sound file is what its schema says.
    const { contact } = file.value as SiteTranslation;
    return Object.keys(contact?.labels ?? {})
      .filter((label) => !found.has(label))
      .map((label) => {
        const finding = { ...languageWords.labelUnknown(label, [...found]), value: label };
        return at(file, ['contact', 'labels', label], finding, true);
      });
  });
}

/** Only of the languages that the whole site is in: a page in another may be alone. */
function words(site: CheckedSite): Problem[] {
  const main = fileOf(site, SITE);
  if (!site.site || !main) return [];
  const others = site.languages.flatMap((language) => {
    const file = fileOf(site, translationFile(language));
    return file ? [{ language, problem: ofFile.bind(undefined, file.file) }] : [];
  });
  const { language } = site.site;
  const all = [
    {
      language,
      problem: (finding: Parameters<typeof ofFile>[1]) =>
        at(main, ['language'], { ...finding, value: language }),
    },
    ...others,
  ];
  return all.flatMap(({ language, problem }) => {
    const own = fileOf(site, wordsFile(language));
    // What is in a damaged file cannot be told.
    if (own && !own.sound) return [];
    const missing = missingWords(language, own?.value as WordsFile | undefined);
    const [first] = missing;
    return first === undefined ? [] : [problem(languageWords.missing(language, missing.length, first))];
  });
}

/** A page that says in which language it is, or what it is a translation of. */
interface SpokenPage {
  path: string;
  language?: string;
  translationOf?: string;
  file: SiteFile;
  place: Path;
}

function translations(site: CheckedSite): Problem[] {
  const manifest = fileOf(site, MANIFEST);
  const { table } = site;
  if (!manifest || !site.manifest || !site.site || !table) return [];
  const main = site.site.language;
  const pages: SpokenPage[] = [
    ...site.manifest.routes.map(({ path, language, translationOf }, index) => ({
      path: writtenPath(path),
      language,
      translationOf,
      file: manifest,
      place: ['routes', index],
    })),
    ...site.files
      .filter(({ file }) => file !== MANIFEST)
      .flatMap((file) => spokenEntries(file.value).map((entry) => ({ ...entry, file }))),
  ];
  const known = new Map(pages.map((page) => [page.path, page]));
  const first = new Map<string, string>();
  const all = pagesOf(site);
  return pages.flatMap(({ path, language = main, translationOf, file, place }) => {
    if (translationOf === undefined) return [];
    const of = writtenPath(translationOf);
    const original = known.get(of);
    const finding = () => {
      if (all.isNowhere(of)) {
        const near = nearestPage(of, new Set([...all.paths].filter((page) => page !== path)), table);
        return languageWords.nowhere(near === '' ? undefined : near);
      }
      if (of === path) return languageWords.itself;
      if (original?.translationOf !== undefined) {
        return languageWords.ofTranslation(writtenPath(original.translationOf));
      }
      if ((original?.language ?? main) === language) return languageWords.sameLanguage(language);
      const key = JSON.stringify([of, language]);
      const other = first.get(key);
      if (other !== undefined) return languageWords.second(other, language);
      first.set(key, path);
      return undefined;
    };
    const found = finding();
    return found ? [at(file, [...place, 'translationOf'], { ...found, value: translationOf })] : [];
  });
}
