/** Lets one device of the local network into the editor, beside the windows of this machine. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { DevServer } from '../../node/dev/server.ts';
import { type HttpServer, listen, respond } from '../../node/system/httpServer.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { PairingState } from '../shared/protocol.ts';
import { type AuthContext, createPreviewCookie } from './guard.ts';
import { secret } from './lasting.ts';
import { phoneAddress } from './network.ts';
import { openPass } from './pass.ts';
import { qrPicture } from './qr.ts';

export interface Phone {
  /**
   * Opens the way in, with a new code; whoever was in before is no longer.
   *
   * @param wanted an address of this machine; without one that of the last time, or the likeliest
   * @throws UsageError (rejects) when there is no such address
   */
  start(wanted?: string): Promise<PairingState>;
  view(): PairingState;
  stop(): Promise<void>;
}

/**
 * @param own the port of this machine's windows, which the device gets as well where it is free
 * @param handle gets the rules for requests of the device
 */
export function createPhone(
  own: number,
  pages: DevServer,
  handle: (request: IncomingMessage, response: ServerResponse, auth: AuthContext) => Promise<void>,
): Phone {
  let asked: string | undefined;
  let opened: { view(): PairingState; close(): Promise<void> } | undefined;
  const stop = async () => {
    const before = opened;
    opened = undefined;
    await before?.close();
  };

  async function open(host: string) {
    const pass = openPass();
    const cookie = createPreviewCookie('site-from-data-pages', secret());
    let preview = '';
    const pair = (response: ServerResponse) => {
      const key = pass.use();
      if (key !== undefined) cookie.setOn(response);
      return key;
    };
    const server = createServer((request, response) => {
      const auth = {
        names: [host],
        isOwner: false,
        key: pass.key(),
        code: pass.code(),
        pair,
        preview,
        previewCookie: cookie,
      };
      return respond(() => handle(request, response, auth), request, response);
    });
    const { port, close } = await listenNear(server, host, own);
    const origin = `http://${host}:${port}`;
    const shown = await pages
      .showTo(host, { editor: origin, isAllowed: cookie.isIn })
      .catch((error: unknown) => {
        server.close();
        throw error;
      });
    preview = `http://${host}:${shown.port}`;
    return {
      view: (): PairingState => {
        if (pass.key() !== undefined) return { kind: 'in', origin };
        const code = pass.code();
        if (code === undefined) return { kind: 'late', origin };
        const address = `${origin}/#code=${code}`;
        return { kind: 'waiting', origin, address, qrCode: qrPicture(address), expiresAt: pass.ends };
      },
      close: async () => {
        await close();
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

/** Listens at a port, or at any free one if that is taken. */
const listenNear = (server: Server, host: string, port: number): Promise<HttpServer> =>
  listen(server, port, host).catch((error: unknown) => {
    if (error instanceof UsageError) throw error;
    return listen(server, 0, host);
  });
