/** Lets one device of the local network into the editor, beside the windows of this machine. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { DevServer } from '../../node/dev/server.ts';
import { type HttpServer, listen, respond } from '../../node/system/httpServer.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { PairingState } from '../shared/protocol.ts';
import { type AuthContext, createPreviewCookie } from './auth.ts';
import { lanAddress } from './network.ts';
import { createPairingCode } from './pairingCode.ts';
import { qrCodeImage } from './qr.ts';
import { createSecret } from './savedSession.ts';

export interface Pairing {
  /**
   * Opens the way in, with a new code; whoever was in before is no longer.
   *
   * @param wanted an address of this machine; without one that of the last time, or the likeliest
   * @throws UsageError (rejects) when there is no such address
   */
  start(wanted?: string): Promise<PairingState>;
  state(): PairingState;
  stop(): Promise<void>;
}

/**
 * @param ownPort the port of this machine's windows, which the device gets as well where it is free
 * @param handle gets the rules for requests of the device
 */
export function createPairing(
  ownPort: number,
  pages: DevServer,
  handle: (request: IncomingMessage, response: ServerResponse, auth: AuthContext) => Promise<void>,
): Pairing {
  let lastAddress: string | undefined;
  let active: { view(): PairingState; close(): Promise<void> } | undefined;
  const stop = async () => {
    const previous = active;
    active = undefined;
    await previous?.close();
  };

  async function open(host: string) {
    const pairingCode = createPairingCode();
    const cookie = createPreviewCookie('site-from-data-pages', createSecret());
    let preview = '';
    const pair = (response: ServerResponse) => {
      const key = pairingCode.redeem();
      if (key !== undefined) cookie.setOn(response);
      return key;
    };
    const server = createServer((request, response) => {
      const auth = {
        names: [host],
        isOwner: false,
        key: pairingCode.key(),
        code: pairingCode.code(),
        pair,
        preview,
        previewCookie: cookie,
      };
      return respond(() => handle(request, response, auth), request, response);
    });
    const { port, close } = await listenOrAnyPort(server, host, ownPort);
    const origin = `http://${host}:${port}`;
    const previewServer = await pages
      .listenOn(host, { editorOrigin: origin, isAllowed: cookie.isIn })
      .catch((error: unknown) => {
        server.close();
        throw error;
      });
    preview = `http://${host}:${previewServer.port}`;
    return {
      view: (): PairingState => {
        if (pairingCode.key() !== undefined) return { kind: 'paired', origin };
        const code = pairingCode.code();
        if (code === undefined) return { kind: 'expired', origin };
        const address = `${origin}/#code=${code}`;
        return {
          kind: 'waiting',
          origin,
          address,
          qrCode: qrCodeImage(address),
          expiresAt: pairingCode.expiresAt,
        };
      },
      close: async () => {
        await close();
        await previewServer.close();
      },
    };
  }

  return {
    async start(wanted) {
      const host = lanAddress(wanted ?? lastAddress);
      lastAddress = wanted ?? lastAddress;
      await stop();
      active = await open(host);
      return active.view();
    },
    state: () => active?.view() ?? { kind: 'off' },
    stop,
  };
}

/** Listens at a port, or at any free one if that is taken. */
const listenOrAnyPort = (server: Server, host: string, port: number): Promise<HttpServer> =>
  listen(server, port, host).catch((error: unknown) => {
    if (error instanceof UsageError) throw error;
    return listen(server, 0, host);
  });
