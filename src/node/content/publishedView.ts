import {
  createSchedule,
  isWithheld,
  mapObjects,
  type PublishStatus,
  pageDateRanges,
  publishStatusOn,
} from '../../core/data/schedule.ts';
import { format, formatDate } from '../../core/i18n/format.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import type { Manifest, Route, SiteModel, SiteTranslation } from '../../core/model.ts';
import { linkTarget } from '../../core/route/link.ts';
import { writtenPath } from '../../core/route/path.ts';
import { dayIn } from './clock.ts';
import { blockSources, slotSources } from './dataKinds.ts';
import { loadMessages, loadSiteMessages } from './locales.ts';
import { languagesIn } from './translations.ts';

/** @param until the last day, dd-mm-yyyy */
type FormatExpiredNotice = (language: string, until: string) => string;

export interface PublishedView {
  manifest: Manifest;
  /** Returns the published value of a data file; the same value if nothing is scheduled. */
  data(name: string, value: unknown): unknown;
  /** Removes links to hidden pages from the menu and footer of site.json or a translation. */
  withoutHidden<S extends Pick<SiteTranslation, 'menu' | 'footer'>>(site: S): S;
  /** The statuses of all pages that are not live, by canonical path. */
  statuses: ReadonlyMap<string, PublishStatus>;
}

interface PublishedViewInputs {
  manifest: Manifest;
  language: string;
  /** yyyy-mm-dd, in the time zone of the site. */
  day: string;
  formatExpiredNotice?: FormatExpiredNotice;
  /** Includes drafts and scheduled content, for the editor. */
  drafts?: boolean;
}

/** @param values the data files whose entries may be in the menu or have translations, by name */
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
  /** Also adds the notice of an expired page. */
  const withoutSchedule = <T extends object>(
    value: T,
    status: PublishStatus,
    until: unknown,
    pageLanguage: string | undefined,
  ): T => {
    // Both rows and entries have these optional fields.
    const { draft, from, until: _, translationOf, ...rest } = value as Partial<Route>;
    // An expired page is in no list, so it has no translations and is none.
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
    // A row of a single entry has the schedule of the entry.
    const span = dateRanges.get(writtenPath(route.path)) ?? schedule.routeRange(route);
    const status = publishStatusOn(day, span);
    if (isLeftOut(status)) return [];
    return [needsChange(route, status) ? withoutSchedule(route, status, span.until, route.language) : route];
  });

  // During an edit, most objects stay the same.
  const cache = new WeakMap<object, readonly Readonly<Record<string, unknown>>[]>();
  const visibleObject = (name: string, value: Readonly<Record<string, unknown>>) => {
    const visible = cache.get(value) ?? visibleObjects(name, value);
    cache.set(value, visible);
    return visible;
  };
  const visibleObjects = (
    name: string,
    value: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, unknown>>[] => {
    const { range, path, route } = schedule.locateObject(name, value);
    const status = publishStatusOn(day, range);
    // Expired objects without a page are removed from lists.
    if (isLeftOut(status) || (status === 'expired' && path === undefined)) return [];
    if (!needsChange(value, status)) return [value];
    const pageLanguage = typeof value.language === 'string' ? value.language : route?.language;
    return [withoutSchedule(value, status, range.until, pageLanguage)];
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
 * Loads the notice of expired pages in each language.
 *
 * @param open reads a file of the manifest folder; undefined if it does not exist
 */
export async function loadExpiredNotices(
  languages: Iterable<string>,
  open: (file: string) => Promise<unknown>,
): Promise<FormatExpiredNotice> {
  const messages = await loadSiteMessages(languages, open);
  return (language, until) => {
    const { time, dates } = messages.get(language) ?? loadMessages(language);
    return format(time.over, { date: formatDate(until, dates) });
  };
}

/** The languages of pages. @param values of data files */
export const siteLanguages = (
  { routes }: Manifest,
  language: string,
  values: Iterable<unknown>,
): string[] => [language, ...routes.flatMap((route) => route.language ?? []), ...languagesIn([...values])];

export function usedDataNames(
  { routes, slots }: Pick<Manifest, 'routes' | 'slots'>,
  values: ReadonlyMap<string, unknown>,
): Set<string> {
  return new Set([
    ...routes.flatMap(({ data, also = [] }) => [
      data,
      ...also,
      ...blockSources(values.get(data)).map(({ name }) => name),
    ]),
    ...slotSources(slots).map(({ name }) => name),
  ]);
}

/**
 * Returns the view of the editor, with drafts and scheduled content.
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
