/** Checks manifest/evidence.json against the requirement lists. */

import { isAbsenceReason, isProposed, localizedText } from '../../core/data/compliance.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import { evidenceMessages } from '../../core/problems/messages/evidence.ts';
import type { Problem } from '../../core/problems/problem.ts';
import {
  type FieldMessage,
  lineOf,
  type Path,
  problemAt,
  problemWithValue,
  type SiteFile,
} from '../../core/problems/problemAt.ts';
import { nearest, nearestOf, suggestion } from '../../core/problems/suggest.ts';
import type { EvidenceAnswer, EvidenceFile, Requirement, RequirementList } from '../../generated/types.ts';
import { dayIn } from '../content/clock.ts';
import type { RequirementLists } from '../content/compliance/engineLists.ts';
import {
  evidenceOf,
  expiryDate,
  requirementListNames,
  requirementListOf,
} from '../content/compliance/siteCompliance.ts';
import type { CheckedSite } from '../content/model.ts';
import { duplicatesOf, siteObjects } from '../content/siteValues.ts';
import { findImpossibleDay } from './dates.ts';
import { createSourceFindings } from './evidenceSources.ts';
import { missingParts, unusedTranslations } from './evidenceTranslations.ts';

interface PlacedEvidence {
  answer: EvidenceAnswer;
  path: Path;
  list: RequirementList;
  item: Requirement;
}

export async function evidence(site: CheckedSite): Promise<Problem[]> {
  const { evidence: file } = site;
  const evidenceFile = evidenceOf(site);
  if (!file) return blockProblems(site, undefined);
  if (!evidenceFile) return [];
  const lists = namedLists(site, evidenceFile);
  const placed = evidenceFile.answers.flatMap((answer, index) => {
    const requirement = findRequirement(answer, lists);
    return requirement ? [{ answer, path: ['answers', index], ...requirement }] : [];
  });
  const today = dayIn(site.site?.timeZone);
  const sourceFindings = await createSourceFindings(site, placed);
  const answerProblems = placed.flatMap((placedAnswer) =>
    [
      ...kindFindings(placedAnswer),
      ...dateFindings(placedAnswer.answer, placedAnswer.item, today),
      ...sourceFindings(placedAnswer),
    ].map(({ field, ...message }) => problemWithValue(file, [...placedAnswer.path, field], message)),
  );
  return [
    ...unknownListProblems(site, file, evidenceFile, lists),
    ...unknownItemProblems(file, evidenceFile, lists),
    ...answerProblems,
    ...duplicateProblems(file, placed),
    ...contradictionProblems(file, placed),
    ...proposalProblems(file, evidenceFile),
    ...unusedTranslations(site, file, evidenceFile),
    ...(await missingParts(site, file, evidenceFile)),
    ...blockProblems(site, evidenceFile),
  ];
}

/** Remaining proposals, for `check -- --release`. */
export function unconfirmedProposals(site: CheckedSite): Problem[] {
  const evidenceFile = evidenceOf(site);
  return site.evidence && evidenceFile
    ? proposalProblems(site.evidence, evidenceFile, evidenceMessages.proposedLeft)
    : [];
}

/** The lists named in "lists" or in an answer. Missing and invalid lists are left out. */
function namedLists({ requirements }: CheckedSite, { lists, answers }: EvidenceFile): RequirementLists {
  const names = [...lists, ...answers.map(({ to }) => listNameOf(to))];
  return new Map(
    names.flatMap((name) => {
      const list = requirementListOf(requirements, name);
      return list ? [[name, list]] : [];
    }),
  );
}

const listNameOf = (to: string) => to.slice(0, to.indexOf('/'));

const itemsOf = ({ sections }: RequirementList) => sections.flatMap(({ items }) => items);

function findRequirement({ to }: EvidenceAnswer, lists: RequirementLists) {
  const list = lists.get(listNameOf(to));
  const item = list && itemsOf(list).find(({ id }) => to === `${listNameOf(to)}/${id}`);
  return list && item && { list, item };
}

/** Reports lists that do not exist. Invalid list files are reported by their schema. */
function unknownListProblems(
  site: CheckedSite,
  file: SiteFile,
  evidenceFile: EvidenceFile,
  lists: RequirementLists,
): Problem[] {
  const names = requirementListNames(site);
  const isUnknown = (name: string) => !lists.has(name) && !site.requirementFiles.has(name);
  const unknown = evidenceFile.lists.filter(isUnknown);
  const listProblems = unknown.map((name) =>
    problemWithValue(
      file,
      ['lists', evidenceFile.lists.indexOf(name)],
      evidenceMessages.listUnknown(name, nearestOf(name, names)),
    ),
  );
  const answerProblems = evidenceFile.answers.flatMap(({ to }, index): Problem[] => {
    const name = listNameOf(to);
    const path = ['answers', index, 'to'];
    if (isUnknown(name)) {
      // Reported once, in "lists".
      if (evidenceFile.lists.includes(name)) return [];
      const nearestName = nearest(name, names);
      const item = to.slice(name.length);
      const hint =
        nearestName === undefined ? nearestOf(name, names) : `Did you mean "${nearestName}${item}"?`;
      return [problemWithValue(file, path, evidenceMessages.listUnknown(name, hint))];
    }
    // A misspelt list may be this one.
    if (evidenceFile.lists.includes(name) || unknown.length > 0) return [];
    return [problemWithValue(file, path, evidenceMessages.unlisted(name))];
  });
  return [...listProblems, ...answerProblems];
}

