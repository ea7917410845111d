import { fileMessages } from '../../core/problems/messages/files.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemWithValue } from '../../core/problems/problemAt.ts';
import { fieldOf } from '../../core/problems/value.ts';
import { compareVersions, engineVersion } from '../content/engine.ts';
import { SITE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';

/**
 * Reports a site made by a newer engine. The file may be invalid: the version explains its other problems.
 */
export function engineVersionCheck(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  const value = fieldOf(file?.value, 'engine');
  if (!file || typeof value !== 'string' || !(compareVersions(value, engineVersion) > 0)) return [];
  return [problemWithValue(file, ['engine'], fileMessages.engineNewer(value, engineVersion))];
}
