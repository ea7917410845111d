/** Requests to the editor's server. */
import { type IncomingHttpHeaders, request } from 'node:http';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends exactly what it is told to, as a browser would not always. */
export function send(
  { hostname, port }: URL,
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<Answer> {
  return new Promise((done, failed) => {
    // Not by a line to the server before this one.
    const options = { host: hostname, port, method, path, headers, setHost: false, agent: false };
    const sent = request(options, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    sent.on('error', failed);
    sent.end(body);
  });
}
