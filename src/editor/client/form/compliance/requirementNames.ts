/** Labels of requirements and evidence. */

import { localizedText } from '../../../../core/data/compliance.ts';
import { writtenPath } from '../../../../core/route/path.ts';
import { humanize } from '../../../shared/fieldLabels.ts';
import type { Json, SiteView } from '../../../shared/protocol.ts';
import type { EditorMessages } from '../../messages/messages.ts';
import { child, isList, isObject } from '../json.ts';
import type { Shape } from '../shape.ts';

export interface RequirementItem {
  /** The names of the list and of the requirement, separated by a slash. */
  id: string;
  /** Its title, and its number in the source. */
  label: string;
}

interface NamedRequirementList {
  name: string;
  title: string;
  sections: readonly { title: string; items: readonly RequirementItem[] }[];
}

export interface RequirementNames {
  lists: readonly NamedRequirementList[];
  /** Undefined if no list has the requirement. */
  itemLabel: (to: string) => string | undefined;
  /** Returns the name itself if there is no such list. */
  listTitle: (list: string) => string;
  pageTitle: (page: string) => string;
}

/** @param language of the messages */
export function requirementNames(
  { requirementLists = [], pages }: SiteView,
  language: string,
): RequirementNames {
  const lists = requirementLists.map(({ name, title, sections }) => ({
    name,
    title: localizedText(title, language),
    sections: sections.map((section) => ({
      title: localizedText(section.title, language),
      items: section.items.map((item) => ({
        id: `${name}/${item.id}`,
        label: [
          localizedText(item.title, language),
          ...(item.number === undefined ? [] : [item.number]),
        ].join(' · '),
      })),
    })),
  }));
  const labels = new Map(allItems(lists).map(({ id, label }) => [id, label]));
  const titles = new Map(lists.map(({ name, title }) => [name, title]));
  const titlesOfPages = new Map(pages.map(({ path, title }) => [path, title]));
  return {
    lists,
    itemLabel: (to) => labels.get(to),
    listTitle: (list) => titles.get(list) ?? list,
    pageTitle: (page) => titlesOfPages.get(writtenPath(page)) ?? page,
  };
}

export const allItems = (lists: readonly NamedRequirementList[]): RequirementItem[] =>
  lists.flatMap(({ sections }) => sections.flatMap(({ items }) => items));

/** The name of the list of a requirement. */
export const listOfItem = (item: string): string => item.slice(0, Math.max(0, item.indexOf('/')));

/**
 * The binding lists, in the order of the site and without duplicates.
 *
 * @param names of the lists, as in the evidence file
 */
export const requiredLists = ({ lists }: RequirementNames, names: Json | undefined): NamedRequirementList[] =>
  [...new Set(isList(names) ? names : [])].flatMap((name) => lists.find((list) => list.name === name) ?? []);

/**
 * The field of a record, or of records of several types, with the id of the requirement; undefined if there
 * is none.
 */
export function requirementField(shape: Shape): string | undefined {
  if (shape.type === 'kinds') {
    const [first] = shape.kinds().values();
    return first && requirementField(first);
  }
  if (shape.type !== 'object') return undefined;
  const [entry] = [...shape.fields].filter(([, field]) => isRequirementShape(field()));
  return entry?.[0];
}

const isRequirementShape = (shape: Shape) => shape.type === 'text' && shape.role === 'asked';

type ComplianceMessages = EditorMessages['form']['compliance'];

/** The label of a record type. The messages have the labels of evidence types. */
export function kindName(shape: Shape, kind: string, { kinds }: ComplianceMessages): string {
  const names: Readonly<Record<string, string>> = requirementField(shape) === undefined ? {} : kinds;
  return names[kind] ?? humanize(kind);
}

const text = (value: Json | undefined, name: string) => {
  const fieldValue = child(value, name);
  return typeof fieldValue === 'string' && fieldValue !== '' ? fieldValue : undefined;
};

/** A summary of evidence for its folded card. */
export function summarizeEvidence(
  evidence: Json,
  { itemLabel, pageTitle }: RequirementNames,
  figures: SiteView['figures'],
  { kinds, proposal, unchosen }: ComplianceMessages,
): { requirement: string; how: string } {
  const to = text(evidence, 'to');
  const [page, document, fact] = [text(evidence, 'page'), text(evidence, 'document'), text(evidence, 'fact')];
  const evidenceText =
    text(evidence, 'why') ??
    text(evidence, 'title') ??
    (page === undefined ? undefined : pageTitle(page)) ??
    document?.slice(document.lastIndexOf('/') + 1) ??
    (fact === undefined ? undefined : (figures[fact] ?? fact)) ??
    text(evidence, 'href');
  const names: Readonly<Record<string, string>> = kinds;
  const kind = names[text(evidence, 'by') ?? ''];
  const isProposed = child(evidence, 'proposed') === true;
  return {
    requirement: to === undefined ? unchosen : (itemLabel(to) ?? to),
    how: [...(isProposed ? [proposal] : []), kind, evidenceText]
      .filter((part) => part !== undefined)
      .join(': '),
  };
}

/**
 * Creates evidence for a requirement.
 *
 * @param template an empty value of its type
 * @param to the id of the requirement
 * @returns the evidence, and the field to edit first
 */
export function newEvidence(template: Json, to: Json): { evidence: Json; field: string } {
  const evidence = { ...(isObject(template) && template), to };
  return { evidence, field: Object.keys(evidence).find((name) => name !== 'to' && name !== 'by') ?? 'to' };
}
