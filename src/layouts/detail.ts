/** One programme entry: title, paragraphs, videos, pictures (specification, section 2.9). */
import type { Store } from '../content/load.ts';
import type { Page, Programme } from '../model.ts';
import { type Context, neighbourBlock, pageFrame, proseBlocks, wordsIn } from './context.ts';
import { titled } from './headings.ts';

/** The entries of a programme list. */
export const programmes = async (store: Store, name: string) =>
  (await store.get('programme-list', name)).entries;

/** An entry and its neighbours: those before and after it in its record, of those under the same parent path. */
interface Found {
  programme: Programme;
  before?: Programme;
  after?: Programme;
}

export async function findProgramme(store: Store, name: string, path: string): Promise<Found | undefined> {
  const { entries, subjects } = await store.get('programme-list', name);
  const programme = entries.get(path);
  if (!programme) return undefined;
  const own = subjects.find((subject) => subject.programmes.includes(programme))?.programmes ?? [];
  const parent = parentOf(path);
  const isBeside = (other: Programme) => parentOf(other.path) === parent;
  const index = own.indexOf(programme);
  return {
    programme,
    // Only the next one is looked for: the family as a list would take seconds where all pages of a large file are drawn.
    before: own.slice(index + 1).find(isBeside),
    after: own.slice(0, index).reverse().find(isBeside),
  };
}

/** The path above a path. */
export const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

export function detail({ programme, before, after }: Found, context: Context): Page {
  const { title, date, paragraphs, videos, videoDisplay, images, thumbnail, keywords, headings } = programme;
  const frame = pageFrame(context, title, paragraphs[0]);
  const words = titled(wordsIn(context.voice, frame.language), headings);
  return {
    ...frame,
    date,
    keywords,
    image: images[0]?.src ?? thumbnail,
    blocks: [
      ...proseBlocks([{ paragraphs }]),
      ...(videos.length > 0 && videoDisplay !== 'hidden'
        ? [{ kind: 'videos' as const, heading: words.videos, videos, display: videoDisplay }]
        : []),
      ...(images.length > 0 ? [{ kind: 'gallery' as const, heading: words.pictures, images }] : []),
      ...(context.lists?.tagsBlock(programme, context.route, context.table, words.tags) ?? []),
      ...neighbourBlock([after, before], context.trail.at(-1), images, words),
    ],
  };
}
