import {
  localizedText,
  type RequirementListStatus,
  type RequirementStatus,
} from '../../core/data/compliance.ts';
import { isoDate } from '../../core/i18n/text.ts';
import { escapeCell, formatCsv } from '../authoring/spreadsheet/csv.ts';
import { dueDate } from './evidenceDue.ts';
import { formatEvidence, STATE_LABELS } from './evidenceText.ts';
import type { SiteReport } from './model.ts';

const COLUMNS = ['List', 'Section', 'Number', 'Title', 'State', 'Answers', 'As of', 'Due', 'Who'] as const;

/** Returns the requirements as CSV; only the header row without lists. */
export function reportCsv({ lists }: Pick<SiteReport, 'lists'>): string {
  return formatCsv([
    COLUMNS,
    ...lists.flatMap((list) =>
      list.sections.flatMap(({ title, items }) =>
        items.map((item) => csvRow(list, localizedText(title, 'en'), item)),
      ),
    ),
  ]);
}

function csvRow(list: RequirementListStatus, section: string, item: RequirementStatus): string[] {
  const { number = '', title, state, answers, reason, proposed } = item;
  const answerTexts = [
    ...answers.map(formatEvidence),
    ...(reason ? [reason.why] : []),
    ...proposed.map((answer) => `Proposed: ${formatEvidence(answer)}`),
  ];
  // The earliest date of several answers.
  const [asOf = ''] = answers.flatMap((answer) => (answer.asOf && isoDate(answer.asOf)) ?? []).sort();
  const [due = ''] = [...answers, ...(reason ? [reason] : [])]
    .flatMap((answer) => dueDate(answer, item) ?? [])
    .sort();
  const texts = [
    localizedText(list.title, 'en'),
    section,
    number,
    localizedText(title, 'en'),
    STATE_LABELS[state],
    answerTexts.join('\n'),
  ];
  return [
    ...texts.map(escapeFormula),
    asOf,
    due,
    escapeFormula(reason?.by === 'gap' ? (reason.who ?? '') : ''),
  ];
}

const escapeFormula = (text: string) => (text === '' ? '' : escapeCell(text));
