/** The state of the window and everything that changes it, without anything that is drawn. */
import {
  type EditorProblem,
  isVirtualPath,
  type Json,
  type PagePart,
  SETTINGS_PATH,
  type ServerEvent,
  type SiteView,
} from '../../shared/protocol.ts';
import { type Api, ApiError, refusalMessage } from './api.ts';
import { createAutosave, toLocation, toUnsavedValue } from './autosave.ts';
import { type Choices, resolveConflicts } from './conflicts.ts';
import type { DialogDrafts } from './dialogDrafts.ts';
import { partWithDraftFlag, withDraft } from './draft.ts';
import { applyChange, initialEdits, type PageEdits, redoStep, replaceValue, undoStep } from './edits.ts';
import type { PartValue } from './findField.ts';
import type { EditorState } from './model.ts';
import { createPageLocks } from './pageLock.ts';
import { isEqualJson } from './pointers.ts';
import { createRequestQueue } from './requestQueue.ts';
import { createSave } from './saving.ts';
import { createStore } from './store.ts';
import { type UnsavedStore, unsavedKey } from './unsavedStore.ts';

export interface Session {
  state(): EditorState;
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
  dialogs: DialogDrafts;
  /** The values of the settings of the site, with what is not saved. */
  settings(): Promise<readonly PartValue[]>;
  /** @param path undefined closes the page */
  open(path: string | undefined): void;
  /** @param key of a value of the open page */
  change(key: string, value: Json): void;
  undo(): void;
  redo(): void;
  /** @param keys of what is to be saved, all or nothing */
  save(keys: readonly string[]): Promise<void>;
  /** Saves the open page as a draft, or as none; nothing of it is a draft where that is refused. */
  saveAs(draft: boolean): Promise<void>;
  /** Goes back to what the files have. */
  discard(keys: readonly string[]): void;
  /** Decides the conflicts of a value. */
  resolveConflict(key: string, choices: Choices): void;
  /** Edits here what another window edits. */
  stealLock(): void;
  /** Takes in what another window has written. */
  reloadUnsaved(): void;
  /** Asks the server again at once. */
  reconnect(): void;
  /** Hears no more news. */
  close(): void;
}

