/** The shared department screen: paragraphs, pictures, a heading with its paragraph (specification, section 2.6). */
import type { Store } from '../content/load.ts';
import type { Block, Department, Page, PicturedSection } from '../model.ts';
import { type Context, pageFrame } from './context.ts';

/** The departments of a file. */
export const departments = (store: Store, name: string) => store.get('department', name);

export const findDepartment = async (store: Store, name: string, path: string) =>
  (await departments(store, name)).get(path);

export function department({ content }: Department, context: Context): Page {
  return {
    ...pageFrame(context, undefined, context.route.description ?? content[0]?.first.paragraphs[0]),
    image: content.find(({ first }) => first.image)?.first.image,
    blocks: content.flatMap(({ first, second }) => [...feature(first, 'end'), ...feature(second, 'start')]),
  };
}

function feature({ heading, paragraphs, image }: PicturedSection, side: 'start' | 'end'): Block[] {
  if (heading === undefined && paragraphs.length === 0 && image === undefined) return [];
  return [{ kind: 'feature', heading, paragraphs, image, side }];
}
