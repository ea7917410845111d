import { createColors } from 'picocolors';
import {
  localizedText,
  type RequirementListStatus,
  type RequirementStatus,
} from '../../core/data/compliance.ts';
import { formatCount, truncate } from '../../core/problems/message.ts';
import { CONFIRM_HINT, formatEvidence, requirementName } from './evidenceText.ts';
import type { ReportFinding, ReportLocation, ReportTopic, SiteReport } from './model.ts';
import { formatCounts, formatSummary } from './summary.ts';

const MAX_LOCATIONS = 8;

/** @param coloured true for a terminal */
export function formatSiteReport(report: SiteReport, coloured = false): string {
  const { name, day, pages, topics, lists } = report;
  const colors = createColors(coloured);
  const formatLocation = ({ what, file, line }: ReportLocation) =>
    `    ${colors.dim(line === undefined ? file : `${file}:${line}`)}  ${truncate(what, 90)}`;
  const findingText = ({ title, fix, places, more }: ReportFinding) => {
    const listed = places.slice(0, MAX_LOCATIONS);
    const rest = places.length - listed.length + more;
    return [
      `  ${colors.yellow('!')} ${title}.`,
      ...listed.map(formatLocation),
      ...(rest > 0 ? [`    ${colors.dim(`and ${rest} more`)}`] : []),
      `    ${fix}`,
    ];
  };
  const topicText = ({ title, findings, good }: ReportTopic) => [
    colors.bold(title),
    ...(findings.length > 0 ? findings.flatMap(findingText) : [`  ${colors.green('✓')} ${good}`]),
    '',
  ];
  const symbols = {
    shown: colors.green('✓'),
    notApplicable: colors.dim('–'),
    gap: colors.yellow('~'),
    open: colors.red('✗'),
  };
  const itemText = (item: RequirementStatus) => [
    `  ${symbols[item.state]} ${requirementName(item)}${item.state !== 'shown' && item.reason ? `: ${item.reason.why}` : ''}`,
    ...item.answers.map((answer) => `    ${colors.dim(formatEvidence(answer))}`),
    ...item.proposed.map((answer) => `    ${colors.dim(`proposed: ${formatEvidence(answer)}`)}`),
    ...(item.state === 'open' ? [`    ${item.proposed.length > 0 ? CONFIRM_HINT : item.advice}`] : []),
  ];
  const listText = ({ title, counts, sections }: RequirementListStatus) => [
    colors.bold(localizedText(title, 'en')),
    `  ${formatCounts(counts)}`,
    '',
    ...sections.flatMap(({ title, items }) => [
      `  ${colors.bold(localizedText(title, 'en'))}`,
      ...items.flatMap(itemText),
      '',
    ]),
  ];
  return [
    colors.bold(`${name}: report of ${day}`),
    formatCount(pages, 'page'),
    formatSummary(report),
    '',
    ...topics.flatMap(topicText),
    ...lists.flatMap(listText),
  ]
    .join('\n')
    .trimEnd();
}
