/** The server of the editor. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Problem } from '../../core/problems/problem.ts';
import { isPictureFile } from '../../node/content/fileReferences.ts';
import type { JsonFile } from '../../node/content/jsonFile.ts';
import { readCheckedSite } from '../../node/content/read.ts';
import type { Preview } from '../../node/dev/frame.ts';
import { startDev } from '../../node/dev/server.ts';
import { listen, respond } from '../../node/system/httpServer.ts';
import type { EditorProblem, ServerEvent } from '../shared/protocol.ts';
import { createActs } from './acts.ts';
import { newsInEditor, type TitleOf } from './editorText.ts';
import { type AuthContext, createPreviewCookie } from './guard.ts';
import { createRequestHandler } from './handleRequest.ts';
import { createHandlers } from './handlers.ts';
import { keepLasting, lastingOf } from './lasting.ts';
import { fileTitles } from './pages.ts';
import { createPhone, type Phone } from './phone.ts';
import { createPublisher } from './publishing/publisher.ts';
import { shown } from './save.ts';
import { createUploads } from './uploads.ts';
import { windowFiles } from './windowFiles.ts';
import { openWorkspace } from './workspace.ts';

export interface Editor {
  /** The address of the window, with its token. */
  address: string;
  phone: Pick<Phone, 'start'>;
  close(): Promise<void>;
}

/** The names under which the windows of this machine ask. */
const NAMES = ['localhost', '127.0.0.1'];

/** How long the window must ask for nothing before the pages beside it begin, in milliseconds. */
const QUIET_MS = 600;

/**
 * Starts the editor of a site.
 *
 * @param site the site folder, absolute
 * @param port 0 takes any free port
 * @returns once it listens; the window is shown before the pages beside it can be
 * @throws when the port is taken
 */
export async function startEditor(site: string, port: number): Promise<Editor> {
  const lasting = lastingOf(site);
  const listeners = new Set<(news: ServerEvent) => void>();
  let problems: readonly EditorProblem[] = [];
  /** Reads the titles of the site that was read last. */
  let readTitles = (): ReadonlyMap<string, string> => new Map();
  const titleOf: TitleOf = (file) => readTitles().get(file);
  const tell = (said: ServerEvent) => {
    const news = newsInEditor(said, titleOf);
    if (news.kind === 'problems') problems = news.problems;
    for (const listener of listeners) listener(news);
  };
  const terminal = {
    saved: () => undefined,
    show: (found: readonly Problem[]) => tell({ kind: 'problems', problems: found.map(shown) }),
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
  const giveUp = (error: unknown): never => {
    server.closeAllConnections();
    server.close();
    workspace.close();
    throw error;
  };
  const { port: own, close } = await listen(server, port).catch(giveUp);
  const origin = `http://localhost:${own}`;
  /** Of the site and of the copy, which have most of their files in common. */
  const known = new Map<string, JsonFile>();
  const readSite = async (folder = workspace.folder) => {
    const read = await readCheckedSite(folder, known);
    let titles: ReadonlyMap<string, string> | undefined;
    readTitles = () => (titles ??= fileTitles(read));
    return read;
  };
  const files = windowFiles();
  let asking = 0;
  let lastAsked = Date.now();
  /** Whether the window is being loaded, or waits for what it is to show. What it sends may itself wait for the pages. */
  const isBusy = () => asking > 0 || Date.now() - lastAsked < QUIET_MS;
  const windowFirst = async () => {
    while (isBusy()) await rest(QUIET_MS / 5);
  };
  // It depends on the key alone, so that a window that stays open across a restart goes on.
  const previewSecret = createHash('sha256').update(`preview ${lasting.token}`).digest('base64url');
  const previewCookie = createPreviewCookie(`site-from-data-pages-${own}`, previewSecret);
  const preview: Preview = {
    editor: origin,
    isAllowed: previewCookie.isIn,
    terminal,
    after: windowFirst(),
  };
  const show = (at: number) => startDev(workspace.folder, at, preview);
  // Where the port is taken, the window is loaded anew, since its policy names the port.
  const pages = await show(lasting.preview ?? 0)
    .catch(() => show(0))
    .catch(giveUp);
  keepLasting(site, { ...lasting, preview: lasting.preview ?? pages.port });
  let pictureState = 0;
  /** Shows and tells what has changed in the site folder. */
  const renewed = async (changed: readonly string[]) => {
    // What was there and has become another must be asked for again; what is new nobody has seen.
    const others = changed.filter((file) => isPictureFile(file) && existsSync(join(workspace.folder, file)));
    try {
      await workspace.renew(changed);
      if (others.length > 0) pictureState += 1;
      await pages.saved([...changed.filter((file) => file.endsWith('.json')), ...others]);
    } finally {
      tell({ kind: 'changed', files: changed });
    }
  };
  workspace.follow((changed) => {
    renewed(changed).catch(terminal.fail);
  });

  const uploads = createUploads(join(workspace.own, 'uploads'));
  const acts = createActs(site, uploads.path, renewed, workspace.isUnsaved, (now) =>
    tell({ kind: 'undoHistory', history: now }),
  );
  const publisher = createPublisher(site, (run) => tell({ kind: 'publishing', run }));
  const handle: typeof handleRequest = async (request, response, auth) => {
    const isRead = request.method === 'GET';
    if (isRead) asking++;
    try {
      await handleRequest(request, response, auth);
    } finally {
      if (isRead) {
        asking--;
        lastAsked = Date.now();
      }
    }
  };
  const phone = createPhone(own, pages, handle);
  const handlers = createHandlers({
    site,
    workspace,
    pages,
    acts,
    uploads,
    publisher,
    phone,
    readSite,
    titleOf,
    renewed,
    pictureState: () => pictureState,
    listeners,
    problems: () => problems,
    fail: terminal.fail,
  });
  const handleRequest = createRequestHandler(files, handlers, uploads.named, titleOf);
  resolveOwnAuth({
    names: NAMES,
    isOwner: true,
    key: lasting.token,
    preview: `http://localhost:${pages.port}`,
    previewCookie,
  });

  return {
    address: `${origin}/#${lasting.token}`,
    phone,
    close: async () => {
      await phone.stop();
      await close();
      await publisher.stop(true);
      await pages.close();
      workspace.close();
    },
  };
}
