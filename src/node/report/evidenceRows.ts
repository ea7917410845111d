import {
  localizedText,
  type RequirementListStatus,
  type RequirementStatus,
} from '../../core/data/compliance.ts';
import type { EvidenceAnswer } from '../../generated/types.ts';
import { evidenceOf } from '../content/compliance/siteCompliance.ts';
import { EVIDENCE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { locationAt, type ReportLocation } from './model.ts';

export interface EvidenceRow<Kind extends EvidenceAnswer = EvidenceAnswer> {
  answer: Kind;
  item: RequirementStatus;
  list: RequirementListStatus;
  /** The index in the `answers` of the file. */
  index: number;
}

/** In the order of the file. */
export function evidenceRows(site: CheckedSite, lists: readonly RequirementListStatus[]): EvidenceRow[] {
  const items = new Map(
    lists.flatMap((list) =>
      list.sections.flatMap((section) => section.items.map((item) => [item.to, { item, list }] as const)),
    ),
  );
  return (evidenceOf(site)?.answers ?? []).flatMap((answer, index) => {
    const requirement = items.get(answer.to);
    return requirement ? [{ answer, index, ...requirement }] : [];
  });
}

/**
 * Returns the position of an answer.
 *
 * @param describe returns the description for a requirement's name
 */
export function locationOfRow(
  site: CheckedSite,
  { answer, item, list, index }: EvidenceRow,
  field: string,
  describe: (name: string) => string,
): ReportLocation {
  const what = describe(`${localizedText(item.title, 'en')} (${localizedText(list.title, 'en')})`);
  const file = fileOf(site, EVIDENCE);
  const location: ReportLocation = file
    ? locationAt(site, file, ['answers', index, field], what)
    : { what, file: EVIDENCE };
  return answer.by === 'page' ? { ...location, page: answer.page } : location;
}
