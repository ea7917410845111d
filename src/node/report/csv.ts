/** What authorities ask for as a spreadsheet: a row for each thing. */

import {
  localizedText,
  type RequirementListStatus,
  type RequirementStatus,
} from '../../core/data/compliance.ts';
import { isoDate } from '../../core/i18n/text.ts';
import { escapeCell } from '../authoring/spreadsheet/escapeCell.ts';
import { formatCsv } from '../authoring/spreadsheet/formatCsv.ts';
import { answerText, STATES } from './answerWords.ts';
import { dueDay } from './evidenceDue.ts';
import type { Report } from './model.ts';

/** The head of the table. */
const COLUMNS = ['List', 'Section', 'Number', 'Title', 'State', 'Answers', 'As of', 'Due', 'Who'] as const;

/** The lists of a report as CSV, which spreadsheet programs open; the head alone where there are none. */
export function reportCsv({ lists }: Pick<Report, 'lists'>): string {
  return formatCsv([
    COLUMNS,
    ...lists.flatMap((list) =>
      list.sections.flatMap(({ title, items }) =>
        items.map((item) => rowOf(list, localizedText(title, 'en'), item)),
      ),
    ),
  ]);
}

function rowOf(list: RequirementListStatus, section: string, item: RequirementStatus): string[] {
  const { number = '', title, state, answers, reason, proposed } = item;
  const said = [
    ...answers.map(answerText),
    ...(reason ? [reason.why] : []),
    ...proposed.map((answer) => `Proposed: ${answerText(answer)}`),
  ];
  // Of several answers that which must be renewed first.
  const [asOf = ''] = answers.flatMap((answer) => (answer.asOf && isoDate(answer.asOf)) ?? []).sort();
  const [due = ''] = [...answers, ...(reason ? [reason] : [])]
    .flatMap((each) => dueDay(each, item) ?? [])
    .sort();
  const texts = [
    localizedText(list.title, 'en'),
    section,
    number,
    localizedText(title, 'en'),
    STATES[state],
    said.join('\n'),
  ];
  return [...texts.map(guarded), asOf, due, guarded(reason?.by === 'gap' ? (reason.who ?? '') : '')];
}

/** Nothing that a spreadsheet program would calculate. */
const guarded = (text: string) => (text === '' ? '' : escapeCell(text));
