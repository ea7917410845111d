/** What is in the files of a site while they change: of each the last state that can be shown. */

import { fileMessages } from '../../core/problems/messages/files.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import { findDrafts, withoutDraftErrors } from '../content/drafts.ts';
import { dataNameOf, MANIFEST } from '../content/folder.ts';
import { isError, type JsonFile, readJsonFile, siteFile } from '../content/jsonFile.ts';
import { routeRows } from '../content/routeRows.ts';
import { validate } from '../content/validate.ts';

/** What is in a file now. */
export interface FileState {
  /** The value when the file is JSON and its schema accepts it. */
  value?: unknown;
  /** What is wrong with the file by itself; empty when there is a value. */
  problems: readonly Problem[];
}

/** The files at one moment: each is read once. Paths are those from the site folder. */
interface FilesNow {
  /** @returns undefined when there is no such file */
  look(file: string, schema: FileSchema | undefined): Promise<FileState | undefined>;
  /**
   * What is in a file, or was when it was last sound.
   *
   * @throws ContentError (rejects) when it never was
   */
  sound(file: string, schema: FileSchema | undefined): Promise<unknown>;
}

export interface FileStates {
  now(): FilesNow;
  /** Takes a file as it will be found, so that it need not be parsed once more; what is found otherwise counts. */
  expect(json: JsonFile): void;
}

/** @param folder the site folder, absolute */
export function fileStates(folder: string): FileStates {
  const seen = new Map<
    string,
    { json: JsonFile; schema: FileSchema | undefined; routes: unknown; state: FileState }
  >();
  const expected = new Map<string, JsonFile>();
  const lastSound = new Map<string, unknown>();

  const stateOf = (json: JsonFile, schema: FileSchema | undefined): FileState => {
    const { file } = json;
    const before = seen.get(file);
    // The rows of a site say what is a draft.
    const routes = file === MANIFEST ? json.value : lastSound.get(MANIFEST);
    if (before?.json === json && before.schema === schema && before.routes === routes) return before.state;
    const state = judge(json, schema, routes);
    seen.set(file, { json, schema, routes, state });
    if (state.problems.length === 0) lastSound.set(file, state.value);
    return state;
  };

  const now = (): FilesNow => {
    const reads = new Map<string, ReturnType<typeof readJsonFile>>();
    const read = (file: string) => {
      const found = reads.get(file) ?? readJsonFile(folder, file, expected.get(file) ?? seen.get(file)?.json);
      reads.set(file, found);
      expected.delete(file);
      return found;
    };
    const look = async (file: string, schema: FileSchema | undefined) => {
      const json = await read(file);
      return json && stateOf(json, schema);
    };
    return {
      look,
      sound: async (file, schema) => {
        const state = await look(file, schema);
        if (state?.problems.length === 0) return state.value;
        if (!lastSound.has(file)) throw new ContentError(state?.problems ?? [missing(file)]);
        return lastSound.get(file);
      },
    };
  };

  return {
    now,
    expect: (json) => {
      expected.set(json.file, json);
    },
  };
}

/** A file with mistakes in drafts alone is shown without these. */
function judge(json: JsonFile, schema: FileSchema | undefined, routes: unknown): FileState {
  const { value, problems } = json;
  if (value === undefined) return { problems };
  const file = siteFile(json, schema);
  const found = [...problems, ...(schema ? validate(schema, file) : [])];
  if (!found.some(isError)) return { value, problems: [] };
  if (!schema) return { problems: found };
  const name = dataNameOf(json.file);
  const drafts = findDrafts(routeRows(routes), routes, new Map(name === undefined ? [] : [[name, value]]));
  const shown = problems.some(isError) ? undefined : withoutDraftErrors(file, schema, drafts);
  return shown === undefined ? { problems: found } : { value: shown, problems: [] };
}

const missing = (file: string): Problem => problemInFile(file, fileMessages.missing(file));
