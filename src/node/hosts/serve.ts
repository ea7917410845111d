/**
 * Serves a built site like a good static host: headers, redirects, 404 page. Other forms of a page's address
 * (without a trailing slash, in Unicode NFD) redirect to the canonical one.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import { withinSite } from '../../core/route/base.ts';
import { canonicalPath, href, outputFile, parentsOf } from '../../core/route/path.ts';
import { HOST_FILES, notFoundFile } from '../content/generatedFiles.ts';
import { mediaTypeOf } from '../content/mediaTypes.ts';
import { type HttpServer, type RequestHandler, startHttpServer } from '../system/httpServer.ts';
import { canCarryQuery, HIDDEN_PATHS } from './files.ts';
import { headersFor } from './headers.ts';
import { matchQuery, matchRedirect, parseHeaders, parseRedirects } from './netlify.ts';
import { sendFiles } from './sendFiles.ts';

const hiddenPattern = new RegExp(HIDDEN_PATHS);

/** @returns undefined for an unreadable file, for example if the site is deleted while it is served */
function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Ignores percent-encoding, like every host. */
const isCanonical = (pathname: string, path: string) =>
  pathname === '/' || decodeURIComponent(pathname) === `/${path}/`;

/**
 * Creates a handler for a built site; usable as middleware. A malformed address has a 404 response.
 *
 * @param folder the output folder of a build
 * @param whenWritten returns a promise for a file that is not written yet; undefined for any other
 */
export function siteHandler(
  folder: string,
  whenWritten: (file: string) => Promise<void> | undefined = () => undefined,
): RequestHandler {
  const rules = parseHeaders(readFileSync(join(folder, HOST_FILES.headers), 'utf8'));
  // The first rule matches all files, and starts with the base path.
  const base = rules[0]?.prefix.replace(/\/$/, '') ?? '';
  const redirects = parseRedirects(readFileSync(join(folder, HOST_FILES.redirects), 'utf8'));
  // A range refers to the uncompressed file.
  const compress = compression({
    filter: (request, response) =>
      request.headers.range === undefined && compression.filter(request, response),
  });
  const files = sendFiles(folder);

  /** @param path canonical; undefined if the address is malformed */
  const notFound = (request: IncomingMessage, response: ServerResponse, path?: string) => {
    const notFoundFiles = parentsOf(path ?? '').map((parent) => notFoundFile(parent));
    const file = notFoundFiles.find((name) => existsSync(join(folder, name))) ?? notFoundFile();
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.end(request.method === 'HEAD' ? undefined : readIfPresent(join(folder, file)));
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    const type = mediaTypeOf(pathname);
    if (type !== undefined) response.setHeader('Content-Type', type);
    for (const [name, value] of Object.entries(headersFor(rules, pathname, false)))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.statusCode = 405;
      response.setHeader('Allow', 'GET, HEAD');
      response.end();
      return;
    }
    const redirectTo = (status: number, to: string, query = (request.url ?? '').slice(pathname.length)) => {
      response.statusCode = status;
      response.setHeader('Location', canCarryQuery(to) ? to + query : to);
      response.end();
    };
    if (base !== '' && pathname === '/') return redirectTo(302, `${base}/`);
    if (base !== '' && pathname === base) return redirectTo(301, `${base}/`);
    const pathInSite = withinSite(base, pathname);
    const path = pathInSite === undefined ? undefined : canonicalPath(pathInSite);
    if (path === undefined || hiddenPattern.test(path)) return notFound(request, response);
    const search = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
    const queryTarget = matchQuery(redirects, base + href(path), search);
    if (queryTarget !== undefined) return redirectTo(queryTarget.status, queryTarget.to, '');
    const page = existsSync(join(folder, outputFile(path)));
    const target =
      matchRedirect(redirects, base + href(path)) ??
      (page && !isCanonical(pathInSite ?? '', path) ? { to: base + href(path), status: 301 } : undefined);
    if (target !== undefined) return redirectTo(target.status, target.to);
    request.url = page ? href(outputFile(path)).slice(0, -1) : href(path).slice(0, -1) || '/';
    const missing = () => notFound(request, response, path);
    const serve = () => files(request, response, missing);
    const pending = whenWritten(path);
    return pending ? pending.then(serve, missing) : serve();
  };

  return (request, response) => {
    // compression has the types of Express, but only uses the API of Node.
    compress(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => undefined,
    );
    return handle(request, response);
  };
}

export interface ServedSite extends HttpServer {
  switchFolder(folder: string): void;
}

/**
 * Starts a server for a built site.
 *
 * @param port 0 for any free port
 * @param address the address to listen on; undefined for this machine only
 * @param whenWritten see {@link siteHandler}
 * @returns when the server listens
 * @throws if the port is in use
 */
export async function serveSite(
  folder: string,
  port: number,
  address?: string,
  whenWritten?: (file: string) => Promise<void> | undefined,
): Promise<ServedSite> {
  let handle = siteHandler(folder, whenWritten);
  const server = await startHttpServer((request, response) => handle(request, response), port, address);
  return {
    ...server,
    switchFolder(next) {
      handle = siteHandler(next);
    },
  };
}
