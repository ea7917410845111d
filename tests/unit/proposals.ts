/** The proposal in the hint of a problem, as changes to the site by a user who copies it. */
import type { Problem } from '../../src/core/problems/problem.ts';
import { fieldOf, isObject, valueAt } from '../../src/core/problems/value.ts';
import { type CaseFiles, type Change, set } from './siteCase.ts';

const TEXT = '"((?:[^"\\\\]|\\\\.)*)"';

/** A text for the complete value. */
const WHOLE = new RegExp(
  `^(?:Write|Write the day before the month:|Write the digits as 0 to 9:|If you mean|Copy this address, which looks the same:) ${TEXT}`,
);

/** A text for a part of the value, the first one that the message quotes. */
const PART = new RegExp(`^(?:Write ${TEXT} in its place|Copy this word, which looks the same: ${TEXT})`);

const MEANT = new RegExp(`^(?:Write )?Did you mean ${TEXT}\\?`);

/** Another name for the named file. */
const RENAMED = /^Rename the file to "([^"]*)", and write that name here\.$/;

/** A file that is also deleted. */
const DELETED = /, and delete (public\/\S+)\.$/;

const REDIRECT = /\{ "from": "([^"]*)", "to": "([^"]*)" \}/;

/** A file that "files" of site.json can list. */
const LISTED = /[Aa]dd "([^"]+)" to "files" in manifest\/site\.json/;

/** A line for site.json. */
const PROVIDERS = /"providers": (\[.*\])\.$/;

/** @param files the site with the problem @returns an empty list if the hint proposes nothing that can be copied */
export function fixesOf(problem: Problem, files: CaseFiles): Change[] {
  const { hint = '', message } = problem;
  const [, from, to] = REDIRECT.exec(hint) ?? [];
  const redirect: Change[] =
    from === undefined || to === undefined ? [] : [redirectChange(files, { from, to })];
  const [, providers] = PROVIDERS.exec(hint) ?? [];
  if (providers !== undefined)
    return [set('manifest/site.json', '/providers', JSON.parse(providers) as unknown)];
  const [, listed] = LISTED.exec(hint) ?? [];
  if (listed !== undefined) return [listChange(files, listed)];
  const [, first, second] = PART.exec(hint) ?? [];
  const part = first ?? second;
  const [, text = ''] = new RegExp(TEXT).exec(message) ?? [];
  if (part !== undefined)
    return [
      ...redirect,
      ...replaced(
        problem,
        String(problem.value).replace(text, () => part),
        files,
      ),
    ];
  const [, renamed] = RENAMED.exec(hint) ?? [];
  if (renamed !== undefined) {
    const old = `public/${String(problem.value).replace(/^\//, '')}`;
    return [
      { file: `public/${renamed}`, copyOf: old },
      { file: old, delete: true },
      ...replaced(problem, renamed, files),
    ];
  }
  const value = WHOLE.exec(hint)?.[1] ?? MEANT.exec(hint)?.[1];
  const [, deleted] = DELETED.exec(hint) ?? [];
  return [
    ...redirect,
    ...(value === undefined ? [] : replaced(problem, unescaped(value), files)),
    ...(deleted === undefined ? [] : [{ file: deleted, delete: true as const }]),
  ];
}

/** A text with quotation marks is proposed in JSON notation. */
const unescaped = (text: string): string => (text.includes('\\') ? String(JSON.parse(`"${text}"`)) : text);

function replaced({ file, pointer, value }: Problem, text: string, files: CaseFiles): Change[] {
  if (pointer === undefined || pointer === '') return [];
  const root = jsonOf(file, files);
  if (root === undefined) return [];
  const keys = pointer.slice(1).split('/');
  // The name of a field is wrong, not its value.
  const owner = valueAt(root, keys.slice(0, -1));
  if (isObject(owner) && keys.at(-1) === value) return [{ file, pointer, rename: text }];
  return typeof value === 'string' ? [set(file, pointer, text)] : [];
}

function listChange(files: CaseFiles, path: string): Change {
  const file = 'manifest/site.json';
  const has = Array.isArray(fieldOf(jsonOf(file, files), 'files'));
  return has ? set(file, '/files/-', path) : set(file, '/files', [path]);
}

function redirectChange(files: CaseFiles, row: { from: string; to: string }): Change {
  const file = 'manifest/routes.json';
  const has = Array.isArray(fieldOf(jsonOf(file, files), 'redirects'));
  return has ? set(file, '/redirects/-', row) : set(file, '/redirects', [row]);
}

function jsonOf(file: string, files: CaseFiles): unknown {
  try {
    return JSON.parse(files.get(file)?.toString() ?? '');
  } catch {
    return undefined;
  }
}
