/** Restricts who may see the preview pages of the editor. */
import type { IncomingMessage } from 'node:http';
import type { Terminal } from './terminal.ts';

/** The page that has the preview in a frame. */
export interface EditorFrame {
  /** The origin of the editor. */
  editorOrigin: string;
  /** Returns true if a request comes from the editor, beyond its host and origin. */
  isAllowed?(request: IncomingMessage): boolean;
}

/** How the editor embeds the pages of a site. */
export interface EditorPreview extends EditorFrame {
  terminal: Terminal;
  /** Requests wait for this promise. */
  ready: Promise<unknown>;
}

/**
 * Returns true if a request has no `Origin` header, or that of the server's own pages (Fetch standard,
 * section 3.2).
 */
export const isSameOrigin = ({ headers: { host, origin } }: IncomingMessage): boolean =>
  origin === undefined || origin === `http://${host}`;
