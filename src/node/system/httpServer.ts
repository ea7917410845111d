/**
 * The HTTP server of the local commands. It only responds to its own host names, and errors of a handler
 * never end the process.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { errorCode } from './systemError.ts';
import { UsageError } from './usageError.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface HttpServer {
  /** For example "http://localhost:4173". */
  origin: string;
  port: number;
  close(): Promise<void>;
}

/** The loopback host names in a URL. */
const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Returns an address as in a URL: "[::]" for "::0". */
function urlHost(address: string): string {
  const host = isIPv6(address) ? `[${address}]` : address;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}

/** Returns true for the address of all network interfaces. */
const isWildcard = (address: string) => ['0.0.0.0', '[::]'].includes(urlHost(address));

/**
 * Returns the valid host names of a server, as in a URL.
 *
 * @param address of the server; undefined for this machine only, "0.0.0.0" or "::" for all networks
 */
export function hostNames(address?: string): string[] {
  if (address === undefined) return [...LOOPBACK_NAMES];
  const addresses = Object.values(networkInterfaces()).flatMap((infos = []) =>
    infos.map((info) => info.address),
  );
  return [...LOOPBACK_NAMES, ...(isWildcard(address) ? [...addresses, hostname()] : [address]).map(urlHost)];
}

/**
 * Returns true if the `Host` header has one of the names, with any port, because a tunnel may change it.
 * Other names are rejected, because an external page may have resolved them to this machine (DNS rebinding).
 */
export function isAddressedTo(names: readonly string[], { headers }: IncomingMessage): boolean {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(headers.host ?? '') ?? [];
  return names.some((allowed) => allowed.toLowerCase() === name.toLowerCase());
}

/**
 * Starts a server. Responds with 403 to other host names, and with 500 to errors of the handler.
 *
 * @param port 0 for any free port
 * @param address undefined for this machine only
 * @throws (rejects) see {@link listen}
 */
export async function startHttpServer(
  handler: RequestHandler,
  port: number,
  address?: string,
): Promise<HttpServer> {
  const names = hostNames(address);
  const server = createServer((request, response) => {
    if (isAddressedTo(names, request)) return respond(handler, request, response);
    response.writeHead(403, { 'Content-Type': 'text/plain' });
    response.end(`Open this address instead: ${started.origin}/\n`);
  });
  const started = await listen(server, port, address);
  return started;
}

/**
 * Calls a handler and never throws: an error is printed, and becomes a 500 response or closes the connection.
 */
export async function respond(
  handler: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await handler(request, response);
  } catch (error) {
    // The client may have closed the connection.
    if (response.destroyed) return;
    console.error(error);
    if (response.headersSent) response.destroy();
    else {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response
        .writeHead(500, { 'Content-Type': 'text/plain' })
        .end('The server failed. The terminal shows why.\n');
    }
  }
}

/**
 * @param port 0 for any free port
 * @throws (rejects) a UsageError if this computer does not have the address, a system error if the port is in
 * use
 */
export async function listen(server: Server, port: number, address = 'localhost'): Promise<HttpServer> {
  server.listen(port, address);
  await once(server, 'listening').catch((error: unknown) => {
    if (!['EADDRNOTAVAIL', 'ENOTFOUND'].includes(String(errorCode(error)))) throw error;
    throw new UsageError(`This computer does not have the address ${address}.`);
  });
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    origin: `http://${isWildcard(address) ? 'localhost' : urlHost(address)}:${ownPort}`,
    port: ownPort,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
