/** Which of the answers are looked for. */

import { isAbsenceReasonKind } from '../../../../core/data/compliance.ts';
import type { Json } from '../../../shared/protocol.ts';
import { matchesAllWords } from '../../lib/matchesAllWords.ts';
import { child } from '../json.ts';
import { listOfItem } from './requirementNames.ts';

export const ANSWER_STATES = ['all', 'shown', 'gap', 'notApplicable', 'proposed', 'wrong'] as const;

export interface AnswerFilter {
  /** The name of a list; "" is all. */
  list: string;
  state: (typeof ANSWER_STATES)[number];
  /** As typed. */
  query: string;
}

export const NO_FILTER: AnswerFilter = { list: '', state: 'all', query: '' };

/** Whether nothing is left out. */
export const isUnfiltered = ({ list, state, query }: AnswerFilter): boolean =>
  list === '' && state === 'all' && query.trim() === '';

/**
 * Whether an answer is looked for.
 *
 * @param text what its card says
 * @param hasProblem whether the check says something of it
 */
export function matchesFilter(
  { list, state, query }: AnswerFilter,
  answer: Json,
  text: string,
  hasProblem: boolean,
): boolean {
  const isProposed = child(answer, 'proposed') === true;
  const evidenceType = child(answer, 'by');
  const states: Readonly<Record<AnswerFilter['state'], boolean>> = {
    all: true,
    shown: !isAbsenceReasonKind(evidenceType) && !isProposed,
    gap: evidenceType === 'gap',
    notApplicable: evidenceType === 'not-applicable',
    proposed: isProposed,
    wrong: hasProblem,
  };
  return (
    states[state] &&
    (list === '' || listOfItem(String(child(answer, 'to'))) === list) &&
    matchesAllWords(query)(text)
  );
}