function unknownItemProblems(file: SiteFile, { answers }: EvidenceFile, lists: RequirementLists): Problem[] {
  return answers.flatMap((answer, index): Problem[] => {
    const { to } = answer;
    const name = listNameOf(to);
    const list = lists.get(name);
    if (!list || findRequirement(answer, lists)) return [];
    const hint = suggestion(
      to,
      itemsOf(list).map(({ id }) => `${name}/${id}`),
    );
    const message = evidenceMessages.itemUnknown(name, to.slice(name.length + 1), hint);
    return [problemWithValue(file, ['answers', index, 'to'], message)];
  });
}

/** Reports an answer whose kind the requirement does not accept. A link may replace a page or a document. */
function kindFindings({ answer, item }: PlacedEvidence): FieldMessage[] {
  const { by } = answer;
  const acceptedKinds: readonly string[] = item.by;
  if (isAbsenceReason(answer) || acceptedKinds.includes(by)) return [];
  if (by === 'link' && acceptedKinds.some((kind) => kind !== 'fact')) return [];
  const accepted = acceptedKinds.map((kind) => (kind === 'fact' ? 'a figure' : `a ${kind}`)).join(' or ');
  const message = evidenceMessages.kind(
    localizedText(item.title, 'en'),
    by === 'fact' ? 'figure' : by,
    accepted,
  );
  return [{ ...message, field: 'by' }];
}

function targetKey(answer: EvidenceAnswer): string {
  switch (answer.by) {
    case 'page':
      return `${answer.page.replace(/^\/|\/$/g, '')}#${answer.part ?? ''}`;
    case 'document':
      return answer.document;
    case 'fact':
      return answer.fact;
    case 'link':
      return answer.href;
    case 'gap':
    case 'not-applicable':
      return '';
  }
}

function duplicateProblems(file: SiteFile, placed: readonly PlacedEvidence[]): Problem[] {
  return duplicatesOf(placed, ({ answer }) => `${answer.to} ${answer.by} ${targetKey(answer)}`).map(
    ({ item: { answer, path }, first }) =>
      problemAt(file, path, evidenceMessages.duplicate(lineOf(file, first.path)), answer.to),
  );
}

/**
 * Reports gaps and exemptions for a requirement that also has evidence, or exemptions with a gap. Proposals
 * do not count as evidence.
 */
function contradictionProblems(file: SiteFile, placed: readonly PlacedEvidence[]): Problem[] {
  return placed.flatMap(({ answer, path }): Problem[] => {
    if (!isAbsenceReason(answer)) return [];
    const others = placed.filter((other) => other.answer.to === answer.to);
    const evidence = others.find((other) => !isAbsenceReason(other.answer) && !isProposed(other.answer));
    const gap = answer.by === 'gap' ? undefined : others.find((other) => other.answer.by === 'gap');
    const other = evidence ?? gap;
    if (!other) return [];
    const message = evidenceMessages.contradicted(answer.by, other === gap, lineOf(file, other.path));
    return [problemAt(file, path, message, answer.to)];
  });
}

function proposalProblems(
  file: SiteFile,
  { answers }: EvidenceFile,
  createMessage = evidenceMessages.proposed,
): Problem[] {
  const proposals = answers.filter(isProposed);
  const [first] = proposals;
  return first
    ? [
        problemAt(
          file,
          ['answers', answers.indexOf(first), 'proposed'],
          createMessage(proposals.length),
          proposals.length,
        ),
      ]
    : [];
}

function blockProblems(site: CheckedSite, evidenceFile: EvidenceFile | undefined): Problem[] {
  return siteObjects(site).flatMap(({ file, path, object: { kind, list } }): Problem[] => {
    if ((kind !== 'disclosure' && kind !== 'evidence') || typeof list !== 'string') return [];
    if (evidenceFile?.lists.includes(list)) return [];
    const message = evidenceFile ? evidenceMessages.listMissing(list) : evidenceMessages.fileMissing(list);
    return [problemWithValue(file, [...path, 'list'], message)];
  });
}

/** @param today yyyy-mm-dd */
export function dateFindings(answer: EvidenceAnswer, { months }: Requirement, today: string): FieldMessage[] {
  if (answer.by === 'not-applicable') return [];
  if (answer.by === 'gap') return answer.due === undefined ? [] : dueFindings(answer.due, today);
  const { asOf, proposed } = answer;
  if (asOf === undefined) {
    return months === undefined || proposed === true
      ? []
      : [{ ...evidenceMessages.undated(months), field: 'asOf' }];
  }
  const impossible = findImpossibleDay(asOf);
  if (impossible) return [{ ...impossible, field: 'asOf' }];
  if (reverseDay(asOf) > today) return [{ ...evidenceMessages.asOfAhead(asOf), field: 'asOf' }];
  const expiry = months === undefined ? undefined : expiryDate(reverseDay(asOf), months);
  if (months === undefined || expiry === undefined || expiry >= today) return [];
  return [{ ...evidenceMessages.outdated(asOf, months, reverseDay(expiry)), field: 'asOf' }];
}

function dueFindings(due: string, today: string): FieldMessage[] {
  const impossible = findImpossibleDay(due);
  if (impossible) return [{ ...impossible, field: 'due' }];
  return reverseDay(due) < today ? [{ ...evidenceMessages.overdue(due), field: 'due' }] : [];
}
