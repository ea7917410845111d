/** How a site stands, in a sentence and in bars. */
import { type AnsweredItem, type AnsweredList, spokenIn } from '../site/answers.ts';
import { type Chart, counted, type Report } from './model.ts';

type Counts = AnsweredList['counts'];

/** How much of what is asked for is shown. */
export function countsSentence({ asked, shown, gap, open }: Counts): string {
  const are = (count: number) => `${count} ${count === 1 ? 'is' : 'are'}`;
  return `Of ${counted(asked, 'thing')} asked for, ${are(shown)} shown, ${are(gap)} said to be missing and ${open} ${open === 1 ? 'has' : 'have'} no answer.`;
}

/** What stands at the head of the report: how far the site answers authorities, and how much there is to fix. */
export function standing({ lists, topics }: Pick<Report, 'lists' | 'topics'>): string {
  const fix = topics.flatMap(({ findings }) => findings).length;
  const fixed = fix === 0 ? 'Nothing is left to fix.' : `${counted(fix, 'thing is', 'things are')} to fix.`;
  return lists.length === 0 ? fixed : `${countsSentence(total(lists.map(({ counts }) => counts)))} ${fixed}`;
}

function total(all: readonly Counts[]): Counts {
  const sum = (name: keyof Counts) => all.reduce((before, counts) => before + counts[name], 0);
  return { asked: sum('asked'), shown: sum('shown'), gap: sum('gap'), open: sum('open') };
}

/** One bar for each list. */
export const listsChart = (lists: readonly AnsweredList[]): Chart =>
  statesChart(
    'What authorities ask for, by list',
    'List',
    lists.map(({ title, counts }) => ({ label: spokenIn(title, 'en'), counts: barOf(counts) })),
  );

/** One bar for each section of a list. */
export const sectionsChart = ({ title, sections }: AnsweredList): Chart =>
  statesChart(
    `${spokenIn(title, 'en')}, by section`,
    'Section',
    sections.map((section) => ({
      label: spokenIn(section.title, 'en'),
      counts: barOf(statesOf(section.items)),
    })),
  );

const barOf = ({ shown, gap, open }: Omit<Counts, 'asked'>) => [shown, gap, open];

const statesOf = (items: readonly AnsweredItem[]) => {
  const count = (wanted: AnsweredItem['state']) => items.filter(({ state }) => state === wanted).length;
  return { shown: count('shown'), gap: count('gap'), open: count('open') };
};

const statesChart = (name: string, of: string, bars: Chart['bars']): Chart => ({
  name,
  of,
  parts: [
    { label: 'shown', form: 'full' },
    { label: 'said to be missing', form: 'striped' },
    { label: 'no answer', form: 'empty' },
  ],
  bars,
  shares: true,
});
