/** The links of a `site-map` block. */
import type { Locale } from '../i18n/locale.ts';
import type { LinkGroup, MenuLink, Route, Site } from '../model.ts';
import { pagesAbove } from '../route/pagesAbove.ts';
import { writtenPath } from '../route/path.ts';
import { familyParent, type RouteTable } from '../route/table.ts';
import { type TrailLocale, trailTo } from './trail.ts';

type SiteMapLocale = TrailLocale & Pick<Locale, 'language' | 'mainLanguage'>;

interface Node extends Partial<MenuLink> {
  label: string;
  nodes: Node[];
}

/**
 * Groups all pages of the manifest without entries, by their parent in the trail: a page or a menu heading. A
 * page without a version in the language appears in its own. Pages without parent and children are first, in
 * a group without a label.
 */
export function siteMap(table: RouteTable, locale: SiteMapLocale): LinkGroup[] {
  const { language, mainLanguage, home } = locale;
  const top: Node[] = [];
  const pages = new Map<string, Node>();
  const headings = new Map<string, Node>();
  const headingNode = (label: string) => {
    const node = headings.get(label) ?? { label, nodes: [] };
    if (!headings.has(label)) top.push(node);
    headings.set(label, node);
    return node;
  };
  const isOwn = (route: Route) => (route.language ?? mainLanguage) === language;
  const routes = [...table.exact]
    .filter(([path, { expiredNotice }]) => familyParent(path) === undefined && !expiredNotice)
    .sort(([, a], [, b]) => Number(isOwn(b)) - Number(isOwn(a)));
  const translated = new Map(
    routes.flatMap(([path, route]) =>
      isOwn(route) && route.translationOf !== undefined
        ? [[writtenPath(route.translationOf), path] as const]
        : [],
    ),
  );
  const labels = labelsIn(locale.site);
  for (const [path, route] of routes) {
    if (!isOwn(route) && (route.translationOf !== undefined || translated.has(path))) continue;
    const label = (isOwn(route) ? undefined : labels.get(path)) ?? route.title ?? path;
    pages.set(path, { label, href: path === '' ? '/' : path, nodes: [] });
  }
  for (const [path, node] of pages) {
    const parent = trailTo(path, pagesAbove(path, table), locale).at(-1);
    const above =
      parent === undefined || parent.path === home
        ? undefined
        : parent.path === undefined
          ? headingNode(parent.label)
          : pages.get(translated.get(parent.path) ?? parent.path);
    // A translation below its original replaces it and is not its own child.
    (above === node ? top : (above?.nodes ?? top)).push(node);
  }
  const single = top.filter(({ nodes }) => nodes.length === 0).flatMap(linksOf);
  const groups = top
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ label, href, nodes }) => ({ label, href, links: nodes.flatMap(linksOf) }));
  return single.length === 0 ? groups : [{ links: single }, ...groups];
}

function labelsIn({ menu, footer }: Site): Map<string, string> {
  const links = [
    ...menu.flatMap(({ label, href, items }) => items ?? (href === undefined ? [] : [{ label, href }])),
    ...footer.links,
    ...(footer.policies ?? []),
  ];
  return new Map(links.map(({ label, href }) => [writtenPath(href), label]));
}

function linksOf({ label, href, nodes }: Node): MenuLink[] {
  const below = nodes.flatMap(linksOf);
  return href === undefined ? below : [{ label, href }, ...below];
}
