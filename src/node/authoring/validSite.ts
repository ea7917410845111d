import { ContentError } from '../../core/problems/problem.ts';
import { MANIFEST, SITE } from '../content/folder.ts';
import type { CheckedSite } from '../content/model.ts';
import { readCheckedSite } from '../content/readCheckedSite.ts';

/** A site with a valid manifest and a valid site.json. */
export type ValidSite = CheckedSite & Required<Pick<CheckedSite, 'manifest' | 'table' | 'site'>>;

/** @throws ContentError (rejects) if the manifest or site.json is invalid */
export async function readValidSite(folder: string): Promise<ValidSite> {
  const checked = await readCheckedSite(folder);
  const { manifest, table, site } = checked;
  if (manifest && table && site) return { ...checked, manifest, table, site };
  throw new ContentError(checked.problems.filter(({ file }) => file === MANIFEST || file === SITE));
}
