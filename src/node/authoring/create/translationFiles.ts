import { stripByteOrderMark } from '../../../core/json/json.ts';
import { insertItems } from '../../../core/json/jsonEdit.ts';
import { printLike } from '../../../core/json/jsonStyle.ts';
import type { Path } from '../../../core/problems/problemAt.ts';
import { stringField, valueAt } from '../../../core/problems/value.ts';
import { dataFile } from '../../content/folder.ts';
import { readJsonFile } from '../../content/jsonFile.ts';
import type { FileChange } from '../transaction.ts';
import type { ValidSite } from '../validSite.ts';
import { type FileLocation, locator } from './additionDraft.ts';
import { dateInsertIndex } from './entry.ts';

/** The data files of a translation: new files, and files with a new entry. */
export class TranslationFiles {
  private readonly values = new Map<string, Record<string, unknown>>();
  private readonly items: { data: string; list: Path; item: object }[] = [];

  /** @param from the copied data file */
  add(data: string, value: Record<string, unknown>, from: string): void {
    const { $schema } = value;
    const deeper = data.split('/').length - from.split('/').length;
    const isBeside = typeof $schema === 'string' && !/^[a-z]+:/.test($schema);
    this.values.set(
      data,
      isBeside && deeper > 0 ? { ...value, $schema: '../'.repeat(deeper) + $schema } : value,
    );
  }

  has(data: string): boolean {
    return this.values.has(data);
  }

  /**
   * Adds an entry, newest first.
   *
   * @param list such as the programme of the first record; the last record if there are fewer
   */
  addItem(data: string, list: Path, item: object): void {
    this.items.push({ data, list, item });
  }

  /** @returns the changes with the location of the translated text */
  async toChanges(site: ValidSite): Promise<{ change: FileChange; location: FileLocation }[]> {
    const names = [...new Set([...this.values.keys(), ...this.items.map(({ data }) => data)])];
    return Promise.all(names.map((data) => this.toChange(site, data)));
  }

  private async toChange(
    { folder, files }: ValidSite,
    data: string,
  ): Promise<{ change: FileChange; location: FileLocation }> {
    const file = dataFile(data);
    const value = this.values.get(data);
    const old = value ? undefined : await readJsonFile(folder, file);
    const like = files.find(({ schema }) => schema === 'manifest')?.text ?? '';
    let text = value ? printLike(like, value) : decode(old?.bytes);
    let location: Path = ['data', 0];
    for (const { list, item } of this.items.filter((each) => each.data === data)) {
      const root: unknown = JSON.parse(stripByteOrderMark(text));
      const [name] = list.slice(2);
      const records = valueAt(root, ['data']);
      const record = Math.min(Number(list[1] ?? 0), Array.isArray(records) ? records.length - 1 : 0);
      const owner: Path = name === undefined ? [] : ['data', record];
      const field = String(name ?? 'data');
      const items = valueAt(root, [...owner, field]);
      const dates = Array.isArray(items) ? items.map((each) => stringField(each, 'date')) : [];
      const index = dateInsertIndex(dates, stringField(item, 'date'));
      text = insertItems(text, [...owner, field], [{ index, value: item }]);
      location = [...owner, field, index];
    }
    const change = { file, bytes: Buffer.from(text), ...(old && { base: old.bytes }) };
    return { change, location: locator(file, text)(location) };
  }
}

const decode = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');
