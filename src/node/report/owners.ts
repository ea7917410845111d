import { groupBy } from '../../core/groupBy.ts';
import { formatCount } from '../../core/problems/message.ts';
import type { GapAnswer } from '../../generated/types.ts';
import type { CheckedSite } from '../content/model.ts';
import { type EvidenceRow, locationOfRow } from './evidenceRows.ts';
import { listFindings, type ReportFinding, type ReportTopic } from './model.ts';

const NO_OWNER = 'Nobody is named';

type GapRow = EvidenceRow<GapAnswer>;

/** The owner with most requirements comes first. */
export function ownersTopic(site: CheckedSite, rows: readonly EvidenceRow[]): ReportTopic {
  const gaps = rows.flatMap(({ answer, ...row }): GapRow[] =>
    answer.by === 'gap' ? [{ answer, ...row }] : [],
  );
  const owners = [...groupBy(gaps, ({ answer }) => answer.who?.trim() ?? NO_OWNER)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return {
    id: 'acting',
    title: 'Who must act',
    about: 'Who is named beside what is said to be missing.',
    findings: owners.flatMap(([who, gaps], index) => ownerFinding(site, who, gaps, index)),
    good: 'Nothing is said to be missing.',
    ...(owners.length > 0 && {
      chart: {
        name: 'How much each has to do',
        of: 'Who',
        parts: [{ label: 'to be shown', form: 'striped' }],
        bars: owners.map(([label, gaps]) => ({ label, counts: [gaps.length] })),
      },
    }),
  };
}

const ownerFinding = (
  site: CheckedSite,
  who: string,
  gaps: readonly GapRow[],
  index: number,
): ReportFinding[] =>
  listFindings(
    `acting-${index + 1}`,
    (count) => `${who}: ${formatCount(count, 'thing')}`,
    who === NO_OWNER
      ? 'Name somebody as "who" in manifest/evidence.json.'
      : 'Show it, and say where in manifest/evidence.json.',
    gaps.map((gap) => locationOfRow(site, gap, 'why', (name) => `${name}: ${gap.answer.why}`)),
  );
