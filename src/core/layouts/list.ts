/** A club, committee or other subject with its programmes (specification, section 2.7). */
import type { Store } from '../data/load.ts';
import type { Block, Messages, Page, Subject, TableCell } from '../model.ts';
import { archiveBlock, archiveTitle } from './archive.ts';
import {
  documentBlock,
  type LayoutContext,
  messagesIn,
  pageFrame,
  programmeCard,
  proseBlocks,
} from './context.ts';
import { withHeadings } from './headings.ts';

export async function findSubjects(
  store: Store,
  name: string,
  _path: string,
  kind: 'programme-list' | 'camp',
): Promise<Subject[]> {
  return (await store.get(kind, name)).subjects;
}

/** The first subject supplies the title of the page; each other subject has a heading. */
export function list(subjects: Subject[], context: LayoutContext): Page {
  const [first] = subjects;
  const { archive } = first ?? {};
  const frame = pageFrame(context, first?.heading, context.route.description ?? first?.paragraphs[0]);
  const words = messagesIn(context.locale, frame.language);
  const listWords = { dates: context.locale.messages.dates, layouts: withHeadings(words, first?.headings) };
  const title = archive && archiveTitle(frame.title, archive, listWords);
  return {
    ...(title === undefined || title === frame.title ? frame : pageFrame(context, title, undefined)),
    image: subjects.flatMap(({ programmes }) => programmes).find(({ thumbnail }) => thumbnail)?.thumbnail,
    blocks: [
      ...subjects.flatMap((subject, index) =>
        subjectBlocks(
          subject,
          index === 0,
          withHeadings(words, subject.headings),
          context.family && !archive,
        ),
      ),
      ...(archive ? [archiveBlock(first?.programmes ?? [], archive, listWords)] : []),
    ],
  };
}

function subjectBlocks(subject: Subject, first: boolean, words: Messages['layouts'], family?: boolean) {
  const { heading, paragraphs, sections, objectives, lists, listStyle, contacts = [], reports } = subject;
  return [
    ...openingBlocks(paragraphs, first ? undefined : heading),
    ...(contacts.length > 0 ? [{ kind: 'contacts' as const, heading: words.contacts, contacts }] : []),
    ...proseBlocks(sections),
    ...(objectives.length > 0
      ? [{ kind: 'list' as const, heading: words.objectives, items: objectives, style: listStyle }]
      : []),
    ...lists.map(({ heading, items }, index) => ({
      kind: 'list' as const,
      heading: heading ?? (afterHeading(subject, index) ? words.further : undefined),
      items,
      style: listStyle,
    })),
    ...committeeBlock(subject, words),
    ...documentBlock(reports, words),
    ...programmesBlock(subject, words, family),
  ];
}

/** Returns true if a list without a heading would look like a part of the previous one. */
function afterHeading({ lists, objectives }: Subject, index: number): boolean {
  const previousList = lists[index - 1];
  return previousList ? previousList.heading !== undefined : objectives.length > 0;
}

function openingBlocks(paragraphs: string[], heading: string | undefined): Block[] {
  if (paragraphs.length === 0 && heading === undefined) return [];
  return [{ kind: 'prose', heading, paragraphs, lead: heading === undefined }];
}

/** Consecutive members with the same position share one cell (specification, section 2.7, ssgp). */
function committeeBlock({ committee, columns }: Subject, words: Messages['layouts']): Block[] {
  if (committee.length === 0) return [];
  const rows = committee.map(({ position, name, designation }, index): TableCell[] => {
    const rest = [{ text: name }, { text: designation ?? '' }];
    if (index > 0 && committee[index - 1]?.position === position) return rest;
    const after = committee.slice(index).findIndex((member) => member.position !== position);
    const rowSpan = after < 0 ? committee.length - index : after;
    return [{ text: position, bold: true, rowSpan }, ...rest];
  });
  return [
    {
      kind: 'table',
      heading: words.committee,
      caption: words.members,
      columns: columns ?? [words.memberPosition, words.memberName, words.memberDesignation],
      rows,
    },
  ];
}

/** @param family true if entries are expected, so that an empty list shows a notice */
function programmesBlock(
  { programmes, programmesDisplay, archive }: Subject,
  words: Messages['layouts'],
  family?: boolean,
): Block[] {
  if (archive || programmesDisplay === 'hidden' || (programmes.length === 0 && !family)) return [];
  return [
    {
      kind: 'cards',
      heading: words.programmes,
      cards: programmes.map(programmeCard),
      display: programmesDisplay === 'rows' ? 'rows' : 'pictures',
    },
  ];
}
