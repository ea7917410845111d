/** The requirement lists of the engine. Add a file and a row to support another authority or country. */

import type { Site } from '../../../core/model.ts';
import type { RequirementList } from '../../../generated/types.ts';

/** A unit test validates the files, because JSON imports have no literal types. */
const list = async (file: Promise<{ default: unknown }>): Promise<RequirementList> =>
  (await file).default as RequirementList;

export const ENGINE_LISTS: Readonly<Record<string, () => Promise<RequirementList>>> = {
  ugc: () => list(import('./ugc.json', { with: { type: 'json' } })),
  rti: () => list(import('./rti.json', { with: { type: 'json' } })),
  'anti-ragging': () => list(import('./anti-ragging.json', { with: { type: 'json' } })),
  inc: () => list(import('./inc.json', { with: { type: 'json' } })),
  'naac-health': () => list(import('./naac-health.json', { with: { type: 'json' } })),
};

/** The lists that may apply to all institutions of a kind in a country, by kind and ISO 3166 code. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  'college-IN': ['ugc', 'rti', 'anti-ragging'],
};

export const usualLists = ({ kind, country }: Pick<Site, 'kind' | 'country'>): readonly string[] =>
  USUAL[`${kind}-${country}`] ?? [];
