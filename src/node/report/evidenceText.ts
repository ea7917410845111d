import {
  type Evidence,
  localizedText,
  type RequirementState,
  type RequirementStatus,
} from '../../core/data/compliance.ts';
import { isDay } from '../../core/data/days.ts';
import { formatFileSize } from '../../core/i18n/format.ts';
import { isoDate } from '../../core/i18n/text.ts';
import { fileHref, href } from '../../core/route/path.ts';
import type { EvidenceAnswer } from '../../generated/types.ts';
import { loadMessages } from '../content/locales.ts';
import { formatLongDate } from './model.ts';

export const STATE_LABELS: Readonly<Record<RequirementState, string>> = {
  shown: 'Shown',
  notApplicable: 'Not applicable',
  gap: 'Said to be missing',
  open: 'No answer',
};

/** The hint for answers that were proposed automatically. */
export const CONFIRM_HINT =
  'Proposed answers are in manifest/evidence.json: look at them, and delete "proposed" where they are right.';

export const requirementName = ({ number, title }: Pick<RequirementStatus, 'number' | 'title'>): string =>
  [number, localizedText(title, 'en')].filter((part) => part !== undefined).join(' ');

export interface EvidenceText {
  label: string;
  /** Location, size and date. */
  notes: readonly string[];
  /** A path from the root of the site, or an external URL; undefined for a figure. */
  href?: string;
}

export function evidenceText(answer: Evidence | EvidenceAnswer): EvidenceText {
  const asOf =
    'asOf' in answer && answer.asOf !== undefined && isDay(answer.asOf) ? isoDate(answer.asOf) : undefined;
  const dateNotes = asOf === undefined ? [] : [`as of ${formatLongDate(asOf)}`];
  switch (answer.by) {
    case 'page': {
      const part = answer.part === undefined ? '' : `#${answer.part}`;
      const address = `/${answer.page}/`.replace('//', '/') + part;
      const title = 'title' in answer ? answer.title : undefined;
      return {
        label: title ?? address,
        notes: [...(title === undefined ? [] : [address]), ...dateNotes],
        href: href(answer.page) + part,
      };
    }
    case 'document': {
      const { title, document } = answer;
      const size = 'bytes' in answer ? [formatFileSize(answer.bytes, loadMessages('en'))] : [];
      return {
        label: title ?? document,
        notes: [...(title === undefined ? [] : [document]), ...size, ...dateNotes],
        href: fileHref(document),
      };
    }
    case 'fact':
      return 'value' in answer
        ? { label: `${answer.label}: ${answer.value}`, notes: dateNotes }
        : { label: `{{${answer.fact}}}`, notes: dateNotes };
    case 'link':
      return { label: answer.title, notes: [answer.href, ...dateNotes], href: answer.href };
    case 'gap':
    case 'not-applicable':
      return { label: answer.why, notes: [] };
  }
}

/** Example: "Audited accounts (documents/accounts.pdf, 45 kB, as of 1 June 2026)". */
export function formatEvidence(answer: Evidence | EvidenceAnswer): string {
  const { label, notes } = evidenceText(answer);
  return notes.length === 0 ? label : `${label} (${notes.join(', ')})`;
}
