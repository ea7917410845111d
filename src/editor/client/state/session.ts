/** The state of the editor and all actions on it, without any UI. */
import {
  type EditorProblem,
  isVirtualPath,
  type Json,
  type PagePart,
  SETTINGS_PATH,
  type ServerEvent,
  type SiteView,
} from '../../shared/protocol.ts';
import { isEqualJson } from '../form/json.ts';
import { type Api, ApiError, refusalMessage } from './api.ts';
import { createAutosave, toLocation, toUnsavedValue } from './autosave.ts';
import { type Choices, resolveConflicts } from './conflicts.ts';
import type { DialogDrafts } from './dialogDrafts.ts';
import { partWithDraftFlag, withDraft } from './draft.ts';
import { applyChange, initialEdits, type PageEdits, redoStep, replaceValue, undoStep } from './edits.ts';
import type { PartValue } from './findField.ts';
import type { EditorState } from './model.ts';
import { createPageLocks } from './pageLock.ts';
import { createRequestQueue } from './requestQueue.ts';
import { createSave } from './saving.ts';
import { createStore } from './store.ts';
import { type UnsavedStore, unsavedKey } from './unsavedStore.ts';

export interface Session {
  state(): EditorState;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  dialogs: DialogDrafts;
  /** The values of the site settings, with unsaved changes. */
  settings(): Promise<readonly PartValue[]>;
  /** @param path undefined closes the page */
  open(path: string | undefined): void;
  /** @param key of a value of the open page */
  change(key: string, value: Json): void;
  undo(): void;
  redo(): void;
  /** @param keys of the values to save, all or nothing */
  save(keys: readonly string[]): Promise<void>;
  /** Saves the open page as a draft or as public. If a draft is refused, the draft flag is reverted. */
  saveAs(draft: boolean): Promise<void>;
  /** Reverts to the values in the files. */
  discard(keys: readonly string[]): void;
  resolveConflict(key: string, choices: Choices): void;
  /** Takes the lock of the page from another tab. */
  stealLock(): void;
  /** Reads the unsaved changes that another tab has stored. */
  reloadUnsaved(): void;
  /** Retries the connection at once. */
  reconnect(): void;
  close(): void;
}