export interface SessionDependencies {
  api: Api;
  store: UnsavedStore;
  site: SiteView;
  schemas: EditorState['schemas'];
  /** Undefined where the browser has none. */
  locks: LockManager | undefined;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** How long the window waits before it asks a server again that does not answer, in milliseconds. */
const RECONNECT_DELAY_MS = 1000;

/** The line may be another one since, and so may be the place in a list. */
const isSameProblem = (one: EditorProblem, other: EditorProblem) =>
  one.code === other.code && one.file === other.file && one.message === other.message;

/** Begins with what was kept, and sends it to the server. */
export function createSession({ api, store, site, schemas, locks, now }: SessionDependencies): Session {
  const holder = createStore({
    site,
    schemas,
    connection: 'here',
    reconnects: 0,
    problems: [],
    unsaved: store.all(),
    isStorageFull: false,
    isLockedElsewhere: false,
    isSaving: false,
    outcomes: {},
    history: {},
  });
  const { state, set, setPage, setOutcome } = holder;
  /** The edits of pages that were left. */
  const editsByPath = new Map<string, PageEdits>();
  /** How often a page was asked for. */
  let loads = 0;
  let isLoading = false;
  let wasConnected = false;
  /** How often a page was claimed, given or taken: what takes its time is for the last of these only. */
  let lockChanges = 0;
  /** Fulfilled once it is known whether the open page is edited here. */
  let lockSettled = Promise.resolve();
  let settleLock = () => {};
  let retryNow = () => {};
  let connection = new AbortController();
  let isClosed = false;

  /** @returns whether it is the line to the server, so that all goes on once that is back */
  const isCutOff = (reason: unknown): boolean => {
    if (!(reason instanceof ApiError)) throw reason;
    if (reason.reason !== 'stopped' && reason.reason !== 'key') return false;
    set({ connection: reason.reason });
    // The line on which news come may seem to be open still; once it is opened anew, all goes on.
    connection.abort();
    return true;
  };

  const sender = createRequestQueue(async (unsaved) => {
    await api.unsaved(unsaved);
  }, isCutOff);

  const { store: keep, clearStorageError, dialogs } = createAutosave(holder, store, sender, now);

  /** The key of a part of the open page. */
  const keyIn = ({ file }: PagePart) => unsavedKey({ path: state().page?.path ?? '', file });

  /** Takes over edits of the open page, and keeps what has changed; not where another window edits it. */
  function applyEdits(edits: PageEdits): void {
    const { page } = state();
    if (!page || state().isLockedElsewhere || edits === page.edits) return;
    const changed = page.parts.filter((part) => edits.values[keyIn(part)] !== page.edits.values[keyIn(part)]);
    setPage({ edits });
    // The whole page was refused as a draft.
    const refusedDraftKeys = Object.entries(state().outcomes).flatMap(([key, end]) =>
      end.kind === 'refused' && end.isDraft ? [key] : [],
    );
    setOutcome([...changed.map(keyIn), ...refusedDraftKeys], undefined);
    for (const part of changed) autosavePart(page.path, part, edits);
  }

  function autosavePart(path: string, part: PagePart, edits: PageEdits): void {
    const key = keyIn(part);
    const value = edits.values[key] ?? null;
    const before = state().unsaved[key];
    const base = before?.base ?? part.value;
    if (!isEqualJson(value, base)) {
      keep(key, { ...toLocation(before ?? part), path, base, value, time: now() });
      return;
    }
    keep(key, undefined);
    // The file may have changed since: nobody has touched this value here any more.
    setPage({ edits: replaceValue(edits, key, part.value) });
  }

  /** Others have added something before a value or taken it away, or saved what is shown in its place. */
  function syncPart(part: PagePart): void {
    const kept = state().unsaved[keyIn(part)];
    if (!kept) return;
    if (kept.pointer === part.pointer) {
      if (!state().isLockedElsewhere) sender.send(toUnsavedValue(kept));
      return;
    }
    sender.send(toLocation(kept));
    keep(keyIn(part), { ...kept, pointer: part.pointer });
  }

  async function load(path: string): Promise<void> {
    loads += 1;
    isLoading = true;
    const load = loads;
    try {
      const { parts } = await api.page({ path });
      await lockSettled;
      // A page that has just been added: by its place alone it would be taken for the one that stood there before.
      if (!isVirtualPath(path) && !state().site.pages.some((row) => row.path === path)) await readSite();
      const { page } = state();
      // Asked for again since, or saved: this may be what was before.
      if (page?.path !== path || load !== loads) return;
      const values = parts.map((part) => {
        const key = keyIn(part);
        return [key, state().unsaved[key]?.value ?? part.value] as const;
      });
      const before = page.loadState === 'ready' ? page.edits : editsByPath.get(path);
      const edits =
        before && values.every(([key]) => Object.hasOwn(before.values, key))
          ? values.reduce((all, [key, value]) => replaceValue(all, key, value), before)
          : initialEdits(Object.fromEntries(values));
      setPage({ parts, edits, loadState: 'ready' });
      parts.forEach(syncPart);
      // What was gone is back.
      setOutcome(
        parts.map(keyIn).filter((key) => state().outcomes[key]?.kind === 'gone'),
        undefined,
      );
    } catch (reason) {
      const isLine = isCutOff(reason);
      const { page } = state();
      if (page?.path !== path || load !== loads || (isLine && page.loadState === 'ready')) return;
      setPage({ loadState: refusalMessage(reason) === undefined ? 'failed' : 'missing' });
    } finally {
      if (load === loads) isLoading = false;
    }
  }

  async function readSite(): Promise<void> {
    try {
      set({ site: await api.site() });
    } catch (reason) {
      isCutOff(reason);
    }
  }

  const reload = () => {
    const { page } = state();
    if (page) load(page.path);
  };

  function onConnected(): void {
    const isReconnect = wasConnected || state().connection !== 'here';
    wasConnected = true;
    set({ connection: 'here' });
    for (const kept of Object.values(state().unsaved)) sender.send(toUnsavedValue(kept));
    sender.resume();
    if (!isReconnect) return;
    set({ reconnects: state().reconnects + 1 });
    readSite();
    reload();
  }

  /** A page that is not there, or lacks a part, may come back with any file. */
  function affectsPage(files: readonly string[]): boolean {
    const { page, unsaved: kept } = state();
    if (page?.loadState !== 'ready') return true;
    const own = Object.values(kept).filter(({ path }) => path === page.path);
    return [...page.parts, ...own].some(({ file }) => files.includes(file));
  }

  /** Problems of refusals that the check has found since. */
  const confirmed = new WeakSet<EditorProblem>();

  /** Takes out of the refusals what the check has found and finds no longer: it was mended elsewhere. */
  function dropFixedProblems(problems: readonly EditorProblem[]): void {
    for (const [key, end] of Object.entries(state().outcomes)) {
      if (end.kind !== 'refused' || end.isDraft) continue;
      const left = end.problems.filter((problem) => {
        if (!problems.some((one) => isSameProblem(one, problem))) return !confirmed.has(problem);
        confirmed.add(problem);
        return true;
      });
      if (left.length < end.problems.length)
        setOutcome([key], left.length > 0 ? { ...end, problems: left } : undefined);
    }
  }

  function onEvent(event: ServerEvent): void {
    if (event.kind === 'problems') {
      set({ problems: event.problems });
      dropFixedProblems(event.problems);
      return;
    }
    if (event.kind === 'publishing') {
      set({ publishRun: event.run });
      return;
    }
    if (event.kind === 'undoHistory') {
      set({ history: event.history });
      return;
    }
    if (affectsPage(event.files)) reload();
    readSite();
  }

  async function keepListening(): Promise<void> {
    while (!isClosed) {
      try {
        connection = new AbortController();
        await api.listen(onConnected, onEvent, connection.signal);
      } catch (reason) {
        if (!isCutOff(reason)) set({ connection: 'stopped' });
      }
      await new Promise<void>((done) => {
        retryNow = done;
        setTimeout(done, RECONNECT_DELAY_MS);
      });
    }
  }

  const pageLocks = createPageLocks(locks, site.id, async (isMine) => {
    lockChanges += 1;
    const lockChange = lockChanges;
    // What another window has written is read before anything can be written here, which would take its place.
    if (isMine) await store.refresh();
    if (lockChange !== lockChanges) return;
    if (isMine) reloadUnsaved();
    set({ isLockedElsewhere: !isMine });
    settleLock();
  });

  /** Takes in what another window has written. */
  function reloadUnsaved(): void {
    const before = state().unsaved;
    set({ unsaved: store.all() });
    const { page } = state();
    if (!page) return;
    const edits = Object.entries(state().unsaved).reduce(
      (all, [key, { value }]) => (Object.hasOwn(all.values, key) ? replaceValue(all, key, value) : all),
      page.edits,
    );
    setPage({ edits });
    // What is not kept any more was saved there, or taken back.
    const removed = page.parts.flatMap((part) =>
      state().unsaved[keyIn(part)] ? [] : (before[keyIn(part)] ?? []),
    );
    if (removed.length === 0) return;
    clearStorageError(removed.map(unsavedKey));
    // This window may have sent it since.
    if (!state().isLockedElsewhere) for (const kept of removed) sender.send(toLocation(kept));
    reload();
  }

  // The server tells that files have changed; but what was asked for before comes from before.
  const onSaved = () => {
    if (isLoading) reload();
  };

  const save = createSave({ ...holder, api, sender, keep, now, isCutOff, onSaved });

  keepListening();
  return {
    state,
    subscribe: holder.subscribe,
    dialogs,
    async settings() {
      const { parts } = await api.page({ path: SETTINGS_PATH }).catch((reason: unknown) => {
        isCutOff(reason);
        return { parts: [] };
      });
      return parts.map(({ file, pointer, value }) => {
        const key = unsavedKey({ path: SETTINGS_PATH, file });
        return { key, pointer, value: state().unsaved[key]?.value ?? value };
      });
    },
    open(path) {
      const { page } = state();
      if (page?.loadState === 'ready') editsByPath.set(page.path, page.edits);
      lockChanges += 1;
      lockSettled = new Promise((done) => {
        settleLock = done;
      });
      pageLocks.acquire(path);
      if (path === undefined) {
        set({ page: undefined, isLockedElsewhere: false });
        return;
      }
      set({
        page: { path, loadState: 'loading', parts: [], edits: initialEdits({}) },
        isLockedElsewhere: false,
      });
      load(path);
    },
    change(key, value) {
      const { page } = state();
      if (page) applyEdits(applyChange(page.edits, key, value, now()));
    },
    undo() {
      const { page } = state();
      if (page) applyEdits(undoStep(page.edits));
    },
    redo() {
      const { page } = state();
      if (page) applyEdits(redoStep(page.edits));
    },
    async save(keys) {
      await save(keys);
    },
    async saveAs(draft) {
      const { page } = state();
      const part = page && partWithDraftFlag(page.parts);
      if (!page || !part || state().isSaving) return;
      const key = keyIn(part);
      const mark = (to: boolean) => {
        const { page: open } = state();
        const value = open?.edits.values[key];
        if (open && value !== undefined)
          applyEdits(applyChange(open.edits, key, withDraft(value, to), undefined));
      };
      mark(draft);
      const refusal = await save(page.parts.map(keyIn));
      if (!draft || !refusal || state().page?.path !== page.path) return;
      const keys = page.parts.map(keyIn);
      mark(false);
      setOutcome(keys, { kind: 'refused', problems: refusal, isDraft: true });
    },
    discard(keys) {
      for (const key of keys) {
        const { page } = state();
        const part = page?.parts.find((one) => keyIn(one) === key);
        // A step, so that it can be taken back.
        if (page && part) setPage({ edits: applyChange(page.edits, key, part.value, undefined) });
        keep(key, undefined);
      }
      setOutcome(keys, undefined);
    },
    resolveConflict(key, choices) {
      const [kept, outcome] = [state().unsaved[key], state().outcomes[key]];
      if (!kept || outcome?.kind !== 'conflict') return;
      const { base, value } = resolveConflicts(kept, outcome.conflicts, choices);
      const { page } = state();
      if (page) setPage({ edits: applyChange(page.edits, key, value, undefined) });
      keep(key, { ...kept, base, value, time: now() });
      setOutcome([key], undefined);
    },
    stealLock: () => pageLocks.stealLock(),
    reloadUnsaved,
    reconnect: () => retryNow(),
    close() {
      isClosed = true;
      connection.abort();
      retryNow();
    },
  };
}
