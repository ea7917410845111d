/** What an address leads to, with the code that it is drawn with. */
import { rareComponents } from '../blocks/known.ts';
import { Failed, within } from '../content/failure.ts';
import { LoadError } from '../content/load.ts';
import { hasMarks } from '../content/marked.ts';
import { hasOccasion } from '../content/occasion.ts';
import { hasRare } from '../kinds/rare.ts';
import { hasSearch } from '../kinds/shown.ts';
import { markedPart } from '../parts/markedPart.ts';
import { occasionPart } from '../parts/occasionPart.ts';
import { answersPart } from '../parts/searchPart.ts';
import { type Resolution, resolve } from '../resolve.ts';
import { notFoundPart } from '../shell/notFoundPart.ts';

/**
 * Waits for what draws a page.
 *
 * @throws LoadError (rejects) when it cannot be had; the next call asks again
 */
export async function codeFor(found: Resolution): Promise<void> {
  const coming =
    found.kind === 'page'
      ? [
          hasRare(found.page.blocks) && rareComponents.ready(),
          hasMarks(found.page) && markedPart.ready(),
          hasOccasion(found.page) && occasionPart.ready(),
          hasSearch(found.page.blocks) && answersPart.ready(),
        ]
      : found.kind === 'none'
        ? [notFoundPart.ready(), answersPart.ready()]
        : [];
  await within(Promise.all(coming)).catch((error: unknown) => {
    throw new LoadError('code', error instanceof Failed ? error.failure : 'line');
  });
}

/**
 * {@link resolve}, and waits for what draws the page.
 *
 * @throws as {@link resolve} does; LoadError (rejects) when the code cannot be had, too
 */
export async function pageAt(...address: Parameters<typeof resolve>): Promise<Resolution> {
  const known = markedPart.now();
  const found = await resolve(...address);
  await codeFor(found);
  // What has come only now knows the plain words of the page's description.
  return known === markedPart.now() ? found : resolve(...address);
}
