import type { Locale } from '../i18n/locale.ts';
import type { Crumb, Site } from '../model.ts';
import { linkTarget } from '../route/link.ts';
import type { PageAbove, pagesAbove } from '../route/pagesAbove.ts';

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

const groups = new WeakMap<Site['menu'], ReadonlyMap<string, number>>();

/** The index of the first menu group that links to each path; cached for all pages. */
function groupsOf(menu: Site['menu']): ReadonlyMap<string, number> {
  const cached = groups.get(menu);
  if (cached) return cached;
  const menuPaths = menu.flatMap(({ items = [] }, index) =>
    items.flatMap((item): [string, number][] => {
      const target = linkTarget(item.href);
      return target.kind === 'page' ? [[target.path, index]] : [];
    }),
  );
  const first = new Map(menuPaths.reverse());
  groups.set(menu, first);
  return first;
}
