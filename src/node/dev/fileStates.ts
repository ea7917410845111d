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
interface FilesSnapshot {
  /** @returns undefined when there is no such file */
  readState(file: string, schema: FileSchema | undefined): Promise<FileState | undefined>;
  /**
   * What is in a file, or was when it was last sound.
   *
   * @throws ContentError (rejects) when it never was
   */
  lastValid(file: string, schema: FileSchema | undefined): Promise<unknown>;
}

export interface FileStates {
  snapshot(): FilesSnapshot;
  /** Takes a file as it will be found, so that it need not be parsed once more; what is found otherwise counts. */
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
    // The rows of a site say what is a draft.
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
      const found =
        reads.get(file) ?? readJsonFile(folder, file, expected.get(file) ?? states.get(file)?.json);
      reads.set(file, found);
      expected.delete(file);
      return found;
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

/** A file with mistakes in drafts alone is shown without these. */
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
