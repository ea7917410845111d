/** Handles the requests of browsers while the site is being edited. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { BRAND } from '../../app/entries/brandSheet.ts';
import { RIBBON } from '../../app/entries/ribbon.ts';
import { LoadError } from '../../core/data/load.ts';
import type { DateRange, PublishStatus } from '../../core/data/schedule.ts';
import { formatDate } from '../../core/i18n/format.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { baseOf, withinSite } from '../../core/route/base.ts';
import { canonicalPath, href } from '../../core/route/path.ts';
import { readSiteBrand } from '../content/brand/siteBrand.ts';
import { compiledPath } from '../content/engine.ts';
import { focusCss, readFocalPoints } from '../content/focalPoints.ts';
import { dataFile, engineRoot } from '../content/folder.ts';
import { GENERATED_FOLDERS, PAGES_FILE, SEARCH_FILE, SEARCH_SHARDS } from '../content/generatedFiles.ts';
import { loadMessages } from '../content/locales.ts';
import { isHiddenPath } from '../content/pathStatus.ts';
import { isPublished } from '../content/publicFolder.ts';
import { readSiteCss } from '../content/siteCss.ts';
import { sendFiles } from '../hosts/sendFiles.ts';
import { RESOLVED_NAME } from '../ssg/sitePlugin.ts';
import { currentSite, type LiveContent } from './liveContent.ts';
import { BUNDLED_FOLDER } from './pageCode.ts';
import { type DevResponse, jsonResponse, type Renderer, redirectTo } from './renderer.ts';
import { appFolders } from './vite.ts';

/** The first segments of the paths of Vite's modules. A request that accepts HTML gets the page of the site instead. */
const VITE_FOLDERS = new Set(['@vite', '@id', '@fs', 'src', 'node_modules', '.cache']);
/** The prefix of virtual modules: Vite encodes the NUL at the start of their ids. */
const VIRTUAL_MODULE = '@id/__x00__';
/** A URL without query, or with one that Vite adds to modules. Other queries, such as "?raw", would change how Vite serves the file. */
const MODULE_QUERY = /^[^?#]*(?:\?(?:(?:import|direct|[tv]=\w+)(?:&|$))+)?$/;
/** The virtual module of the site, and its lazy parts. */
const SITE_MODULES = VIRTUAL_MODULE + RESOLVED_NAME.replace('\0', '');
const BUNDLED_FILE = new RegExp(`^/${BUNDLED_FOLDER}(?=/)`);
const DATA_FILE = /^data\/(.+)\.json$/;

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Malformed URLs are rejected before Vite sees them, because Vite hangs on some.
 *
 * @param folder the site folder
 * @param revision returns the number of edits
 */
export async function createHandler(
  folder: string,
  vite: ViteDevServer,
  content: LiveContent,
  renderer: Renderer,
  revision: () => number,
): Promise<Respond> {
  const files = sendFiles(join(folder, 'public'));
  const bundled = sendFiles(compiledPath('pages'));
  const modules = appFolders(folder);

  /** @returns undefined if a response has been sent */
  const createResponse = async (
    request: IncomingMessage,
    response: ServerResponse,
    revisionBefore: number,
  ): Promise<DevResponse | undefined> => {
    const address = request.url ?? '/';
    /** Only page requests get the map of the site, not those of images. */
    const notFound = (): Promise<DevResponse> =>
      /text\/html|^\*\/\*$/.test(acceptedTypes(request))
        ? renderer.notFound(address, revisionBefore)
        : Promise.resolve({ status: 404, type: 'text/plain', body: 'There is no such file.\n' });
    const onHost = isDecodable(address) ? canonicalPath(pathnameOf(address)) : undefined;
    if (onHost === undefined) return notFound();
    // Vite's modules are at the root of the host, so that the base path may change.
    const [folderOnHost = ''] = onHost.split('/');
    if (VITE_FOLDERS.has(folderOnHost) && !acceptedTypes(request).includes('text/html')) {
      if (!isModule(onHost, modules) || !MODULE_QUERY.test(address)) return notFound();
      // A page is rendered from the current files, and so must be its app, even before the watcher has
      // noticed a change.
      if (onHost.startsWith(SITE_MODULES)) invalidateSiteModules(vite);
      return (await callMiddleware(vite.middlewares, request, response)) ? undefined : notFound();
    }
    if (folderOnHost === BUNDLED_FOLDER) {
      request.url = address.replace(BUNDLED_FILE, '');
      return (await callMiddleware(bundled, request, response)) ? undefined : notFound();
    }
    const brandFile =
      folderOnHost === GENERATED_FOLDERS.assets ? await brandResponse(folder, content, onHost) : undefined;
    if (brandFile) return brandFile;
    const base = baseOf(await currentSite(content));
    if (`/${folderOnHost}` === RIBBON)
      return ribbonResponse(content, withinSite(base, pathnameOf(address).slice(RIBBON.length)));
    if (base !== '' && (onHost === '' || pathnameOf(address) === base)) return redirectTo(`${base}/`);
    const pathInSite = withinSite(base, pathnameOf(address));
    const path = pathInSite === undefined ? undefined : canonicalPath(pathInSite);
    if (path === undefined) return notFound();
    const [, name] = DATA_FILE.exec(path) ?? [];
    if (name !== undefined && !isHiddenPath(path)) return (await dataResponse(content, name)) ?? notFound();
    if (path === PAGES_FILE) return renderer.pageList();
    if (path === SEARCH_FILE || path.startsWith(SEARCH_SHARDS))
      return (await renderer.searchFile(path)) ?? notFound();
    request.url = href(path).slice(0, -1) || '/';
    if (isPublished(folder, path) && (await callMiddleware(files, request, response))) return undefined;
    return (await renderer.page(base + href(path), address.slice(pathnameOf(address).length))) ?? notFound();
  };

  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    try {
      // The page may lack an edit during the request.
      const revisionBefore = revision();
      const devResponse = await createResponse(request, response, revisionBefore).catch((error: unknown) => {
        if (error instanceof ContentError) return renderer.contentErrors(error, revisionBefore);
        throw error;
      });
      if (devResponse) send(request, response, devResponse);
    } catch (error) {
      // The browser has closed the connection, or the server is closing.
      if (response.destroyed) return;
      // An error in the engine. The terminal shows the stack trace.
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The engine has failed; the terminal says where.\n');
    }
  };
}

