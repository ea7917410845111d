/** The loop from a saved file to the open pages and the terminal. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { Report } from '../../src/entries/events.ts';
import { RESOLVED } from '../build/sitePlugin.ts';
import { dataFile, dataNameOf, dataNames, MANIFEST, SITE } from '../site/folder.ts';
import { createChecker } from './checker.ts';
import type { LiveContent } from './content.ts';
import { problemList } from './problems.ts';
import { createReport } from './report.ts';
import { createTerminal, type Terminal } from './terminal.ts';
import { watchSite } from './watch.ts';

/** How long a file that seems to be broken may still be on its way to the disk, in milliseconds. */
const GRACE = 100;
/** Larger data files are not sent to the open pages, in bytes. */
const MOST_SENT = 200_000;
const OF_LANGUAGE = /^manifest\/(?:words|site)\.[^/]+\.json$/;

export interface EditLoop {
  /** How many edits there have been. */
  revision(): number;
  /** Looks at every file once and begins to follow them. */
  start(): Promise<void>;
  /** Shows files that were saved, or pictures that have become others, without waiting until the file system tells of them. @param files paths from the site folder */
  saved(files: readonly string[]): Promise<void>;
  close(): void;
}

/**
 * Follows a site folder. What is in a saved file goes to the open pages as soon as the file is sound by itself; the
 * whole check follows behind.
 *
 * @param folder the site folder, absolute
 * @param terminal what says that files were saved, and what is wrong
 */
export function createEditLoop(
  folder: string,
  vite: ViteDevServer,
  content: LiveContent,
  terminal: Terminal = createTerminal(folder),
): EditLoop {
  const problems = problemList();
  /** What of each file the open pages have. */
  const sent = new Map<string, unknown>();
  let revision = 0;
  let report: Report = { problems: [], more: 0 };

  const publish = () => {
    const list = problems.list();
    const errors = list.filter(({ severity }) => severity === 'error');
    report = createReport(folder, errors);
    vite.ws.send('site:report', report);
    terminal.show(list);
  };

  const checker = createChecker(folder, (found) => {
    if (problems.checked(found)) publish();
  });

  /** Sends the sound ones of some files to the open pages. @returns those that are not sound */
  const send = async (files: readonly string[]): Promise<string[]> => {
    const unsound: string[] = [];
    const changed: Record<string, unknown> = {};
    let model = false;
    for (const file of files) {
      const state = await content.look(file);
      const name = dataNameOf(file);
      if (!state) continue;
      if (state.problems.length > 0) {
        unsound.push(file);
        continue;
      }
      if (sent.get(file) === state) continue;
      sent.set(file, state);
      if (name === undefined) model = true;
      // A page of a large list reads a part of it, and asks for that.
      else changed[name] = sizeOf(join(folder, file)) > MOST_SENT ? null : await content.data(name);
    }
    if (!model && Object.keys(changed).length === 0) return unsound;
    revision += 1;
    if (model) forgetModel(vite);
    // What the app has taken in of a language it keeps.
    if (files.some((file) => OF_LANGUAGE.test(file))) vite.ws.send({ type: 'full-reload' });
    vite.ws.send('site:edit', {
      revision,
      model: model ? await content.model().catch(() => undefined) : undefined,
      files: changed,
    });
    return unsound;
  };

  /** Says what is wrong with some files by themselves. */
  const judge = async (files: readonly string[]) => {
    const states = await Promise.all(files.map(content.look));
    const changes = files.map((file, index) => problems.fileRead(file, states[index]?.problems ?? []));
    if (changes.includes(true)) publish();
  };

  const saved = async (all: readonly string[]) => {
    checker.request();
    const files = all.filter((file) => file.endsWith('.json'));
    // What else there is pages have kept.
    if (files.length < all.length) vite.ws.send({ type: 'full-reload' });
    const doubtful = await send([...files].sort());
    await judge(files.filter((file) => !doubtful.includes(file)));
    if (doubtful.length === 0) return;
    await rest(GRACE);
    await send(doubtful);
    await judge(doubtful);
  };

  vite.ws.on('site:hello', async (hello, client) => {
    client.send('site:report', report);
    // What comes over the network need not have its type.
    if (hello?.revision === revision) return;
    client.send('site:edit', { revision, model: await content.model().catch(() => undefined) });
  });

  return {
    revision: () => revision,
    async start() {
      const files = [MANIFEST, SITE, ...(await dataNames(folder)).map(dataFile)];
      await judge(files);
      const onSaved = (changed: string[]) => {
        terminal.saved(changed);
        saved(changed).catch(terminal.fail);
      };
      watchSite(vite.watcher, vite.config.root, folder, onSaved, checker.request);
      checker.request();
    },
    saved,
    close: checker.close,
  };
}

/** The next page that is loaded gets manifest and site.json as they are now. */
function forgetModel(vite: ViteDevServer) {
  const graph = vite.environments.client.moduleGraph;
  for (const [id, module] of graph.idToModuleMap) if (id.startsWith(RESOLVED)) graph.invalidateModule(module);
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
