/** Which of the answers are looked for. */

import { isAbsenceReasonKind } from '../../../../core/data/compliance.ts';
import type { Json } from '../../../shared/protocol.ts';
import { matchesAllWords } from '../../lib/matchesAllWords.ts';
import { child } from '../json.ts';
import { listIn } from './names.ts';

export const STATES = ['all', 'shown', 'gap', 'notApplicable', 'proposed', 'wrong'] as const;

export interface Wanted {
  /** The name of a list; "" is all. */
  list: string;
  state: (typeof STATES)[number];
  /** As typed. */
  words: string;
}

export const ALL: Wanted = { list: '', state: 'all', words: '' };

/** Whether nothing is left out. */
export const isAll = ({ list, state, words }: Wanted): boolean =>
  list === '' && state === 'all' && words.trim() === '';

/**
 * Whether an answer is looked for.
 *
 * @param said what its card says
 * @param isWrong whether the check says something of it
 */
export function isWanted(
  { list, state, words }: Wanted,
  answer: Json,
  said: string,
  isWrong: boolean,
): boolean {
  const isProposed = child(answer, 'proposed') === true;
  const by = child(answer, 'by');
  const states: Readonly<Record<Wanted['state'], boolean>> = {
    all: true,
    shown: !isAbsenceReasonKind(by) && !isProposed,
    gap: by === 'gap',
    notApplicable: by === 'not-applicable',
    proposed: isProposed,
    wrong: isWrong,
  };
  return (
    states[state] &&
    (list === '' || listIn(String(child(answer, 'to'))) === list) &&
    matchesAllWords(words)(said)
  );
}
