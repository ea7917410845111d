/** The window: find a page, change it in its form, see it. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isVirtualPath, type ProblemLocation, SETTINGS_PATH } from '../../shared/protocol.ts';
import { SiteActions } from '../dialogs/SiteActions.tsx';
import type { FormHandle } from '../form/model.ts';
import { pageHash, usePagePath } from '../lib/pageHash.ts';
import { useMessages } from '../messages/context.ts';
import { FormPane } from '../panes/FormPane.tsx';
import { FindPane } from '../panes/find/FindPane.tsx';
import { mistakesOf } from '../panes/find/tree.ts';
import { PagePane, type Shown } from '../panes/PagePane.tsx';
import { type Pane, PaneTabs } from '../panes/PaneTabs.tsx';
import { hasEnded } from '../publish/model.ts';
import { Publish } from '../publish/Publish.tsx';
import { OnPhone } from '../publish/phone/OnPhone.tsx';
import type { ActionApi } from '../state/api.ts';
import { findFieldOnPage, type PageSelection, selectionOfField } from '../state/findField.ts';
import type { Session } from '../state/session.ts';
import { storeToken } from '../state/token.ts';
import { missingRows, newPathOf, previewPath } from '../state/treeRows.ts';
import { unsavedKey } from '../state/unsavedStore.ts';
import { Banners } from './Banners.tsx';
import { Divider } from './Divider.tsx';
import { useKeys } from './useKeys.ts';
import { useStrayFiles } from './useStrayFiles.ts';

interface Props {
  session: Session;
  api: ActionApi;
  onLanguage: () => void;
}

/** A field that is to be opened once its form is there. */
interface Wanted {
  key: string;
  /** From the root of the file. */
  pointer: string;
}

