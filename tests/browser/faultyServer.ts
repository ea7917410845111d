/** Serves a built site like `npm start`, with faults. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { siteHandler } from '../../src/node/hosts/serve.ts';

/** The delay of a slow response, in milliseconds. */
const LATE = 1500;

/** Valid files that other code expects. */
const OTHER_RELEASE: Readonly<Record<string, string>> = {
  '.js': 'export const other = 1;',
  '.css': '.other { color: red; }',
  '.json': '{"release": "another"}',
};

type Answer = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void;

const fails: Answer = (_, response) => {
  response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Internal error</h1>');
};

/** The response by the name of the fault. */
export const FAULTS = {
  refused: ({ socket }) => socket.destroy(),
  '404': (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
  },
  '500 once': fails,
  '500 always': fails,
  'cut in the middle': ({ socket }, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('{"data": [');
    setTimeout(() => socket.destroy(), 100);
  },
  'never answered': () => undefined,
  late: (_request, _response, serve) => setTimeout(serve, LATE),
  // Like a captive portal; browsers cache it nevertheless.
  'HTML in its place': (_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=31536000, immutable' })
      .end('<!doctype html><title>Log in</title><h1>Log in</h1>');
  },
  'of another release': ({ url = '' }, response) => {
    const kind = extname(url.split('?', 1)[0] ?? '');
    const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
    response
      .writeHead(200, { 'Content-Type': types[kind] ?? 'application/json' })
      .end(OTHER_RELEASE[kind] ?? '');
  },
} satisfies Record<string, Answer>;

export type Fault = keyof typeof FAULTS;

export interface FaultyServer {
  /** The URL of the site without a trailing slash. */
  origin: string;
  /** From now on matching requests get the fault. */
  spoil(what: RegExp, fault: Fault): void;
  /** The number of requests that got it. */
  met(): number;
  /** Ends the fault; stalled requests remain stalled. */
  heal(): void;
  close(): Promise<void>;
}

/** @param folder the output of a build */
export async function faultyServer(folder: string): Promise<FaultyServer> {
  const serve = siteHandler(folder);
  let spoilt: { what: RegExp; fault: Fault } | undefined;
  let count = 0;
  const server = createServer((request, response) => {
    const { what, fault } = spoilt ?? {};
    if (!fault || !what?.test(request.url ?? '') || (fault === '500 once' && count > 0)) {
      serve(request, response);
      return;
    }
    count++;
    FAULTS[fault](request, response, () => serve(request, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: (what, fault) => {
      spoilt = { what, fault };
    },
    met: () => count,
    heal: () => {
      spoilt = undefined;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
