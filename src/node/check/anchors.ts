import { blockAnchors } from '../../core/data/blockTraits/buildTraits.ts';
import { panelsOf } from '../../core/data/blockTraits/runtimeTraits.ts';
import { createStore, type Store } from '../../core/data/load.ts';
import { memoize } from '../../core/data/memoize.ts';
import type { Block, Site } from '../../core/model.ts';
import { nearest } from '../../core/problems/suggest.ts';
import { resolve } from '../../core/resolve.ts';
import { href } from '../../core/route/path.ts';
import type { RouteTable } from '../../core/route/table.ts';
import { loadCheckedLocales } from '../content/checkedLocales.ts';
import { fillComplianceBlocks } from '../content/compliance/complianceBlocks.ts';
import { evidenceOf } from '../content/compliance/siteCompliance.ts';
import { PAGE_DERIVERS, withDerivedData } from '../content/derivedData.ts';
import { dataFile } from '../content/folder.ts';
import { createLocaleSet } from '../content/locales.ts';
import { type CheckedSite, fileOf, memoizePerSite } from '../content/model.ts';
import { dataValues } from '../content/siteValues.ts';

const anchorFinder = memoizePerSite((site) =>
  memoize((path: string) => findAnchors(site, path).catch(() => undefined)),
);
const readFiles = memoizePerSite(() => new Set<string>());

/** Paths of the data files read so far to find headings, relative to the site folder. */
export const anchorFiles = (site: CheckedSite): ReadonlySet<string> => readFiles(site);

/**
 * Returns the ids of a page's headings and tabs, in page order.
 *
 * @param path canonical path
 * @returns undefined if the page cannot be rendered; other checks report why
 */
export const pageAnchors = (site: CheckedSite, path: string): Promise<string[] | undefined> =>
  anchorFinder(site)(path);

/** @param prefix of the anchors in the hint @param noHeadings the hint for a page without anchors */
export function anchorHint(
  anchor: string,
  anchors: readonly string[],
  prefix: '' | '#',
  noHeadings: string,
): string {
  const nearestAnchor = nearest(anchor, anchors);
  if (nearestAnchor !== undefined) return `Did you mean "${prefix}${nearestAnchor}"?`;
  if (anchors.length === 0) return noHeadings;
  const choices = anchors.slice(0, 10).map((name) => prefix + name);
  return `Write one of these: ${choices.join(', ')}.`;
}

async function findAnchors(site: CheckedSite, path: string): Promise<string[] | undefined> {
  const inputs = await resolveInputs(site);
  if (!inputs) return undefined;
  const resolution = await resolve(inputs, href(path));
  if (resolution.kind !== 'page') return undefined;
  // Loads React, so only sites with such links import it.
  const { headingIds } = await import('../../app/components/Section.tsx');
  const idsOf = (blocks: readonly Block[], prefix: string): string[] => {
    const ids = headingIds(blocks, prefix);
    return blocks.flatMap((block, index) => [
      ...(block.heading === undefined ? [] : [ids[index] ?? '']),
      ...blockAnchors(block),
      ...panelsOf(block).flatMap(({ id, blocks }) => [id, ...idsOf(blocks, `${id}-`)]),
    ]);
  };
  return idsOf(resolution.page.blocks, '');
}

const resolveInputs = memoizePerSite(async (checked) => {
  const { site, manifest, table } = checked;
  if (!site || !manifest || !table) return undefined;
  const { locales } = createLocaleSet(await loadCheckedLocales(checked, site, manifest));
  return { locales, table, store: await openStore(checked, site, table) };
});

async function openStore(site: CheckedSite, { facts, slots }: Site, { exact }: RouteTable): Promise<Store> {
  const read = async (name: string) => {
    readFiles(site).add(dataFile(name));
    const file = fileOf(site, dataFile(name));
    const value = file?.isValid ? file.value : site.valuesWithoutDraftErrors.get(dataFile(name));
    if (value === undefined) throw new Error(`${dataFile(name)} is not sound.`);
    return value;
  };
  const derivedData = await withDerivedData(
    { routes: [...exact.values()], slots },
    { names: [], read: (name) => read(name).catch(() => undefined) },
    PAGE_DERIVERS,
  );
  const filledBlocks = await filledComplianceBlocks(site);
  return createStore(async (name) => {
    if (derivedData.derived.has(name)) return derivedData.read(name);
    return filledBlocks.get(name) ?? read(name);
  }, facts);
}

/** Compliance blocks have headings, so links can point into them. */
async function filledComplianceBlocks(checked: CheckedSite): Promise<ReadonlyMap<string, unknown>> {
  const { folder, manifest, requirements, site } = checked;
  const evidence = evidenceOf(checked);
  if (!evidence || !manifest || !site) return new Map();
  return fillComplianceBlocks({
    folder,
    site,
    manifest,
    evidence,
    requirements,
    values: dataValues(checked),
    open: async () => undefined,
  });
}
