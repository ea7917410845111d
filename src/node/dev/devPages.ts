/** Serves the pages of a site that is being edited. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { memoize } from '../../core/data/memoize.ts';
import { baseOf } from '../../core/route/base.ts';
import type { JsonFile } from '../content/jsonFile.ts';
import { createEditLoop } from './editLoop.ts';
import type { EditorPreview } from './editorPreview.ts';
import { createHandler } from './handler.ts';
import { createLiveContent, currentSite } from './liveContent.ts';
import { createRenderer } from './renderer.ts';
import { createTerminal } from './terminal.ts';
import { createDevVite } from './vite.ts';

export interface DevPages {
  /** The base path of the site at the start. */
  base: string;
  /** Responds to requests. @param editor the origin of the editor, which has the pages in a frame */
  handlerFor(editor?: string): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>>;
  applySaved(files: readonly string[], parsed?: JsonFile): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param folder the site folder, absolute
 * @param upgradeServer receives the upgrade requests for Vite's websocket
 */
export async function openDevPages(
  folder: string,
  upgradeServer: Server,
  preview?: EditorPreview,
): Promise<DevPages> {
  const content = createLiveContent(folder);
  const vite = await createDevVite(folder, content, upgradeServer, preview !== undefined);
  const terminal = preview?.terminal ?? createTerminal(folder);
  const loop = createEditLoop(folder, vite, content, terminal);
  const handlers = new Map<string | undefined, { value: ReturnType<DevPages['handlerFor']> }>();
  const handlerFor = memoize(async (editor: string | undefined) => {
    try {
      const renderer = await createRenderer(folder, vite, loop.content, loop.revision, editor);
      return createHandler(folder, vite, loop.content, renderer, loop.revision);
    } catch (error) {
      // The next request tries again.
      handlers.delete(editor);
      terminal.fail(error);
      throw error;
    }
  }, handlers);
  if (!preview) loop.watch();
  loop.check();
  return {
    base: baseOf(await currentSite(content)),
    handlerFor,
    applySaved: loop.applySaved,
    close: async () => {
      await Promise.all([loop.close(), vite.close()]);
    },
  };
}
