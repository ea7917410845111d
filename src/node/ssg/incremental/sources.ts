/** What was learnt of data files, and made of them, is taken from the last build where none of them has changed. */
import { constants, copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DerivedFile } from '../../content/dataDeriver.ts';
import { textsWithNames } from '../../content/fileReferences.ts';
import { localeInputs } from '../../content/locales.ts';
import type { StoredMediaNames } from '../mediaManifest.ts';

interface SourceFacts {
  /** Its digest, beside the address of the app. */
  digest: string;
  /** The pictures and documents that it names. */
  media: StoredMediaNames;
  /** What is looked for in all data files at once, as values in which the same is found; absent in a file that is made. */
  locales?: unknown;
  /** The texts that may name files. */
  texts?: readonly string[];
}

export interface StoredSources {
  /** The address of the app. */
  app: string;
  /** By name. */
  files: Readonly<Record<string, SourceFacts>>;
}

/** The facts of those data files that are as they were. */
export type StoredFacts = (name: string) => SourceFacts | undefined;

/**
 * @param previous what the last build has learnt; absent where more has changed of the site than data files
 * @param edited the names of those
 * @param derivedFiles the files that are made of others
 */
export function unchangedSources(
  previous: StoredSources | undefined,
  edited: ReadonlySet<string>,
  derivedFiles: ReadonlyMap<string, DerivedFile>,
): StoredFacts {
  const isSame = (name: string) => !edited.has(name);
  return (name) => {
    const file = derivedFiles.get(name);
    const names = file ? [...file.sources, ...(file.dependencies ?? [])] : [name];
    return names.every(isSame) ? previous?.files[name] : undefined;
  };
}

/** What is looked for in a data file of the site together with all others. */
export const siteWideFacts = (value: unknown): Pick<SourceFacts, 'locales' | 'texts'> => ({
  locales: localeInputs(value),
  texts: textsWithNames(value),
});

/**
 * Copies a file of the last site into the new one. No link, which would touch the last site before it is known that the new one is sound.
 *
 * @returns whether it is there now
 */
export function copyFile(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    return true;
  } catch {
    return false;
  }
}
