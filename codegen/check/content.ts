/** Walks over the values of a site's data files. */
import type { CampProgramme, DepartmentRecord, ProgrammeEntry } from '../../src/generated/types.ts';
import type { SiteFile } from './place.ts';
import type { CheckedSite } from './site.ts';

/** An entry of a programme list or of the camps, with its place. */
export interface PlacedEntry {
  file: SiteFile;
  path: (string | number)[];
  entry: ProgrammeEntry | CampProgramme;
}

/** The entries of all sound files of programmes and camps, in the order of the files. */
export function entries(site: CheckedSite): PlacedEntry[] {
  return site.files
    .filter(({ schema, sound }) => sound && (schema === 'programme-list' || schema === 'camp'))
    .flatMap((file) => {
      // Sound files have the shape of their schemas.
      const { data } = file.value as { data: { programme?: (ProgrammeEntry | CampProgramme)[] }[] };
      return data.flatMap(({ programme = [] }, record) =>
        programme.map((entry, index) => ({ file, path: ['data', record, 'programme', index], entry })),
      );
    });
}

/** The departments of all sound files of departments. */
export function departments(site: CheckedSite): { file: SiteFile; path: (string | number)[]; url: string }[] {
  return site.files
    .filter(({ schema, sound }) => sound && schema === 'department')
    .flatMap((file) =>
      (file.value as { data: DepartmentRecord[] }).data.map(({ url }, index) => ({
        file,
        path: ['data', index],
        url,
      })),
    );
}

/** A text of a file with its place and the name of its field. */
export interface PlacedText {
  file: SiteFile;
  path: (string | number)[];
  field: string;
  text: string;
}

/** Every text of all sound files. */
export function textsOf(site: CheckedSite): PlacedText[] {
  return site.files
    .filter(({ sound, schema }) => sound && schema !== undefined)
    .flatMap((file) => [...walk(file, file.value, [], '')]);
}

function* walk(
  file: SiteFile,
  value: unknown,
  path: (string | number)[],
  field: string,
): Generator<PlacedText> {
  if (typeof value === 'string') yield { file, path, field, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(file, item, [...path, index], field);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* walk(file, item, [...path, key], key);
  }
}
