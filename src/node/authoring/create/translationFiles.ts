import { stripByteOrderMark } from '../../../core/json/json.ts';
import { insertItems } from '../../../core/json/jsonEdit.ts';
import { printLike } from '../../../core/json/jsonStyle.ts';
import type { Path } from '../../../core/problems/problemAt.ts';
import { stringField, valueAt } from '../../../core/problems/value.ts';
import { dataFile } from '../../content/folder.ts';
import { readJsonFile } from '../../content/jsonFile.ts';
import { arrayItems } from '../../content/siteValues.ts';
import type { FileChange } from '../transaction.ts';
import type { ValidSite } from '../validSite.ts';
import { type FileLocation, locator } from './additionDraft.ts';
import { dateInsertIndex } from './entry.ts';

/** The data files of a translation: new files, and a file with a new entry, which may be one of them. */
export interface TranslationFiles {
  /** By the names of the data files. */
  newFiles: Map<string, object>;
  entry?: TranslatedEntry;
}

interface TranslatedEntry {
  data: string;
  /** The field of a record that has the entries; undefined if the records are the entries. */
  list: string | undefined;
  /** The last record if there are fewer. */
  record: number;
  value: object;
}

/** Adapts the relative `$schema` of a copied data file to its new folder. */
export function withSchemaPath(value: Record<string, unknown>, from: string, to: string): object {
  const { $schema } = value;
  const deeper = to.split('/').length - from.split('/').length;
  const isRelative = typeof $schema === 'string' && !/^[a-z]+:/.test($schema);
  return isRelative && deeper > 0 ? { ...value, $schema: '../'.repeat(deeper) + $schema } : value;
}

/** @returns the changes with the location of the translated text */
export function translationChanges(
  { folder, files }: ValidSite,
  { newFiles, entry }: TranslationFiles,
): Promise<{ change: FileChange; location: FileLocation }[]> {
  const style = files.find(({ schema }) => schema === 'manifest')?.text ?? '';
  const names = new Set([...newFiles.keys(), ...(entry ? [entry.data] : [])]);
  return Promise.all(
    [...names].map(async (data) => {
      const file = dataFile(data);
      const newFile = newFiles.get(data);
      const base = newFile ? undefined : (await readJsonFile(folder, file))?.bytes;
      const original = newFile ? printLike(style, newFile) : Buffer.from(base ?? []).toString('utf8');
      const { text, path } =
        entry?.data === data ? insertEntry(original, entry) : { text: original, path: ['data', 0] };
      const change = { file, bytes: Buffer.from(text), ...(base && { base }) };
      return { change, location: locator(file, text)(path) };
    }),
  );
}

/** Newest first. */
function insertEntry(json: string, { list, record, value }: TranslatedEntry): { text: string; path: Path } {
  const root: unknown = JSON.parse(stripByteOrderMark(json));
  const lastRecord = Math.max(0, arrayItems(valueAt(root, ['data'])).length - 1);
  const path = list === undefined ? ['data'] : ['data', Math.min(record, lastRecord), list];
  const dates = arrayItems(valueAt(root, path)).map((item) => stringField(item, 'date'));
  const index = dateInsertIndex(dates, stringField(value, 'date'));
  return { text: insertItems(json, path, [{ index, value }]), path: [...path, index] };
}
