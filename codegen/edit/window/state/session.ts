/** The state of the window and everything that changes it, without anything that is drawn. */
import {
  type Change,
  type Json,
  type News,
  type Part,
  type Place,
  type SaveAnswer,
  SETTINGS,
  type ShownProblem,
  type SiteView,
} from '../../protocol.ts';
import { type Api, RequestError } from './api.ts';
import { openClaims } from './claim.ts';
import { type Choices, decided } from './conflicts.ts';
import { change, type Edits, openEdits, redo, replace, undo } from './edits.ts';
import { type Kept, type KeptStore, keyOf } from './kept.ts';
import type { OpenPage, Outcome, State } from './model.ts';
import { isSame } from './pointers.ts';
import { openSender } from './sender.ts';

export interface Session {
  state(): State;
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
  /** @param path undefined closes the page */
  open(path: string | undefined): void;
  /** @param key of a value of the open page */
  change(key: string, value: Json): void;
  undo(): void;
  redo(): void;
  /** @param keys of what is to be saved, all or nothing */
  save(keys: readonly string[]): Promise<void>;
  /** Goes back to what the files have. */
  discard(keys: readonly string[]): void;
  /** Decides the conflicts of a value. */
  decide(key: string, choices: Choices): void;
  /** Edits here what another window edits. */
  takeOver(): void;
  /** Takes in what another window has written. */
  readKept(): void;
  /** Asks the server again at once. */
  reconnect(): void;
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
const PAUSE = 1000;

const unsavedOf = ({ file, pointer, base, value }: Kept) => ({ file, pointer, base, value });
const placeOf = ({ file, pointer }: Place) => ({ file, pointer });

/** Begins with what was kept, and sends it to the server. */
export function openSession({ api, store, site, schemas, locks, now }: Given): Session {
  let state: State = {
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
  };
  const listeners = new Set<() => void>();
  /** The edits of pages that were left. */
  const left = new Map<string, Edits>();
  /** What is not saved and had no room. */
  const homeless = new Set<string>();
  let wake = () => {};
  let line = new AbortController();

  const set = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const setPage = (changes: Partial<OpenPage>) => {
    if (state.page) set({ page: { ...state.page, ...changes } });
  };
  const setOutcome = (keys: readonly string[], outcome: Outcome | undefined) => {
    const rest = Object.entries(state.outcomes).filter(([key]) => !keys.includes(key));
    set({ outcomes: Object.fromEntries([...rest, ...(outcome ? keys.map((key) => [key, outcome]) : [])]) });
  };

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

  /** The key of a part of the open page. */
  const keyIn = ({ file }: Part) => keyOf({ path: state.page?.path ?? '', file });
  const partOf = (key: string) => state.page?.parts.find((part) => keyIn(part) === key);

  /** Keeps a value in the browser, or forgets it. */
  function keep(key: string, kept: Kept | undefined): void {
    const before = state.kept[key];
    const { [key]: _, ...others } = state.kept;
    homeless.delete(key);
    if (kept && !store.put(kept)) homeless.add(key);
    if (!kept && before) store.remove(before);
    set({ kept: kept ? { ...others, [key]: kept } : others, isFull: homeless.size > 0 });
    if (kept) sender.send(unsavedOf(kept));
    else if (before) sender.send(placeOf(before));
  }

  /** Takes over edits of the open page, and keeps what has changed. */
  function take(edits: Edits): void {
    const { page } = state;
    if (!page || edits === page.edits) return;
    const changed = page.parts.filter((part) => edits.values[keyIn(part)] !== page.edits.values[keyIn(part)]);
    setPage({ edits });
    setOutcome(changed.map(keyIn), undefined);
    for (const part of changed) keepPart(page.path, part, edits);
  }

  function keepPart(path: string, part: Part, edits: Edits): void {
    const key = keyIn(part);
    const value = edits.values[key] ?? null;
    const before = state.kept[key];
    const base = before?.base ?? part.value;
    if (!isSame(value, base)) {
      keep(key, { ...placeOf(before ?? part), path, base, value, time: now() });
      return;
    }
    keep(key, undefined);
    // The file may have changed since: nobody has touched this value here any more.
    setPage({ edits: replace(edits, key, part.value) });
  }

  /** Others have added something before a value or taken it away. */
  function follow(part: Part): void {
    const kept = state.kept[keyIn(part)];
    if (!kept || kept.pointer === part.pointer) return;
    sender.send(placeOf(kept));
    keep(keyIn(part), { ...kept, pointer: part.pointer });
  }

  async function load(path: string): Promise<void> {
    try {
      const { parts } = await api.page({ path });
      // A page that has just been added: by its place alone it would be taken for the one that stood there before.
      if (path !== SETTINGS && !state.site.pages.some((row) => row.path === path)) await readSite();
      const { page } = state;
      if (page?.path !== path) return;
      const values = parts.map((part) => {
        const key = keyIn(part);
        return [key, state.kept[key]?.value ?? part.value] as const;
      });
      const before = page.standing === 'ready' ? page.edits : left.get(path);
      const edits =
        before && values.every(([key]) => Object.hasOwn(before.values, key))
          ? values.reduce((all, [key, value]) => replace(all, key, value), before)
          : openEdits(Object.fromEntries(values));
      setPage({ parts, edits, standing: 'ready' });
      parts.forEach(follow);
    } catch (reason) {
      const isLine = isCutOff(reason);
      if (state.page?.path !== path || (isLine && state.page.standing === 'ready')) return;
      const isMissing = reason instanceof RequestError && reason.reason === 'refused';
      setPage({ standing: isMissing ? 'missing' : 'failed' });
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
    if (state.page) load(state.page.path);
  };

  function arrive(): void {
    const isBack = state.connection !== 'here';
    set({ connection: 'here' });
    for (const kept of Object.values(state.kept)) sender.send(unsavedOf(kept));
    sender.goOn();
    if (!isBack) return;
    set({ returns: state.returns + 1 });
    readSite();
    reload();
  }

  function onNews(news: News): void {
    if (news.kind === 'problems') {
      set({ problems: news.problems });
      return;
    }
    if (state.page?.parts.some(({ file }) => news.files.includes(file))) reload();
    readSite();
  }

  async function listen(): Promise<void> {
    for (;;) {
      try {
        line = new AbortController();
        await api.news(arrive, onNews, line.signal);
      } catch (reason) {
        if (!isCutOff(reason)) set({ connection: 'stopped' });
      }
      await new Promise<void>((done) => {
        wake = done;
        setTimeout(done, PAUSE);
      });
    }
  }

  const claims = openClaims(locks, site.id, (isMine) => set({ isElsewhere: !isMine }));

  /** What a save of some values has come to. @param keys those of the changes */
  function settle(keys: readonly string[], changes: readonly Change[], answer: SaveAnswer): void {
    if (answer.kind === 'saved') {
      for (const [index, key] of keys.entries()) settleSaved(key, changes[index], answer.values[index]);
      readSite();
      return;
    }
    if (answer.kind === 'refused') {
      takeProblems(answer.problems, changes);
      setOutcome(keys, { kind: 'refused' });
      return;
    }
    for (const [index, key] of keys.entries()) {
      if (answer.kind === 'gone') {
        const { file, pointer } = changes[index] ?? {};
        if (answer.places.some((place) => place.file === file && place.pointer === pointer))
          setOutcome([key], { kind: 'gone' });
        continue;
      }
      const conflicts = answer.conflicts.filter((conflict) => conflict.change === index);
      if (conflicts.length > 0) setOutcome([key], { kind: 'conflict', conflicts });
    }
  }

  function settleSaved(key: string, sent: Change | undefined, value: Json | undefined): void {
    const kept = state.kept[key];
    if (!sent || value === undefined) return;
    if (state.page)
      setPage({ parts: state.page.parts.map((part) => (keyIn(part) === key ? { ...part, value } : part)) });
    // Typed meanwhile: it goes on from what was saved, and not from what others have added to it.
    if (kept && !isSame(kept.value, sent.value)) {
      keep(key, { ...kept, base: sent.value });
      return;
    }
    keep(key, undefined);
    if (state.page && partOf(key)) setPage({ edits: replace(state.page.edits, key, value) });
    setOutcome([key], { kind: 'saved', time: now() });
  }

  /** The check brings those of the whole site later. */
  function takeProblems(problems: readonly ShownProblem[], changes: readonly Change[]): void {
    const isOfThem = ({ file }: ShownProblem) => changes.some((changed) => changed.file === file);
    set({
      problems: [...state.problems.filter((problem) => !isOfThem(problem)), ...problems.filter(isOfThem)],
    });
  }

  listen();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(path) {
      if (state.page?.standing === 'ready') left.set(state.page.path, state.page.edits);
      claims.claim(path);
      if (path === undefined) {
        set({ page: undefined, isElsewhere: false });
        return;
      }
      set({ page: { path, standing: 'loading', parts: [], edits: openEdits({}) }, isElsewhere: false });
      load(path);
    },
    change(key, value) {
      if (state.page) take(change(state.page.edits, key, value, now()));
    },
    undo() {
      if (state.page) take(undo(state.page.edits));
    },
    redo() {
      if (state.page) take(redo(state.page.edits));
    },
    async save(asked) {
      const keys = asked.filter((key) => state.kept[key]);
      const changes = keys
        .flatMap((key) => state.kept[key] ?? [])
        .map(({ file, pointer, base, value }) => ({ file, pointer, base, value }));
      if (changes.length === 0 || state.isSaving) return;
      set({ isSaving: true });
      // What is under way must not come after what is saved.
      for (const changed of changes) sender.forget(changed);
      await sender.idle();
      try {
        settle(keys, changes, await api.save({ changes }));
      } catch (reason) {
        if (!isCutOff(reason)) setOutcome(keys, { kind: 'failed', message: messageOf(reason) });
      }
      for (const key of keys) {
        const kept = state.kept[key];
        if (kept) sender.send(unsavedOf(kept));
      }
      set({ isSaving: false });
    },
    discard(keys) {
      for (const key of keys) {
        const part = partOf(key);
        // A step, so that it can be taken back.
        if (state.page && part) setPage({ edits: change(state.page.edits, key, part.value, undefined) });
        keep(key, undefined);
      }
      setOutcome(keys, undefined);
    },
    decide(key, choices) {
      const [kept, outcome] = [state.kept[key], state.outcomes[key]];
      if (!kept || outcome?.kind !== 'conflict') return;
      const { base, value } = decided(kept, outcome.conflicts, choices);
      if (state.page) setPage({ edits: change(state.page.edits, key, value, undefined) });
      keep(key, { ...kept, base, value, time: now() });
      setOutcome([key], undefined);
    },
    takeOver: () => claims.takeOver(),
    readKept() {
      const before = state.kept;
      const own = Object.entries(before).filter(([key]) => homeless.has(key));
      set({ kept: { ...store.all(), ...Object.fromEntries(own) } });
      const { page } = state;
      if (!page) return;
      const edits = Object.entries(state.kept).reduce(
        (all, [key, { value }]) => (Object.hasOwn(all.values, key) ? replace(all, key, value) : all),
        page.edits,
      );
      setPage({ edits });
      // What is not kept any more was saved there, or taken back.
      if (page.parts.some((part) => before[keyIn(part)] && !state.kept[keyIn(part)])) reload();
    },
    reconnect: () => wake(),
  };
}

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));
