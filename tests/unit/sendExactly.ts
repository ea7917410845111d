/** Requests to the editor's server. */
import { type IncomingHttpHeaders, request } from 'node:http';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request exactly as given, unlike a browser. */
export function send(
  { hostname, port }: URL,
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<Answer> {
  return new Promise((done, failed) => {
    // Not over a connection to the previous server.
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
