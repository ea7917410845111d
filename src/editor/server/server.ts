import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem } from '../../core/problems/problem.ts';
import { isPictureFile } from '../../node/content/fileReferences.ts';
import type { JsonFile } from '../../node/content/jsonFile.ts';
import { readCheckedSite } from '../../node/content/readCheckedSite.ts';
import type { EditorPreview } from '../../node/dev/editorPreview.ts';
import { startDev } from '../../node/dev/server.ts';
import { listen, respond } from '../../node/system/httpServer.ts';
import type { EditorProblem, ServerEvent } from '../shared/protocol.ts';
import { createActions } from './actions.ts';
import { type AuthContext, createPreviewCookie } from './auth.ts';
import { readClientFiles } from './clientFiles.ts';
import { eventInEditor, type TitleOf } from './editorText.ts';
import { createRequestHandler } from './handleRequest.ts';
import { createHandlers } from './handlers.ts';
import { fileTitles } from './pages.ts';
import { createPairing, type Pairing } from './pairing.ts';
import { createPublisher } from './publishing/publisher.ts';
import { toEditorProblem } from './save.ts';
import { loadSavedSession, saveSession } from './savedSession.ts';
import { createUploads } from './uploads.ts';
import { openWorkspace } from './workspace.ts';

export interface Editor {
  /** The URL of the client, with its token. */
  address: string;
  pairing: Pick<Pairing, 'start'>;
  close(): Promise<void>;
}

/** The host names of the local client. */
const HOST_NAMES = ['localhost', '127.0.0.1'];

/** The idle time of the client before the preview starts, in milliseconds. */
const IDLE_MS = 600;

/**
 * Starts the editor of a site.
 *
 * @param site the site folder, absolute
 * @param port 0 for any free port
 * @returns when it listens; the client is available before the preview
 * @throws if the port is taken
 */
export async function startEditor(site: string, port: number): Promise<Editor> {
  const session = loadSavedSession(site);
  const listeners = new Set<(editorEvent: ServerEvent) => void>();
  let problems: readonly EditorProblem[] = [];
  /** Reads the titles of the last read site. */
  let readTitles = (): ReadonlyMap<string, string> => new Map();
  const titleOf: TitleOf = (file) => readTitles().get(file);
  const broadcast = (serverEvent: ServerEvent) => {
    const event = eventInEditor(serverEvent, titleOf);
    if (event.kind === 'problems') problems = event.problems;
    for (const listener of listeners) listener(event);
  };
  const terminal = {
    saved: () => undefined,
    show: (siteProblems: readonly Problem[]) =>
      broadcast({ kind: 'problems', problems: siteProblems.map(toEditorProblem) }),
    fail: (error: unknown) => console.error(error),
  };
  let resolveClientAuth = (_: AuthContext) => {};
  const clientAuth = new Promise<AuthContext>((resolve) => {
    resolveClientAuth = resolve;
  });
  const server = createServer((request, response) =>
    respond(
      async () => {
        const auth = await clientAuth;
        await handle(request, response, auth);
      },
      request,
      response,
    ),
  );
  const workspace = openWorkspace(site);
  const abort = (error: unknown): never => {
    server.closeAllConnections();
    server.close();
    workspace.close();
    throw error;
  };
  const { port: clientPort, close } = await listen(server, port).catch(abort);
  const origin = `http://localhost:${clientPort}`;
  /** Shared by the site and the copy, which have most files in common. */
  const cachedFiles = new Map<string, JsonFile>();
  const readSite = async (folder = workspace.folder) => {
    const read = await readCheckedSite(folder, cachedFiles);
    let titles: ReadonlyMap<string, string> | undefined;
    readTitles = () => (titles ??= fileTitles(read));
    return read;
  };
  const files = readClientFiles();
  let activeReads = 0;
  let lastReadAt = Date.now();
  /**
   * Returns true while the client loads or waits for data. Its POST requests may themselves wait for the
   * preview.
   */
  const isBusy = () => activeReads > 0 || Date.now() - lastReadAt < IDLE_MS;
  const waitForIdleClient = async () => {
    while (isBusy()) await sleep(IDLE_MS / 5);
  };
  // Derived from the token only, so that a client stays valid across a restart.
  const previewSecret = createHash('sha256').update(`preview ${session.token}`).digest('base64url');
  const previewCookie = createPreviewCookie(`site-from-data-pages-${clientPort}`, previewSecret);
  const preview: EditorPreview = {
    editorOrigin: origin,
    isAllowed: previewCookie.isIn,
    terminal,
    ready: waitForIdleClient(),
  };
  const startPreview = (at: number) => startDev(workspace.folder, at, preview);
  // If the port is taken, the client is reloaded, because its policy has the port.
  const pages = await startPreview(session.preview ?? 0)
    .catch(() => startPreview(0))
    .catch(abort);
  saveSession(site, { ...session, preview: session.preview ?? pages.port });
  let pictureVersion = 0;
  /** Updates the preview and notifies clients of changes in the site folder. */
  const refresh = async (changed: readonly string[]) => {
    // Changed pictures must be requested again; new ones are not cached yet.
    const changedPictures = changed.filter(
      (file) => isPictureFile(file) && existsSync(join(workspace.folder, file)),
    );
    try {
      await workspace.refresh(changed);
      if (changedPictures.length > 0) pictureVersion += 1;
      await pages.applySaved([...changed.filter((file) => file.endsWith('.json')), ...changedPictures]);
    } finally {
      broadcast({ kind: 'changed', files: changed });
    }
  };
  workspace.watch((changed) => {
    refresh(changed).catch(terminal.fail);
  });

  const uploads = createUploads(join(workspace.tempFolder, 'uploads'));
  const actions = createActions(site, uploads.path, refresh, workspace.isUnsaved, (history) =>
    broadcast({ kind: 'undoHistory', history }),
  );
  const publisher = createPublisher(site, (run) => broadcast({ kind: 'publishing', run }));
  const handle: typeof handleRequest = async (request, response, auth) => {
    const isRead = request.method === 'GET';
    if (isRead) activeReads++;
    try {
      await handleRequest(request, response, auth);
    } finally {
      if (isRead) {
        activeReads--;
        lastReadAt = Date.now();
      }
    }
  };
  const pairing = createPairing(clientPort, pages, handle);
  const handlers = createHandlers({
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
    pictureVersion: () => pictureVersion,
    listeners,
    problems: () => problems,
    fail: terminal.fail,
  });
  const handleRequest = createRequestHandler(files, handlers, uploads.withFileNames, titleOf);
  resolveClientAuth({
    names: HOST_NAMES,
    isOwner: true,
    key: session.token,
    preview: `http://localhost:${pages.port}`,
    previewCookie,
  });

  return {
    address: `${origin}/#${session.token}`,
    pairing,
    close: async () => {
      await pairing.stop();
      await close();
      await publisher.stop(true);
      await pages.close();
      workspace.close();
    },
  };
}
