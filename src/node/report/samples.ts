import { groupBy } from '../../core/groupBy.ts';
import { formatCount } from '../../core/problems/message.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { dataNameOf } from '../content/folder.ts';
import {
  type Chart,
  listFindings,
  type ReportFinding,
  type ReportLocation,
  type ReportTopic,
  sum,
} from './model.ts';

/** @param problems of a release check */
export function samplesTopic(problems: readonly Problem[]): ReportTopic {
  const sampleProblems = problems.filter(({ code }) => code === 'sample-left');
  const records = sampleProblems.filter(({ line, value }) => line !== undefined && value === true);
  const sampleNames = sampleProblems.filter(({ line, value }) => line !== undefined && value !== true);
  const chart = sampleChart(records, sampleNames);
  const folders = sampleProblems.filter(({ line }) => line === undefined);
  return {
    id: 'samples',
    title: 'Sample content',
    about: 'What was invented to show the site and must not go public as a fact.',
    findings: [
      ...findingsByFile(
        'sample-records',
        records,
        (count, files) =>
          `${formatCount(count, 'record')} in ${formatCount(files, 'file')} ${count === 1 ? 'is' : 'are'} still sample content`,
        'Replace each with the real content, then remove its line "sample": true.',
        'record',
      ),
      ...findingsByFile(
        'sample-names',
        sampleNames,
        (count, files) =>
          `${formatCount(count, 'place')} in ${formatCount(files, 'file')} ${count === 1 ? 'names' : 'name'} a sample file`,
        'Put the real picture or document into a folder of its own and name that.',
        'place',
      ),
      ...folders.flatMap(({ file, value }) =>
        listFindings(
          'sample-folder',
          (count) =>
            `${formatCount(count, 'file')} in ${file} ${count === 1 ? 'is a sample' : 'are samples'}`,
          'Remove the folder when no page needs it any more.',
          [{ what: formatCount(Number(value), 'file'), file }],
          Number(value),
        ),
      ),
    ],
    good: 'No sample content is left.',
    ...(chart.bars.length > 0 && { chart }),
  };
}

const MAX_BARS = 12;

/** Shows the files with the most samples. A bar for all others would be longer than any. */
function sampleChart(records: readonly Problem[], sampleNames: readonly Problem[]): Chart {
  const parts = [
    { label: 'records', form: 'full', problems: new Set(records) },
    { label: 'names of sample files', form: 'striped', problems: new Set(sampleNames) },
  ] as const;
  const used = parts.filter(({ problems }) => problems.size > 0);
  const bars = [...groupByFile([...records, ...sampleNames])]
    .map(([file, fileProblems]) => ({
      label: dataNameOf(file) ?? file,
      counts: used.map(({ problems }) => fileProblems.filter((problem) => problems.has(problem)).length),
    }))
    .sort((a, b) => sum(b.counts) - sum(a.counts));
  const rest = bars.slice(MAX_BARS);
  return {
    name:
      rest.length === 0
        ? 'Sample content by file'
        : `Sample content by file; ${formatCount(rest.length, 'more file')} with ${sum(rest.flatMap(({ counts }) => counts))}`,
    of: 'File',
    parts: used.map(({ label, form }) => ({ label, form })),
    bars: bars.slice(0, MAX_BARS),
  };
}

const groupByFile = (problems: readonly Problem[]) => groupBy(problems, ({ file }) => file);

function findingsByFile(
  id: string,
  problems: readonly Problem[],
  title: (count: number, files: number) => string,
  fix: string,
  noun: string,
): ReportFinding[] {
  const files = groupByFile(problems);
  const locations = [...files]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([file, fileProblems]): ReportLocation => ({
        what: formatCount(fileProblems.length, noun),
        file,
        line: fileProblems[0]?.line,
      }),
    );
  return listFindings(id, (count) => title(count, files.size), fix, locations, problems.length);
}
