/** Who may see the pages that the editor has beside its forms. */
import type { IncomingMessage } from 'node:http';
import type { Terminal } from './terminal.ts';

/** Who has the pages in a frame. */
export interface EditorFrame {
  /** The origin of the window. */
  editorOrigin: string;
  /** Whether a request comes from there, besides what its host and origin say. */
  isAllowed?(request: IncomingMessage): boolean;
}

/** How the editor has the pages of a site shown beside its forms. */
export interface EditorPreview extends EditorFrame {
  terminal: Terminal;
  /** What comes before the pages; requests wait for them. */
  ready: Promise<unknown>;
}

/** Returns true if a request has no `Origin` header, or that of the server's own pages (Fetch standard, section 3.2). */
export const isSameOrigin = ({ headers: { host, origin } }: IncomingMessage): boolean =>
  origin === undefined || origin === `http://${host}`;
