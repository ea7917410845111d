/** The shared department screen: paragraphs, pictures, a heading with its paragraph (specification, section 2.6). */
import type { Store } from '../content/load.ts';
import type { Block, Department, Page } from '../model.ts';
import { type Context, pageFrame } from './context.ts';

type Content = Department['content'][number];

/** The departments of a file. */
export const departments = (store: Store, name: string) => store.get('department', name);

export const findDepartment = async (store: Store, name: string, path: string) =>
  (await departments(store, name)).get(path);

export function department({ content }: Department, context: Context): Page {
  return {
    ...pageFrame(context, undefined, context.route.description ?? content[0]?.para1),
    image: content.find(({ img1 }) => img1)?.img1,
    blocks: content.flatMap(contentBlocks),
  };
}

/** The first picture stands beside the paragraphs, the second beside the sub-paragraph, on the other side. */
function contentBlocks({ para1, para2, img1, img2, head1, subpara1 }: Content): Block[] {
  const paragraphs = [para1, para2].filter((paragraph) => paragraph !== undefined);
  return [
    ...part(undefined, paragraphs, img1, 'end'),
    ...part(head1, subpara1 === undefined ? [] : [subpara1], img2, 'start'),
  ];
}

function part(
  heading: string | undefined,
  paragraphs: string[],
  image: string | undefined,
  side: 'start' | 'end',
): Block[] {
  if (heading === undefined && paragraphs.length === 0 && image === undefined) return [];
  return [{ kind: 'feature', heading, paragraphs, image, side }];
}
