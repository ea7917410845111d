/** Who may see the pages that the editor has beside its forms. */
import type { IncomingMessage } from 'node:http';
import type { Terminal } from './terminal.ts';

/** Who has the pages in a frame. */
export interface Frame {
  /** The origin of the window. */
  editor: string;
  /** Whether a request comes from there, besides what its host and origin say. */
  isAllowed?(request: IncomingMessage): boolean;
}

/** How the editor has the pages of a site shown beside its forms. */
export interface Preview {
  /** The origin of the editor's window, which alone may have the pages in a frame. */
  editor: string;
  terminal: Terminal;
  /** What comes before the pages; requests wait for them. */
  after: Promise<unknown>;
}

/** The names of this machine for itself. */
export const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request comes to this machine under its own name, and not under one that a page elsewhere has had pointed here (DNS
 * rebinding), and, where it says so, from a page of the same server.
 *
 * @param names hosts without their port
 */
export function isAskedAs(names: readonly string[], { headers, socket }: IncomingMessage): boolean {
  const here = names.map((name) => `${name}:${socket.localPort}`);
  const { host = '', origin } = headers;
  return here.includes(host) && (origin === undefined || here.some((each) => origin === `http://${each}`));
}
