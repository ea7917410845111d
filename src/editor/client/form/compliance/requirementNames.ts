/** What authorities ask, and what answers it, in words that a person knows. */

import { localizedText } from '../../../../core/data/compliance.ts';
import { writtenPath } from '../../../../core/route/path.ts';
import { humanize } from '../../../shared/fieldLabels.ts';
import type { Json, SiteView } from '../../../shared/protocol.ts';
import type { EditorMessages } from '../../messages/model.ts';
import { child, isList, isObject } from '../json.ts';
import type { Shape } from '../shape.ts';

export interface RequirementItem {
  /** The name of the list and of the item, with a slash between. */
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
  /** What an item is called; undefined where no list has it. */
  itemLabel: (to: string) => string | undefined;
  /** What a list is called; its name where there is no such list. */
  listTitle: (list: string) => string;
  pageTitle: (page: string) => string;
}

/** @param language of the window */
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

/** The items of lists, in their order. */
export const allItems = (lists: readonly NamedRequirementList[]): RequirementItem[] =>
  lists.flatMap(({ sections }) => sections.flatMap(({ items }) => items));

/** The name of the list that an item is of. */
export const listOfItem = (item: string): string => item.slice(0, Math.max(0, item.indexOf('/')));

/** The lists that bind the site, in its order, each once. @param names of them, as its file has them */
export const requiredLists = ({ lists }: RequirementNames, names: Json | undefined): NamedRequirementList[] =>
  [...new Set(isList(names) ? names : [])].flatMap((name) => lists.find((list) => list.name === name) ?? []);

/** The field of a record, or of records of several kinds, that says what is answered; undefined where there is none. */
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

type ComplianceMessages = EditorMessages['form']['asked'];

/** What a kind of record is called, which of answers the window says itself. */
export function kindName(shape: Shape, kind: string, { kinds }: ComplianceMessages): string {
  const names: Readonly<Record<string, string>> = requirementField(shape) === undefined ? {} : kinds;
  return names[kind] ?? humanize(kind);
}

const text = (value: Json | undefined, name: string) => {
  const found = child(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** An answer as its folded card says it: what it answers, and how. */
export function summarizeAnswer(
  answer: Json,
  { itemLabel, pageTitle }: RequirementNames,
  figures: SiteView['figures'],
  { kinds, proposal, unchosen }: ComplianceMessages,
): { asked: string; how: string } {
  const to = text(answer, 'to');
  const [page, document, fact] = [text(answer, 'page'), text(answer, 'document'), text(answer, 'fact')];
  const evidenceText =
    text(answer, 'why') ??
    text(answer, 'title') ??
    (page === undefined ? undefined : pageTitle(page)) ??
    document?.slice(document.lastIndexOf('/') + 1) ??
    (fact === undefined ? undefined : (figures[fact] ?? fact)) ??
    text(answer, 'href');
  const names: Readonly<Record<string, string>> = kinds;
  const kind = names[text(answer, 'by') ?? ''];
  const isProposed = child(answer, 'proposed') === true;
  return {
    asked: to === undefined ? unchosen : (itemLabel(to) ?? to),
    how: [...(isProposed ? [proposal] : []), kind, evidenceText]
      .filter((part) => part !== undefined)
      .join(': '),
  };
}

/**
 * An answer that somebody begins.
 *
 * @param template what one of its kind must have, empty
 * @param to what it answers
 * @returns the answer, and the field with which to go on
 */
export function newAnswer(template: Json, to: Json): { answer: Json; field: string } {
  const answer = { ...(isObject(template) && template), to };
  return { answer, field: Object.keys(answer).find((name) => name !== 'to' && name !== 'by') ?? 'to' };
}
