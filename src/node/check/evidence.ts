/** What manifest/evidence.json answers is asked for by a list, is there, and is not too old. */

import { isAbsenceReason, isProposed, localizedText } from '../../core/data/compliance.ts';
import { evidenceMessages } from '../../core/problems/messages/evidence.ts';
import type { Problem } from '../../core/problems/problem.ts';
import {
  type FieldProblemContent,
  lineOf,
  type Path,
  problemAt,
  type SiteFile,
} from '../../core/problems/problemAt.ts';
import { nearest, nearestOf, suggestion } from '../../core/problems/suggest.ts';
import type { EvidenceAnswer, EvidenceFile, Requirement, RequirementList } from '../../generated/types.ts';
import { dayIn } from '../content/clock.ts';
import { evidenceOf, loadRequirementList } from '../content/compliance/siteCompliance.ts';
import { placedObjects } from '../content/content.ts';
import type { CheckedSite } from '../content/model.ts';
import { ENGINE_LISTS } from '../content/requirements/index.ts';
import { ages } from './evidenceAges.ts';
import { localizedParts, spoken } from './evidenceTexts.ts';
import { thingFindings } from './evidenceThings.ts';

/** An answer with its place in the file, and the item that it answers. */
interface PlacedAnswer {
  answer: EvidenceAnswer;
  path: Path;
  list: RequirementList;
  item: Requirement;
}

export async function evidence(site: CheckedSite): Promise<Problem[]> {
  const { evidence: file } = site;
  const said = evidenceOf(site);
  if (!file) return blocks(site, undefined);
  if (!said) return [];
  const lists = await listsNamed(site, said);
  const placed = said.answers.flatMap((answer, index) => {
    const found = asked(answer, lists);
    return found ? [{ answer, path: ['answers', index], ...found }] : [];
  });
  const today = dayIn(site.site?.timeZone);
  const things = await thingFindings(site, placed);
  const ofAnswers = placed.flatMap((each) =>
    [...kind(each), ...ages(each.answer, each.item, today), ...things(each)].map(({ field, ...finding }) =>
      problemAt(file, [...each.path, field], finding),
    ),
  );
  return [
    ...unknownLists(site, file, said, lists),
    ...unknownItems(file, said, lists),
    ...ofAnswers,
    ...again(file, placed),
    ...contradicted(file, placed),
    ...proposed(file, said),
    ...spoken(site, file, said),
    ...(await localizedParts(site, file, said)),
    ...blocks(site, said),
  ];
}

/** The proposals that are left, for `check -- --release`. */
export function proposedLeft(site: CheckedSite): Problem[] {
  const said = evidenceOf(site);
  return site.evidence && said ? proposed(site.evidence, said, evidenceMessages.proposedLeft) : [];
}

type Lists = ReadonlyMap<string, RequirementList>;

/** The lists that the file names, in "lists" or in an answer, as far as they are there and sound. */
async function listsNamed(site: CheckedSite, { lists, answers }: EvidenceFile): Promise<Lists> {
  const names = new Set([...lists, ...answers.map(({ to }) => listOf(to))]);
  const found = await Promise.all(
    [...names].map(async (name) => [name, await loadRequirementList(site.requirements, name)] as const),
  );
  return new Map(found.flatMap(([name, list]) => (list ? [[name, list] as const] : [])));
}

const listOf = (to: string) => to.slice(0, to.indexOf('/'));

const itemsOf = ({ sections }: RequirementList) => sections.flatMap(({ items }) => items);

function asked({ to }: EvidenceAnswer, lists: Lists) {
  const list = lists.get(listOf(to));
  const item = list && itemsOf(list).find(({ id }) => to === `${listOf(to)}/${id}`);
  return list && item && { list, item };
}

