/** Code that comes with the first page that needs it: what there is, and when it is needed. */

import { hasRare } from '../../core/data/blockTraits/rare.ts';
import { hasSearch } from '../../core/data/blockTraits/runtimeTraits.ts';
import type { LatePart } from '../../core/i18n/latePart.ts';
import type { Page } from '../../core/model.ts';
import { rareComponents } from '../blocks/known.ts';
import { answersPart } from '../search/searchPart.ts';
import { notFoundPart } from './notFoundPart.ts';

interface Late {
  part: Pick<LatePart<unknown>, 'ready'>;
  /** @param page undefined for the not-found page */
  isNeeded(page: Page | undefined): boolean;
}

export const LATE = {
  rare: { part: rareComponents.rare, isNeeded: (page) => !!page && hasRare('rare', page.blocks) },
  archive: { part: rareComponents.archive, isNeeded: (page) => !!page && hasRare('archive', page.blocks) },
  answers: { part: answersPart, isNeeded: (page) => !page || hasSearch(page.blocks) },
  notFound: { part: notFoundPart, isNeeded: (page) => !page },
} satisfies Record<string, Late>;

export type LateName = keyof typeof LATE;

/** What a page needs. @param page undefined for the not-found page */
export const lateOf = (page: Page | undefined): LateName[] =>
  (Object.keys(LATE) as LateName[]).filter((name) => LATE[name].isNeeded(page));
