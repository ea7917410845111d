/** Brings a site that an earlier version of the engine has made in line with this one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser';
import { checkDraft } from '../check/index.ts';
import { type AnyChange, apply, type Change, recover } from '../new/apply.ts';
import { UsageError } from '../problems/usageError.ts';
import { fieldOf, isObject, textIn } from '../problems/value.ts';
import { compareVersions, engineVersion } from '../site/engine.ts';
import { dataFile, dataNames, SITE } from '../site/folder.ts';
import { readJson } from '../site/jsonFile.ts';
import { oldDisclosure } from './oldDisclosure.ts';
import { SCRIPTS } from './workspace.ts';

/** A file of the site with its text. */
interface TextFile {
  file: string;
  text: string;
}

/** One step from version to version. */
interface Step {
  /** The version that brought it. */
  version: string;
  /** What changes, in a sentence. */
  says: string;
  /** The text of a file after it; the same text when it does not concern the file. */
  change(file: TextFile, folder: string): string;
}

/** Where npm puts the engine in a site. */
const PACKAGE = 'node_modules/site-from-data';

const NPM_FILE = 'package.json';

/** In the order of the versions. A change of a schema that refuses what it accepted before needs a row here. */
const STEPS: readonly Step[] = [
  {
    version: '0.1.0',
    says: 'Each file names its schema in node_modules, where the editor finds it.',
    change: ({ file, text }, folder) =>
      existsSync(join(folder, PACKAGE))
        ? text.replace(
            /("\$schema":\s*")[^"]*\/(schemas\/[a-z-]+\.schema\.json")/,
            (_, key, name) => `${key}${'../'.repeat(file.split('/').length - 1)}${PACKAGE}/${name}`,
          )
        : text,
  },
  {
    version: '0.1.0',
    says: 'Each command has a script.',
    change: ({ file, text }) => (file === NPM_FILE ? withScripts(text) : text),
  },
];

/**
 * Upgrades a site, or says what that would change.
 *
 * @param folder the site folder, absolute
 * @param dry whether to leave everything as it is
 * @returns lines to print
 * @throws UsageError (rejects) when the site was made with a newer engine
 * @throws ContentError (rejects) when the changed site would have errors that it does not have now
 */
export async function upgradeSite(folder: string, dry: boolean): Promise<string[]> {
  const notes = recover(folder);
  const site = await readJson(folder, SITE);
  const from = isObject(site) && typeof site.engine === 'string' ? site.engine : undefined;
  if (from !== undefined && compareVersions(from, engineVersion) > 0) {
    throw new UsageError(
      `The site was made with version ${from}, and this is ${engineVersion}. Run: npm install ./site-from-data-${from}.tgz`,
    );
  }
  const before = await textFiles(folder);
  const lines: string[] = [];
  let after = before;
  for (const { version, says, change } of STEPS) {
    const changed = after.map(({ file, text }) => ({ file, text: change({ file, text }, folder) }));
    const files = changed.filter(({ text }, index) => text !== after[index]?.text).map(({ file }) => file);
    if (files.length > 0) lines.push(`${version}: ${says}`, ...files.map((file) => `  ${file}`));
    after = changed;
  }
  if (from !== engineVersion) {
    lines.push(`The site says that it is made with version ${engineVersion}.`, `  ${SITE}`);
    after = after.map(({ file, text }) => ({
      file,
      text: file === SITE ? withValue(text, ['engine'], engineVersion) : text,
    }));
  }
  const old = oldDisclosure(folder, textIn(site, 'language') ?? 'en');
  lines.push(...old.says);
  const replaced = new Set(old.changes.map(({ file }) => file));
  const changed = after.flatMap(({ file, text }, index): Change[] => {
    const base = before[index]?.text ?? '';
    if (text === base || replaced.has(file)) return [];
    return [{ file, bytes: Buffer.from(text), base: Buffer.from(base) }];
  });
  const changes: AnyChange[] = [...changed, ...old.changes];
  if (changes.length === 0)
    return [...notes, ...old.says, `Nothing is left to change: the site is made with ${engineVersion}.`];
  if (dry) return [...notes, ...lines, '', 'Nothing was changed: this was a dry run.'];
  await apply(folder, changes, checkDraft);
  const step =
    from === engineVersion ? [] : ['', `From ${from ?? 'a version that is not known'} to ${engineVersion}.`];
  return [...notes, ...lines, ...step];
}

async function textFiles(folder: string): Promise<TextFile[]> {
  const manifest = readdirSync(join(folder, 'manifest')).filter((name) => name.endsWith('.json'));
  const names = [
    ...manifest.sort().map((name) => `manifest/${name}`),
    ...(await dataNames(folder)).map(dataFile),
    ...(existsSync(join(folder, NPM_FILE)) ? [NPM_FILE] : []),
  ];
  return names.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/** The package.json of a site with the scripts that a new site has; one of anything else as it is. */
function withScripts(text: string): string {
  const file: unknown = parse(text);
  if (fieldOf(fieldOf(file, 'dependencies'), 'site-from-data') === undefined) return text;
  const missing = SCRIPTS.filter((name) => fieldOf(fieldOf(file, 'scripts'), name) === undefined);
  return missing.reduce(
    (whole, name) =>
      applyEdits(
        whole,
        modify(whole, ['scripts', name], `site-from-data ${name}`, { formattingOptions: INDENTED }),
      ),
    text,
  );
}

const INDENTED = { insertSpaces: true, tabSize: 2 };

/** A JSON text with another value at a place, and otherwise as it was; a new field comes behind "$schema". */
const withValue = (text: string, path: JSONPath, value: string): string =>
  applyEdits(
    text,
    modify(text, path, value, {
      formattingOptions: INDENTED,
      getInsertionIndex: (names) => names.indexOf('$schema') + 1,
    }),
  );
