/** The loop from a saved file to the open pages and the terminal. */
import { setTimeout as rest } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { ProblemReport } from '../../app/entries/devEvents.ts';
import { createPatch, type Patch } from '../../core/data/patch.ts';
import { dataNameOf, MANIFEST } from '../content/folder.ts';
import type { JsonFile } from '../content/jsonFile.ts';
import { isHiddenPath } from '../content/pathStatus.ts';
import { createMutex } from '../system/mutex.ts';
import { createChecker } from './checker.ts';
import type { ContentSnapshot, LiveContent } from './liveContent.ts';
import { createProblemList } from './problemList.ts';
import { createProblemReport } from './report.ts';
import type { Terminal } from './terminal.ts';
import { watchSite } from './watch.ts';

/** How long a file that seems to be broken may still be on its way to the disk, in milliseconds. */
const GRACE_MS = 100;
/** What has changed is not sent to the open pages where it is larger, in characters of JSON. */
const MAX_PATCH_LENGTH = 200_000;
const LANGUAGE_FILE = /^manifest\/(?:words|site)\.[^/]+\.json$/;

export interface EditLoop {
  /** How many edits there have been. */
  revision(): number;
  /** The content as the open pages are to have it, so that they are sent no more than what has changed. */
  content: LiveContent;
  /** Begins to follow the files. */
  watch(): void;
  /** Asks for a whole check, which comes behind. */
  check(): void;
  /** Shows files that were saved, or pictures that have become others, without waiting until the file system tells of them. @param files paths from the site folder @param known one of them, by whoever has just written it */
  applySaved(files: readonly string[], known?: JsonFile): Promise<void>;
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
  terminal: Terminal,
): EditLoop {
  const problems = createProblemList();
  /** The manifest and the files beside it, as the open pages have them. */
  const sentStates = new Map<string, unknown>();
  /** Data files as the open pages have them, by name, which ask for those that are not here. */
  const shownData = new Map<string, unknown>();
  let revision = 0;
  /** That of the last edit after which pages were loaded anew. */
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

  const checker = createChecker(folder, (found) => {
    if (problems.setAll(found)) sendReport();
  });

  /** A page that has come before and does not listen yet is loaded anew once it does. */
  const reload = () => {
    revision += 1;
    lastReload = revision;
    vite.ws.send({ type: 'full-reload' });
  };

  /** What pages are told is read in the order in which they are told it: what comes last is the newest. */
  const runExclusive = createMutex();

  /** Sends the sound ones of some files to the open pages. @returns those that are not sound */
  const send = async (files: readonly string[]): Promise<string[]> => {
    const invalidFiles: string[] = [];
    const changed: Record<string, Patch | null> = {};
    /** Whether a data file is another, also in what pages are not drawn from, such as the days of an entry that the ribbon tells. */
    let data = false;
    let model = false;
    const moment = content.snapshot();
    for (const file of files) {
      const state = await moment.readState(file);
      const name = dataNameOf(file);
      if (!state) {
        // Pages keep the last data of a file that is gone; words that are gone are those of the engine again.
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
    // What the app has taken in of a language it keeps.
    if (files.some((file) => LANGUAGE_FILE.test(file))) reload();
    vite.ws.send('site:edit', {
      revision,
      model: model ? await moment.model().catch(() => undefined) : undefined,
      // What of a data file is seen depends on the manifest.
      files: files.includes(MANIFEST) ? undefined : changed,
    });
    return invalidFiles;
  };

  /** Says what is wrong with some files by themselves. */
  const reportProblems = async (files: readonly string[]) => {
    const states = await Promise.all(files.map(content.snapshot().readState));
    const changes = files.map((file, index) => problems.setFileProblems(file, states[index]?.problems ?? []));
    if (changes.includes(true)) sendReport();
  };

  const saved = async (savedFiles: readonly string[]) => {
    checker.request();
    const files = savedFiles.filter((file) => file.endsWith('.json'));
    // What else there is pages have kept.
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
      // What comes over the network need not have its type.
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
    content: {
      ...content,
      snapshot,
    },
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
    applySaved: (files, known) => {
      if (known) content.preload(known);
      return saved(files);
    },
    close: checker.close,
  };
}

/** Whether pages may show a file that is not JSON: not what programs leave beside a data file while they save it. */
const isShownByPages = (file: string) =>
  /^public\/(?!data\/)/.test(file) && !isHiddenPath(file.slice('public/'.length));
