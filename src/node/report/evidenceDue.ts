import {
  localizedText,
  type RequirementListStatus,
  type RequirementStatus,
} from '../../core/data/compliance.ts';
import { isDay } from '../../core/data/days.ts';
import { groupBy } from '../../core/groupBy.ts';
import { isoDate } from '../../core/i18n/text.ts';
import { formatCount } from '../../core/problems/message.ts';
import type { EvidenceAnswer, GapAnswer } from '../../generated/types.ts';
import { evidenceOf, expiryDate } from '../content/compliance/siteCompliance.ts';
import { EVIDENCE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import {
  type Chart,
  formatLongDate,
  formatMonth,
  listFindings,
  locationAt,
  type ReportFinding,
  type ReportLocation,
  type ReportTopic,
} from './model.ts';

/** The period before expiry in which evidence is reported. */
const RENEWAL_NOTICE_DAYS = 60;

interface DueEvidence extends EvidenceRow {
  /** yyyy-mm-dd. */
  day: string;
}

/** Returns the day on which evidence must exist or be renewed, yyyy-mm-dd. */
export function dueDate(
  answer: EvidenceAnswer,
  { months }: Pick<RequirementStatus, 'months'>,
): string | undefined {
  if (answer.by === 'not-applicable') return undefined;
  if (answer.by === 'gap') return dayOf(answer.due);
  const asOf = dayOf(answer.asOf);
  return asOf === undefined || months === undefined || answer.proposed ? undefined : expiryDate(asOf, months);
}

const dayOf = (date: string | undefined) => (date !== undefined && isDay(date) ? isoDate(date) : undefined);

/** @param today yyyy-mm-dd */
export function evidenceDueTopic(
  site: CheckedSite,
  rows: readonly EvidenceRow[],
  today: string,
): ReportTopic {
  const dues = rows
    .flatMap((row): DueEvidence[] => {
      const day = dueDate(row.answer, row.item);
      return day === undefined ? [] : [{ ...row, day }];
    })
    .sort((a, b) => a.day.localeCompare(b.day));
  const lastDay = addDays(today, RENEWAL_NOTICE_DAYS);
  const gaps = dues.filter(({ answer }) => answer.by === 'gap');
  const renewals = dues.filter(({ answer, day }) => answer.by !== 'gap' && day <= lastDay);
  const isOverdue = ({ day }: DueEvidence) => day < today;
  const isOpen = (due: DueEvidence) => !isOverdue(due);
  const createFindings = (
    id: string,
    title: (count: number) => string,
    fix: string,
    due: readonly DueEvidence[],
  ) =>
    listFindings(
      id,
      title,
      fix,
      due.map((evidence) => locationOfDue(site, evidence)),
    );
  const charted = [...gaps, ...renewals].sort((a, b) => a.day.localeCompare(b.day));
  return {
    id: 'evidence-due',
    title: 'Due to authorities',
    about: `What is to be shown by a day, and evidence that must be renewed within ${RENEWAL_NOTICE_DAYS} days.`,
    findings: [
      ...createFindings(
        'gap-over',
        (count) => `${formatCount(count, 'thing was', 'things were')} to be shown by a day that is over`,
        'Show it and say where in manifest/evidence.json, or set another day there.',
        gaps.filter(isOverdue),
      ),
      ...createFindings(
        'evidence-over',
        (count) => `${formatCount(count, 'answer is', 'answers are')} older than the authority allows`,
        'Put the new one in its place, and write its day as "asOf" in manifest/evidence.json.',
        renewals.filter(isOverdue),
      ),
      ...createFindings(
        'gap-due',
        (count) => `${formatCount(count, 'thing is', 'things are')} to be shown by a day that comes`,
        'Show it by then, and say where in manifest/evidence.json.',
        gaps.filter(isOpen),
      ),
      ...createFindings(
        'evidence-soon',
        (count) =>
          `${formatCount(count, 'answer', 'answers')} must be renewed within ${RENEWAL_NOTICE_DAYS} days`,
        'Put the new one in its place, and write its day as "asOf" in manifest/evidence.json.',
        renewals.filter(isOpen),
      ),
    ],
    good: `Nothing is over its day, and nothing must be renewed within ${RENEWAL_NOTICE_DAYS} days.`,
    ...(charted.length > 0 && { chart: dueChart(charted, today) }),
  };
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const locationOfDue = (site: CheckedSite, { day, ...row }: DueEvidence): ReportLocation =>
  locationOfRow(
    site,
    row,
    row.answer.by === 'gap' ? 'due' : 'asOf',
    (name) => `${formatLongDate(day)}: ${name}`,
  );

/** One bar for everything overdue, and one for each month with due evidence. */
function dueChart(dues: readonly DueEvidence[], today: string): Chart {
  const monthOf = ({ day }: DueEvidence) => (day < today ? 'Before today' : formatMonth(day));
  return {
    name: 'What is due, by month',
    of: 'Month',
    parts: [
      { label: 'to be shown', form: 'striped' },
      { label: 'to be renewed', form: 'full' },
    ],
    bars: [...new Set(dues.map(monthOf))].map((label) => {
      const monthDues = dues.filter((due) => monthOf(due) === label);
      const gaps = monthDues.filter(({ answer }) => answer.by === 'gap').length;
      return { label, counts: [gaps, monthDues.length - gaps] };
    }),
  };
}

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
function locationOfRow(
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
