/** The handlers of the endpoints of the editor's server. */
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
import { siteDocuments } from './siteDocuments.ts';
import { sitePictures } from './sitePictures.ts';
import type { UploadStore } from './uploads.ts';
import type { Workspace } from './workspace.ts';

/** An authorized request to an endpoint. */
export interface ApiCall {
  auth: AuthContext;
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * A handler for each endpoint. It returns undefined if it has sent the response itself. It rejects with a UsageError for a mistake of the user,
 * and with a ContentError for one of the site.
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
  /** The site, or without a folder the copy. */
  readSite(folder?: string): Promise<CheckedSite>;
  titleOf: TitleOf;
  /** Shows and tells what has changed in the site folder. @param changed paths from there */
  refresh(changed: readonly string[]): Promise<void>;
  /** How often pictures have become others. */
  pictureVersion(): number;
  /** The listeners of "GET /api/news". */
  listeners: Set<(news: ServerEvent) => void>;
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
  /** What was saved is so, whether or not it can be shown, as where the disk is full. */
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
      // What is not saved may have a mistake, and the site has its name, figures and languages all the same.
      const siteWithFallback = {
        ...read,
        site: read.site ?? saved.site,
        manifest: read.manifest ?? saved.manifest,
      };
      return {
        ...siteSummary(siteWithFallback),
        ...(read.evidence && { requirementLists: await listRequirements(read) }),
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
      // As it is in the files: what is not saved the window has itself.
      const parts = pageParts(await readSite(site), path);
      if (!parts) throw new UsageError('There is no such page.');
      return { parts };
    },
    'POST /api/unsaved': async (unsaved) => {
      assertEditable(unsaved.file);
      const made = await workspace.setUnsaved(unsaved);
      await pages.applySaved([unsaved.file], made);
      return null;
    },
    'POST /api/save': ({ changes }) =>
      runExclusive(async () => {
        for (const { file } of changes) assertEditable(file);
        const answer = await save(site, changes, checkDraft, (made) =>
          actions.record(saveSummary(changes, titleOf), made),
        );
        if (answer.kind === 'saved') await refreshAfterSave(changes);
        if (!('problems' in answer)) return answer;
        return { ...answer, problems: answer.problems.map((one) => withEditorText(one, titleOf)) };
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
        const answer = await actions.perform(action, mode);
        const toEditorText = (message: string) => editorText(uploads.withFileNames(message), titleOf);
        if (answer.kind === 'refused') return { ...answer, message: toEditorText(answer.message) };
        const text = toEditorText(answer.text);
        if (answer.kind === 'done') uploads.remove(uploadsInAction(action));
        return { ...answer, text };
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
        const paths = ids.map(uploads.path).filter((each) => each !== undefined);
        if (!page || paths.length < ids.length)
          throw new UsageError('The page, or a file, is no longer there.');
        const added = await addPictures(site, paths, page, (made) =>
          actions.record({ type: 'pictures', name: page.title }, made),
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
        const { taken, changes } = await addDocument(site, path);
        if (changes.length > 0) actions.record({ type: 'added', name: taken.document }, changes);
        await refresh(changes.map(({ file }) => file));
        uploads.remove([upload]);
        return { ...taken, notes: taken.notes.map((note) => editorText(note, titleOf)) };
      }),
    'POST /api/upload': async ({ name }, { request }) => {
      const bytes = readBytes(request, MAX_UPLOAD_BYTES, 'The file is larger than 200 MB.');
      return { id: await uploads.add(name, bytes) };
    },
    'GET /api/news': async (_, { response, auth }) => {
      // A paired device may not publish. News of publishing may contain the prompt for a password.
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

/** The path of the form that a file has beside those of pages. */
function virtualPathOf(file: string): string | undefined {
  if (file === EVIDENCE) return COMPLIANCE_PATH;
  return /^manifest\/site(?:\.[\w-]+)?\.json$/.test(file) ? SETTINGS_PATH : undefined;
}

/** The files that have forms. @throws UsageError for any other, such as one outside of the site */
function assertEditable(file: string): void {
  const name = dataNameOf(file);
  const isTooLong = file.split('/').some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
  if (isTooLong || (name === undefined ? !EDITABLE_FILE.test(file) : !isDataName(name)))
    throw new UsageError(`${file} is not a file of the site that can be edited.`);
}

const EDITABLE_FILE =
  /^manifest\/(routes|site|site\.[\w-]+|words\.[\w-]+|evidence|requirements\/[\w-]+)\.json$/;
