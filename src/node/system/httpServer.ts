/** The HTTP server of the local commands. It answers under its own host names only, and no error of a handler ends the process. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { errorCode } from './systemError.ts';
import { UsageError } from './usageError.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface HttpServer {
  /** Such as "http://localhost:4173". */
  origin: string;
  port: number;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** The names of this machine for itself, as they appear in a URL. */
const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** An address as it appears in a URL: "::0" is "[::]". */
function urlHost(address: string): string {
  const host = isIPv6(address) ? `[${address}]` : address;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}

/** Returns true for an address that stands for every network of the machine, itself included. */
const isWildcard = (address: string) => ['0.0.0.0', '[::]'].includes(urlHost(address));

/**
 * Returns the host names under which a server may be addressed, as they appear in a URL.
 *
 * @param address of the server; undefined for this machine alone, "0.0.0.0" or "::" for all its networks
 */
export function hostNames(address?: string): string[] {
  if (address === undefined) return [...LOOPBACK_NAMES];
  const addresses = Object.values(networkInterfaces()).flatMap((infos = []) =>
    infos.map((info) => info.address),
  );
  return [...LOOPBACK_NAMES, ...(isWildcard(address) ? [...addresses, hostname()] : [address]).map(urlHost)];
}

/**
 * Returns true if the `Host` header has one of the names. The port may differ, because a tunnel may change it. A page elsewhere may have
 * pointed any other name at this machine (DNS rebinding).
 */
export function isAddressedTo(names: readonly string[], { headers }: IncomingMessage): boolean {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(headers.host ?? '') ?? [];
  return names.some((allowed) => allowed.toLowerCase() === name.toLowerCase());
}

/**
 * Starts a server. A request under another host name is refused with 403, an error of the handler becomes a response with 500.
 *
 * @param port 0 takes any free port
 * @param address undefined listens on this machine alone
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

/** Calls a handler. It never throws: an error is printed and becomes a response with 500, or ends a response that has begun. */
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
 * Starts to listen.
 *
 * @param port 0 takes any free port
 * @throws (rejects) a UsageError if this computer does not have the address, a system error if the port is taken
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
