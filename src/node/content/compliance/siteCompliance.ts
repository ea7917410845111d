import {
  assessLists,
  type EvidenceSources,
  type RequirementListStatus,
} from '../../../core/data/compliance.ts';
import type { EvidenceFile, RequirementList } from '../../../generated/types.ts';
import type { CheckedSite } from '../model.ts';
import { ENGINE_LISTS } from '../requirements/index.ts';
import { dataValues } from '../siteValues.ts';
import { createEvidenceSource } from './evidenceSource.ts';

/** Returns the site's list of a name, else the engine's. */
export async function loadRequirementList(
  siteLists: ReadonlyMap<string, RequirementList>,
  name: string,
): Promise<RequirementList | undefined> {
  return siteLists.get(name) ?? (Object.hasOwn(ENGINE_LISTS, name) ? ENGINE_LISTS[name]?.() : undefined);
}

/** Returns the existing lists of a site, in its order. */
export async function loadRequirementLists(
  siteLists: ReadonlyMap<string, RequirementList>,
  { lists }: Pick<EvidenceFile, 'lists'>,
): Promise<RequirementList[]> {
  const requirementLists = await Promise.all(lists.map((name) => loadRequirementList(siteLists, name)));
  return requirementLists.filter((list) => list !== undefined);
}

/** Returns undefined without a valid evidence file. */
export const evidenceOf = ({ evidence }: CheckedSite): EvidenceFile | undefined =>
  evidence?.isValid ? (evidence.value as EvidenceFile) : undefined;

export const evidenceSourceOf = (
  site: CheckedSite,
  changed?: (path: string, data: string) => string | undefined,
): EvidenceSources =>
  createEvidenceSource({
    folder: site.folder,
    manifest: { routes: site.manifest?.routes ?? [] },
    site: site.site ?? {},
    values: dataValues(site),
    files: site.publicFolder.files,
    changed,
  });

/** Empty without a valid manifest/evidence.json. */
export async function complianceListsOf(site: CheckedSite): Promise<RequirementListStatus[]> {
  const evidence = evidenceOf(site);
  return evidence
    ? assessLists(await loadRequirementLists(site.requirements, evidence), evidence, evidenceSourceOf(site))
    : [];
}

/**
 * Returns the last day on which evidence is valid. Evidence of 2025-08-31 with a period of six months is
 * valid until 2026-02-28.
 *
 * @param asOf the date of the evidence, yyyy-mm-dd
 * @returns yyyy-mm-dd
 */
export function expiryDate(asOf: string, months: number): string {
  const [year = 0, month = 0, day = 0] = asOf.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
