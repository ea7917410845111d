/** What block components know besides their block. */
import { createContext, useContext } from 'react';
import type { Site } from '../model.ts';

/** What every page of a site shares. */
export interface Surroundings {
  site: Site;
  /** The year of the build: what the HTML says before the app runs, so that both agree. */
  buildYear: number;
}

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

export const SurroundingsProvider = SurroundingsContext.Provider;

/** @throws outside of a {@link SurroundingsProvider}: a mistake of the engine, never of the content */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('A block was drawn outside of a page.');
  return surroundings;
}