export function App({ session, api, onLanguage }: Props) {
  const words = useMessages();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [path, go] = usePagePath();
  const [pane, setPane] = useState<Pane>(path === undefined ? 'find' : 'form');
  const [chosen, setChosen] = useState<string>();
  const [wanted, setWanted] = useState<Wanted>();
  const [place, setPlace] = useState<PageSelection>();
  const [isLost, setLost] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const form = useRef<FormHandle>(null);
  const { page, site, unsaved: kept } = state;

  useEffect(() => {
    session.open(path);
    setPane(path === undefined ? 'find' : 'form');
    setLost(false);
    setPlace(undefined);
  }, [session, path]);
  useEffect(() => {
    // Without a new key it goes on with the one that it has.
    const onHash = () => storeToken().then(session.reconnect, session.reconnect);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('site-from-data/')) session.reloadUnsaved();
    };
    addEventListener('hashchange', onHash);
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('hashchange', onHash);
      removeEventListener('storage', onStorage);
    };
  }, [session]);
  // The policy of this window allows the frame of the server that it came from, and no other.
  const [preview] = useState(site.preview);
  useEffect(() => {
    if (site.preview !== preview) location.reload();
  }, [site.preview, preview]);
  useEffect(() => {
    if (!state.isStorageFull) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [state.isStorageFull]);

  const row = path === undefined ? undefined : site.pages.find((one) => one.path === path);
  const pagesBefore = useRef(site.pages);
  useEffect(() => {
    const moved = path === undefined ? undefined : newPathOf(pagesBefore.current, site.pages, path);
    pagesBefore.current = site.pages;
    if (moved !== undefined && !Object.values(kept).some((one) => one.path === path))
      location.replace(pageHash(moved));
  }, [site.pages, path, kept]);

  const unsaved = useMemo(() => new Set(Object.values(kept).map((one) => one.path)), [kept]);
  const gone = useMemo(
    () => missingRows(site.pages, kept, site.requirementLists),
    [site.pages, kept, site.requirementLists],
  );
  const mistakes = useMemo(() => mistakesOf(site.pages, state.problems), [site.pages, state.problems]);
  const parts = page?.parts ?? [];
  const keys = page ? parts.map(({ file }) => unsavedKey({ path: page.path, file })) : [];
  const key = chosen !== undefined && keys.includes(chosen) ? chosen : keys[0];
  /** Where the value of that part begins in its file. */
  const { pointer: start = '', language } = parts.find((_, index) => keys[index] === key) ?? {};

  const save = useCallback(() => {
    const { page: open, unsaved: all, isLockedElsewhere } = session.state();
    if (open && !isLockedElsewhere)
      session.save(Object.keys(all).filter((one) => all[one]?.path === open.path));
  }, [session]);
  useStrayFiles(site.preview);
  useKeys({ save, undo: session.undo, redo: session.redo });

  const onPicked = async (picked: PageSelection) => {
    const own = parts.flatMap(({ pointer }, index) => {
      const one = keys[index] ?? '';
      const value = page?.edits.values[one];
      return value === undefined ? [] : [{ key: one, pointer, value }];
    });
    const found = await findFieldOnPage(own, session.settings, picked, site.figures);
    // Another page may have been opened since.
    if (session.state().page?.path !== path) return;
    setLost(found === undefined);
    setPane('form');
    if (!found) return;
    if (found.isOfSite && path !== SETTINGS_PATH) go(SETTINGS_PATH);
    setChosen(found.key);
    setWanted({ key: found.key, pointer: found.pointer });
  };
  useEffect(() => {
    if (!wanted || wanted.key !== key) return;
    if (`${wanted.pointer}/`.startsWith(`${start}/`)) form.current?.open(wanted.pointer.slice(start.length));
    setWanted(undefined);
  }, [wanted, key, start]);

  const shownAt = path !== undefined && isVirtualPath(path) ? previewPath(site, path, language) : row?.path;
  // To draw a page keeps the server busy: the form comes first.
  const isFormThere = page?.path === path && page?.loadState !== 'loading';
  const onShown = ({ path: shownPath }: Shown) => {
    if (shownPath === shownAt || !site.pages.some((one) => one.path === shownPath)) return;
    go(shownPath);
  };
  const onFocus = (pointer: string) => {
    const value = key === undefined ? undefined : page?.edits.values[key];
    setLost(false);
    if (value !== undefined) setPlace(selectionOfField(value, pointer, site.figures));
  };
  const choose = useCallback(
    (next: string, problem?: ProblemLocation) => {
      go(next);
      setPane('form');
      if (!problem) return;
      const at = unsavedKey({ path: next, file: problem.file });
      setChosen(at);
      setWanted(problem.pointer === undefined ? undefined : { key: at, pointer: problem.pointer });
    },
    [go],
  );
  const saveAll = useCallback(async () => {
    await session.save(Object.keys(session.state().unsaved));
    const { outcomes, unsaved: all } = session.state();
    const [failed] = Object.keys(outcomes).filter((one) => outcomes[one]?.kind !== 'saved');
    const other = failed === undefined ? undefined : all[failed]?.path;
    if (other !== undefined) go(other);
  }, [session, go]);
  const publish = useCallback(async () => {
    const step = session.state().publishRun?.step;
    // What has come of the last time is shown by the line: this begins anew.
    if (step && hasEnded(step)) await api.publish.stop({ forget: true }).catch(() => undefined);
    setPublishing(true);
  }, [session, api]);
  const acts = useMemo(
    () => (
      <>
        <SiteActions
          api={api}
          site={site}
          drafts={session.dialogs}
          history={state.history}
          onNew={choose}
          onPublish={publish}
        />
        <OnPhone api={api} />
      </>
    ),
    [api, session, site, state.history, choose, publish],
  );
  const isPhone = () => matchMedia('(max-width: 43.74em)').matches;

  if (site.preview !== preview) return null;
  return (
    <div className="window" data-pane={pane}>
      <header className="window-head">
        <button
          type="button"
          className="window-button window-drawer"
          aria-expanded={pane === 'find'}
          onClick={() => setPane(pane === 'find' ? 'form' : 'find')}
        >
          {words.window.panes.find}
        </button>
        <h1 className="window-site" dir="auto" lang={site.language}>
          {site.title}
        </h1>
        <button
          type="button"
          className="window-button window-quiet"
          lang={words.language === 'ml' ? 'en' : 'ml'}
          onClick={onLanguage}
        >
          {words.window.language}
        </button>
      </header>
      <Banners connection={state.connection} isStorageFull={state.isStorageFull} />
      <Publish
        api={api.publish}
        session={session}
        isOpen={isPublishing}
        setOpen={setPublishing}
        onChoose={choose}
        onSaveAll={saveAll}
      />
      <main className="window-panes">
        <FindPane
          acts={acts}
          site={site}
          path={path}
          unsaved={unsaved}
          gone={gone}
          mistakes={mistakes}
          onChoose={choose}
          onSaveAll={saveAll}
          onLeave={() => setPane('form')}
        />
        <FormPane
          api={api}
          session={session}
          state={state}
          row={row}
          partKey={key}
          keys={keys}
          isLost={isLost}
          form={form}
          onPart={setChosen}
          onFocus={onFocus}
          onSave={save}
          onMoved={choose}
          onEnter={() => !isPhone() && setPane('form')}
        />
        <Divider />
        <PagePane
          preview={site.preview}
          base={site.base}
          returns={state.reconnects}
          path={isFormThere ? shownAt : undefined}
          place={place}
          onPicked={onPicked}
          onShown={onShown}
        />
      </main>
      <PaneTabs pane={pane} onPane={setPane} />
    </div>
  );
}
