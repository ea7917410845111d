/** The camps of one month: a table and captioned pictures (specification, section 2.8). */
import type { Inputs, Page } from '../model.ts';
import { type Context, neighbourBlock, pageFrame } from './context.ts';

/** The columns of every table of camps (specification, section 2.8). */
export const CAMP_COLUMNS = ['Date', 'Place', 'Organised By', 'Name of Students'];

export function campMonth({ month, before, after }: Inputs['camp-month'], context: Context): Page {
  const { title, rows, images, thumbnail } = month;
  return {
    ...pageFrame(context, title, undefined),
    image: images[0]?.src ?? thumbnail,
    blocks: [
      ...(rows.length > 0 ? [{ kind: 'table' as const, caption: title, columns: CAMP_COLUMNS, rows }] : []),
      ...(images.length > 0 ? [{ kind: 'gallery' as const, heading: 'Images', images }] : []),
      ...neighbourBlock([after, before], context.trail.at(-1), images),
    ],
  };
}
