/** The filter of the evidence. */

import { isAbsenceReasonKind } from '../../../../core/data/compliance.ts';
import type { Json } from '../../../shared/protocol.ts';
import { child } from '../json.ts';
import { matchesAllWords } from '../SearchField.tsx';
import { listOfItem } from './requirementNames.ts';

export const EVIDENCE_STATES = ['all', 'shown', 'gap', 'notApplicable', 'proposed', 'wrong'] as const;

export interface EvidenceFilter {
  /** The name of a list; "" for all. */
  list: string;
  state: (typeof EVIDENCE_STATES)[number];
  /** As typed. */
  query: string;
}

export const NO_FILTER: EvidenceFilter = { list: '', state: 'all', query: '' };

export const isUnfiltered = ({ list, state, query }: EvidenceFilter): boolean =>
  list === '' && state === 'all' && query.trim() === '';

/**
 * @param text of the card
 * @param hasProblem true if the check reports a problem in it
 */
export function matchesFilter(
  { list, state, query }: EvidenceFilter,
  evidence: Json,
  text: string,
  hasProblem: boolean,
): boolean {
  const isProposed = child(evidence, 'proposed') === true;
  const evidenceType = child(evidence, 'by');
  const states: Readonly<Record<EvidenceFilter['state'], boolean>> = {
    all: true,
    shown: !isAbsenceReasonKind(evidenceType) && !isProposed,
    gap: evidenceType === 'gap',
    notApplicable: evidenceType === 'not-applicable',
    proposed: isProposed,
    wrong: hasProblem,
  };
  return (
    states[state] &&
    (list === '' || listOfItem(String(child(evidence, 'to'))) === list) &&
    matchesAllWords(query)(text)
  );
}
