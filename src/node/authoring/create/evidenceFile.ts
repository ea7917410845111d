/** Changes of `manifest/evidence.json` that preserve every other row. */

import { addField, applyEdits, insertItems, type JsonEdit } from '../../../core/json/jsonEdit.ts';
import type { EvidenceFile } from '../../../generated/types.ts';

/** The decision on a proposed answer: confirmed, with the day and the checksum of the document, or rejected. */
export type ProposalVerdict = { asOf: string; sha256?: string } | 'wrong';

/**
 * @param text valid JSON
 * @param verdicts by the index of the row
 * @param more new rows, which are added at the end
 */
export function updateEvidence(
  text: string,
  { lists, answers }: EvidenceFile,
  verdicts: ReadonlyMap<number, ProposalVerdict>,
  more: Pick<EvidenceFile, 'lists' | 'answers'>,
): string {
  const append = (json: string, list: 'lists' | 'answers', { length }: readonly unknown[]) =>
    insertItems(
      json,
      [list],
      more[list].map((value, index) => ({ index: length + index, value })),
    );
  let result = append(append(text, 'answers', answers), 'lists', lists);
  const edits: JsonEdit[] = [];
  for (const [index, verdict] of verdicts) {
    const path = ['answers', index];
    if (verdict === 'wrong') {
      edits.push({ path });
      continue;
    }
    edits.push({ path: [...path, 'proposed'] });
    for (const [name, value] of Object.entries(verdict)) {
      if (Object.hasOwn(answers[index] ?? {}, name)) edits.push({ path: [...path, name], text: value });
      else result = addField(result, path, name, value);
    }
  }
  return applyEdits(result, edits);
}
