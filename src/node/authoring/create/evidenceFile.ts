/** Changes of `manifest/evidence.json` that leave every other row of it as it is, byte for byte. */

import { applyEdits, type JsonEdit } from '../../../core/json/jsonEdit.ts';
import type { EvidenceAnswer, EvidenceFile } from '../../../generated/types.ts';
import { applyInsertion, listInsertion, propertyInsertion } from './jsonInsert.ts';

/** What a person says of an answer that was proposed. */
export type ProposalVerdict =
  /** It is right: on this day, and of a document with this checksum. */
  { asOf: string; sha256?: string } | 'wrong';

/**
 * The text of the file with what was said of its proposals, and with more rows at its end.
 *
 * @param text sound, with or without a byte order mark
 * @param verdicts by the index of the row
 */
export function updateEvidence(
  text: string,
  { lists, answers }: EvidenceFile,
  verdicts: ReadonlyMap<number, ProposalVerdict>,
  more: Pick<EvidenceFile, 'lists' | 'answers'>,
): string {
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  let json = text.slice(bom.length);
  // Behind the rows that are there, so that their indices stay what they are until some go.
  for (const [index, value] of more.answers.entries())
    json = applyInsertion(json, listInsertion(json, ['answers'], answers.length + index, value));
  for (const [index, name] of more.lists.entries())
    json = applyInsertion(json, listInsertion(json, ['lists'], lists.length + index, name));
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
      else json = applyInsertion(json, propertyInsertion(json, row, name, value));
    }
  }
  return bom + applyEdits(json, edits);
}

const hasField = (row: EvidenceAnswer | undefined, name: string) =>
  row !== undefined && Object.hasOwn(row, name);