/** Lists that are nowhere; one whose file is not sound is reported itself. */
function unknownLists(site: CheckedSite, file: SiteFile, said: EvidenceFile, lists: Lists): Problem[] {
  const names = [...new Set([...site.requirementFiles.keys(), ...Object.keys(ENGINE_LISTS)])];
  const isUnknown = (name: string) => !lists.has(name) && !site.requirementFiles.has(name);
  const unknown = said.lists.filter(isUnknown);
  const ofLists = unknown.map((name) =>
    problemAt(file, ['lists', said.lists.indexOf(name)], {
      ...evidenceMessages.listUnknown(name, nearestOf(name, names)),
      value: name,
    }),
  );
  const ofAnswers = said.answers.flatMap(({ to }, index): Problem[] => {
    const name = listOf(to);
    const path = ['answers', index, 'to'];
    if (isUnknown(name)) {
      // Said once, of the list.
      if (said.lists.includes(name)) return [];
      const near = nearest(name, names);
      const item = to.slice(name.length);
      const hint = near === undefined ? nearestOf(name, names) : `Did you mean "${near}${item}"?`;
      return [problemAt(file, path, { ...evidenceMessages.listUnknown(name, hint), value: to })];
    }
    // A list that is named wrongly may be just this one.
    if (said.lists.includes(name) || unknown.length > 0) return [];
    return [problemAt(file, path, { ...evidenceMessages.unlisted(name), value: to })];
  });
  return [...ofLists, ...ofAnswers];
}

function unknownItems(file: SiteFile, { answers }: EvidenceFile, lists: Lists): Problem[] {
  return answers.flatMap((answer, index): Problem[] => {
    const { to } = answer;
    const name = listOf(to);
    const list = lists.get(name);
    if (!list || asked(answer, lists)) return [];
    const hint = suggestion(
      to,
      itemsOf(list).map(({ id }) => `${name}/${id}`),
    );
    const words = evidenceMessages.itemUnknown(name, to.slice(name.length + 1), hint);
    return [problemAt(file, ['answers', index, 'to'], { ...words, value: to })];
  });
}

/** An answer of a kind that cannot show the item. A page elsewhere may show what a page or a document may. */
function kind({ answer, item }: PlacedAnswer): FieldProblemContent[] {
  const { by } = answer;
  const accepts: readonly string[] = item.by;
  if (isAbsenceReason(answer) || accepts.includes(by)) return [];
  if (by === 'link' && accepts.some((each) => each !== 'fact')) return [];
  const accepted = accepts.map((each) => (each === 'fact' ? 'a figure' : `a ${each}`)).join(' or ');
  const words = evidenceMessages.kind(
    localizedText(item.title, 'en'),
    by === 'fact' ? 'figure' : by,
    accepted,
  );
  return [{ ...words, field: 'by', value: by }];
}

/** What an answer leads to. */
function target(answer: EvidenceAnswer): string {
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

function again(file: SiteFile, placed: readonly PlacedAnswer[]): Problem[] {
  const first = new Map<string, Path>();
  return placed.flatMap(({ answer, path }): Problem[] => {
    const key = `${answer.to} ${answer.by} ${target(answer)}`;
    const known = first.get(key);
    if (known)
      return [
        problemAt(file, path, { ...evidenceMessages.duplicate(lineOf(file, known)), value: answer.to }),
      ];
    first.set(key, path);
    return [];
  });
}

/** Reasons why something is not shown, of what is shown as well, or missing as well. What nobody has confirmed shows nothing yet. */
function contradicted(file: SiteFile, placed: readonly PlacedAnswer[]): Problem[] {
  return placed.flatMap(({ answer, path }): Problem[] => {
    if (!isAbsenceReason(answer)) return [];
    const others = placed.filter((other) => other.answer.to === answer.to);
    const shown = others.find((other) => !isAbsenceReason(other.answer) && !isProposed(other.answer));
    const gap = answer.by === 'gap' ? undefined : others.find((other) => other.answer.by === 'gap');
    const other = shown ?? gap;
    if (!other) return [];
    const words = evidenceMessages.contradicted(answer.by, other === gap, lineOf(file, other.path));
    return [problemAt(file, path, { ...words, value: answer.to })];
  });
}

/** One problem for all proposals, at the first. */
function proposed(file: SiteFile, { answers }: EvidenceFile, words = evidenceMessages.proposed): Problem[] {
  const left = answers.filter(isProposed);
  const [first] = left;
  return first
    ? [
        problemAt(file, ['answers', answers.indexOf(first), 'proposed'], {
          ...words(left.length),
          value: left.length,
        }),
      ]
    : [];
}

/** Blocks that show a list which the file does not name. */
function blocks(site: CheckedSite, said: EvidenceFile | undefined): Problem[] {
  return placedObjects(site).flatMap(({ file, path, object: { kind, list } }): Problem[] => {
    if ((kind !== 'disclosure' && kind !== 'evidence') || typeof list !== 'string') return [];
    if (said?.lists.includes(list)) return [];
    const words = said ? evidenceMessages.listMissing(list) : evidenceMessages.fileMissing(list);
    return [problemAt(file, [...path, 'list'], { ...words, value: list })];
  });
}
