/** The manifest as maps, made once, so that a look-up costs the length of the address and not the number of routes. */
import type { Layout, Manifest, Redirect, Route, Site } from '../model.ts';
import { baseOf } from './base.ts';
import { writtenPath } from './path.ts';

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
  family?: Route | Redirect;
  below: Map<string, FamilyNode>;
}

/** The parent of a family row, or undefined when the row is an exact path. */
export function familyParent(path: string): string | undefined {
  if (path === '*') return '';
  return path.endsWith('/*') ? writtenPath(path.slice(0, -2)) : undefined;
}

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
  const below = new Map<string, Route | Redirect>(families);
  for (const redirect of manifest.redirects ?? []) {
    const parent = familyParent(redirect.from);
    if (parent === undefined) keep(redirects, writtenPath(redirect.from), writtenPath(redirect.to));
    else keep(below, parent, redirect);
  }
  return { base: baseOf(site), exact, families, tree: treeOf(below), redirects, layouts };
}

/**
 * Where a redirect of a family leads an address below it.
 *
 * | from  | to    | `a/b/c` leads to |
 * | ----- | ----- | ---------------- |
 * | `a/*` | `x/*` | `x/b/c`          |
 * | `a/*` | `x`   | `x`              |
 *
 * @param path canonical path of the old address
 */
export function movedPath({ from, to }: Redirect, path: string): string {
  const rest = path.slice(writtenPath(from).length - 1);
  return writtenPath(familyParent(to) === undefined ? to : to.replace('*', () => rest));
}

function treeOf(families: ReadonlyMap<string, Route | Redirect>): FamilyNode {
  const root: FamilyNode = { below: new Map() };
  for (const [parent, family] of families) {
    let node = root;
    for (const segment of parent === '' ? [] : parent.split('/')) {
      const next = node.below.get(segment) ?? { below: new Map() };
      node.below.set(segment, next);
      node = next;
    }
    node.family = family;
  }
  return root;
}
