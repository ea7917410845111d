import { isRightToLeft, scriptsOf, textLanguage } from '../../core/i18n/language.ts';
import type { SiteTranslation, WordsFile } from '../../core/model.ts';
import { languageMessages } from '../../core/problems/messages/languages.ts';
import type { Problem } from '../../core/problems/problem.ts';
import {
  type Path,
  type ProblemContent,
  problemAt,
  problemAtKey,
  problemInFile,
  type SiteFile,
} from '../../core/problems/problemAt.ts';
import { isObject } from '../../core/problems/value.ts';
import { familyParent, parentOf, writtenPath } from '../../core/route/path.ts';
import { dataFile, MANIFEST, SITE } from '../content/folder.ts';
import {
  isLanguage,
  isScriptShared,
  mapContactLabels,
  messagesFile,
  missingMessages,
  otherScripts,
  shareScript,
  translationFile,
} from '../content/locales.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { findNearestPage, pagesOf } from '../content/pagePaths.ts';
import { entriesWithLanguage } from '../content/translations.ts';

export function languages(site: CheckedSite): Problem[] {
  const pages = pagesWithLanguage(site);
  return [
    ...messageProblems(site, pages),
    ...undeclaredLanguageProblems(site, pages),
    ...labelProblems(site),
    ...translationProblems(site, pages),
  ];
}

function labelProblems(site: CheckedSite): Problem[] {
  if (!site.site) return [];
  const contactLabels = new Set<string>();
  mapContactLabels(site.site.contact, (label) => {
    contactLabels.add(label);
    return label;
  });
  return site.languages.flatMap((language) => {
    const file = fileOf(site, translationFile(language));
    if (!file?.isValid) return [];
    const { contact } = file.value as SiteTranslation;
    return Object.keys(contact?.labels ?? {})
      .filter((label) => !contactLabels.has(label))
      .map((label) =>
        problemAtKey(
          file,
          ['contact', 'labels', label],
          languageMessages.labelUnknown(label, [...contactLabels]),
        ),
      );
  });
}

/** Reports missing UI messages, at the first value that names the language. */
function messageProblems(site: CheckedSite, pages: readonly PageWithLanguage[]): Problem[] {
  const main = fileOf(site, SITE);
  if (!site.site || !main) return [];
  const reportersByLanguage = new Map<string, (finding: ProblemContent) => Problem>();
  const add = (language: string, problem: (finding: ProblemContent) => Problem) => {
    if (!reportersByLanguage.has(language)) reportersByLanguage.set(language, problem);
  };
  const addAt = (file: SiteFile, language: string, valuePath: Path) =>
    add(language, (finding) => problemAt(file, valuePath, finding, language));
  addAt(main, site.site.language, ['language']);
  for (const language of site.languages) {
    const file = fileOf(site, translationFile(language));
    if (file) add(language, problemInFile.bind(undefined, file.file));
  }
  for (const { language, file, valuePath } of pages)
    if (language !== undefined) addAt(file, language, [...valuePath, 'language']);
  return [...reportersByLanguage].flatMap(([language, problem]) => {
    const siteMessages = fileOf(site, messagesFile(language));
    if (siteMessages && !siteMessages.isValid) return [];
    const missing = missingMessages(language, siteMessages?.value as WordsFile | undefined);
    const [first] = missing;
    return first === undefined ? [] : [problem(languageMessages.missing(language, missing.length, first))];
  });
}

/** Reports pages without a language that are published in one guessed from their script. */
function undeclaredLanguageProblems(site: CheckedSite, pagesWithLanguage: readonly PageWithLanguage[]) {
  const manifest = fileOf(site, MANIFEST);
  const { table } = site;
  if (!manifest || !site.manifest || !site.site || !table) return [];
  const main = site.site.language;
  const declared = pagesWithLanguage.flatMap(({ language = [] }) => language);
  const translated = site.languages.filter((language) => fileOf(site, translationFile(language)));
  const siteLanguages = [...new Set([main, ...translated, ...declared])];
  const texts = pageTexts(site);
  const rows = site.manifest.routes.flatMap(({ path, language, title = '', data }, index): TextPage[] => {
    if (familyParent(path) !== undefined || language !== undefined) return [];
    const listText = texts.lists.get(dataFile(data)) ?? '';
    const valuePath = ['routes', index, 'path'];
    return [{ path: writtenPath(path), text: `${title} ${listText}`, file: manifest, valuePath }];
  });
  const entries = texts.entries.filter(
    ({ path, file, language }) =>
      language === undefined &&
      table.families.get(parentOf(path))?.language === undefined &&
      !table.exact.get(path)?.language &&
      file.file !== MANIFEST,
  );
  const pages = [...rows, ...entries];
  const others = otherScripts(
    pages.map(({ text }) => text),
    main,
    siteLanguages,
  );
  const scripts = scriptsOf(others, main);
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const isKnown = (code: string) => isLanguage(code) && names.of(code) !== undefined;
  return pages.flatMap(({ path, text, file, valuePath }) => {
    const published = textLanguage(text, main, scripts);
    const [first = '', ...rest] = path.split('/');
    const pathLanguage = isKnown(first) && shareScript(first, published) ? first : undefined;
    // A folder may be called "it" or "no". A folder of translations mirrors the paths of other pages.
    const isTranslation = table.exact.has(rest.join('/')) && rest.length > 0;
    const isNamed = pathLanguage !== undefined && pathLanguage !== published;
    const isWrong = isNamed && (published !== main || siteLanguages.includes(pathLanguage) || isTranslation);
    const isGuessed =
      !siteLanguages.includes(published) && (isScriptShared(published) || isRightToLeft(published));
    if (!isGuessed && !isWrong) return [];
    return [
      problemAt(file, valuePath, languageMessages.undeclared(published, pathLanguage ?? published), path),
    ];
  });
}

