/** The pages of a site in groups: what a block "site-map" shows. */
import type { LinkGroup, MenuLink } from '../model.ts';
import { familyParent, type RouteTable } from '../route/table.ts';
import { type TrailVoice, trailTo } from './trail.ts';

interface Node extends Partial<MenuLink> {
  label: string;
  nodes: Node[];
}

/**
 * Every page of the manifest, without the entries of families, under what its trail names before it: a page, or the heading of
 * the menu. Pages with nothing before or under them come first, in a group without a name.
 */
export function siteMap(table: RouteTable, voice: TrailVoice): LinkGroup[] {
  const top: Node[] = [];
  const pages = new Map<string, Node>();
  const headings = new Map<string, Node>();
  const headingNode = (label: string) => {
    const node = headings.get(label) ?? { label, nodes: [] };
    if (!headings.has(label)) top.push(node);
    headings.set(label, node);
    return node;
  };
  const routes = [...table.exact].filter(([path]) => familyParent(path) === undefined);
  for (const [path, { title }] of routes) {
    pages.set(path, { label: title ?? path, href: path === '' ? '/' : path, nodes: [] });
  }
  for (const [path, node] of pages) {
    const parent = trailTo(path, table, voice).at(-1);
    const above =
      parent === undefined || parent.path === ''
        ? undefined
        : parent.path === undefined
          ? headingNode(parent.label)
          : pages.get(parent.path);
    (above?.nodes ?? top).push(node);
  }
  const single = top.filter(({ nodes }) => nodes.length === 0).flatMap(linksOf);
  const groups = top
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ label, href, nodes }) => ({ label, href, links: nodes.flatMap(linksOf) }));
  return single.length === 0 ? groups : [{ links: single }, ...groups];
}

/** A page and those under it. */
function linksOf({ label, href, nodes }: Node): MenuLink[] {
  const below = nodes.flatMap(linksOf);
  return href === undefined ? below : [{ label, href }, ...below];
}
