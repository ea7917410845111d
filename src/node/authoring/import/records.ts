/** Records to the data of pages and entries. */

import { escapeInline } from '../../../core/data/escapeInline.ts';
import type { AuthoredBlock } from '../../../core/model.ts';
import type { InfoFile, ProgrammeEntry } from '../../../generated/types.ts';
import { paragraphRecords } from '../spreadsheet/fields.ts';
import type { SourceRecord } from './model.ts';

type InfoRecord = InfoFile['data'][number];

/**
 * Plain fields have no escape, so characters that would be read as HTML or as a figure are replaced by others
 * that look alike.
 */
export const plainField = (text: string): string =>
  text
    .replace(/<(?=[/a-z!])/gi, '‹')
    .replace(/(‹[^<>‹]*)>/g, '$1›')
    .replace(/\{/g, '(')
    .replace(/\}/g, ')')
    .replace(/&(?=#?\w+;)/g, '＆')
    .replace(/\s+/g, ' ')
    .trim();

type Cells = readonly { text: string }[];

const PLAIN_FIELDS: ReadonlySet<string> = new Set(['heading', 'alt', 'caption', 'title', 'source']);

/** Makes plain fields valid, in columns and titles too. */
function withPlainFields<T>(value: T): T;
function withPlainFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (PLAIN_FIELDS.has(key) && typeof inner === 'string') return [key, plainField(inner)];
      if (key === 'rows' && Array.isArray(inner))
        return [
          key,
          inner.map((row: Cells) => row.map((cell) => ({ ...cell, text: plainField(cell.text) }))),
        ];
      if (key === 'columns' && Array.isArray(inner))
        return [key, inner.map((name) => plainField(String(name)))];
      return [key, withPlainFields(inner)];
    }),
  );
}

export function toInfoRecord({ title, excerpt }: SourceRecord, blocks: readonly AuthoredBlock[]): InfoRecord {
  return {
    title: plainField(title),
    // The old page did not show its summary.
    ...(excerpt !== undefined && { description: escapeInline(excerpt), intro: false }),
    blocks: withPlainFields([...blocks]),
  };
}

/** The first paragraphs are the text of the entry, which its card and description show. */
export function toEntry(
  { title, excerpt, date, tags, draft }: SourceRecord,
  url: string,
  blocks: readonly AuthoredBlock[],
  thumbnail: string | undefined,
): ProgrammeEntry {
  const [first, ...rest] = withPlainFields([...blocks]);
  const isText = first?.kind === 'prose' && first.heading === undefined;
  const paragraphs = isText
    ? first.paragraphs
    : blocks.length === 0 && excerpt !== undefined
      ? [escapeInline(excerpt)]
      : [];
  const others = isText ? rest : first ? [first, ...rest] : [];
  return {
    url,
    title: plainField(title),
    ...(date !== undefined && { date }),
    ...(thumbnail !== undefined && { thumbnail }),
    ...(paragraphs.length > 0 && { content: paragraphRecords(paragraphs) }),
    ...(others.length > 0 && { blocks: others }),
    ...(tags.length > 0 && { tags: [...new Set(tags.map(plainField))] }),
    ...(draft && { draft }),
  };
}
