/** The last valid state of each file of a site that is being edited. */

import { fileMessages } from '../../core/problems/messages/files.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import { findDrafts, withoutDraftErrors } from '../content/drafts.ts';
import { dataNameOf, MANIFEST } from '../content/folder.ts';
import { isError, type JsonFile, readJsonFile, siteFile } from '../content/jsonFile.ts';
import { routeRows } from '../content/routeRows.ts';
import { validate } from '../content/validate.ts';

/** The current state of a file. */
export interface FileState {
  /** The value, if the file is JSON and matches its schema. */
  value?: unknown;
  /** The problems of the file; empty if there is a value. */
  problems: readonly Problem[];
}

/** The files at one moment: each is read once. Paths are from the site folder. */
interface FilesSnapshot {
  /** @returns undefined if the file does not exist */
  readState(file: string, schema: FileSchema | undefined): Promise<FileState | undefined>;
  /** Returns the last valid value. @throws ContentError (rejects) if there was none */
  lastValid(file: string, schema: FileSchema | undefined): Promise<unknown>;
}

export interface FileStates {
  snapshot(): FilesSnapshot;
  /**
   * Provides the parsed content of a file that was just written. It is used only if the file has these bytes.
   */
  preload(json: JsonFile): void;
}

/** @param folder the site folder, absolute */
export function createFileStates(folder: string): FileStates {
  const states = new Map<
    string,
    { json: JsonFile; schema: FileSchema | undefined; routes: unknown; state: FileState }
  >();
  const expected = new Map<string, JsonFile>();
  const lastValidValues = new Map<string, unknown>();

  const stateOf = (json: JsonFile, schema: FileSchema | undefined): FileState => {
    const { file } = json;
    const previous = states.get(file);
    // The routes decide what is a draft.
    const routes = file === MANIFEST ? json.value : lastValidValues.get(MANIFEST);
    if (previous?.json === json && previous.schema === schema && previous.routes === routes)
      return previous.state;
    const state = validateFile(json, schema, routes);
    states.set(file, { json, schema, routes, state });
    if (state.problems.length === 0) lastValidValues.set(file, state.value);
    return state;
  };

  const snapshot = (): FilesSnapshot => {
    const reads = new Map<string, ReturnType<typeof readJsonFile>>();
    const read = (file: string) => {
      const state =
        reads.get(file) ?? readJsonFile(folder, file, expected.get(file) ?? states.get(file)?.json);
      reads.set(file, state);
      expected.delete(file);
      return state;
    };
    const readState = async (file: string, schema: FileSchema | undefined) => {
      const json = await read(file);
      return json && stateOf(json, schema);
    };
    return {
      readState,
      lastValid: async (file, schema) => {
        const state = await readState(file, schema);
        if (state?.problems.length === 0) return state.value;
        if (!lastValidValues.has(file)) throw new ContentError(state?.problems ?? [missing(file)]);
        return lastValidValues.get(file);
      },
    };
  };

  return {
    snapshot,
    preload: (json) => {
      expected.set(json.file, json);
    },
  };
}

/** A file with errors only in drafts is shown without these errors. */
function validateFile(json: JsonFile, schema: FileSchema | undefined, routes: unknown): FileState {
  const { value, problems } = json;
  if (value === undefined) return { problems };
  const file = siteFile(json, schema);
  const fileProblems = [...problems, ...(schema ? validate(schema, file) : [])];
  if (!fileProblems.some(isError)) return { value, problems: [] };
  if (!schema) return { problems: fileProblems };
  const name = dataNameOf(json.file);
  const drafts = findDrafts(routeRows(routes), routes, new Map(name === undefined ? [] : [[name, value]]));
  const valueWithoutErrors = problems.some(isError) ? undefined : withoutDraftErrors(file, schema, drafts);
  return valueWithoutErrors === undefined
    ? { problems: fileProblems }
    : { value: valueWithoutErrors, problems: [] };
}

const missing = (file: string): Problem => problemInFile(file, fileMessages.missing(file));
