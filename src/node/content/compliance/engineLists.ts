import { readdirSync, readFileSync } from 'node:fs';
import type { Site } from '../../../core/model.ts';
import type { RequirementList } from '../../../generated/types.ts';
import { schemasFolder } from '../schemas.ts';

export type RequirementLists = ReadonlyMap<string, RequirementList>;

/** @returns the lists of a folder by name, in alphabetical order @throws SyntaxError for invalid JSON */
export function readLists(folder: string): RequirementLists {
  const names = readdirSync(folder).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
  return new Map(
    // A unit test validates the files.
    names.sort().map((name) => [name, JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'))]),
  );
}

let engineListCache: RequirementLists | undefined;

/** The requirement lists of the engine: each file in schemas/requirements is one. */
export const engineLists = (): RequirementLists =>
  (engineListCache ??= readLists(`${schemasFolder}requirements/`));

/** Returns the names of the lists that usually apply to the institutions of a kind in a country. */
export const usualLists = (lists: RequirementLists, site: Pick<Site, 'kind' | 'country'>): string[] =>
  [...lists.values()]
    .filter(({ appliesTo = [] }) =>
      appliesTo.some(({ kind, country }) => kind === site.kind && country === site.country),
    )
    .map(({ id }) => id);
