/** What another version of the engine has left in a site, or may have. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/problem.ts';
import { at, ofFile } from '../problems/problemAt.ts';
import { fieldOf } from '../problems/value.ts';
import { fileWords } from '../problems/words/files.ts';
import { compareVersions, engineVersion } from '../site/engine.ts';
import { OLD_DISCLOSURE, SITE } from '../site/folder.ts';
import { type CheckedSite, fileOf } from '../site/model.ts';

/** A site that a newer engine has made, and a file that only an older one read. */
export const engine = (site: CheckedSite): Problem[] => [...newer(site), ...leftOver(site)];

/** Says so beside the mistakes that it explains, which is why the file need not be sound. */
function newer(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  const value = fieldOf(file?.value, 'engine');
  if (!file || typeof value !== 'string' || !(compareVersions(value, engineVersion) > 0)) return [];
  return [at(file, ['engine'], { ...fileWords.engineNewer(value, engineVersion), value })];
}

const leftOver = ({ folder }: CheckedSite): Problem[] =>
  existsSync(join(folder, OLD_DISCLOSURE)) ? [ofFile(OLD_DISCLOSURE, fileWords.unusedSinceUpgrade)] : [];
