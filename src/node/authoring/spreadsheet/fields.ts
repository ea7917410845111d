/** From the texts of a row to the fields of a record, and back. */

import { paragraphsOf, reverseDay } from '../../../core/i18n/text.ts';
import { fieldOf, isObject } from '../../../core/problems/value.ts';
import type { ParagraphRecord } from '../../../generated/types.ts';
import { escaped } from './escape.ts';
import type { FieldColumn, FieldForm } from './names.ts';

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
const NEXT = ' | ';
/** A thing of several fields on a line: "images/a.jpg | A caption". Fields between that it does not have stay empty. */
const partsOf = (line: string, fields: readonly string[]) =>
  Object.fromEntries(
    line
      .split(NEXT)
      .map((part) => part.trim())
      .flatMap((part, index) => (part === '' ? [] : [[fields[index] ?? '', part] as const])),
  );
const lineOf = (item: Record<string, unknown>, fields: readonly string[]) =>
  fields
    .map((field) => item[field] ?? '')
    .join(NEXT)
    .replace(/[ |]+$/, '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const objects = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
/** How a value is read from a text that is not empty, and written as one. */
interface Form {
  read(text: string, field: string): unknown;
  write(value: unknown): string;
}

/** Things of several fields, each on a line. */
function aLineEach(fields: readonly string[]): Form {
  return {
    read: (text) => lines(text).map((line) => partsOf(line, fields)),
    write: (value) =>
      objects(value)
        .map((item) => lineOf(item, fields))
        .join('\n'),
  };
}

const DAY: Form = { read: (text) => text, write: (value) => reverseDay(String(value)) };

const FORMS: Readonly<Record<FieldForm, Form>> = {
  text: { read: (text) => text, write: String },
  day: DAY,
  'last-day': DAY,
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
  pictures: aLineEach(['src', 'caption', 'thumb']),
  videos: aLineEach(['vid', 'title', 'poster']),
  yes: { read: () => true, write: () => 'yes' },
};

/** The record of a row. */
export function recordOf(
  columns: readonly FieldColumn[],
  row: ReadonlyMap<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.flatMap(({ field, form }) => {
      const text = row.get(field);
      return text === undefined ? [] : [[field, FORMS[form].read(text, field)]];
    }),
  );
}

/** The cells of a record, as they stand in CSV. */
export function cellsOf(columns: readonly FieldColumn[], record: object): string[] {
  return columns.map(({ field, form, saysNone }) => {
    const value = fieldOf(record, field);
    if (value === undefined || value === false) return form === 'day' || saysNone ? 'none' : '';
    const text = FORMS[form].write(value);
    return FORMS[form] === DAY || text === '' ? text : escaped(text);
  });
}
