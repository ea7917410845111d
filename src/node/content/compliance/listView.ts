/** Converts a requirement list with its evidence to localized view data. */

import {
  type Evidence,
  localizedText,
  type RequirementListStatus,
  type RequirementStatus,
  type StateCounts,
} from '../../../core/data/compliance.ts';
import { format, formatDate } from '../../../core/i18n/format.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import type { BlockOf, Messages } from '../../../core/model.ts';
import type { RequirementSource, ShownAnswer, ShownItem, ShownList } from '../../../generated/types.ts';

export type ComplianceBlockKind = BlockOf<'disclosure' | 'evidence'>['kind'];

export interface ListContext {
  language: string;
  messages: Messages;
  /** True if pages show unmet requirements. */
  gapsShown: boolean;
  /** Returns the translation of a page; the page itself if it has none. */
  page(path: string): { path: string; title?: string; changed?: string };
  /** Returns the last change of a document, yyyy-mm-dd. */
  documentChanged(path: string): string | undefined;
}

/**
 * @param prefix of the ids on the page
 * @param kind `evidence` omits the authority's text, dates and checksums
 */
export function toListView(
  list: RequirementListStatus,
  kind: ComplianceBlockKind,
  prefix: string,
  context: ListContext,
): ShownList {
  const { language, gapsShown } = context;
  const { disclosure } = context.messages;
  const isDisclosure = kind === 'disclosure';
  const sections = list.sections.flatMap(({ title, items, counts }, index) => {
    const visibleItems = items.filter(
      ({ state }) => gapsShown || state === 'shown' || state === 'notApplicable',
    );
    if (visibleItems.length === 0) return [];
    return {
      id: `${prefix}-part-${index + 1}`,
      title: localizedText(title, language),
      counts: formatCounts(counts, disclosure),
      items: visibleItems.map((item) => toItemView(item, list, isDisclosure, prefix, context)),
    };
  });
  return {
    title: format(disclosure.listOf, {
      authority: localizedText(list.authority, language),
      list: localizedText(list.title, language),
    }),
    counts: formatCounts(list.counts, disclosure),
    says: { checksum: disclosure.checksum, sources: disclosure.sources },
    sections,
    ...(isDisclosure &&
      list.binds !== undefined && { binds: format(disclosure.binds, { words: list.binds }) }),
    sources: isDisclosure
      ? list.sources.map((source, index) => ({
          id: `${prefix}-source-${index + 1}`,
          title: source.title,
          ...formatSourceFacts(source, context),
          ...(source.address !== undefined && { href: source.address }),
        }))
      : [],
  };
}

function formatCounts(counts: StateCounts, disclosure: Messages['disclosure']): string {
  const { asked, shown, notApplicable, gap, open } = counts;
  return notApplicable === 0
    ? format(disclosure.counts, { shown, asked })
    : format(disclosure.countsApart, { shown, notApplicable, missing: gap + open });
}

function formatSourceFacts({ number, date, kind }: RequirementSource, { messages }: ListContext) {
  const day = date === undefined ? undefined : formatDate(date, messages.dates);
  const report = kind === 'report' ? messages.disclosure.report : undefined;
  const facts = [number, day, report].filter((part) => part !== undefined).join(', ');
  return facts === '' ? {} : { facts };
}

function toItemView(
  item: RequirementStatus,
  { sources }: RequirementListStatus,
  isDisclosure: boolean,
  prefix: string,
  context: ListContext,
): ShownItem {
  const { disclosure } = context.messages;
  const sourceNumber = sources.findIndex(({ id }) => id === item.source) + 1;
  const source = format(disclosure.source, { number: sourceNumber });
  const title = localizedText(item.title, context.language);
  return {
    id: `${prefix}-${item.id}`,
    ...(item.number !== undefined && { number: item.number }),
    title,
    ...(isDisclosure && !isSameText(item.words, title) && { words: item.words }),
    ...(isDisclosure &&
      sourceNumber > 0 && {
        source: {
          label:
            item.place === undefined ? source : format(disclosure.placeIn, { source, place: item.place }),
          href: `#${prefix}-source-${sourceNumber}`,
        },
      }),
    answers: item.answers.map((answer) => toAnswerView(answer, isDisclosure, context)),
    ...(item.state !== 'shown' && { gap: formatGap(item, context) }),
  };
}

const isSameText = (first: string, second: string): boolean => normalizeText(first) === normalizeText(second);

const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

function formatGap(
  { reason }: RequirementStatus,
  { language, messages: { disclosure, dates } }: ListContext,
): string {
  if (!reason) return disclosure.gap;
  const why = reason.translations?.[language]?.why ?? reason.why;
  if (reason.by === 'not-applicable') return format(disclosure.notApplicable, { why });
  const gap = format(disclosure.gapWhy, { why });
  return reason.due === undefined
    ? gap
    : `${gap} ${format(disclosure.gapDue, { date: formatDate(reason.due, dates) })}`;
}

function toAnswerView(answer: Evidence, isDisclosure: boolean, context: ListContext): ShownAnswer {
  const { language, messages } = context;
  const notes = (changed?: string) =>
    [
      answer.asOf && format(messages.disclosure.asOf, { date: formatDate(answer.asOf, messages.dates) }),
      changed && format(messages.paper.changed, { date: formatDate(reverseDay(changed), messages.dates) }),
    ]
      .filter(Boolean)
      .join('. ');
  const notesOrNone = (changed?: string) => {
    const text = isDisclosure ? notes(changed) : '';
    return text === '' ? {} : { notes: text };
  };
  switch (answer.by) {
    case 'page': {
      const translation = answer.translations?.[language];
      const localizedPage = context.page(answer.page);
      // A translation has other anchors.
      const isTranslated = answer.part === undefined || translation?.part !== undefined;
      const part = isTranslated ? translation?.part : answer.part;
      return {
        label: translation?.title ?? (isTranslated ? localizedPage.title : undefined) ?? answer.title,
        href: `/${isTranslated ? localizedPage.path : answer.page}${part === undefined ? '' : `#${part}`}`,
        ...notesOrNone((isTranslated ? localizedPage.changed : undefined) ?? answer.changed),
      };
    }
    case 'document':
      return {
        label:
          answer.translations?.[language]?.title ??
          answer.title ??
          answer.document.split('/').at(-1) ??
          answer.document,
        href: answer.document,
        ...notesOrNone(context.documentChanged(answer.document)),
        ...(isDisclosure && { sha256: answer.sha256 }),
      };
    case 'fact':
      return { label: answer.label, value: answer.value, ...notesOrNone() };
    case 'link':
      return {
        label: answer.translations?.[language]?.title ?? answer.title,
        href: answer.href,
        ...notesOrNone(),
      };
  }
}
