/** What a site that was read answers to what authorities ask. */

import {
  assessLists,
  type EvidenceSources,
  type RequirementListStatus,
} from '../../../core/data/compliance.ts';
import type { EvidenceFile, RequirementList } from '../../../generated/types.ts';
import { dataNameOf } from '../folder.ts';
import type { CheckedSite } from '../model.ts';
import { ENGINE_LISTS } from '../requirements/index.ts';
import { createEvidenceSource } from './evidenceSource.ts';

/** The list of a name: the site's own, or one of the engine; undefined where there is neither. */
export async function loadRequirementList(
  siteLists: ReadonlyMap<string, RequirementList>,
  name: string,
): Promise<RequirementList | undefined> {
  return siteLists.get(name) ?? (Object.hasOwn(ENGINE_LISTS, name) ? ENGINE_LISTS[name]?.() : undefined);
}

/** The lists that a site names, as far as they are there, in its order. */
export async function loadRequirementLists(
  siteLists: ReadonlyMap<string, RequirementList>,
  { lists }: Pick<EvidenceFile, 'lists'>,
): Promise<RequirementList[]> {
  const requirementLists = await Promise.all(lists.map((name) => loadRequirementList(siteLists, name)));
  return requirementLists.filter((list) => list !== undefined);
}

/** What the site says of where it shows what is asked; undefined where it says nothing, or its file is not sound. */
export const evidenceOf = ({ evidence }: CheckedSite): EvidenceFile | undefined =>
  // A sound file has the shape of its schema.
  evidence?.isValid ? (evidence.value as EvidenceFile) : undefined;

/** The data files of a site that was read, by name. */
export const dataValues = ({ files }: Pick<CheckedSite, 'files'>): ReadonlyMap<string, unknown> =>
  new Map(
    files.flatMap(({ file, value }) => {
      const name = dataNameOf(file);
      return name === undefined ? [] : [[name, value] as const];
    }),
  );

/** What answers can lead to on a site that was read. */
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

/** The lists of a site with what answers them; none where it has no sound manifest/evidence.json. */
export async function complianceListsOf(site: CheckedSite): Promise<RequirementListStatus[]> {
  const evidence = evidenceOf(site);
  return evidence
    ? assessLists(await loadRequirementLists(site.requirements, evidence), evidence, evidenceSourceOf(site))
    : [];
}
