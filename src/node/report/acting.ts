/** Who is named beside what is said to be missing. */
import type { GapAnswer } from '../../generated/types.ts';
import type { CheckedSite } from '../content/model.ts';
import { type EvidenceRow, placeOfRow } from './evidenceRows.ts';
import { counted, type Finding, finding, type Topic } from './model.ts';

const NOBODY = 'Nobody is named';

type Gap = EvidenceRow<GapAnswer>;

/** The one who has most to do comes first. */
export function actingTopic(site: CheckedSite, rows: readonly EvidenceRow[]): Topic {
  const people = new Map<string, Gap[]>();
  for (const { answer, ...row } of rows) {
    if (answer.by !== 'gap') continue;
    const who = answer.who?.trim() ?? NOBODY;
    people.set(who, [...(people.get(who) ?? []), { answer, ...row }]);
  }
  const most = [...people].sort(([, a], [, b]) => b.length - a.length);
  return {
    id: 'acting',
    title: 'Who must act',
    about: 'Who is named beside what is said to be missing.',
    findings: most.flatMap(([who, gaps], index) => actingFinding(site, who, gaps, index)),
    good: 'Nothing is said to be missing.',
    ...(most.length > 0 && {
      chart: {
        name: 'How much each has to do',
        of: 'Who',
        parts: [{ label: 'to be shown', form: 'striped' }],
        bars: most.map(([label, gaps]) => ({ label, counts: [gaps.length] })),
      },
    }),
  };
}

const actingFinding = (site: CheckedSite, who: string, gaps: readonly Gap[], index: number): Finding[] =>
  finding(
    `acting-${index + 1}`,
    (count) => `${who}: ${counted(count, 'thing')}`,
    who === NOBODY
      ? 'Name somebody as "who" in manifest/evidence.json.'
      : 'Show it, and say where in manifest/evidence.json.',
    gaps.map((gap) => placeOfRow(site, gap, 'why', (name) => `${name}: ${gap.answer.why}`)),
  );
