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
import { type Api, RequestError, refusalIn } from './api.ts';
import { openClaims } from './claim.ts';
import { type Choices, decided } from './conflicts.ts';
import type { DialogDrafts } from './dialogDrafts.ts';
import { draftPart, withDraft } from './draft.ts';
import { change, type Edits, openEdits, redo, replace, undo } from './edits.ts';
import type { PartValue } from './fieldOf.ts';
import { holdState } from './holder.ts';
import { openKeeping, placeOf, unsavedOf } from './keeping.ts';
import { type KeptStore, keyOf } from './kept.ts';
import type { State } from './model.ts';
import { isSame } from './pointers.ts';
import { openSaving } from './saving.ts';
import { openSender } from './sender.ts';

export interface Session {
  state(): State;
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
  decide(key: string, choices: Choices): void;
  /** Edits here what another window edits. */
  stealLock(): void;
  /** Takes in what another window has written. */
  readKept(): void;
  /** Asks the server again at once. */
  reconnect(): void;
  /** Hears no more news. */
  close(): void;
}

export interface Given {
  api: Api;
  store: KeptStore;
  site: SiteView;
  schemas: State['schemas'];
  /** Undefined where the browser has none. */
  locks: LockManager | undefined;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** How long the window waits before it asks a server again that does not answer, in milliseconds. */
const PAUSE_MS = 1000;

/** The line may be another one since, and so may be the place in a list. */
const isSameProblem = (one: EditorProblem, other: EditorProblem) =>
  one.code === other.code && one.file === other.file && one.message === other.message;

/** Begins with what was kept, and sends it to the server. */
export function openSession({ api, store, site, schemas, locks, now }: Given): Session {
  const holder = holdState({
    site,
    schemas,
    connection: 'here',
    returns: 0,
    problems: [],
    kept: store.all(),
    isFull: false,
    isElsewhere: false,
    isSaving: false,
    outcomes: {},
    doings: {},
  });
  const { state, set, setPage, setOutcome } = holder;
  /** The edits of pages that were left. */
  const left = new Map<string, Edits>();
  /** How often a page was asked for. */
  let loads = 0;
  let isLoading = false;
  let hasArrived = false;
  /** How often a page was claimed, given or taken: what takes its time is for the last of these only. */
  let turns = 0;
  /** Fulfilled once it is known whether the open page is edited here. */
  let claimed = Promise.resolve();
  let beClaimed = () => {};
  let wake = () => {};
  let line = new AbortController();
  let isClosed = false;

  /** @returns whether it is the line to the server, so that all goes on once that is back */
  const isCutOff = (reason: unknown): boolean => {
    if (!(reason instanceof RequestError)) throw reason;
    if (reason.reason !== 'stopped' && reason.reason !== 'key') return false;
    set({ connection: reason.reason });
    // The line on which news come may seem to be open still; once it is opened anew, all goes on.
    line.abort();
    return true;
  };

  const sender = openSender(async (unsaved) => {
    await api.unsaved(unsaved);
  }, isCutOff);

  const { keep, forgetRoom, dialogs } = openKeeping(holder, store, sender, now);

  /** The key of a part of the open page. */
  const keyIn = ({ file }: PagePart) => keyOf({ path: state().page?.path ?? '', file });

  /** Takes over edits of the open page, and keeps what has changed; not where another window edits it. */
  function take(edits: Edits): void {
    const { page } = state();
    if (!page || state().isElsewhere || edits === page.edits) return;
    const changed = page.parts.filter((part) => edits.values[keyIn(part)] !== page.edits.values[keyIn(part)]);
    setPage({ edits });
    // The whole page was refused as a draft.
    const asDrafts = Object.entries(state().outcomes).flatMap(([key, end]) =>
      end.kind === 'refused' && end.isDraft ? [key] : [],
    );
    setOutcome([...changed.map(keyIn), ...asDrafts], undefined);
    for (const part of changed) keepPart(page.path, part, edits);
  }

  function keepPart(path: string, part: PagePart, edits: Edits): void {
    const key = keyIn(part);
    const value = edits.values[key] ?? null;
    const before = state().kept[key];
    const base = before?.base ?? part.value;
    if (!isSame(value, base)) {
      keep(key, { ...placeOf(before ?? part), path, base, value, time: now() });
      return;
    }
    keep(key, undefined);
    // The file may have changed since: nobody has touched this value here any more.
    setPage({ edits: replace(edits, key, part.value) });
  }

  /** Others have added something before a value or taken it away, or saved what is shown in its place. */
  function follow(part: PagePart): void {
    const kept = state().kept[keyIn(part)];
    if (!kept) return;
    if (kept.pointer === part.pointer) {
      if (!state().isElsewhere) sender.send(unsavedOf(kept));
      return;
    }
    sender.send(placeOf(kept));
    keep(keyIn(part), { ...kept, pointer: part.pointer });
  }

  async function load(path: string): Promise<void> {
    loads += 1;
    isLoading = true;
    const load = loads;
    try {
      const { parts } = await api.page({ path });
      await claimed;
      // A page that has just been added: by its place alone it would be taken for the one that stood there before.
      if (!isVirtualPath(path) && !state().site.pages.some((row) => row.path === path)) await readSite();
      const { page } = state();
      // Asked for again since, or saved: this may be what was before.
      if (page?.path !== path || load !== loads) return;
      const values = parts.map((part) => {
        const key = keyIn(part);
        return [key, state().kept[key]?.value ?? part.value] as const;
      });
      const before = page.standing === 'ready' ? page.edits : left.get(path);
      const edits =
        before && values.every(([key]) => Object.hasOwn(before.values, key))
          ? values.reduce((all, [key, value]) => replace(all, key, value), before)
          : openEdits(Object.fromEntries(values));
      setPage({ parts, edits, standing: 'ready' });
      parts.forEach(follow);
      // What was gone is back.
      setOutcome(
        parts.map(keyIn).filter((key) => state().outcomes[key]?.kind === 'gone'),
        undefined,
      );
    } catch (reason) {
      const isLine = isCutOff(reason);
      const { page } = state();
      if (page?.path !== path || load !== loads || (isLine && page.standing === 'ready')) return;
      setPage({ standing: refusalIn(reason) === undefined ? 'failed' : 'missing' });
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

  function arrive(): void {
    const isBack = hasArrived || state().connection !== 'here';
    hasArrived = true;
    set({ connection: 'here' });
    for (const kept of Object.values(state().kept)) sender.send(unsavedOf(kept));
    sender.goOn();
    if (!isBack) return;
    set({ returns: state().returns + 1 });
    readSite();
    reload();
  }

  /** A page that is not there, or lacks a part, may come back with any file. */
  function isTouched(files: readonly string[]): boolean {
    const { page, kept } = state();
    if (page?.standing !== 'ready') return true;
    const own = Object.values(kept).filter(({ path }) => path === page.path);
    return [...page.parts, ...own].some(({ file }) => files.includes(file));
  }

  /** Problems of refusals that the check has found since. */
  const found = new WeakSet<EditorProblem>();

  /** Takes out of the refusals what the check has found and finds no longer: it was mended elsewhere. */
  function forgetMended(problems: readonly EditorProblem[]): void {
    for (const [key, end] of Object.entries(state().outcomes)) {
      if (end.kind !== 'refused' || end.isDraft) continue;
      const left = end.problems.filter((problem) => {
        if (!problems.some((one) => isSameProblem(one, problem))) return !found.has(problem);
        found.add(problem);
        return true;
      });
      if (left.length < end.problems.length)
        setOutcome([key], left.length > 0 ? { ...end, problems: left } : undefined);
    }
  }

  function onNews(news: ServerEvent): void {
    if (news.kind === 'problems') {
      set({ problems: news.problems });
      forgetMended(news.problems);
      return;
    }
    if (news.kind === 'publishing') {
      set({ publishing: news.run });
      return;
    }
    if (news.kind === 'undoHistory') {
      set({ doings: news.history });
      return;
    }
    if (isTouched(news.files)) reload();
    readSite();
  }

  async function listen(): Promise<void> {
    while (!isClosed) {
      try {
        line = new AbortController();
        await api.news(arrive, onNews, line.signal);
      } catch (reason) {
        if (!isCutOff(reason)) set({ connection: 'stopped' });
      }
      await new Promise<void>((done) => {
        wake = done;
        setTimeout(done, PAUSE_MS);
      });
    }
  }

  const claims = openClaims(locks, site.id, async (isMine) => {
    turns += 1;
    const turn = turns;
    // What another window has written is read before anything can be written here, which would take its place.
    if (isMine) await store.renew();
    if (turn !== turns) return;
    if (isMine) readKept();
    set({ isElsewhere: !isMine });
    beClaimed();
  });

  /** Takes in what another window has written. */
  function readKept(): void {
    const before = state().kept;
    set({ kept: store.all() });
    const { page } = state();
    if (!page) return;
    const edits = Object.entries(state().kept).reduce(
      (all, [key, { value }]) => (Object.hasOwn(all.values, key) ? replace(all, key, value) : all),
      page.edits,
    );
    setPage({ edits });
    // What is not kept any more was saved there, or taken back.
    const ended = page.parts.flatMap((part) =>
      state().kept[keyIn(part)] ? [] : (before[keyIn(part)] ?? []),
    );
    if (ended.length === 0) return;
    forgetRoom(ended.map(keyOf));
    // This window may have sent it since.
    if (!state().isElsewhere) for (const kept of ended) sender.send(placeOf(kept));
    reload();
  }

  // The server tells that files have changed; but what was asked for before comes from before.
  const onSaved = () => {
    if (isLoading) reload();
  };

  const save = openSaving({ ...holder, api, sender, keep, now, isCutOff, onSaved });

  listen();
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
        const key = keyOf({ path: SETTINGS_PATH, file });
        return { key, pointer, value: state().kept[key]?.value ?? value };
      });
    },
    open(path) {
      const { page } = state();
      if (page?.standing === 'ready') left.set(page.path, page.edits);
      turns += 1;
      claimed = new Promise((done) => {
        beClaimed = done;
      });
      claims.claim(path);
      if (path === undefined) {
        set({ page: undefined, isElsewhere: false });
        return;
      }
      set({ page: { path, standing: 'loading', parts: [], edits: openEdits({}) }, isElsewhere: false });
      load(path);
    },
    change(key, value) {
      const { page } = state();
      if (page) take(change(page.edits, key, value, now()));
    },
    undo() {
      const { page } = state();
      if (page) take(undo(page.edits));
    },
    redo() {
      const { page } = state();
      if (page) take(redo(page.edits));
    },
    async save(keys) {
      await save(keys);
    },
    async saveAs(draft) {
      const { page } = state();
      const part = page && draftPart(page.parts);
      if (!page || !part || state().isSaving) return;
      const key = keyIn(part);
      const mark = (to: boolean) => {
        const { page: open } = state();
        const value = open?.edits.values[key];
        if (open && value !== undefined) take(change(open.edits, key, withDraft(value, to), undefined));
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
        if (page && part) setPage({ edits: change(page.edits, key, part.value, undefined) });
        keep(key, undefined);
      }
      setOutcome(keys, undefined);
    },
    decide(key, choices) {
      const [kept, outcome] = [state().kept[key], state().outcomes[key]];
      if (!kept || outcome?.kind !== 'conflict') return;
      const { base, value } = decided(kept, outcome.conflicts, choices);
      const { page } = state();
      if (page) setPage({ edits: change(page.edits, key, value, undefined) });
      keep(key, { ...kept, base, value, time: now() });
      setOutcome([key], undefined);
    },
    stealLock: () => claims.stealLock(),
    readKept,
    reconnect: () => wake(),
    close() {
      isClosed = true;
      line.abort();
      wake();
    },
  };
}
