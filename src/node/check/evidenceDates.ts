import { reverseDay } from '../../core/i18n/text.ts';
import { evidenceMessages } from '../../core/problems/messages/evidence.ts';
import type { FieldMessage } from '../../core/problems/problemAt.ts';
import type { EvidenceAnswer, Requirement } from '../../generated/types.ts';
import { expiryDate } from '../content/compliance/siteCompliance.ts';
import { findImpossibleDay } from './dates.ts';

/** @param today yyyy-mm-dd */
export function dateFindings(answer: EvidenceAnswer, { months }: Requirement, today: string): FieldMessage[] {
  if (answer.by === 'not-applicable') return [];
  if (answer.by === 'gap') return answer.due === undefined ? [] : dueFindings(answer.due, today);
  const { asOf, proposed } = answer;
  if (asOf === undefined) {
    return months === undefined || proposed === true
      ? []
      : [{ ...evidenceMessages.undated(months), field: 'asOf' }];
  }
  const impossible = findImpossibleDay(asOf);
  if (impossible) return [{ ...impossible, field: 'asOf' }];
  if (reverseDay(asOf) > today) return [{ ...evidenceMessages.asOfAhead(asOf), field: 'asOf' }];
  const expiry = months === undefined ? undefined : expiryDate(reverseDay(asOf), months);
  if (months === undefined || expiry === undefined || expiry >= today) return [];
  return [{ ...evidenceMessages.outdated(asOf, months, reverseDay(expiry)), field: 'asOf' }];
}

function dueFindings(due: string, today: string): FieldMessage[] {
  const impossible = findImpossibleDay(due);
  if (impossible) return [{ ...impossible, field: 'due' }];
  return reverseDay(due) < today ? [{ ...evidenceMessages.overdue(due), field: 'due' }] : [];
}
