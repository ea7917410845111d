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
  words: Messages;
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
  const { disclosure: words } = context.words;
  const isWhole = kind === 'disclosure';
  const sections = list.sections.flatMap(({ title, items, counts }, index) => {
    const visibleItems = items.filter(
      ({ state }) => gapsShown || state === 'shown' || state === 'notApplicable',
    );
    if (visibleItems.length === 0) return [];
    return {
      id: `${prefix}-part-${index + 1}`,
      title: localizedText(title, language),
      counts: formatCounts(counts, words),
      items: visibleItems.map((item) => toItemView(item, list, isWhole, prefix, context)),
    };
  });
  return {
    title: format(words.listOf, {
      authority: localizedText(list.authority, language),
      list: localizedText(list.title, language),
    }),
    counts: formatCounts(list.counts, words),
    says: { checksum: words.checksum, sources: words.sources },
    sections,
    ...(isWhole && list.binds !== undefined && { binds: format(words.binds, { words: list.binds }) }),
    sources: isWhole
      ? list.sources.map((source, index) => ({
          id: `${prefix}-source-${index + 1}`,
          title: source.title,
          ...formatSourceFacts(source, context),
          ...(source.address !== undefined && { href: source.address }),
        }))
      : [],
  };
}

function formatCounts(counts: StateCounts, words: Messages['disclosure']): string {
  const { asked, shown, notApplicable, gap, open } = counts;
  return notApplicable === 0
    ? format(words.counts, { shown, asked })
    : format(words.countsApart, { shown, notApplicable, missing: gap + open });
}

function formatSourceFacts(
  { number, date, kind }: RequirementSource,
  { words }: ListContext,
): { facts?: string } {
  const day = date === undefined ? undefined : formatDate(date, words.dates);
  const report = kind === 'report' ? words.disclosure.report : undefined;
  const facts = [number, day, report].filter((part) => part !== undefined).join(', ');
  return facts === '' ? {} : { facts };
}

function toItemView(
  item: RequirementStatus,
  { sources }: RequirementListStatus,
  isWhole: boolean,
  prefix: string,
  context: ListContext,
): ShownItem {
  const { disclosure: words } = context.words;
  const sourceNumber = sources.findIndex(({ id }) => id === item.source) + 1;
  const source = format(words.source, { number: sourceNumber });
  const title = localizedText(item.title, context.language);
  return {
    id: `${prefix}-${item.id}`,
    ...(item.number !== undefined && { number: item.number }),
    title,
    ...(isWhole && !isSameText(item.words, title) && { words: item.words }),
    ...(isWhole &&
      sourceNumber > 0 && {
        source: {
          label: item.place === undefined ? source : format(words.placeIn, { source, place: item.place }),
          href: `#${prefix}-source-${sourceNumber}`,
        },
      }),
    answers: item.answers.map((answer) => toAnswerView(answer, isWhole, context)),
    ...(item.state !== 'shown' && { gap: formatGap(item, context) }),
  };
}

const isSameText = (first: string, second: string): boolean => normalizeText(first) === normalizeText(second);

const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

function formatGap(
  { reason }: RequirementStatus,
  { language, words: { disclosure: words, dates } }: ListContext,
): string {
  if (!reason) return words.gap;
  const why = reason.translations?.[language]?.why ?? reason.why;
  if (reason.by === 'not-applicable') return format(words.notApplicable, { why });
  const gap = format(words.gapWhy, { why });
  return reason.due === undefined
    ? gap
    : `${gap} ${format(words.gapDue, { date: formatDate(reason.due, dates) })}`;
}

function toAnswerView(answer: Evidence, isWhole: boolean, context: ListContext): ShownAnswer {
  const { language, words } = context;
  const notes = (changed?: string) =>
    [
      answer.asOf && format(words.disclosure.asOf, { date: formatDate(answer.asOf, words.dates) }),
      changed && format(words.paper.changed, { date: formatDate(reverseDay(changed), words.dates) }),
    ]
      .filter(Boolean)
      .join('. ');
  const notesOrNone = (changed?: string) => {
    const text = isWhole ? notes(changed) : '';
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
        ...(isWhole && { sha256: answer.sha256 }),
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