/** In the order of src/app/styles/main.css, which Vite may put behind the style sheet of the brand. */
export const LAYERS = '@layer tokens, base, blocks, shell, utilities, site, print;';

/** Browsers detect font types. */
const BRAND_TYPES: Readonly<Record<string, DevResponse['type']>> = { svg: 'image/svg+xml', png: 'image/png' };

/** The current style sheet of the brand, or a file that it references. */
async function brandResponse(
  folder: string,
  content: LiveContent,
  path: string,
): Promise<DevResponse | undefined> {
  const site = await currentSite(content);
  const { css, stageCss, files } = await readSiteBrand(folder, site, true);
  if (`/${path}` === BRAND) {
    const focus = focusCss(await readFocalPoints(folder), baseOf(site));
    const siteCss = await readSiteCss(folder, baseOf(site));
    return { status: 200, type: 'text/css', body: LAYERS + css + stageCss + focus + siteCss.css };
  }
  const body = files.get(path.slice(path.indexOf('/') + 1));
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
  return body === undefined
    ? undefined
    : { status: 200, type: BRAND_TYPES[ending] ?? 'application/octet-stream', body };
}

/** The last valid state of a data file; undefined if it is neither in the folder nor derived. */
async function dataResponse(content: LiveContent, name: string): Promise<DevResponse | undefined> {
  try {
    return jsonResponse(await content.snapshot().data(name));
  } catch (error) {
    const isMissing = ({ code, file }: Problem) => code === 'file-missing' && file === dataFile(name);
    if (error instanceof LoadError || (error instanceof ContentError && error.problems.every(isMissing)))
      return undefined;
    throw error;
  }
}

/** The text of the ribbon on a page; empty if visitors see the page too. */
async function ribbonResponse(content: LiveContent, pathname: string | undefined): Promise<DevResponse> {
  const path = pathname === undefined ? undefined : canonicalPath(pathname);
  const time =
    path === undefined
      ? undefined
      : await content
          .snapshot()
          .schedule(path)
          .catch(() => undefined);
  return { status: 200, type: 'text/plain', body: ribbonText(time) };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, body, location }: DevResponse,
) {
  response.statusCode = status;
  response.setHeader('Content-Type', typeof body === 'string' ? `${type}; charset=utf-8` : type);
  if (location !== undefined) response.setHeader('Location', location);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Returns true if Vite may serve a path: its client, a virtual module, or a file of the app. All other files
 * in the engine's folder are private, such as the key of the editor. The site may be in that folder too.
 *
 * @param path decoded, from the root of the host
 * @param folders absolute paths of the app's folders
 */
function isModule(path: string, folders: readonly string[]): boolean {
  if (path.startsWith('@vite/') || path.startsWith(VIRTUAL_MODULE)) return true;
  const [, absolute] = /^@fs(\/.*)$/.exec(path) ?? [];
  const file =
    absolute === undefined ? join(engineRoot, path) : normalize(absolute.replace(/^\/(?=[A-Za-z]:)/, ''));
  return folders.some((folder) => file.startsWith(folder + sep));
}

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** @returns false if the middleware passes the request on */
function callMiddleware(
  middleware: Middleware,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((done, failed) => {
    response.once('close', () => done(true));
    middleware(request, response, (error) => (error ? failed(error) : done(false)));
  });
}

const acceptedTypes = ({ headers }: IncomingMessage) => headers.accept ?? '*/*';

const pathnameOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

/** Vite decodes the whole URL, including the query. */
function isDecodable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

/** Manifest and site.json are read again when their modules are requested. */
function invalidateSiteModules(vite: ViteDevServer) {
  const graph = vite.environments.client.moduleGraph;
  for (const [id, module] of graph.idToModuleMap)
    if (id.startsWith(RESOLVED_NAME)) graph.invalidateModule(module);
}

/** @param schedule undefined for a page without one @returns "" for a page that visitors see */
export function ribbonText(schedule: { dateRange: DateRange; status: PublishStatus } | undefined): string {
  if (schedule?.status === 'draft') return 'Draft: visitors do not see this page.';
  if (schedule?.status !== 'scheduled') return '';
  const day = reverseDay(schedule.dateRange.from ?? '');
  return `Visitors see this page from ${formatDate(day, loadMessages('en').dates)}.`;
}
