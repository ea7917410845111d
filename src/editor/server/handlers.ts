/** The handlers of the endpoints. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stringField } from '../../core/problems/value.ts';
import { baseOf } from '../../core/route/base.ts';
import { MAX_SEGMENT_BYTES, writtenPath } from '../../core/route/path.ts';
import { SCHEMA_NAMES } from '../../generated/schemas.ts';
import { checkDraft } from '../../node/check/index.ts';
import { evidenceSourceOf } from '../../node/content/compliance/siteCompliance.ts';
import { dataNameOf, EVIDENCE, isDataName, SITE } from '../../node/content/folder.ts';
import type { CheckedSite } from '../../node/content/model.ts';
import { readSchema } from '../../node/content/schemas.ts';
import type { DevServer } from '../../node/dev/server.ts';
import { createMutex } from '../../node/system/mutex.ts';
import { UsageError } from '../../node/system/usageError.ts';
import {
  type ActionSummary,
  COMPLIANCE_PATH,
  type EditorProblem,
  type EndpointInput,
  type Json,
  MAX_UPLOAD_BYTES,
  type Requests,
  SETTINGS_PATH,
  type ServerEvent,
  type ValueChange,
} from '../shared/protocol.ts';
import { type Actions, uploadsInAction } from './actions.ts';
import { addDocument } from './addDocument.ts';
import { addPictures } from './addPictures.ts';
import type { AuthContext } from './auth.ts';
import { editorText, eventInEditor, fileLabel, type TitleOf, withEditorText } from './editorText.ts';
import { readValueVersions } from './history.ts';
import { readBytes, streamEvents } from './http.ts';
import { pageParts, pageRows, siteSummary } from './pages.ts';
import type { Pairing } from './pairing.ts';
import type { Publisher } from './publishing/publisher.ts';
import { listRequirements } from './requirementLists.ts';
import { save } from './save.ts';
import { siteDocuments, sitePictures } from './siteFiles.ts';
import type { UploadStore } from './uploads.ts';
import type { Workspace } from './workspace.ts';

/** An authorized request to an endpoint. */
export interface ApiCall {
  auth: AuthContext;
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * A handler for each endpoint. It returns undefined if it has sent the response itself. It rejects with a
 * UsageError for a mistake of the user, and with a ContentError for a mistake in the site.
 */
export type Handlers = {
  readonly [Name in keyof Requests]: (
    input: EndpointInput<Name>,
    call: ApiCall,
  ) => Promise<Requests[Name]['response']>;
};

/** The dependencies of the handlers. */
export interface ApiContext {
  /** The site folder, absolute. */
  site: string;
  workspace: Workspace;
  pages: Pick<DevServer, 'applySaved'>;
  actions: Actions;
  uploads: UploadStore;
  publisher: Publisher;
  pairing: Pairing;
  /** Reads the site, or the copy if there is no folder. */
  readSite(folder?: string): Promise<CheckedSite>;
  titleOf: TitleOf;
  /** Updates the preview and notifies clients. @param changed paths from the site folder */
  refresh(changed: readonly string[]): Promise<void>;
  /** Counts changes of pictures. */
  pictureVersion(): number;
  /** The listeners of "GET /api/news". */
  listeners: Set<(event: ServerEvent) => void>;
  /** The result of the last check. */
  problems(): readonly EditorProblem[];
  /** Prints an error that does not concern the request. */
  fail(error: unknown): void;
}

export function createHandlers({
  site,
  workspace,
  pages,
  actions,
  uploads,
  publisher,
  pairing,
  readSite,
  titleOf,
  refresh,
  pictureVersion: pictureState,
  listeners,
  problems,
  fail,
}: ApiContext): Handlers {
  const runExclusive = createMutex();
  /** Saved changes are reported as saved even if the preview cannot be updated, as when the disk is full. */
  const refreshAfterSave = async (changes: readonly ValueChange[]) => {
    for (const { file, pointer } of changes) await workspace.setUnsaved({ file, pointer }).catch(fail);
    await refresh([...new Set(changes.map(({ file }) => file))]).catch(fail);
  };

  return {
    'GET /api/site': async (_, { auth: { preview, previewCookie }, response }) => {
      previewCookie.setOn(response);
      await workspace.refresh([]).catch(fail);
      const read = await readSite();
      const saved = read.site && read.manifest ? read : await readSite(site);
      // Unsaved changes may be invalid; the name, figures and languages of the site remain available.
      const siteWithFallback = {
        ...read,
        site: read.site ?? saved.site,
        manifest: read.manifest ?? saved.manifest,
      };
      return {
        ...siteSummary(siteWithFallback),
        ...(read.evidence && { requirementLists: listRequirements(read) }),
        pictureVersion: pictureState(),
        id: createHash('sha256').update(site).digest('hex').slice(0, 12),
        pages: pageRows(read, site),
        preview,
        base: baseOf(siteWithFallback.site ?? {}),
      };
    },
    'GET /api/schemas': async () =>
      Object.fromEntries(SCHEMA_NAMES.map((name) => [name, JSON.parse(readSchema(name)) as Json])),
    'GET /api/page': async ({ path }) => {
      // As in the files: the client has its unsaved changes.
      const parts = pageParts(await readSite(site), path);
      if (!parts) throw new UsageError('There is no such page.');
      return { parts };
    },
    'POST /api/unsaved': async (unsaved) => {
      assertEditable(unsaved.file);
      const updatedFile = await workspace.setUnsaved(unsaved);
      await pages.applySaved([unsaved.file], updatedFile);
      return null;
    },
    'POST /api/save': ({ changes }) =>
      runExclusive(async () => {
        for (const { file } of changes) assertEditable(file);
        const result = await save(site, changes, checkDraft, (changed) =>
          actions.record(saveSummary(changes, titleOf), changed),
        );
        if (result.kind === 'saved') await refreshAfterSave(changes);
        if (!('problems' in result)) return result;
        return { ...result, problems: result.problems.map((problem) => withEditorText(problem, titleOf)) };
      }),
    'GET /api/checksum': async ({ document }) => {
      const sha256 = evidenceSourceOf(await readSite()).document(writtenPath(document))?.sha256;
      return { ...(sha256 !== undefined && { sha256 }) };
    },
    'GET /api/history': ({ file, pointer }) => {
      assertEditable(file);
      return readValueVersions(site, { file, pointer });
    },
    'GET /api/phone': async () => pairing.state(),
    'POST /api/phone': ({ action: act }) =>
      runExclusive(async () => {
        await (act === 'start' ? pairing.start() : pairing.stop());
        return pairing.state();
      }),
    'GET /api/additions': actions.additions,
    'POST /api/act': ({ action, mode }) =>
      runExclusive(async () => {
        const result = await actions.perform(action, mode);
        const toEditorText = (message: string) => editorText(uploads.withFileNames(message), titleOf);
        if (result.kind === 'refused') return { ...result, message: toEditorText(result.message) };
        const text = toEditorText(result.text);
        if (result.kind === 'done') uploads.remove(uploadsInAction(action));
        return { ...result, text };
      }),
    'POST /api/undo': ({ id }) =>
      runExclusive(async () => {
        await actions.undo(id);
        return null;
      }),
    'POST /api/redo': ({ id }) =>
      runExclusive(async () => {
        await actions.redo(id);
        return null;
      }),
    'GET /api/pictures': async () => sitePictures(await readSite()),
    'POST /api/pictures': ({ uploads: ids, path }) =>
      runExclusive(async () => {
        const page =
          path === SETTINGS_PATH
            ? { path, title: 'the settings', location: { file: SITE, pointer: '' } }
            : pageRows(await readSite(), site).find((row) => row.path === path);
        const paths = ids.map(uploads.path).filter((path) => path !== undefined);
        if (!page || paths.length < ids.length)
          throw new UsageError('The page, or a file, is no longer there.');
        const added = await addPictures(site, paths, page, (changed) =>
          actions.record({ type: 'pictures', name: page.title }, changed),
        );
        await refresh(added.pictures.map((picture) => `public/${picture}`));
        const notes = added.notes.map((note) => editorText(uploads.withFileNames(note), titleOf));
        uploads.remove(ids);
        return { ...added, notes };
      }),
    'GET /api/documents': async () => siteDocuments(await readSite()),
    'POST /api/documents': ({ upload }) =>
      runExclusive(async () => {
        const path = uploads.path(upload);
        if (path === undefined) throw new UsageError('The file is no longer there. Choose it again.');
        const { added, changes } = await addDocument(site, path);
        if (changes.length > 0) actions.record({ type: 'added', name: added.document }, changes);
        await refresh(changes.map(({ file }) => file));
        uploads.remove([upload]);
        return { ...added, notes: added.notes.map((note) => editorText(note, titleOf)) };
      }),
    'POST /api/upload': async ({ name }, { request }) => {
      const bytes = readBytes(request, MAX_UPLOAD_BYTES, 'The file is larger than 200 MB.');
      return { id: await uploads.add(name, bytes) };
    },
    'GET /api/news': async (_, { response, auth }) => {
      // A paired device may not publish. Publishing events may contain the password prompt.
      const isRecipient = ({ kind }: ServerEvent) => kind !== 'publishing' || auth.isOwner;
      const initialEvents: ServerEvent[] = [
        { kind: 'problems', problems: problems() },
        eventInEditor({ kind: 'publishing', run: publisher.current() }, titleOf),
        { kind: 'undoHistory', history: actions.history() },
      ];
      streamEvents(response, listeners, initialEvents, isRecipient);
      return undefined;
    },
    'POST /api/enter': async (_, { response, auth }) => {
      const token = auth.pair?.(response);
      if (token === undefined) throw new UsageError('This code was used before, or is too old.');
      return { token };
    },
    'GET /api/publish': publisher.settings,
    'POST /api/publish': async (order) => {
      await publisher.begin(order);
      return null;
    },
    'POST /api/publish/answer': async (input) => {
      publisher.respond(input);
      return null;
    },
    'POST /api/publish/stop': async ({ forget }) => {
      await publisher.stop(forget);
      return null;
    },
  };
}

function saveSummary(changes: readonly ValueChange[], titleOf: TitleOf): ActionSummary {
  const names = changes.map(
    ({ file, value }) =>
      virtualPathOf(file) ??
      (stringField(value, 'title') || stringField(value, 'url') || fileLabel(file, titleOf)),
  );
  const [name = '', ...others] = new Set(names);
  return { type: 'saved', name, ...(others.length > 0 && { moreCount: others.length }) };
}

/** The path of the form of a file without a page. */
function virtualPathOf(file: string): string | undefined {
  if (file === EVIDENCE) return COMPLIANCE_PATH;
  return /^manifest\/site(?:\.[\w-]+)?\.json$/.test(file) ? SETTINGS_PATH : undefined;
}

/** @throws UsageError if a file has no form or is outside of the site */
function assertEditable(file: string): void {
  const name = dataNameOf(file);
  const isTooLong = file.split('/').some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
  if (isTooLong || (name === undefined ? !EDITABLE_FILE.test(file) : !isDataName(name)))
    throw new UsageError(`${file} is not a file of the site that can be edited.`);
}

const EDITABLE_FILE =
  /^manifest\/(routes|site|site\.[\w-]+|words\.[\w-]+|evidence|requirements\/[\w-]+)\.json$/;
