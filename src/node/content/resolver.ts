/** Resolves paths to pages without a build. */
import { listDataName } from '../../core/data/dataAddress.ts';
import { createStore, type Store } from '../../core/data/load.ts';
import { tryParseJson } from '../../core/json/json.ts';
import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import type { Layout, Route } from '../../core/model.ts';
import { targetHref } from '../../core/route/link.ts';
import { match } from '../../core/route/match.ts';
import { href, outputFile } from '../../core/route/path.ts';
import { queryRedirects, queryTarget, queryTargets } from '../../core/route/queryRedirects.ts';
import { familyParent, routeTable } from '../../core/route/table.ts';
import { dayIn } from './clock.ts';
import { dataFile, readManifest, readSite } from './folder.ts';
import { readJson } from './jsonFile.ts';
import { listFiles } from './listFiles.ts';
import { createPublishedView } from './publishedView.ts';

export interface PathResolution {
  path: string;
  result: 'match' | 'redirect' | 'none';
  /** The canonical URL of the page, or the target of a redirect. */
  url: string | null;
  /** The path of the row, or the old path of a redirect. */
  route: string | null;
  layout: Layout | null;
  data: string | null;
  file: string | null;
}

export type ResolvePath = (path: string) => Promise<PathResolution>;

/**
 * Creates a resolver for a site. An unreadable data file counts as empty, and an invalid site.json as one
 * without an origin.
 *
 * @throws ContentError if there is no usable manifest
 */
export async function createResolver(folder: string): Promise<ResolvePath> {
  const site = await readSite(folder).catch(() => undefined);
  const { language = 'en', timeZone } = site ?? {};
  const view = createPublishedView(
    { manifest: await readManifest(folder), language, day: dayIn(timeZone) },
    [],
  );
  const table = routeTable(view.manifest, site);
  const targets = queryTargets(queryRedirects(view.manifest));
  const read = async (name: string) => view.data(name, await readJson(folder, dataFile(name)));
  const store = createStore(read);
  const lists = await listFiles(view.manifest, {
    names: [],
    read: (name) => read(name).catch(() => undefined),
  });
  return async (path) => {
    const none = noPage(path);
    const address = addressOf(path);
    const routeMatch = match(table, address);
    const matchedPath = routeMatch.kind === 'redirect' ? routeMatch.from : routeMatch.path;
    const [, search = ''] = /\?([^#]*)/.exec(address) ?? [];
    if (matchedPath === undefined) return none;
    const queryTo = queryTarget(targets, matchedPath, search);
    if (queryTo !== undefined)
      return { ...none, result: 'redirect', url: targetHref(queryTo, table.base), route: matchedPath };
    if (routeMatch.kind === 'none') return none;
    if (routeMatch.kind === 'redirect') {
      return {
        ...none,
        result: 'redirect',
        url: targetHref(routeMatch.to, table.base),
        route: routeMatch.from,
      };
    }
    const { route, archivePart } = routeMatch;
    if (archivePart !== undefined && !lists.files.has(listDataName(routeMatch.path))) return none;
    if (familyParent(route.path) !== undefined && !(await hasEntry(store, route, routeMatch.path)))
      return none;
    return {
      path,
      result: 'match',
      url: table.base + href(routeMatch.path),
      route: route.path,
      layout: route.layout,
      data: route.data,
      file: outputFile(routeMatch.path),
    };
  };
}

const noPage = (path: string): PathResolution => ({
  path,
  result: 'none',
  url: null,
  route: null,
  layout: null,
  data: null,
  file: null,
});

/**
 * Resolves a line of input.
 *
 * @param line a path as a JSON string; other input has a result with an `error`
 */
export async function resolveLine(
  resolvePath: ResolvePath,
  line: string,
): Promise<PathResolution & { error?: string }> {
  const path = tryParseJson(line);
  return typeof path === 'string'
    ? resolvePath(path)
    : { ...noPage(line), error: 'The line is not a JSON string.' };
}

/** A full URL is accepted; only its path and query count. */
function addressOf(path: string): string {
  if (!/^https?:\/\//.test(path)) return path;
  try {
    const { pathname, search } = new URL(path);
    return pathname + search;
  } catch {
    return path;
  }
}

async function hasEntry(store: Store, route: Route, path: string): Promise<boolean> {
  try {
    return (await LAYOUT_BUILD_TRAITS[route.layout].entries?.(store, route.data))?.has(path) ?? false;
  } catch {
    return false;
  }
}