export interface SessionDependencies {
  api: Api;
  store: UnsavedStore;
  site: SiteView;
  schemas: EditorState['schemas'];
  /** Undefined if the browser has none. */
  locks: LockManager | undefined;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** The delay before a reconnection, in milliseconds. */
const RECONNECT_DELAY_MS = 1000;

/** The line and the list index may have changed since. */
const isSameProblem = (one: EditorProblem, other: EditorProblem) =>
  one.code === other.code && one.file === other.file && one.message === other.message;

/** Starts with the stored unsaved changes and sends them to the server. */
export function createSession({ api, store, site, schemas, locks, now }: SessionDependencies): Session {
  const editorStore = createStore({
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
  const { state, set, setPage, setOutcome } = editorStore;
  /** The edits of pages that were open before. */
  const editsByPath = new Map<string, PageEdits>();
  /** Counts page requests, so that outdated responses are ignored. */
  let loads = 0;
  let isLoading = false;
  let wasConnected = false;
  /** Counts lock changes, so that outdated asynchronous work is ignored. */
  let lockChanges = 0;
  /** Resolves when the lock state of the open page is known. */
  let lockSettled = Promise.resolve();
  let settleLock = () => {};
  let retryNow = () => {};
  let connection = new AbortController();
  let isClosed = false;

  /** Returns true if the connection is lost; everything resumes after the reconnection. */
  const handleDisconnect = (reason: unknown): boolean => {
    if (!(reason instanceof ApiError)) throw reason;
    if (reason.reason !== 'stopped' && reason.reason !== 'key') return false;
    set({ connection: reason.reason });
    // The event stream may still seem open. Opening it again resumes everything.
    connection.abort();
    return true;
  };

  const requestQueue = createRequestQueue(async (unsaved) => {
    await api.unsaved(unsaved);
  }, handleDisconnect);

  const {
    store: storeChange,
    clearStorageError,
    dialogs,
  } = createAutosave(editorStore, store, requestQueue, now);

  const keyIn = ({ file }: PagePart) => unsavedKey({ path: state().page?.path ?? '', file });

  /** Applies edits to the open page and stores the changes, unless another tab edits the page. */
  function applyEdits(edits: PageEdits): void {
    const { page } = state();
    if (!page || state().isLockedElsewhere || edits === page.edits) return;
    const changed = page.parts.filter((part) => edits.values[keyIn(part)] !== page.edits.values[keyIn(part)]);
    setPage({ edits });
    // A refusal as a draft concerns the whole page.
    const refusedDraftKeys = Object.entries(state().outcomes).flatMap(([key, outcome]) =>
      outcome.kind === 'refused' && outcome.isDraft ? [key] : [],
    );
    setOutcome([...changed.map(keyIn), ...refusedDraftKeys], undefined);
    for (const part of changed) autosavePart(page.path, part, edits);
  }

  function autosavePart(path: string, part: PagePart, edits: PageEdits): void {
    const key = keyIn(part);
    const value = edits.values[key] ?? null;
    const previous = state().unsaved[key];
    const base = previous?.base ?? part.value;
    if (!isEqualJson(value, base)) {
      storeChange(key, { ...toLocation(previous ?? part), path, base, value, time: now() });
      return;
    }
    storeChange(key, undefined);
    // The file may have changed since, and the value has no local changes any more.
    setPage({ edits: replaceValue(edits, key, part.value) });
  }

  /** Updates the location of an unsaved value after changes before it, or sends it again. */
  function syncPart(part: PagePart): void {
    const unsavedChange = state().unsaved[keyIn(part)];
    if (!unsavedChange) return;
    if (unsavedChange.pointer === part.pointer) {
      if (!state().isLockedElsewhere) requestQueue.send(toUnsavedValue(unsavedChange));
      return;
    }
    requestQueue.send(toLocation(unsavedChange));
    storeChange(keyIn(part), { ...unsavedChange, pointer: part.pointer });
  }

  async function load(path: string): Promise<void> {
    loads += 1;
    isLoading = true;
    const load = loads;
    try {
      const { parts } = await api.page({ path });
      await lockSettled;
      // A page that was just added must not be taken for the previous page at the same location.
      if (!isVirtualPath(path) && !state().site.pages.some((row) => row.path === path)) await readSite();
      const { page } = state();
      // A newer request or a save makes this response outdated.
      if (page?.path !== path || load !== loads) return;
      const values = parts.map((part) => {
        const key = keyIn(part);
        return [key, state().unsaved[key]?.value ?? part.value] as const;
      });
      const previousEdits = page.loadState === 'ready' ? page.edits : editsByPath.get(path);
      const edits =
        previousEdits && values.every(([key]) => Object.hasOwn(previousEdits.values, key))
          ? values.reduce((all, [key, value]) => replaceValue(all, key, value), previousEdits)
          : initialEdits(Object.fromEntries(values));
      setPage({ parts, edits, loadState: 'ready' });
      parts.forEach(syncPart);
      setOutcome(
        parts.map(keyIn).filter((key) => state().outcomes[key]?.kind === 'gone'),
        undefined,
      );
    } catch (reason) {
      const isDisconnected = handleDisconnect(reason);
      const { page } = state();
      if (page?.path !== path || load !== loads || (isDisconnected && page.loadState === 'ready')) return;
      setPage({ loadState: refusalMessage(reason) === undefined ? 'failed' : 'missing' });
    } finally {
      if (load === loads) isLoading = false;
    }
  }

  async function readSite(): Promise<void> {
    try {
      set({ site: await api.site() });
    } catch (reason) {
      handleDisconnect(reason);
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
    for (const change of Object.values(state().unsaved)) requestQueue.send(toUnsavedValue(change));
    requestQueue.resume();
    if (!isReconnect) return;
    set({ reconnects: state().reconnects + 1 });
    readSite();
    reload();
  }

  /** A missing page or part may be restored by a change of any file. */
  function affectsPage(files: readonly string[]): boolean {
    const { page, unsaved } = state();
    if (page?.loadState !== 'ready') return true;
    const pageChanges = Object.values(unsaved).filter(({ path }) => path === page.path);
    return [...page.parts, ...pageChanges].some(({ file }) => files.includes(file));
  }

  /** Problems of refusals that the check has reported as well. */
  const confirmed = new WeakSet<EditorProblem>();

  /** Drops problems of refusals that the check no longer reports: they were fixed elsewhere. */
  function dropFixedProblems(problems: readonly EditorProblem[]): void {
    for (const [key, outcome] of Object.entries(state().outcomes)) {
      if (outcome.kind !== 'refused' || outcome.isDraft) continue;
      const remaining = outcome.problems.filter((problem) => {
        if (!problems.some((current) => isSameProblem(current, problem))) return !confirmed.has(problem);
        confirmed.add(problem);
        return true;
      });
      if (remaining.length < outcome.problems.length)
        setOutcome([key], remaining.length > 0 ? { ...outcome, problems: remaining } : undefined);
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
        if (!handleDisconnect(reason)) set({ connection: 'stopped' });
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
    // Reads the other tab's changes before anything can be written here, because that would overwrite them.
    if (isMine) await store.refresh();
    if (lockChange !== lockChanges) return;
    if (isMine) reloadUnsaved();
    set({ isLockedElsewhere: !isMine });
    settleLock();
  });

  function reloadUnsaved(): void {
    const previousUnsaved = state().unsaved;
    set({ unsaved: store.all() });
    const { page } = state();
    if (!page) return;
    const edits = Object.entries(state().unsaved).reduce(
      (all, [key, { value }]) => (Object.hasOwn(all.values, key) ? replaceValue(all, key, value) : all),
      page.edits,
    );
    setPage({ edits });
    // Removed changes were saved or reverted in another tab.
    const removed = page.parts.flatMap((part) =>
      state().unsaved[keyIn(part)] ? [] : (previousUnsaved[keyIn(part)] ?? []),
    );
    if (removed.length === 0) return;
    clearStorageError(removed.map(unsavedKey));
    // This tab may have sent the value since.
    if (!state().isLockedElsewhere) for (const change of removed) requestQueue.send(toLocation(change));
    reload();
  }

  // The server reports the changed files, but a pending response may be older than the save.
  const onSaved = () => {
    if (isLoading) reload();
  };

  const save = createSave({ ...editorStore, api, requestQueue, storeChange, now, handleDisconnect, onSaved });

  keepListening();
  return {
    state,
    subscribe: editorStore.subscribe,
    dialogs,
    async settings() {
      const { parts } = await api.page({ path: SETTINGS_PATH }).catch((reason: unknown) => {
        handleDisconnect(reason);
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
        const part = page?.parts.find((candidate) => keyIn(candidate) === key);
        // An undo step.
        if (page && part) setPage({ edits: applyChange(page.edits, key, part.value, undefined) });
        storeChange(key, undefined);
      }
      setOutcome(keys, undefined);
    },
    resolveConflict(key, choices) {
      const [unsavedChange, outcome] = [state().unsaved[key], state().outcomes[key]];
      if (!unsavedChange || outcome?.kind !== 'conflict') return;
      const { base, value } = resolveConflicts(unsavedChange, outcome.conflicts, choices);
      const { page } = state();
      if (page) setPage({ edits: applyChange(page.edits, key, value, undefined) });
      storeChange(key, { ...unsavedChange, base, value, time: now() });
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
