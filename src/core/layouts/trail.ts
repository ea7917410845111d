import { memoize } from '../data/memoize.ts';
import type { PageSource } from '../data/pageSource.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Crumb, Site } from '../model.ts';
import { linkTarget } from '../route/link.ts';
import type { PageAbove } from '../route/pagesAbove.ts';
import { pagesAbove } from '../route/pagesAbove.ts';

/**
 * Home to parent. If the first segment behind the home page is no page, the trail has the menu heading of the
 * page instead.
 *
 * @param path canonical path of the page
 * @param above the result of {@link pagesAbove}
 */
export function trailTo(
  path: string,
  above: readonly Pick<PageAbove, 'path' | 'title'>[],
  { site, messages, home }: TrailLocale,
): Crumb[] {
  if (path === '' || path === home) return [];
  const segments = path.split('/');
  const parents = above.flatMap(({ path: parent, title = parent }) =>
    parent === home ? [] : [{ label: title, path: parent }],
  );
  const group = menuGroup([path, ...parents.map((crumb) => crumb.path ?? '')], site);
  const depth = home !== '' && path.startsWith(`${home}/`) ? home.split('/').length : 0;
  const first = segments.slice(0, depth + 1).join('/');
  const heading = group !== undefined && parents[0]?.path !== first ? [{ label: group }] : [];
  return [{ label: messages.page.home, path: home }, ...heading, ...parents];
}

export type TrailLocale = Pick<Locale, 'site' | 'home'> & { messages: Pick<Locale['messages'], 'page'> };

function menuGroup(paths: readonly string[], { menu }: Site): string | undefined {
  const menuIndex = groupsOf(menu);
  const first = Math.min(...paths.map((path) => menuIndex.get(path) ?? Number.POSITIVE_INFINITY));
  return menu[first]?.label;
}

/** The index of the first menu group that links to each path; cached for all pages. */
const groupsOf = memoize((menu: Site['menu']): ReadonlyMap<string, number> => {
  const menuPaths = menu.flatMap(({ items = [] }, index) =>
    items.flatMap((item): [string, number][] => {
      const target = linkTarget(item.href);
      return target.kind === 'page' ? [[target.path, index]] : [];
    }),
  );
  return new Map(menuPaths.reverse());
}, new WeakMap());

/** @param original the path of the page that this one translates */
export async function loadLocaleAndTrail(
  { locales, table }: Pick<PageSource, 'locales' | 'table'>,
  path: string,
  language: string | undefined,
  original?: string,
): Promise<{ locale: Locale; trail: Crumb[] }> {
  const locale = await locales(language);
  const above = await Promise.all(
    pagesAbove(path, table, original).map(async (page) => ({
      path: page.path,
      title: page.title ?? (await locales(page.language)).titles?.[page.path],
    })),
  );
  return { locale, trail: trailTo(path, above, locale) };
}
