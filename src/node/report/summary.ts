import { localizedText, type RequirementListStatus, type StateCounts } from '../../core/data/compliance.ts';
import { formatCount } from '../../core/problems/message.ts';
import type { Chart, SiteReport } from './model.ts';

export function formatCounts({ asked, shown, notApplicable, gap, open }: StateCounts): string {
  const countWithVerb = (count: number) => `${count} ${count === 1 ? 'is' : 'are'}`;
  const notApplicableText = notApplicable === 0 ? '' : ` ${countWithVerb(notApplicable)} not applicable,`;
  return `Of ${formatCount(asked, 'thing')} asked for, ${countWithVerb(shown)} shown,${notApplicableText} ${countWithVerb(gap)} said to be missing and ${open} ${open === 1 ? 'has' : 'have'} no answer.`;
}

/** Returns the introduction of the report: met requirements and open findings. */
export function formatSummary({ lists, topics }: Pick<SiteReport, 'lists' | 'topics'>): string {
  const findingCount = topics.flatMap(({ findings }) => findings).length;
  const fixText =
    findingCount === 0
      ? 'Nothing is left to fix.'
      : `${formatCount(findingCount, 'thing is', 'things are')} to fix.`;
  return lists.length === 0
    ? fixText
    : `${formatCounts(sumCounts(lists.map(({ counts }) => counts)))} ${fixText}`;
}

function sumCounts(all: readonly StateCounts[]): StateCounts {
  const sum = (name: keyof StateCounts) => all.reduce((total, counts) => total + counts[name], 0);
  return {
    asked: sum('asked'),
    shown: sum('shown'),
    notApplicable: sum('notApplicable'),
    gap: sum('gap'),
    open: sum('open'),
  };
}

export const listsChart = (lists: readonly RequirementListStatus[]): Chart =>
  createStatesChart(
    'What authorities ask for, by list',
    'List',
    lists.map(({ title, counts }) => ({ label: localizedText(title, 'en'), counts: barCounts(counts) })),
  );

export const sectionsChart = ({ title, sections }: RequirementListStatus): Chart =>
  createStatesChart(
    `${localizedText(title, 'en')}, by section`,
    'Section',
    sections.map((section) => ({
      label: localizedText(section.title, 'en'),
      counts: barCounts(section.counts),
    })),
  );

const barCounts = ({ shown, notApplicable, gap, open }: StateCounts) => [shown, notApplicable, gap, open];

const createStatesChart = (name: string, of: string, bars: Chart['bars']): Chart => ({
  name,
  of,
  parts: [
    { label: 'shown', form: 'full' },
    { label: 'not applicable', form: 'dotted' },
    { label: 'said to be missing', form: 'striped' },
    { label: 'no answer', form: 'empty' },
  ],
  bars,
  shares: true,
});
