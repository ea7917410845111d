/** Lets one device of the local network into the editor, beside the windows of this machine. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DevServer } from '../dev/server.ts';
import { UsageError } from '../problems/usageError.ts';
import { fieldOf } from '../problems/value.ts';
import { type Door, isSame, refusalOf } from './guard.ts';
import { secret } from './lasting.ts';
import { phoneAddress } from './network.ts';
import { openPass } from './pass.ts';
import { ENTER, type PhoneView } from './protocol.ts';
import { qrPicture } from './qr.ts';

export interface Phone {
  /**
   * Opens the way in, with a new code; whoever was in before is no longer.
   *
   * @param wanted an address of this machine; without one that of the last time, or the likeliest
   * @throws UsageError (rejects) when there is no such address
   */
  start(wanted?: string): Promise<PhoneView>;
  view(): PhoneView;
  stop(): Promise<void>;
}

/** The cookie by which the pages know the device: browsers send it to all ports of a host, so it is no key of the editor. */
const COOKIE = 'site-from-data-pages';
/** How long a device keeps it, in seconds; it ends with the editor before that. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

/**
 * @param own the port of this machine's windows, which the device gets as well where it is free
 * @param answer answers a request that comes by a door
 */
export function createPhone(
  own: number,
  pages: DevServer,
  answer: (request: IncomingMessage, response: ServerResponse, door: Door) => Promise<void>,
): Phone {
  let asked: string | undefined;
  let opened: { view(): PhoneView; close(): Promise<void> } | undefined;
  const stop = async () => {
    const before = opened;
    opened = undefined;
    await before?.close();
  };

  async function open(host: string) {
    const pass = openPass();
    const cookie = secret();
    const server = createServer();
    await listen(server, host, own);
    const { port } = server.address() as AddressInfo;
    const origin = `http://${host}:${port}`;
    const shown = await pages
      .showTo(host, { editor: origin, isAllowed: (request) => isSame(cookieOf(request), cookie) })
      .catch((error: unknown) => {
        server.close();
        throw error;
      });
    const preview = `http://${host}:${shown.port}`;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const door = { names: [host], key: pass.key(), preview };
      if (request.url !== ENTER) return answer(request, response, door);
      const refusal = refusalOf(request, { ...door, key: pass.code() });
      if (refusal !== undefined || request.method !== 'POST') {
        response.writeHead(refusal ?? 405, { 'Content-Type': 'text/plain' }).end('No.\n');
        return;
      }
      response.setHeader(
        'Set-Cookie',
        `${COOKIE}=${cookie}; Max-Age=${KEPT_SECONDS}; Path=/; HttpOnly; SameSite=Strict`,
      );
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify({ token: pass.use() }));
    });
    return {
      view: (): PhoneView => {
        if (pass.key() !== undefined) return { kind: 'in', origin };
        const code = pass.code();
        if (code === undefined) return { kind: 'late', origin };
        const address = `${origin}/#code=${code}`;
        return { kind: 'waiting', origin, address, picture: qrPicture(address), ends: pass.ends };
      },
      close: async () => {
        server.closeAllConnections();
        server.close();
        await shown.close();
      },
    };
  }

  return {
    async start(wanted) {
      const host = phoneAddress(wanted ?? asked);
      asked = wanted ?? asked;
      await stop();
      opened = await open(host);
      return opened.view();
    },
    view: () => opened?.view() ?? { kind: 'off' },
    stop,
  };
}

/** At one address of this machine and at no other. */
async function listen(server: ReturnType<typeof createServer>, host: string, port: number): Promise<void> {
  const at = (one: number) =>
    new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(one, host, () => {
        server.off('error', failed);
        done();
      });
    });
  try {
    await at(port).catch(() => at(0));
  } catch (error) {
    if (fieldOf(error, 'code') !== 'EADDRNOTAVAIL') throw error;
    throw new UsageError(`This computer does not have the address ${host}.`);
  }
}

const cookieOf = ({ headers }: IncomingMessage): string =>
  new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
