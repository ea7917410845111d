/** Sends files as they are on the disk at each request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/**
 * A middleware for the files of a folder, under their own names. It reads the disk at every request, so that what changes beside a
 * running server is seen at once. A file that goes between the look at it and its opening breaks off the answer.
 *
 * @param folder need not be there
 * @returns calls next where there is no such file
 */
export function sendFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const send = sirv(folder, { dev: true, etag: true, extensions: [] });
  return (request, response, next) => {
    // Without it nobody hears the error of the stream, which ends the whole process then.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    send(request, response, next);
  };
}
