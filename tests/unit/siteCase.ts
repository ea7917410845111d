/** A changed copy of the fixture site, for the cases of tests/fixtures/broken and tests/fixtures/valid. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject, valueAt } from '../../src/core/problems/value.ts';
import { readFiles } from '../files.ts';
import { fixtureFolder } from './fixtures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A change; several changes to one file apply in order. */
export type Change = { file: string } & (
  | { pointer: string; value: unknown }
  | { pointer: string; rename: string }
  | { pointer: string; remove: true }
  | { find: string; replace: string }
  | { text: string; before?: string; repeat?: number; after?: string }
  | { bytes: string; repeat?: number }
  | { copyOf: string; after?: string }
  | { delete: true }
  | { link: string }
  | { pipe: true }
);

/** A change that sets the value at a JSON pointer of a file. */
export const set = (file: string, pointer: string, value: unknown): Change => ({ file, pointer, value });

export type CaseFiles = Map<string, Buffer>;

export const fixtureSite = (): CaseFiles => readFiles(fixtureFolder('site'));

/**
 * The files with changes applied. A change by `pointer` (RFC 6901) writes the JSON again with two spaces of indentation,
 * like the fixture site; a last part `-` appends to a list. `find` and `replace` change the text; a missing text is a
 * mistake in the case. `bytes` are base64. `text` and `bytes` make a new file, optionally `repeat`ed, and so does
 * `toClipboard`, with `after` appended. {@link makeSpecial} makes everything that is not a file.
 *
 * @throws if a change has nothing to change
 */
export function changed(base: CaseFiles, changes: readonly Change[]): CaseFiles {
  const files = new Map(base);
  for (const change of changes) {
    const { file } = change;
    const old = files.get(file);
    if (isSpecial(change)) continue;
    if ('delete' in change) {
      if (!files.delete(file)) throw new Error(`There is no ${file} to delete.`);
    } else if ('text' in change) {
      const { text, before = '', repeat = 1, after = '' } = change;
      files.set(file, Buffer.from(before + text.repeat(repeat) + after));
    } else if ('bytes' in change) {
      files.set(
        file,
        Buffer.concat(Array.from({ length: change.repeat ?? 1 }, () => Buffer.from(change.bytes, 'base64'))),
      );
    } else if ('copyOf' in change) {
      const source = files.get(change.copyOf);
      if (!source) throw new Error(`There is no ${change.copyOf} to copy.`);
      files.set(file, Buffer.concat([source, Buffer.from(change.after ?? '')]));
    } else {
      if (!old) throw new Error(`There is no ${file} to change.`);
      const text = old.toString();
      files.set(file, Buffer.from('find' in change ? replaceOnce(text, change) : changeJson(text, change)));
    }
  }
  return files;
}

function replaceOnce(text: string, { file, find, replace }: { file: string; find: string; replace: string }) {
  const [head, ...rest] = text.split(find);
  if (head === undefined || rest.length === 0) throw new Error(`${file} has no ${find}`);
  return `${head}${replace}${rest.join(find)}`;
}

type JsonChange = Extract<Change, { pointer: string }>;

function changeJson(text: string, change: JsonChange): string {
  const root: unknown = JSON.parse(text);
  const keys = change.pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop();
  if (last === undefined) return jsonText('value' in change ? change.value : undefined);
  const owner = valueAt(root, keys);
  if (Array.isArray(owner)) changeList(owner, last, change);
  else if (isObject(owner)) changeObject(owner, last, change);
  else throw new Error(`${change.file} has nothing at ${change.pointer}`);
  return jsonText(root);
}

const jsonText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

function changeList(list: unknown[], key: string, change: JsonChange): void {
  const index = key === '-' ? list.length : Number(key);
  if ('rename' in change) throw new Error('An item of a list has no name.');
  if ('value' in change) list[index] = change.value;
  else list.splice(index, 1);
}

function changeObject(object: Record<string, unknown>, key: string, change: JsonChange): void {
  if ('value' in change) {
    object[key] = change.value;
    return;
  }
  if (!(key in object)) throw new Error(`${change.file} has nothing at ${change.pointer}`);
  // Keeps the order of the fields, and so the line numbers.
  const fields = Object.entries(object);
  for (const name of Object.keys(object)) delete object[name];
  for (const [name, value] of fields) {
    if (name !== key) object[name] = value;
    else if ('rename' in change) object[change.rename] = value;
  }
}

type Special = Extract<Change, { link: string } | { pipe: true }>;

const isSpecial = (change: Change): change is Special => 'link' in change || 'pipe' in change;

/**
 * Returns true if this system supports the changes: Windows has neither pipes in folders nor symbolic links for every user.
 */
export const canMake = (changes: readonly Change[]) =>
  process.platform !== 'win32' ||
  !changes.some((change) => isSpecial(change) || /[?:"*<>|\\]|[. ]$/.test(change.file));

/**
 * Makes symbolic links with literal targets, and named pipes, replacing what exists.
 *
 * @param folder the site written by {@link writeFiles}
 */
export function makeSpecial(folder: string, changes: readonly Change[]): void {
  for (const change of changes.filter(isSpecial)) {
    const path = join(folder, change.file);
    rmSync(path, { recursive: true, force: true });
    mkdirSync(dirname(path), { recursive: true });
    if ('link' in change) symlinkSync(change.link, path);
    else execFileSync('mkfifo', [path]);
  }
}

/** A copy of the fixture site with changes, on the disk until the end of the test. @returns its folder */
export const siteWith = (...changes: readonly Change[]): string =>
  writeFiles(temporaryFolder('site'), changed(fixtureSite(), changes));

/** Writes files into a new folder. @param parent an existing folder @returns the new one */
export function writeFiles(parent: string, files: CaseFiles): string {
  const folder = mkdtempSync(join(parent, 'site-'));
  for (const [file, bytes] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
  return folder;
}
