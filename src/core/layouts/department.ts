/** The department layout: paragraphs, pictures, a heading with its paragraph (specification, section 2.6). */
import type { Store } from '../data/load.ts';
import type { Block, Department, Page } from '../model.ts';
import { type LayoutContext, pageFrame } from './context.ts';

/** @returns undefined if the data file has no entry for the path */
export const findDepartment = async (
  store: Store,
  name: string,
  path: string,
): Promise<Department | undefined> => (await store.get('department', name)).get(path);

export function department({ sections }: Department, context: LayoutContext): Page {
  return {
    ...pageFrame(context, undefined, context.route.description ?? sections[0]?.paragraphs[0]),
    image: sections.find(({ image }) => image)?.image,
    // Sections without a heading have their picture on one side, those with a heading on the other.
    blocks: sections.flatMap(({ heading, paragraphs, image }, index): Block[] =>
      heading === undefined && paragraphs.length === 0 && image === undefined
        ? []
        : [{ kind: 'feature', heading, paragraphs, image, side: index % 2 === 0 ? 'end' : 'start' }],
    ),
  };
}
