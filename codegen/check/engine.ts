import type { Problem } from '../../src/problem.ts';
import { at } from '../problems/problemAt.ts';
import { fieldOf } from '../problems/value.ts';
import { fileWords } from '../problems/words/files.ts';
import { compareVersions, engineVersion } from '../site/engine.ts';
import { SITE } from '../site/folder.ts';
import { type CheckedSite, fileOf } from '../site/model.ts';

/** A site that a newer engine has made. Reported next to the mistakes that it explains, so the file need not be sound. */
export function engine(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  const value = fieldOf(file?.value, 'engine');
  if (!file || typeof value !== 'string' || !(compareVersions(value, engineVersion) > 0)) return [];
  return [at(file, ['engine'], { ...fileWords.engineNewer(value, engineVersion), value })];
}
