/** A month, such as one of camps: a table and captioned pictures (specification, section 2.8). */
import type { Store } from '../data/load.ts';
import type { Block, CampMonth, Page } from '../model.ts';
import { contentBlocks, type LayoutContext, messagesIn, neighbourBlock, pageFrame } from './context.ts';
import { withHeadings } from './headings.ts';

/** The default columns (specification, section 2.8). */
export const CAMP_COLUMNS = ['campDate', 'campPlace', 'campOrganiser', 'campStudents'] as const;

export interface MonthInput {
  month: CampMonth;
  previous?: CampMonth;
  next?: CampMonth;
}

export async function findMonth(store: Store, name: string, path: string): Promise<MonthInput | undefined> {
  const { entries } = await store.get('camp', name);
  const month = entries.get(path);
  if (!month) return undefined;
  const months = [...entries.values()].filter(({ expiredNotice }) => !expiredNotice);
  const index = months.indexOf(month);
  // Expired months are in no list, so they have no neighbours.
  return index < 0 ? { month } : { month, previous: months[index + 1], next: months[index - 1] };
}

export function campMonth({ month, previous, next }: MonthInput, context: LayoutContext): Page {
  const { title, date, rows, images, thumbnail, columns, headings } = month;
  const frame = pageFrame(context, title, undefined);
  const words = withHeadings(messagesIn(context.locale, frame.language), headings);
  // Other monthly tables have their headings in the data file.
  const ofCamps = context.route.layout === 'camp-month';
  const content: Block[] = [
    ...(rows.length > 0
      ? [
          {
            kind: 'table' as const,
            heading: ofCamps ? words.camps : headings?.table,
            caption: ofCamps ? words.campsByDate : (headings?.caption ?? title),
            columns: columns ?? CAMP_COLUMNS.map((column) => words[column]),
            rows,
          },
        ]
      : []),
    ...(images.length > 0 ? [{ kind: 'gallery' as const, heading: words.images, images }] : []),
  ];
  return {
    ...frame,
    image: images[0]?.src ?? thumbnail,
    searchDate: date,
    blocks: [
      ...contentBlocks(content),
      ...neighbourBlock([next, previous], context.trail.at(-1), content, words),
    ],
  };
}
