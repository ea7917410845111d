import { reverseDay } from '../../core/i18n/text.ts';
import { evidenceMessages } from '../../core/problems/messages/evidence.ts';
import type { FieldProblemContent } from '../../core/problems/problemAt.ts';
import type { EvidenceAnswer, Requirement } from '../../generated/types.ts';
import { expiryDate } from '../content/compliance/siteCompliance.ts';
import { findImpossibleDay } from './dates.ts';

/** @param today yyyy-mm-dd */
export function dateFindings(
  answer: EvidenceAnswer,
  { months }: Requirement,
  today: string,
): FieldProblemContent[] {
  if (answer.by === 'not-applicable') return [];
  if (answer.by === 'gap') return answer.due === undefined ? [] : dueFindings(answer.due, today);
  const { asOf, proposed } = answer;
  if (asOf === undefined) {
    return months === undefined || proposed === true
      ? []
      : [{ ...evidenceMessages.undated(months), field: 'asOf' }];
  }
  const impossible = findImpossibleDay(asOf);
  if (impossible) return [{ ...impossible, field: 'asOf', value: asOf }];
  if (reverseDay(asOf) > today) return [{ ...evidenceMessages.asOfAhead(asOf), field: 'asOf', value: asOf }];
  const expiry = months === undefined ? undefined : expiryDate(reverseDay(asOf), months);
  if (months === undefined || expiry === undefined || expiry >= today) return [];
  return [{ ...evidenceMessages.outdated(asOf, months, reverseDay(expiry)), field: 'asOf', value: asOf }];
}

function dueFindings(due: string, today: string): FieldProblemContent[] {
  const impossible = findImpossibleDay(due);
  if (impossible) return [{ ...impossible, field: 'due', value: due }];
  return reverseDay(due) < today ? [{ ...evidenceMessages.overdue(due), field: 'due', value: due }] : [];
}