interface TextPage {
  path: string;
  text: string;
  file: SiteFile;
  valuePath: Path;
  language?: unknown;
}

/** Collects the texts of each entry with an address, and by file the texts outside of entries. */
function pageTexts({ files }: CheckedSite): { entries: TextPage[]; lists: Map<string, string> } {
  const entries: TextPage[] = [];
  const lists = new Map<string, string>();
  /** @param valuePath the path of the value, mutated in place for speed */
  const collect = (value: unknown, file: SiteFile, valuePath: (string | number)[], texts: string[]): void => {
    // Skips file names and addresses.
    if (typeof value === 'string' && /\s|[^\0-\x7F]/.test(value)) texts.push(value);
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    const { url, language } = isObject(value) ? value : {};
    const entryTexts: string[] = typeof url === 'string' ? [] : texts;
    for (const [key, item] of isList ? value.entries() : Object.entries(value)) {
      if (key === 'url') continue;
      valuePath.push(key);
      collect(item, file, valuePath, entryTexts);
      valuePath.pop();
    }
    if (typeof url === 'string')
      entries.push({
        path: writtenPath(url),
        text: entryTexts.join(' '),
        file,
        valuePath: [...valuePath, 'url'],
        language,
      });
  };
  for (const file of files) {
    const texts: string[] = [];
    collect(file.value, file, [], texts);
    lists.set(file.file, texts.join(' '));
  }
  return { entries, lists };
}

interface PageWithLanguage {
  path: string;
  language?: string;
  translationOf?: string;
  file: SiteFile;
  valuePath: Path;
}

function pagesWithLanguage(site: CheckedSite): PageWithLanguage[] {
  const manifest = fileOf(site, MANIFEST);
  if (!manifest || !site.manifest) return [];
  return [
    ...site.manifest.routes.map(({ path, language, translationOf }, index) => ({
      path: writtenPath(path),
      language,
      translationOf,
      file: manifest,
      valuePath: ['routes', index],
    })),
    ...site.files
      .filter(({ file }) => file !== MANIFEST)
      .flatMap((file) => entriesWithLanguage(file.value).map((entry) => ({ ...entry, file }))),
  ];
}

function translationProblems(site: CheckedSite, pages: readonly PageWithLanguage[]): Problem[] {
  const manifest = fileOf(site, MANIFEST);
  const { table } = site;
  if (!manifest || !site.manifest || !site.site || !table) return [];
  const main = site.site.language;
  const pagesByPath = new Map(pages.map((page) => [page.path, page]));
  const first = new Map<string, string>();
  const all = pagesOf(site);
  return pages.flatMap(({ path, language = main, translationOf, file, valuePath }) => {
    if (translationOf === undefined) return [];
    const originalPath = writtenPath(translationOf);
    const original = pagesByPath.get(originalPath);
    const finding = () => {
      if (all.isMissing(originalPath)) {
        const nearestPage = findNearestPage(
          originalPath,
          new Set([...all.paths].filter((page) => page !== path)),
          table,
        );
        return languageMessages.nowhere(nearestPage === '' ? undefined : nearestPage);
      }
      if (originalPath === path) return languageMessages.itself;
      if (original?.translationOf !== undefined) {
        return languageMessages.ofTranslation(writtenPath(original.translationOf));
      }
      if ((original?.language ?? main) === language) return languageMessages.sameLanguage(language);
      const key = JSON.stringify([originalPath, language]);
      const other = first.get(key);
      if (other !== undefined) return languageMessages.second(other, language);
      first.set(key, path);
      return undefined;
    };
    const mistake = finding();
    return mistake ? [problemAt(file, [...valuePath, 'translationOf'], mistake, translationOf)] : [];
  });
}
