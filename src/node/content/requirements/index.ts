/** The lists of what authorities ask that come with the engine. Another authority, or another country, is another file and a row here. */

import type { Site } from '../../../core/model.ts';
import type { RequirementList } from '../../../generated/types.ts';

/** A unit test holds each against its schema, whose literals a module of JSON does not have. */
const list = async (file: Promise<{ default: unknown }>): Promise<RequirementList> =>
  (await file).default as RequirementList;

/** Loaded only where a site asks for them. */
export const ENGINE_LISTS: Readonly<Record<string, () => Promise<RequirementList>>> = {
  ugc: () => list(import('./ugc.json', { with: { type: 'json' } })),
  rti: () => list(import('./rti.json', { with: { type: 'json' } })),
  'anti-ragging': () => list(import('./anti-ragging.json', { with: { type: 'json' } })),
  inc: () => list(import('./inc.json', { with: { type: 'json' } })),
  'naac-health': () => list(import('./naac-health.json', { with: { type: 'json' } })),
};

/** The lists that may bind any institution of a kind in a country, by kind and ISO 3166 code, whatever it teaches; the site says which do. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  'college-IN': ['ugc', 'rti', 'anti-ragging'],
};

/** The names of the engine's lists for a site; none where it knows of none. */
export const usualLists = ({ kind, country }: Pick<Site, 'kind' | 'country'>): readonly string[] =>
  USUAL[`${kind}-${country}`] ?? [];
