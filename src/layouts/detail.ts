/** One programme entry: title, paragraphs, videos, pictures (specification, section 2.9). */
import type { Inputs, Page } from '../model.ts';
import { type Context, neighbourBlock, pageFrame, proseBlocks } from './context.ts';

export function detail({ programme, before, after }: Inputs['detail'], context: Context): Page {
  const { title, date, paragraphs, videos, videoDisplay, images, thumbnail } = programme;
  return {
    ...pageFrame(context, title, paragraphs[0]),
    date,
    image: images[0]?.src ?? thumbnail,
    blocks: [
      ...proseBlocks([{ paragraphs }]),
      ...(videos.length > 0 && videoDisplay !== 'hidden'
        ? [{ kind: 'videos' as const, heading: 'Videos', videos, display: videoDisplay }]
        : []),
      ...(images.length > 0 ? [{ kind: 'gallery' as const, heading: 'Pictures', images }] : []),
      ...neighbourBlock([after, before], context.trail.at(-1), images),
    ],
  };
}
