/** Pairs one device of the local network with the editor. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import pc from 'picocolors';
import { encode, renderUnicodeCompact } from 'uqr';
import type { DevServer } from '../../node/dev/server.ts';
import { type HttpServer, listen, respond } from '../../node/system/httpServer.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { PairingState, QrCodeImage } from '../shared/protocol.ts';
import { type AuthContext, createPreviewCookie } from './auth.ts';
import { lanAddress } from './network.ts';
import { createSecret } from './savedSession.ts';

export interface Pairing {
  /**
   * Starts pairing with a new code and ends the previous pairing.
   *
   * @param requested an address of this computer; by default that of the last pairing, or the likeliest
   * @throws UsageError (rejects) if there is no such address
   */
  start(requested?: string): Promise<PairingState>;
  state(): PairingState;
  stop(): Promise<void>;
}

/**
 * @param clientPort the port of the local client, which the device gets as well if it is free
 * @param handle creates the request handler of the device
 */
export function createPairing(
  clientPort: number,
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
    const { port, close } = await listenOrAnyPort(server, host, clientPort);
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
    async start(requested) {
      const host = lanAddress(requested ?? lastAddress);
      lastAddress = requested ?? lastAddress;
      await stop();
      active = await open(host);
      return active.view();
    },
    state: () => active?.view() ?? { kind: 'off' },
    stop,
  };
}

/** Listens on a port, or on any free port if it is taken. */
const listenOrAnyPort = (server: Server, host: string, port: number): Promise<HttpServer> =>
  listen(server, port, host).catch((error: unknown) => {
    if (error instanceof UsageError) throw error;
    return listen(server, 0, host);
  });

/** The quiet zone of a QR code, in modules. */
const BORDER = 4;

/** Returns the dark modules as an SVG path of runs. */
export function qrCodeImage(text: string): QrCodeImage {
  const { data, size } = encode(text, { border: BORDER });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: runs.join('') };
}

/** A QR code for a terminal: dark on light, or without colours light on dark, as most terminals are. */
export const qrCodeText = (text: string): string =>
  pc.isColorSupported
    ? renderUnicodeCompact(text, { border: BORDER, invert: true })
        .split('\n')
        .map((line) => pc.bgWhiteBright(pc.black(line)))
        .join('\n')
    : renderUnicodeCompact(text, { border: BORDER });

/** The lifetime of a pairing code, in milliseconds. */
const CODE_LIFETIME_MS = 10 * 60_000;

export interface PairingCode {
  /** In milliseconds since 1970. */
  expiresAt: number;
  /** @returns undefined if it was used or has expired */
  code(): string | undefined;
  /** The token of the paired device; undefined before pairing. */
  key(): string | undefined;
  /** Exchanges the code for a token, once. @returns undefined if the code was used or has expired */
  redeem(): string | undefined;
}

export function createPairingCode(): PairingCode {
  const code = createSecret();
  const expiresAt = Date.now() + CODE_LIFETIME_MS;
  let key: string | undefined;
  const isValid = () => key === undefined && Date.now() < expiresAt;
  return {
    expiresAt,
    code: () => (isValid() ? code : undefined),
    key: () => key,
    redeem: () => {
      if (!isValid()) return undefined;
      key = createSecret();
      return key;
    },
  };
}
