/** A few pages that together have every feature of a site's pages. */

import { allBlocks } from '../src/core/data/blockTraits/runtimeTraits.ts';
import { matchPath } from '../src/core/route/match.ts';
import type { OpenSite } from './openSite.ts';

/** The features of a page: its layout, its block types, dates, another script than Latin. */
export async function featuresOf({ table, pageOf }: OpenSite, path: string): Promise<string[]> {
  const page = await pageOf(path);
  const route = matchPath(table, path);
  const text = JSON.stringify(page);
  return [
    `layout ${route.kind === 'route' ? route.route.layout : route.kind}`,
    ...new Set(allBlocks(page.blocks).map(({ kind }) => `block ${kind}`)),
    ...(page.blocks.length === 0 ? ['nothing'] : []),
    ...(page.date === undefined ? [] : ['date']),
    ...(/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, '')) ? ['another script'] : []),
    ...(text.length > 20_000 ? ['much'] : []),
  ];
}

/**
 * Pages chosen by their content, never by name: first the fewest that have every feature, then pages with two features that
 * no earlier page combines.
 *
 * @param most maximum number of pages
 */
export async function coveringPages(site: OpenSite, most: number): Promise<string[]> {
  const features = new Map<string, string[]>();
  for (const path of site.paths) features.set(path, await featuresOf(site, path));
  const pairs = (list: readonly string[]) => list.flatMap((one) => list.map((other) => `${one} + ${other}`));
  const chosen: string[] = [];
  for (const wantedOf of [(list: readonly string[]) => list, pairs]) {
    const seen = new Set(chosen.flatMap((path) => wantedOf(features.get(path) ?? [])));
    const adds = (path: string) =>
      wantedOf(features.get(path) ?? []).filter((each) => !seen.has(each)).length;
    while (chosen.length < most) {
      const best = site.paths.reduce((one, other) => (adds(other) > adds(one) ? other : one));
      if (adds(best) === 0) break;
      chosen.push(best);
      for (const each of wantedOf(features.get(best) ?? [])) seen.add(each);
    }
  }
  return chosen;
}
