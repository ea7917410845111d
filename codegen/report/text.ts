/** A report as text for a terminal. */
import { createColors } from 'picocolors';
import { type AnsweredItem, type AnsweredList, spokenIn } from '../site/answers.ts';
import { counted, type Finding, type Place, type Report, type Topic } from './model.ts';

/** How many places of a finding are named. */
const MOST_PLACES = 8;

/** What is to be done with answers that were found by words. */
const CONFIRM =
  'Proposed answers are in manifest/evidence.json: look at them, and delete "proposed" where they are right.';

/** @param coloured whether a terminal shows it */
export function formatReport({ name, day, pages, topics, lists }: Report, coloured = false): string {
  const colors = createColors(coloured);
  const place = ({ what, file, line }: Place) =>
    `    ${colors.dim(line === undefined ? file : `${file}:${line}`)}  ${clip(what)}`;
  const findingText = ({ title, fix, places, more }: Finding) => {
    const shown = places.slice(0, MOST_PLACES);
    const rest = places.length - shown.length + more;
    return [
      `  ${colors.yellow('!')} ${title}.`,
      ...shown.map(place),
      ...(rest > 0 ? [`    ${colors.dim(`and ${rest} more`)}`] : []),
      `    ${fix}`,
    ];
  };
  const topicText = ({ title, findings, good }: Topic) => [
    colors.bold(title),
    ...(findings.length > 0 ? findings.flatMap(findingText) : [`  ${colors.green('✓')} ${good}`]),
    '',
  ];
  const signs = { shown: colors.green('✓'), gap: colors.yellow('~'), open: colors.red('✗') };
  const itemText = ({ title, state, gap, proposed, advice }: AnsweredItem) => [
    `  ${signs[state]} ${spokenIn(title, 'en')}${state === 'gap' ? `: ${gap?.why}` : ''}`,
    ...(state === 'open' ? [`    ${proposed.length > 0 ? CONFIRM : advice}`] : []),
  ];
  const listText = ({ title, counts, sections }: AnsweredList) => [
    colors.bold(spokenIn(title, 'en')),
    `  ${counts.shown} of ${counts.asked} are shown, ${counts.gap} are said to be missing, ${counts.open} have no answer.`,
    '',
    ...sections.flatMap(({ title, items }) => [
      `  ${colors.bold(spokenIn(title, 'en'))}`,
      ...items.flatMap(itemText),
      '',
    ]),
  ];
  return [
    colors.bold(`${name}: report of ${day}`),
    counted(pages, 'page'),
    '',
    ...topics.flatMap(topicText),
    ...lists.flatMap(listText),
  ]
    .join('\n')
    .trimEnd();
}

const clip = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);
