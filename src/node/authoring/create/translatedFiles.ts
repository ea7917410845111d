/** Data files of a translation: new ones, and those that get an entry more. */
import { stringField, valueAt } from '../../../core/problems/value.ts';
import { dataFile } from '../../content/folder.ts';
import { readJsonFile } from '../../content/jsonFile.ts';
import type { Change } from './apply.ts';
import { type Place, placeIn, type SoundSite } from './draft.ts';
import { insert, insertion, newestFirst, printLike } from './insert.ts';

type Path = readonly (string | number)[];

export class NewFiles {
  private readonly values = new Map<string, Record<string, unknown>>();
  private readonly items: { data: string; list: Path; item: object }[] = [];

  /** @param from the data file of which it is a copy */
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
   * @param list where it goes, such as the programme of the first record; the last record where there are fewer
   */
  addItem(data: string, list: Path, item: object): void {
    this.items.push({ data, list, item });
  }

  /** The changes of files, and where in them the text stands. */
  async written(site: SoundSite): Promise<{ change: Change; place: Place }[]> {
    const names = [...new Set([...this.values.keys(), ...this.items.map(({ data }) => data)])];
    return Promise.all(names.map((data) => this.writtenFile(site, data)));
  }

  private async writtenFile(
    { folder, files }: SoundSite,
    data: string,
  ): Promise<{ change: Change; place: Place }> {
    const file = dataFile(data);
    const value = this.values.get(data);
    const old = value ? undefined : await readJsonFile(folder, file);
    const like = files.find(({ schema }) => schema === 'manifest')?.text ?? '';
    let text = value ? printLike(like, value) : decoded(old?.bytes);
    let place: Path = ['data', 0];
    for (const { list, item } of this.items.filter((each) => each.data === data)) {
      const root: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
      const [name] = list.slice(2);
      const records = valueAt(root, ['data']);
      const record = Math.min(Number(list[1] ?? 0), Array.isArray(records) ? records.length - 1 : 0);
      const owner: Path = name === undefined ? [] : ['data', record];
      const field = String(name ?? 'data');
      const items = valueAt(root, [...owner, field]);
      const dates = Array.isArray(items) ? items.map((one) => stringField(one, 'date')) : [];
      const index = newestFirst(dates, stringField(item, 'date'));
      text = insert(text, insertion(text, [...owner, field], index, item));
      place = [...owner, field, index];
    }
    const change = { file, bytes: Buffer.from(text), ...(old && { base: old.bytes }) };
    return { change, place: placeIn(file, text, place) };
  }
}

const decoded = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');
