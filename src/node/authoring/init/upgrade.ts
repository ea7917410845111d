import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addField, applyEdits } from '../../../core/json/jsonEdit.ts';
import { stringField } from '../../../core/problems/value.ts';
import { checkDraft } from '../../check/index.ts';
import { compareVersions, engineVersion } from '../../content/engine.ts';
import { SITE } from '../../content/folder.ts';
import { readJson } from '../../content/jsonFile.ts';
import { UsageError } from '../../system/usageError.ts';
import { rollbackInterrupted, runTransaction } from '../transaction.ts';

/**
 * Records the version of the engine in the site. A release that refuses content of an earlier one adds its
 * changes here.
 *
 * @param folder the site folder, absolute
 * @param dry true to change nothing
 * @returns lines to print
 * @throws UsageError (rejects) if the site was made with a newer engine
 * @throws ContentError (rejects) if the change would cause new errors
 */
export async function upgradeSite(folder: string, dry: boolean): Promise<string[]> {
  const notes = rollbackInterrupted(folder);
  const site = await readJson(folder, SITE);
  const from = stringField(site, 'engine');
  if (from === engineVersion)
    return [...notes, `There is nothing to change: the site is made with version ${engineVersion}.`];
  if (from !== undefined && compareVersions(from, engineVersion) > 0) {
    throw new UsageError(
      `The site was made with version ${from}, and this is ${engineVersion}. Run: npm install ./site-from-data-${from}.tgz`,
    );
  }
  const line = `${SITE}: "engine" ${from === undefined ? 'is new' : `was "${from}"`} and becomes "${engineVersion}".`;
  if (dry) return [...notes, line, 'Nothing was changed: this was a dry run.'];
  const base = readFileSync(join(folder, SITE));
  const text = base.toString('utf8');
  const names = Object.keys(Object(site));
  const changed = names.includes('engine')
    ? applyEdits(text, [{ path: ['engine'], text: engineVersion }])
    : addField(text, [], 'engine', engineVersion, names.indexOf('$schema') + 1);
  await runTransaction(folder, [{ file: SITE, bytes: Buffer.from(changed), base }], checkDraft);
  return [...notes, line];
}
