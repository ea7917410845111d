/** The manifest as maps, so that the time of a match does not depend on the number of routes. */
import type { Layout, Manifest, Route, Site } from '../model.ts';
import { baseOf } from './base.ts';
import { type FamilyRule, singleRedirects, withFamilyRedirects } from './familyRedirects.ts';
import { familyParent, writtenPath, writtenTarget } from './path.ts';

export interface RouteTable {
  base: string;
  exact: ReadonlyMap<string, Route>;
  /** Routes of families by the path above their entries. */
  families: ReadonlyMap<string, Route>;
  /** The families and the redirects of former ones, by segment. */
  tree: FamilyNode;
  /** New paths by old path, without the redirects of families. */
  redirects: ReadonlyMap<string, string>;
  /** The layouts of the routes that read a data file, by its name. */
  layouts: ReadonlyMap<string, ReadonlySet<Layout>>;
}

/** A segment of the paths above families. */
export interface FamilyNode {
  /** The family at this path, or its redirect. */
  family?: FamilyRule;
  children: Map<string, FamilyNode>;
}

export { familyParent };

/**
 * The first of two routes with one path wins; the check reports the other.
 *
 * @param site without it the base path is ""
 */
export function routeTable(manifest: Manifest, site: Pick<Site, 'origin'> = {}): RouteTable {
  const exact = new Map<string, Route>();
  const families = new Map<string, Route>();
  const redirects = new Map<string, string>();
  const layouts = new Map<string, Set<Layout>>();
  const keep = <V>(map: Map<string, V>, key: string, value: V) => {
    if (!map.has(key)) map.set(key, value);
  };
  for (const route of manifest.routes) {
    const parent = familyParent(route.path);
    if (parent === undefined) keep(exact, writtenPath(route.path), route);
    else keep(families, parent, route);
    keep(layouts, route.data, new Set());
    layouts.get(route.data)?.add(route.layout);
  }
  for (const { from, to } of singleRedirects(manifest)) keep(redirects, writtenPath(from), writtenTarget(to));
  const tree = treeOf(withFamilyRedirects(families, manifest));
  return { base: baseOf(site), exact, families, tree, redirects, layouts };
}

function treeOf(families: ReadonlyMap<string, FamilyRule>): FamilyNode {
  const root: FamilyNode = { children: new Map() };
  for (const [parent, family] of families) {
    let node = root;
    for (const segment of parent === '' ? [] : parent.split('/')) {
      const next = node.children.get(segment) ?? { children: new Map() };
      node.children.set(segment, next);
      node = next;
    }
    node.family = family;
  }
  return root;
}
