/** From the texts of a row to the fields of a record, and back. */

import { paragraphsOf, reverseDay } from '../../../core/i18n/text.ts';
import { fieldOf, isObject } from '../../../core/problems/value.ts';
import type { ParagraphRecord } from '../../../generated/types.ts';
import { escapeCell } from './escapeCell.ts';
import type { FieldColumn, FieldType } from './knownColumns.ts';

/** A record of paragraphs holds fourteen: para, para1 … para13. */
const RECORD_SIZE = 14;

/** Paragraphs as entries have them. */
export function paragraphRecords(paragraphs: readonly string[]): ParagraphRecord[] {
  const records = Array.from({ length: Math.ceil(paragraphs.length / RECORD_SIZE) }, (_, index) =>
    paragraphs.slice(index * RECORD_SIZE, (index + 1) * RECORD_SIZE),
  );
  return records.map((record) =>
    Object.fromEntries(record.map((paragraph, index) => [index === 0 ? 'para' : `para${index}`, paragraph])),
  );
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const FIELD_SEPARATOR = ' | ';
/** A thing of several fields on a line: "images/a.jpg | A caption". Fields between that it does not have stay empty. */
const parseItem = (line: string, fields: readonly string[]) =>
  Object.fromEntries(
    line
      .split(FIELD_SEPARATOR)
      .map((part) => part.trim())
      .flatMap((part, index) => (part === '' ? [] : [[fields[index] ?? '', part] as const])),
  );
const formatItem = (item: Record<string, unknown>, fields: readonly string[]) =>
  fields
    .map((field) => item[field] ?? '')
    .join(FIELD_SEPARATOR)
    .replace(/[ |]+$/, '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const objects = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
/** How a value is read from a text that is not empty, and written as one. */
interface FieldCodec {
  read(text: string, field: string): unknown;
  write(value: unknown): string;
}

/** Things of several fields, each on a line. */
function linesCodec(fields: readonly string[]): FieldCodec {
  return {
    read: (text) => lines(text).map((line) => parseItem(line, fields)),
    write: (value) =>
      objects(value)
        .map((item) => formatItem(item, fields))
        .join('\n'),
  };
}

const DAY_CODEC: FieldCodec = { read: (text) => text, write: (value) => reverseDay(String(value)) };

const CODECS: Readonly<Record<FieldType, FieldCodec>> = {
  text: { read: (text) => text, write: String },
  day: DAY_CODEC,
  'last-day': DAY_CODEC,
  time: { read: (text) => text, write: String },
  paragraphs: {
    read: (text, field) => (field === 'content' ? paragraphRecords(paragraphsOf(text)) : paragraphsOf(text)),
    write: (value) =>
      (Array.isArray(value) ? value : [])
        .flatMap((item: unknown) => (isObject(item) ? Object.values(item) : [item]))
        .join('\n\n'),
  },
  lines: { read: lines, write: (value) => texts(value).join('\n') },
  tags: {
    // A tag may have a comma where others stand between semicolons or on lines.
    read: (text) => lines(text.replaceAll(/[;\n]/.test(text) ? ';' : /[,،]/g, '\n')),
    write: (value) => {
      const tags = texts(value).join('; ');
      return /[,،]/.test(tags) && !tags.includes(';') ? `${tags};` : tags;
    },
  },
  pictures: linesCodec(['src', 'caption', 'thumb']),
  videos: linesCodec(['vid', 'title', 'poster']),
  yes: { read: () => true, write: () => 'yes' },
};

/** The record of a row. */
export function recordFromRow(
  columns: readonly FieldColumn[],
  row: ReadonlyMap<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.flatMap(({ field, type }) => {
      const text = row.get(field);
      return text === undefined ? [] : [[field, CODECS[type].read(text, field)]];
    }),
  );
}

/** The cells of a record, as they stand in CSV. */
export function rowFromRecord(columns: readonly FieldColumn[], record: object): string[] {
  return columns.map(({ field, type, allowsNone }) => {
    const value = fieldOf(record, field);
    if (value === undefined || value === false) return type === 'day' || allowsNone ? 'none' : '';
    const text = CODECS[type].write(value);
    return CODECS[type] === DAY_CODEC || text === '' ? text : escapeCell(text);
  });
}
