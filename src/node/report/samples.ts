/** Sample content that is left, counted by file and not record by record. */
import type { Problem } from '../../core/problems/problem.ts';
import { dataNameOf } from '../content/folder.ts';
import { type Chart, counted, type Finding, finding, type Place, type Topic } from './model.ts';

/** @param problems what the check finds before a release */
export function samplesTopic(problems: readonly Problem[]): Topic {
  const left = problems.filter(({ code }) => code === 'sample-left');
  const records = left.filter(({ line, value }) => line !== undefined && value === true);
  const named = left.filter(({ line, value }) => line !== undefined && value !== true);
  const chart = sampleChart(records, named);
  const folders = left.filter(({ line }) => line === undefined);
  return {
    id: 'samples',
    title: 'Sample content',
    about: 'What was invented to show the site and must not go public as a fact.',
    findings: [
      ...byFile(
        'sample-records',
        records,
        (count, files) =>
          `${counted(count, 'record')} in ${counted(files, 'file')} ${count === 1 ? 'is' : 'are'} still sample content`,
        'Replace each with the real content, then remove its line "sample": true.',
        'record',
      ),
      ...byFile(
        'sample-names',
        named,
        (count, files) =>
          `${counted(count, 'place')} in ${counted(files, 'file')} ${count === 1 ? 'names' : 'name'} a sample file`,
        'Put the real picture or document into a folder of its own and name that.',
        'place',
      ),
      ...folders.flatMap(({ file, value }) =>
        finding(
          'sample-folder',
          (count) => `${counted(count, 'file')} in ${file} ${count === 1 ? 'is a sample' : 'are samples'}`,
          'Remove the folder when no page needs it any more.',
          [{ what: counted(Number(value), 'file'), file }],
          Number(value),
        ),
      ),
    ],
    good: 'No sample content is left.',
    ...(chart.bars.length > 0 && { chart }),
  };
}

/** How many files have a bar. */
const MOST_BARS = 12;

/** One bar a file, for those with most of it: a bar for all others would be longer than any. */
function sampleChart(records: readonly Problem[], named: readonly Problem[]): Chart {
  const parts = [
    { label: 'records', form: 'full', problems: new Set(records) },
    { label: 'names of sample files', form: 'striped', problems: new Set(named) },
  ] as const;
  const used = parts.filter(({ problems }) => problems.size > 0);
  const bars = [...inFiles([...records, ...named])]
    .map(([file, found]) => ({
      label: dataNameOf(file) ?? file,
      counts: used.map(({ problems }) => found.filter((problem) => problems.has(problem)).length),
    }))
    .sort((a, b) => sum(b.counts) - sum(a.counts));
  const rest = bars.slice(MOST_BARS);
  return {
    name:
      rest.length === 0
        ? 'Sample content by file'
        : `Sample content by file; ${counted(rest.length, 'more file')} with ${sum(rest.flatMap(({ counts }) => counts))}`,
    of: 'File',
    parts: used.map(({ label, form }) => ({ label, form })),
    bars: bars.slice(0, MOST_BARS),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

function inFiles(problems: readonly Problem[]): Map<string, Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) files.set(problem.file, [...(files.get(problem.file) ?? []), problem]);
  return files;
}

function byFile(
  id: string,
  problems: readonly Problem[],
  title: (count: number, files: number) => string,
  fix: string,
  word: string,
): Finding[] {
  const files = inFiles(problems);
  // The files with most of it first, since they are most of the work.
  const places = [...files]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([file, found]): Place => ({ what: counted(found.length, word), file, line: found[0]?.line }));
  return finding(id, (count) => title(count, files.size), fix, places, problems.length);
}
