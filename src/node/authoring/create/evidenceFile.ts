/** Changes of `manifest/evidence.json` that leave every other row of it as it is, byte for byte. */

import { applyEdits, type JsonEdit } from '../../../core/json/jsonEdit.ts';
import type { EvidenceAnswer, EvidenceFile } from '../../../generated/types.ts';
import { insert, insertion, propertyInsertion } from './insert.ts';

/** What a person says of an answer that was proposed. */
export type Verdict =
  /** It is right: on this day, and of a document with this checksum. */
  { asOf: string; sha256?: string } | 'wrong';

/**
 * The text of the file with what was said of its proposals, and with more rows at its end.
 *
 * @param text sound, with or without a byte order mark
 * @param verdicts by the index of the row
 */
export function withAnswers(
  text: string,
  { lists, answers }: EvidenceFile,
  verdicts: ReadonlyMap<number, Verdict>,
  more: Pick<EvidenceFile, 'lists' | 'answers'>,
): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  let json = text.slice(mark.length);
  // Behind the rows that are there, so that their indices stay what they are until some go.
  for (const [index, value] of more.answers.entries())
    json = insert(json, insertion(json, ['answers'], answers.length + index, value));
  for (const [index, name] of more.lists.entries())
    json = insert(json, insertion(json, ['lists'], lists.length + index, name));
  const edits: JsonEdit[] = [];
  for (const [index, verdict] of verdicts) {
    const row = ['answers', index];
    if (verdict === 'wrong') {
      edits.push({ path: row });
      continue;
    }
    edits.push({ path: [...row, 'proposed'] });
    for (const [name, value] of Object.entries(verdict)) {
      if (hasField(answers[index], name)) edits.push({ path: [...row, name], text: value });
      else json = insert(json, propertyInsertion(json, row, name, value));
    }
  }
  return mark + applyEdits(json, edits);
}

const hasField = (row: EvidenceAnswer | undefined, name: string) =>
  row !== undefined && Object.hasOwn(row, name);
