/** Sends saved files to the open pages and the terminal. */
import { setTimeout as rest } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { ProblemReport } from '../../app/entries/devEvents.ts';
import { createPatch, type Patch } from '../../core/data/patch.ts';
import { dataNameOf, MANIFEST, SITE_CSS } from '../content/folder.ts';
import type { JsonFile } from '../content/jsonFile.ts';
import { isHiddenPath } from '../content/pathStatus.ts';
import { createMutex } from '../system/mutex.ts';
import { createChecker } from './checker.ts';
import type { ContentSnapshot, LiveContent } from './liveContent.ts';
import { createProblemList } from './problemList.ts';
import { createProblemReport } from './report.ts';
import type { Terminal } from './terminal.ts';
import { watchSite } from './watch.ts';

/** A file that seems invalid may still be incomplete for this time, in milliseconds. */
const GRACE_MS = 100;
/** Larger changes are not sent to open pages, in characters of JSON. */
const MAX_PATCH_LENGTH = 200_000;
const LANGUAGE_FILE = /^manifest\/(?:words|site)\.[^/]+\.json$/;

export interface EditLoop {
  /** The number of edits. */
  revision(): number;
  /** The content for open pages; sending only what changed depends on it. */
  content: LiveContent;
  /** Starts watching the files. */
  watch(): void;
  /** Requests a check, which runs in the background. */
  check(): void;
  /**
   * Sends saved files and changed pictures at once, without waiting for the file system.
   *
   * @param files paths from the site folder
   * @param parsed one of the files, from the code that has written it
   */
  applySaved(files: readonly string[], parsed?: JsonFile): Promise<void>;
  close(): void;
}

/**
 * Watches a site folder. A saved file is sent to the open pages as soon as it is valid; the check follows.
 *
 * @param folder the site folder, absolute
 * @param terminal reports saved files and problems
 */
export function createEditLoop(
  folder: string,
  vite: ViteDevServer,
  content: LiveContent,
  terminal: Terminal,
): EditLoop {
  const problems = createProblemList();
  /** The files of the manifest folder, as open pages have them. */
  const sentStates = new Map<string, unknown>();
  /** The data files that open pages have, by name. They request others. */
  const shownData = new Map<string, unknown>();
  let revision = 0;
  /** The last edit after which pages were reloaded. */
  let lastReload = 0;
  let report: ProblemReport = { problems: [], more: 0 };

  const snapshot = (): ContentSnapshot => {
    const moment = content.snapshot();
    const data = async (name: string) => {
      const value = await moment.data(name);
      if (!shownData.has(name)) shownData.set(name, value);
      return value;
    };
    return { ...moment, data };
  };

  const sendReport = () => {
    const list = problems.all();
    const errors = list.filter(({ severity }) => severity === 'error');
    report = createProblemReport(folder, errors);
    vite.ws.send('site:report', report);
    terminal.show(list);
  };

  const checker = createChecker(folder, (siteProblems) => {
    if (problems.setAll(siteProblems)) sendReport();
  });

  /** A page that does not listen yet reloads when it does. */
  const reload = () => {
    revision += 1;
    lastReload = revision;
    vite.ws.send({ type: 'full-reload' });
  };

  /** Messages are prepared in order, so that the last one is the newest. */
  const runExclusive = createMutex();

  /** Sends the valid files to the open pages. @returns the invalid ones */
  const send = async (files: readonly string[]): Promise<string[]> => {
    const invalidFiles: string[] = [];
    const changed: Record<string, Patch | null> = {};
    /**
     * Returns true if a data file changed, including fields that pages do not render, such as the schedule
     * for the ribbon.
     */
    let data = false;
    let model = false;
    const moment = content.snapshot();
    for (const file of files) {
      const state = await moment.readState(file);
      const name = dataNameOf(file);
      if (!state) {
        // Pages keep the last data of a removed file. Without a messages file, they use the engine's
        // messages.
        if (name === undefined) model = true;
        sentStates.delete(file);
        continue;
      }
      if (state.problems.length > 0) {
        invalidFiles.push(file);
        continue;
      }
      if (name !== undefined) {
        data = true;
        const value = await moment.data(name);
        const patch = createPatch(shownData.get(name), value);
        shownData.set(name, value);
        if (patch) changed[name] = JSON.stringify(patch).length > MAX_PATCH_LENGTH ? null : patch;
        continue;
      }
      if (sentStates.get(file) === state) continue;
      sentStates.set(file, state);
      model = true;
    }
    if (!model && !data) return invalidFiles;
    if (model) shownData.clear();
    revision += 1;
    // The app keeps the messages of a language that it has loaded.
    if (files.some((file) => LANGUAGE_FILE.test(file))) reload();
    vite.ws.send('site:edit', {
      revision,
      model: model ? await moment.model().catch(() => undefined) : undefined,
      // The manifest decides which entries of a data file are visible.
      files: files.includes(MANIFEST) ? undefined : changed,
    });
    return invalidFiles;
  };

  /** Reports the problems of single files. */
  const reportProblems = async (files: readonly string[]) => {
    const states = await Promise.all(files.map(content.snapshot().readState));
    const changes = files.map((file, index) => problems.setFileProblems(file, states[index]?.problems ?? []));
    if (changes.includes(true)) sendReport();
  };

  const saved = async (savedFiles: readonly string[]) => {
    checker.request();
    const files = savedFiles.filter((file) => file.endsWith('.json'));
    // Pages have cached everything else.
    if (files.length < savedFiles.length) reload();
    const doubtful = await runExclusive(() => send([...files].sort()));
    await reportProblems(files.filter((file) => !doubtful.includes(file)));
    if (doubtful.length === 0) return;
    await rest(GRACE_MS);
    await runExclusive(() => send(doubtful));
    await reportProblems(doubtful);
  };

  vite.ws.on('site:hello', (hello, client) => {
    client.send('site:report', report);
    return runExclusive(async () => {
      // Messages from the network may have any type.
      if (hello?.revision === revision) return;
      if (Number(hello?.revision) < lastReload) {
        client.send({ type: 'full-reload' });
        return;
      }
      const model = await content
        .snapshot()
        .model()
        .catch(() => undefined);
      client.send('site:edit', { revision, model });
    });
  });

  return {
    revision: () => revision,
    content: { ...content, snapshot },
    watch() {
      const onSaved = (changed: string[]) => {
        terminal.saved(changed);
        saved(changed).catch(terminal.fail);
      };
      const onTouched = (changed: string[]) => {
        checker.request();
        if (changed.some(isShownByPages)) reload();
      };
      watchSite(vite.watcher, vite.config.root, folder, onSaved, onTouched);
    },
    check: checker.request,
    applySaved: (files, parsed) => {
      if (parsed) content.preload(parsed);
      return saved(files);
    },
    close: checker.close,
  };
}

/**
 * Returns true if pages may use a file that is not JSON; false for temporary files of programs that save a
 * data file.
 */
const isShownByPages = (file: string) =>
  file === SITE_CSS || (/^public\/(?!data\/)/.test(file) && !isHiddenPath(file.slice('public/'.length)));
