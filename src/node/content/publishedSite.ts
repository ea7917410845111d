/**
 * A site as it is published on a day. Made once, before anything is made of the site: what comes after it knows neither drafts nor what
 * is still to come, and of what is over only the page.
 */
import type { DataReader } from '../../core/data/load.ts';
import {
  createSchedule,
  hasSchedule,
  isWithheld,
  mapObjects,
  type PublishStatus,
  pageDateRanges,
  publishStatusOn,
} from '../../core/data/schedule.ts';
import { format, formatDate } from '../../core/i18n/format.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import type { Manifest, Route, Site, SiteModel, SiteTranslation, WordsFile } from '../../core/model.ts';
import { isObject } from '../../core/problems/value.ts';
import { linkTarget } from '../../core/route/link.ts';
import { writtenPath } from '../../core/route/path.ts';
import { dayIn } from './clock.ts';
import { blockSources } from './dataKinds.ts';
import { readJsonFile } from './jsonFile.ts';
import { isTranslation, loadMessages, messagesFile } from './locales.ts';
import { foldFilePath } from './pathStatus.ts';
import { languagesIn } from './translations.ts';

/** What a page says that is over. @param until the last day, dd-mm-yyyy */
type FormatExpiredNotice = (language: string, until: string) => string;

/** How a site is seen on a day. */
export interface PublishedView {
  manifest: Manifest;
  /** A data file as it is published; the same value where nothing in it has a time. */
  data(name: string, value: unknown): unknown;
  /** site.json, or the same in another language, without menu items that lead to what is not shown. */
  withoutHidden<S extends Pick<SiteTranslation, 'menu' | 'footer'>>(site: S): S;
  /** What the pages are that are not simply shown, by canonical path. */
  statuses: ReadonlyMap<string, PublishStatus>;
}

interface PublishedViewInputs {
  manifest: Manifest;
  /** The language of the site. */
  language: string;
  /** yyyy-mm-dd, of the site. */
  day: string;
  formatExpiredNotice?: FormatExpiredNotice;
  /** Whether drafts and what is to come are seen, as they are while the site is edited. */
  drafts?: boolean;
}

