/** The routes of a site with their lines in the manifest. */
import { findNodeAtLocation } from 'jsonc-parser';
import { nearestPages } from '../../app/shell/NotFound.tsx';
import type { Manifest } from '../../core/model.ts';
import { positionOf } from '../../core/problems/position.ts';
import { familyParent } from '../../core/route/table.ts';
import { dataFile, MANIFEST } from '../content/folder.ts';
import { readJsonFile } from '../content/jsonFile.ts';
import type { RouteLocation } from './MissingPage.tsx';

/**
 * Returns all routes: first those with similar paths, then the others in the order of the manifest.
 *
 * @param folder the site folder
 * @param manifest the last valid state; a line is undefined while the file is invalid
 * @param path canonical path
 */
export async function routesByNearness(
  folder: string,
  { routes }: Manifest,
  path: string,
): Promise<RouteLocation[]> {
  const { text = '', tree } = (await readJsonFile(folder, MANIFEST)) ?? {};
  const placed = routes.map((route, index): RouteLocation => {
    const node = tree && findNodeAtLocation(tree, ['routes', index, 'path']);
    return {
      path: route.path,
      layout: route.layout,
      data: dataFile(route.data),
      family: familyParent(route.path) !== undefined,
      line: node && positionOf(text, node.offset).line,
    };
  });
  const nearPaths = nearestPages(
    path,
    placed.map((route) => ({ ...route, title: '' })),
  ).map((page) => page.path);
  const rank = (route: RouteLocation) =>
    nearPaths.includes(route.path) ? nearPaths.indexOf(route.path) : nearPaths.length;
  return placed.sort((a, b) => rank(a) - rank(b));
}
