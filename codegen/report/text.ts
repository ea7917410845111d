/** A report as text for a terminal. */
import { createColors } from 'picocolors';
import {
  counted,
  type Disclosure,
  type Duty,
  type Finding,
  type Place,
  type Report,
  type Topic,
} from './model.ts';

/** How many places of a finding are named. */
const MOST_PLACES = 8;

/** @param coloured whether a terminal shows it */
export function formatReport({ name, day, pages, topics, disclosure }: Report, coloured = false): string {
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
  const signs = { shown: colors.green('✓'), mentioned: colors.yellow('~'), missing: colors.red('✗') };
  const dutyText = ({ title, state, sample, places, fix }: Duty) => [
    `  ${signs[state]} ${title}${state === 'mentioned' ? ': only mentioned' : state === 'missing' ? ': missing' : ''}${sample ? ', sample content' : ''}`,
    ...places.slice(0, 1).map(place),
    ...(state === 'shown' ? [] : [`    ${fix}`]),
  ];
  const disclosureText = ({ title, source, sections }: Disclosure) => {
    const duties = sections.flatMap((section) => section.duties);
    const count = (state: Duty['state']) => duties.filter((duty) => duty.state === state).length;
    return [
      colors.bold(title),
      `  ${count('shown')} of ${duties.length} are shown, ${count('mentioned')} only mentioned, ${count('missing')} missing. Found by their words: look whether each page says enough.`,
      `  ${colors.dim(source)}`,
      '',
      ...sections.flatMap(({ title, duties }) => [
        `  ${colors.bold(title)}`,
        ...duties.flatMap(dutyText),
        '',
      ]),
    ];
  };
  return [
    colors.bold(`${name}: report of ${day}`),
    counted(pages, 'page'),
    '',
    ...topics.flatMap(topicText),
    ...(disclosure ? disclosureText(disclosure) : []),
  ]
    .join('\n')
    .trimEnd();
}

const clip = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);
