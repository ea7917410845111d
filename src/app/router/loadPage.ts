/** What an address leads to, with the code that it is drawn with. */
import { RequestError, withTimeout } from '../../core/data/failure.ts';
import { LoadError } from '../../core/data/load.ts';
import { type Resolution, resolve } from '../../core/resolve.ts';
import { LATE, lateOf } from '../shell/late.ts';

/**
 * Waits for what draws a page.
 *
 * @throws LoadError (rejects) when it cannot be had; the next call asks again
 */
export async function loadCode(found: Resolution): Promise<void> {
  if (found.kind !== 'page' && found.kind !== 'none') return;
  const coming = lateOf(found.kind === 'page' ? found.page : undefined).map((name) =>
    LATE[name].part.ready(),
  );
  await withTimeout(Promise.all(coming)).catch((error: unknown) => {
    throw new LoadError('code', error instanceof RequestError ? error.kind : 'line');
  });
}

/**
 * {@link resolve}, and waits for what draws the page.
 *
 * @throws as {@link resolve} does; LoadError (rejects) when the code cannot be had, too
 */
export async function loadPage(...address: Parameters<typeof resolve>): Promise<Resolution> {
  const found = await resolve(...address);
  await loadCode(found);
  return found;
}
