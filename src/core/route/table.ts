/** The manifest as maps, made once, so that a look-up costs the length of the address and not the number of routes. */
import type { Layout, Manifest, Route, Site } from '../model.ts';
import { baseOf } from './base.ts';
import { type FamilyRule, singleRedirects, withFamilyRedirects } from './familyRedirects.ts';
import { familyParent, writtenPath } from './path.ts';

export interface RouteTable {
  /** What stands before every address; see {@link baseOf}. */
  base: string;
  /** Path to its route. */
  exact: ReadonlyMap<string, Route>;
  /** Parent path to the route of the family under it: the row `parent/*`. */
  families: ReadonlyMap<string, Route>;
  /** The same families and the old ones, segment by segment. */
  tree: FamilyNode;
  /** Old path to the path that takes its place; redirects of whole families are in the tree. */
  redirects: ReadonlyMap<string, string>;
  /** The name of a data file to the layouts of the routes that read it. */
  layouts: ReadonlyMap<string, ReadonlySet<Layout>>;
}

/** A place on the way to the parents of families: the segments of a path lead from the root to it. */
export interface FamilyNode {
  /** The family under this place, or where it leads now. */
  family?: FamilyRule;
  children: Map<string, FamilyNode>;
}

export { familyParent };

/**
 * The route table of a manifest. Of two rows with one path the first counts; that there are none is the checker's
 * business.
 *
 * @param site says where the addresses begin; at the top of the host without it
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
  for (const { from, to } of singleRedirects(manifest)) keep(redirects, writtenPath(from), writtenPath(to));
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
