import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';

/**
 * Returns a middleware for the files of a folder, with ranges and conditional requests (RFC 9110, sections 13
 * and 14). It reads the disk for every request, so changed files are served at once.
 *
 * @param folder may not exist
 * @returns calls `next` if there is no such file
 */
export function sendFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  return (request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    send(request, path, { root: folder, dotfiles: 'allow', index: false, cacheControl: false })
      .on('directory', next)
      .on('file', (_: string, { size }: Stats) => {
        // A suffix longer than the file selects all of it (RFC 9110, section 14.1.2), but send rejects it.
        const [, suffixLength] = /^bytes=-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        if (Number(suffixLength) > size) request.headers.range = 'bytes=0-';
      })
      .on('error', (error: { status?: number; headers?: Readonly<Record<string, string>> }) => {
        if (error.status === 404 && !response.headersSent) next();
        else if (!response.headersSent && error.status !== undefined && error.status < 500)
          response.writeHead(error.status, error.headers).end();
        else response.destroy();
      })
      .pipe(response);
  };
}
