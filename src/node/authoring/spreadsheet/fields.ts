/** Converts between the texts of a row and the fields of a record. */

import { paragraphsOf, reverseDay } from '../../../core/i18n/text.ts';
import { fieldOf, isObject } from '../../../core/problems/value.ts';
import type { ParagraphRecord } from '../../../generated/types.ts';
import { arrayItems, objectItems } from '../../content/siteValues.ts';
import type { FieldColumn, FieldType } from './columns.ts';
import { escapeCell } from './csv.ts';

/** A record has the fields para, para1 … para13. */
const MAX_RECORD_PARAGRAPHS = 14;

/** Paragraphs in the format of entries. */
export const paragraphRecords = (paragraphs: readonly string[]): ParagraphRecord[] =>
  Array.from({ length: Math.ceil(paragraphs.length / MAX_RECORD_PARAGRAPHS) }, (_, index) =>
    Object.fromEntries(
      paragraphs
        .slice(index * MAX_RECORD_PARAGRAPHS, (index + 1) * MAX_RECORD_PARAGRAPHS)
        .map((paragraph, number) => [number === 0 ? 'para' : `para${number}`, paragraph]),
    ),
  );

/** Reads a value from a text that is not empty, and writes it. */
interface FieldCodec {
  read(text: string, field: string): unknown;
  write(value: unknown): string;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** An object on each line: "images/a.jpg | A caption". Absent fields between others are empty. */
const linesCodec = (fields: readonly string[]): FieldCodec => ({
  read: (text) =>
    linesOf(text).map((line) =>
      Object.fromEntries(
        line
          .split(' | ')
          .map((part, index) => [fields[index] ?? '', part.trim()] as const)
          .filter(([, part]) => part !== ''),
      ),
    ),
  write: (value) =>
    objectItems(value)
      .map(({ item }) =>
        fields
          .map((field) => item[field] ?? '')
          .join(' | ')
          .replace(/[ |]+$/, ''),
      )
      .join('\n'),
});

const TEXT_CODEC: FieldCodec = { read: (text) => text, write: String };
const DAY_CODEC: FieldCodec = { read: (text) => text, write: (value) => reverseDay(String(value)) };

const CODECS: Readonly<Record<FieldType, FieldCodec>> = {
  text: TEXT_CODEC,
  day: DAY_CODEC,
  'last-day': DAY_CODEC,
  time: TEXT_CODEC,
  paragraphs: {
    read: (text, field) => (field === 'content' ? paragraphRecords(paragraphsOf(text)) : paragraphsOf(text)),
    write: (value) =>
      arrayItems(value)
        .flatMap((item) => (isObject(item) ? Object.values(item) : [item]))
        .join('\n\n'),
  },
  lines: { read: linesOf, write: (value) => arrayItems(value).join('\n') },
  tags: {
    // A tag may have a comma if the tags are separated by semicolons or lines.
    read: (text) => linesOf(text.replaceAll(/[;\n]/.test(text) ? ';' : /[,،]/g, '\n')),
    write: (value) => {
      const tags = arrayItems(value).join('; ');
      return /[,،]/.test(tags) && !tags.includes(';') ? `${tags};` : tags;
    },
  },
  pictures: linesCodec(['src', 'caption', 'thumb']),
  videos: linesCodec(['vid', 'title', 'poster']),
  yes: { read: () => true, write: () => 'yes' },
};

export const recordFromRow = (
  columns: readonly FieldColumn[],
  row: ReadonlyMap<string, string>,
): Record<string, unknown> =>
  Object.fromEntries(
    columns.flatMap(({ field, type }) => {
      const text = row.get(field);
      return text === undefined ? [] : [[field, CODECS[type].read(text, field)]];
    }),
  );

/** @returns escaped cells */
export const rowFromRecord = (columns: readonly FieldColumn[], record: object): string[] =>
  columns.map(({ field, type, allowsNone }) => {
    const value = fieldOf(record, field);
    if (value === undefined || value === false) return type === 'day' || allowsNone ? 'none' : '';
    const text = CODECS[type].write(value);
    return CODECS[type] === DAY_CODEC || text === '' ? text : escapeCell(text);
  });
