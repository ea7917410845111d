import { mergeMedia, NO_MEDIA_FILE } from '../../core/data/media.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { Manifest } from '../../core/model.ts';
import { formatCount } from '../../core/problems/message.ts';
import type { Path, SiteFile } from '../../core/problems/problemAt.ts';
import { stringField } from '../../core/problems/value.ts';
import { matchPath } from '../../core/route/match.ts';
import { writtenPath } from '../../core/route/path.ts';
import { familyParent, routeTable } from '../../core/route/table.ts';
import { dataFile, MANIFEST } from '../content/folder.ts';
import { readHistory } from '../content/history.ts';
import { lastChanges } from '../content/lastChanges.ts';
import { translationFile } from '../content/locales.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { siteEntries } from '../content/siteValues.ts';
import { formatLongDate, listFindings, locationAt, type ReportFinding, type ReportTopic } from './model.ts';

interface TranslatedPage {
  path: string;
  title: string;
  language: string;
  translationOf?: string;
  data: string;
  file: SiteFile;
  valuePath: Path;
  /** The page of its list, if it is an entry. */
  list?: string;
}

/** Empty for a site with one language, or with an invalid manifest. */
export async function translationsTopic(site: CheckedSite): Promise<ReportTopic[]> {
  const { manifest, site: settings } = site;
  const main = settings?.language;
  // As in the check, pages in any other language need no translations.
  const others = site.languages.filter((language) => fileOf(site, translationFile(language)));
  if (!manifest || main === undefined || others.length === 0) return [];
  const pages = pagesWithLanguage(site, manifest, main);
  return [
    {
      id: 'translations',
      title: 'Translations',
      about:
        'Pages that a language does not have, and translations that their original has overtaken, as git knows.',
      findings: [
        ...[main, ...others].flatMap((language) => missingTranslations(site, pages, language)),
        ...(await outdatedTranslations(site, manifest, pages)),
      ],
      good: 'Every page is in every language, and no translation is known to be older than its original.',
    },
  ];
}

/** Single pages come first. */
function pagesWithLanguage(site: CheckedSite, manifest: Manifest, main: string): TranslatedPage[] {
  const file = fileOf(site, MANIFEST);
  if (!file) return [];
  const table = routeTable(manifest, site.site);
  const entriesByPath = new Map(siteEntries(site).map(({ url, entry }) => [writtenPath(url), entry]));
  const singlePages = manifest.routes.flatMap((route, index): TranslatedPage[] => {
    const { path, title, data } = route;
    if (familyParent(path) !== undefined) return [];
    // The language of a single page is in the manifest or in its file, for example for a department.
    const entry = entriesByPath.get(writtenPath(path));
    const language = route.language ?? stringField(entry, 'language') ?? main;
    const translationOf = route.translationOf ?? stringField(entry, 'translationOf');
    const pageTitle = title ?? (path === '' ? 'Home page' : path);
    return [
      {
        path: writtenPath(path),
        title: pageTitle,
        language,
        translationOf,
        data,
        file,
        valuePath: ['routes', index],
      },
    ];
  });
  const listEntries = siteEntries(site).flatMap(({ file, path: valuePath, url, entry }): TranslatedPage[] => {
    const path = writtenPath(url);
    const pathMatch = matchPath(table, path);
    if (pathMatch.kind !== 'route' || familyParent(pathMatch.route.path) === undefined) return [];
    const { route } = pathMatch;
    return [
      {
        path,
        title: stringField(entry, 'title') ?? path,
        language: stringField(entry, 'language') ?? route.language ?? main,
        translationOf: stringField(entry, 'translationOf'),
        data: route.data,
        file,
        valuePath,
        list: familyParent(route.path),
      },
    ];
  });
  return [...singlePages, ...listEntries];
}

const languageName = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/** Returns missing single pages, and the number of missing entries per list. */
function missingTranslations(site: CheckedSite, pages: readonly TranslatedPage[], language: string) {
  const translatedPaths = new Set(
    pages.flatMap((page) =>
      page.language === language && page.translationOf !== undefined ? writtenPath(page.translationOf) : [],
    ),
  );
  const originals = pages.filter((page) => page.translationOf === undefined && page.language !== language);
  const untranslated = originals.filter(({ path }) => !translatedPaths.has(path));
  const name = languageName(language);
  const listLocations = [...groupBy(untranslated, ({ list }) => list)].flatMap(
    ([list, untranslatedEntries]) => {
      if (list === undefined) return [];
      const all = originals.filter((page) => page.list === list).length;
      const title = pages.find(({ path }) => path === list)?.title ?? list;
      const file = untranslatedEntries[0]?.file.file ?? '';
      const what = `${title}: ${untranslatedEntries.length} of ${formatCount(all, 'entry', 'entries')}`;
      return [{ what, file, page: list }];
    },
  );
  return [
    ...listFindings(
      `pages-not-in-${language}`,
      (count) => `${formatCount(count, 'page is', 'pages are')} not in ${name} yet`,
      `Translate what visitors ask for most, and name the original in "translationOf". Until then both languages say that there is none.`,
      untranslated.flatMap((page) =>
        page.list === undefined ? [locationAt(site, page.file, page.valuePath, page.title)] : [],
      ),
    ),
    ...listFindings(
      `entries-not-in-${language}`,
      (count) => `${formatCount(count, 'list has', 'lists have')} entries that are not in ${name}`,
      'Translate those that last, or leave them: news may stay in one language.',
      listLocations,
    ),
  ];
}

/**
 * Returns translations that last changed before their originals. List pages are omitted: their files change
 * with every entry, and entries are compared individually.
 */
async function outdatedTranslations(
  site: CheckedSite,
  { routes }: Manifest,
  pages: readonly TranslatedPage[],
): Promise<ReportFinding[]> {
  const lists = new Set(pages.map(({ list }) => list));
  const byPath = new Map(pages.flatMap((page) => (lists.has(page.path) ? [] : [[page.path, page] as const])));
  const pairs = pages.flatMap((page) => {
    const original =
      page.translationOf === undefined ? undefined : byPath.get(writtenPath(page.translationOf));
    return original ? [{ page, original }] : [];
  });
  const names = [...new Set(pairs.flatMap(({ page, original }) => [page.data, original.data]))];
  const changes = await lastChanges(
    site.folder,
    routes,
    names,
    await readHistory(site.folder, site.site?.timeZone),
  );
  const dayOf = ({ data, path }: TranslatedPage) => {
    const { file, entries } = changes.get(data) ?? {};
    return mergeMedia([{ ...NO_MEDIA_FILE, updated: file, entries }], path).updated;
  };
  return listFindings(
    'translation-overtaken',
    (count) => `${formatCount(count, 'translation is', 'translations are')} older than the original`,
    'Compare the two pages, and bring what has changed into the translation.',
    pairs.flatMap(({ page, original }) => {
      const [ownDay, originalDay] = [dayOf(page), dayOf(original)];
      if (ownDay === undefined || originalDay === undefined || ownDay >= originalDay) return [];
      const what = `${page.title}: changed on ${formatLongDate(ownDay)}, its original on ${formatLongDate(originalDay)}`;
      const path = page.list === undefined ? ['data'] : page.valuePath;
      const file = page.list === undefined ? (fileOf(site, dataFile(page.data)) ?? page.file) : page.file;
      return [{ ...locationAt(site, file, path, what), page: page.path }];
    }),
  );
}