/** @param values of the data files by name, as far as their entries may be in the menu, or have translations */
export function createPublishedView(
  { manifest, language, day, formatExpiredNotice = () => '', drafts = false }: PublishedViewInputs,
  values: Iterable<readonly [name: string, value: unknown]>,
): PublishedView {
  const schedule = createSchedule(manifest);
  const dateRanges = pageDateRanges(manifest, values);
  const statuses = new Map(
    [...dateRanges]
      .map(([path, span]) => [path, publishStatusOn(day, span)] as const)
      .filter(([, status]) => status !== 'live'),
  );
  const isLeftOut = (status: PublishStatus) => isWithheld(status) && !drafts;
  const isHidden = (path: string) => {
    const status = statuses.get(path);
    return status !== undefined && (status === 'expired' || isLeftOut(status));
  };
  /** Without what is only said to the build, and with what the page says when it is over. */
  const withoutSchedule = <T extends object>(
    value: T,
    status: PublishStatus,
    until: unknown,
    pageLanguage: string | undefined,
  ): T => {
    // A row or an entry, of which only these fields are looked at.
    const { draft, from, until: _, translationOf, ...rest } = value as Partial<Route>;
    // A page that is in no list has no translations, and is none.
    const hasNoTranslations =
      status === 'expired' || (translationOf !== undefined && isHidden(writtenPath(translationOf)));
    const expiredNotice =
      status === 'expired'
        ? formatExpiredNotice(pageLanguage ?? language, reverseDay(String(until)))
        : undefined;
    return {
      ...rest,
      ...(translationOf !== undefined && !hasNoTranslations && { translationOf }),
      ...(expiredNotice !== undefined && { expiredNotice }),
    } as T;
  };
  const needsChange = (value: object, status: PublishStatus) =>
    status === 'expired' ||
    'draft' in value ||
    'from' in value ||
    'until' in value ||
    ('translationOf' in value && isHidden(writtenPath(String(value.translationOf))));

  const routes = manifest.routes.flatMap((route) => {
    // The row of one entry goes with its entry.
    const span = dateRanges.get(writtenPath(route.path)) ?? schedule.routeRange(route);
    const status = publishStatusOn(day, span);
    if (isLeftOut(status)) return [];
    return [needsChange(route, status) ? withoutSchedule(route, status, span.until, route.language) : route];
  });

  /** While a file is edited, all objects but one stay what they were. */
  const cache = new WeakMap<object, readonly Readonly<Record<string, unknown>>[]>();
  const visibleObject = (name: string, value: Readonly<Record<string, unknown>>) => {
    const found = cache.get(value) ?? visibleObjects(name, value);
    cache.set(value, found);
    return found;
  };
  const visibleObjects = (
    name: string,
    value: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, unknown>>[] => {
    const { range, path, route } = schedule.locateObject(name, value);
    const status = publishStatusOn(day, range);
    // What has no page of its own is in lists only.
    if (isLeftOut(status) || (status === 'expired' && path === undefined)) return [];
    if (!needsChange(value, status)) return [value];
    const spoken = typeof value.language === 'string' ? value.language : route?.language;
    return [withoutSchedule(value, status, range.until, spoken)];
  };

  return {
    manifest: { ...manifest, routes },
    statuses,
    data: (name, value) => mapObjects(value, (each) => visibleObject(name, each)),
    withoutHidden: (site) => withoutLinks(site, isHidden),
  };
}

function withoutLinks<S extends Pick<SiteTranslation, 'menu' | 'footer'>>(
  site: S,
  isHidden: (path: string) => boolean,
): S {
  const isShown = ({ href }: { href?: string }) => {
    const target = linkTarget(href);
    return target.kind !== 'page' || !isHidden(target.path);
  };
  const { menu, footer } = site;
  return {
    ...site,
    ...(menu && {
      menu: menu.flatMap(({ items, href, ...item }) => {
        const shownItems = items?.filter(isShown);
        const shownHref = isShown({ href }) ? href : undefined;
        if (shownHref === undefined && (shownItems === undefined || shownItems.length === 0)) return [];
        return [
          {
            ...item,
            ...(shownHref !== undefined && { href: shownHref }),
            ...(shownItems?.length && { items: shownItems }),
          },
        ];
      }),
    }),
    ...(footer && {
      footer: {
        ...footer,
        ...(footer.links && { links: footer.links.filter(isShown) }),
        ...(footer.policies && { policies: footer.policies.filter(isShown) }),
      },
    }),
  };
}

/**
 * What pages say that are over, in each language of a site.
 *
 * @param open reads a file of the manifest folder; undefined where there is none
 */
async function loadExpiredNotices(
  languages: Iterable<string>,
  open: (file: string) => Promise<unknown>,
): Promise<FormatExpiredNotice> {
  const words = new Map(
    await Promise.all(
      [...new Set(languages)].map(async (language) => {
        const siteMessages = (await open(messagesFile(language))) as WordsFile | undefined;
        return [language, loadMessages(language, siteMessages)] as const;
      }),
    ),
  );
  return (language, until) => {
    const { time, dates } = words.get(language) ?? loadMessages(language);
    return format(time.over, { date: formatDate(until, dates) });
  };
}

/** A site as a build makes it. */
export interface PublishedSite {
  site: Site;
  manifest: Manifest;
  /** The names of the data files that pages read. */
  names: readonly string[];
  /** Reads one as it is published. */
  read: DataReader;
  /** Reads a file of the manifest folder as it is published; undefined where there is none. */
  open(file: string): Promise<unknown>;
  /**
   * Data files that are not published as they are in the site folder, by their paths from `public/`; undefined for a file of drafts, which is
   * never published. Absent if nothing of the site has a time.
   */
  changes?: ReadonlyMap<string, unknown>;
  /** Whether the page of a canonical path is in no file of the website. */
  isWithheld(path: string): boolean;
}

/**
 * A site that the checker has passed, as it is published now.
 *
 * @param folder the site folder
 * @param read reads the data files by name
 * @param names of all data files
 */
export async function publishedSite(
  folder: string,
  { site, manifest }: SiteModel,
  names: readonly string[],
  read: DataReader,
): Promise<PublishedSite> {
  const open = async (file: string) => (await readJsonFile(folder, file))?.value;
  const values = new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
  const usedNames = usedDataNames(manifest, values);
  if (!hasSchedule(manifest, values.values()))
    return { site, manifest, names: names.filter(isIn(usedNames)), read, open, isWithheld: () => false };
  const { language } = site;
  const formatExpiredNotice = await loadExpiredNotices(
    siteLanguages(manifest, language, values.values()),
    open,
  );
  const view = createPublishedView(
    { manifest, language, day: dayIn(site.timeZone), formatExpiredNotice },
    values,
  );
  const visibleValues = new Map([...values].map(([name, value]) => [name, view.data(name, value)] as const));
  const visibleNames = usedDataNames(view.manifest, visibleValues);
  const isUsed = isIn(usedNames);
  const isVisible = isIn(visibleNames);
  const publishedValue = (name: string) =>
    isUsed(name) && !isVisible(name) ? undefined : visibleValues.get(name);
  return {
    site: view.withoutHidden(site),
    manifest: view.manifest,
    names: names.filter(isVisible),
    read: async (name) => publishedValue(name),
    open: async (file) => {
      const value = await open(file);
      return isTranslation(file) && isObject(value) ? view.withoutHidden(value) : value;
    },
    changes: new Map(
      names.flatMap((name) =>
        publishedValue(name) === values.get(name)
          ? []
          : [[`data/${name}.json`, publishedValue(name)] as const],
      ),
    ),
    isWithheld: (path) => isWithheld(view.statuses.get(path)),
  };
}

/** The languages that pages of a site may be in. */
const siteLanguages = ({ routes }: Manifest, language: string, values: Iterable<unknown>): string[] => [
  language,
  ...routes.flatMap((route) => route.language ?? []),
  ...languagesIn([...values]),
];

/** Returns a test for names of files that ignores letter case, as Windows and macOS do. */
function isIn(used: ReadonlySet<string>): (name: string) => boolean {
  const forms = new Set([...used].map(foldFilePath));
  return (name) => forms.has(foldFilePath(name));
}

/** The names of the data files that rows read, and that blocks of their pages are filled from. */
export function usedDataNames(
  { routes }: Pick<Manifest, 'routes'>,
  values: ReadonlyMap<string, unknown>,
): Set<string> {
  return new Set(
    routes.flatMap(({ data, also = [] }) => [
      data,
      ...also,
      ...blockSources(values.get(data)).map(({ name }) => name),
    ]),
  );
}

/**
 * A site as it is seen while it is edited: with drafts and what is to come.
 *
 * @param open reads a file of the manifest folder
 */
export async function createEditView(
  { site, manifest }: SiteModel,
  open: (file: string) => Promise<unknown>,
): Promise<PublishedView> {
  const { language } = site;
  const formatExpiredNotice = await loadExpiredNotices(siteLanguages(manifest, language, []), open);
  return createPublishedView(
    { manifest, language, day: dayIn(site.timeZone), formatExpiredNotice, drafts: true },
    [],
  );
}
