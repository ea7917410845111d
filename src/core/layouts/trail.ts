import type { Locale } from '../i18n/locale.ts';
import type { Crumb, Route, Site } from '../model.ts';
import { linkTarget } from '../route/link.ts';
import { parentOf, parentsOf, writtenPath } from '../route/path.ts';
import type { RouteTable } from '../route/table.ts';

/**
 * The pages whose paths are beginnings of a path, the shortest first.
 *
 * @param original the path of the original of a translated entry; its list is included if the translation has
 *   none
 */
export function pagesAbove(
  path: string,
  table: RouteTable,
  original?: string,
): [path: string, route: Route][] {
  const paths = parentsOf(path).reverse();
  const isListed = original === undefined || table.exact.has(paths.at(-1) ?? '');
  const list = isListed ? '' : parentOf(writtenPath(original));
  return [...new Set(list === '' ? paths : [...paths, list])].flatMap((above): [string, Route][] => {
    const route = table.exact.get(above);
    return route ? [[above, route]] : [];
  });
}

/**
 * Home to parent. If the first segment behind the home page is no page, the trail has the menu heading of the
 * page instead.
 *
 * @param path canonical path of the page
 * @param original see {@link pagesAbove}
 */
export function trailTo(
  path: string,
  table: RouteTable,
  { site, messages, home }: TrailLocale,
  original?: string,
): Crumb[] {
  if (path === '' || path === home) return [];
  const segments = path.split('/');
  const parents = pagesAbove(path, table, original).flatMap(([parent, { title = parent }]) =>
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
