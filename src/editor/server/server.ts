/** The server of the editor. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
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
  /** The address of the window, with its token. */
  address: string;
  pairing: Pick<Pairing, 'start'>;
  close(): Promise<void>;
}

/** The names under which the windows of this machine ask. */
const HOST_NAMES = ['localhost', '127.0.0.1'];

/** How long the window must ask for nothing before the pages beside it begin, in milliseconds. */
const IDLE_MS = 600;

/**
 * Starts the editor of a site.
 *
 * @param site the site folder, absolute
 * @param port 0 takes any free port
 * @returns once it listens; the window is shown before the pages beside it can be
 * @throws when the port is taken
 */
export async function startEditor(site: string, port: number): Promise<Editor> {
  const session = loadSavedSession(site);
  const listeners = new Set<(editorEvent: ServerEvent) => void>();
  let problems: readonly EditorProblem[] = [];
  /** Reads the titles of the site that was read last. */
  let readTitles = (): ReadonlyMap<string, string> => new Map();
  const titleOf: TitleOf = (file) => readTitles().get(file);
  const broadcast = (serverEvent: ServerEvent) => {
    const news = eventInEditor(serverEvent, titleOf);
    if (news.kind === 'problems') problems = news.problems;
    for (const listener of listeners) listener(news);
  };
  const terminal = {
    saved: () => undefined,
    show: (found: readonly Problem[]) =>
      broadcast({ kind: 'problems', problems: found.map(toEditorProblem) }),
    fail: (error: unknown) => console.error(error),
  };
  let resolveOwnAuth = (_: AuthContext) => {};
  const ownAuth = new Promise<AuthContext>((resolve) => {
    resolveOwnAuth = resolve;
  });
  const server = createServer((request, response) =>
    respond(
      async () => {
        const auth = await ownAuth;
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
  const { port: ownPort, close } = await listen(server, port).catch(abort);
  const origin = `http://localhost:${ownPort}`;
  /** Of the site and of the copy, which have most of their files in common. */
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
  /** Whether the window is being loaded, or waits for what it is to show. What it sends may itself wait for the pages. */
  const isBusy = () => activeReads > 0 || Date.now() - lastReadAt < IDLE_MS;
  const waitForIdleClient = async () => {
    while (isBusy()) await rest(IDLE_MS / 5);
  };
  // It depends on the key alone, so that a window that stays open across a restart goes on.
  const previewSecret = createHash('sha256').update(`preview ${session.token}`).digest('base64url');
  const previewCookie = createPreviewCookie(`site-from-data-pages-${ownPort}`, previewSecret);
  const preview: EditorPreview = {
    editorOrigin: origin,
    isAllowed: previewCookie.isIn,
    terminal,
    ready: waitForIdleClient(),
  };
  const startPreview = (at: number) => startDev(workspace.folder, at, preview);
  // Where the port is taken, the window is loaded anew, since its policy names the port.
  const pages = await startPreview(session.preview ?? 0)
    .catch(() => startPreview(0))
    .catch(abort);
  saveSession(site, { ...session, preview: session.preview ?? pages.port });
  let pictureVersion = 0;
  /** Shows and tells what has changed in the site folder. */
  const refresh = async (changed: readonly string[]) => {
    // What was there and has become another must be asked for again; what is new nobody has seen.
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
  const actions = createActions(site, uploads.path, refresh, workspace.isUnsaved, (now) =>
    broadcast({ kind: 'undoHistory', history: now }),
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
  const pairing = createPairing(ownPort, pages, handle);
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
  resolveOwnAuth({
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
