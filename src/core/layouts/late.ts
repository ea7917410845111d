/** What of layouts few pages need: it comes with the first page that does. */

import { LoadError } from '../data/load.ts';
import { latePart } from '../i18n/latePart.ts';

type LateLayouts = typeof import('./rare.ts');

/** The code, as far as it is at hand. */
export const layoutsPart = latePart<LateLayouts>(() =>
  import('./rare.ts').catch(() => {
    throw new LoadError('code', 'line');
  }),
);

/** @throws LoadError (rejects) when it cannot be had; the next call asks again */
export async function lateLayouts(): Promise<LateLayouts> {
  await layoutsPart.ready();
  return hereNow();
}

/** The same for who knows that {@link lateLayouts} was waited for. @throws where nobody has */
export function hereNow(): LateLayouts {
  const layouts = layoutsPart.now();
  if (!layouts) throw new Error('Nobody has waited for the code of this layout.');
  return layouts;
}
