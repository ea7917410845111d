import {
  assessLists,
  type EvidenceSources,
  type RequirementListStatus,
} from '../../../core/data/compliance.ts';
import type { EvidenceFile, RequirementList } from '../../../generated/types.ts';
import type { CheckedSite } from '../model.ts';
import { dataValues } from '../siteValues.ts';
import { engineLists, type RequirementLists } from './engineLists.ts';
import { createEvidenceSource } from './evidenceSource.ts';

/** Returns the site's list of a name, else the engine's. */
export const requirementListOf = (siteLists: RequirementLists, name: string): RequirementList | undefined =>
  siteLists.get(name) ?? engineLists().get(name);

/** The names of the site's lists, including invalid ones, and of the engine's. */
export const requirementListNames = ({
  requirementFiles,
}: Pick<CheckedSite, 'requirementFiles'>): readonly string[] => [
  ...new Set([...requirementFiles.keys(), ...engineLists().keys()]),
];

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
export function complianceListsOf(site: CheckedSite): RequirementListStatus[] {
  const evidence = evidenceOf(site);
  return evidence
    ? assessLists(
        evidence.lists.flatMap((name) => requirementListOf(site.requirements, name) ?? []),
        evidence,
        evidenceSourceOf(site),
      )
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
