/** Blocks around the content of pages, which site.json declares for all pages or for some. */
import type { Block, Manifest, Page, Slot } from '../model.ts';
import { familyParent, writtenPath } from '../route/path.ts';

/** The name of the data file that the build derives from a slot. @param index in site.json */
export const slotName = (index: number): string => `slots/${index}`;

interface NamedSlot {
  name: string;
  slot: Slot;
}

/** Returns the slots of a page, in their order. @param path canonical @param language of the page */
export const slotsOfPage = (
  slots: Manifest['slots'],
  path: string,
  language: string,
  mainLanguage: string,
): NamedSlot[] =>
  (slots ?? []).flatMap((slot, index) =>
    (slot.language ?? mainLanguage) === language && (slot.paths?.some((row) => isRowOf(row, path)) ?? true)
      ? [{ name: slotName(index), slot }]
      : [],
  );

function isRowOf(row: string, path: string): boolean {
  const parent = familyParent(row);
  return parent === undefined
    ? writtenPath(row) === path
    : path.startsWith(parent === '' ? '' : `${parent}/`);
}

/** The blocks of a page, then those around its content. */
export const blocksAround = ({ blocks, slots = [] }: Pick<Page, 'blocks' | 'slots'>): Block[] => [
  ...blocks,
  ...slots.flatMap((slot) => slot.blocks),
];
