/** The window: find a page, change it in its form, see it. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isVirtualPath, type ProblemLocation, SETTINGS_PATH } from '../../shared/protocol.ts';
import { SiteActions } from '../dialogs/SiteActions.tsx';
import type { FormHandle } from '../form/model.ts';
import { pageHash, usePagePath } from '../lib/pageHash.ts';
import { useMessages } from '../messages/context.ts';
import { FormPane } from '../panes/FormPane.tsx';
import { type Pane, PaneTabs } from '../panes/PaneTabs.tsx';
import { type PreviewedPage, PreviewPane } from '../panes/PreviewPane.tsx';
import { SearchPane } from '../panes/search/SearchPane.tsx';
import { mistakeCounts } from '../panes/search/tree.ts';
import { hasEnded } from '../publish/model.ts';
import { Publish } from '../publish/Publish.tsx';
import { PairingButton } from '../publish/pairing/PairingButton.tsx';
import type { ActionApi } from '../state/api.ts';
import { findFieldOnPage, type PageSelection, selectionOfField } from '../state/findField.ts';
import type { Session } from '../state/session.ts';
import { storeToken } from '../state/token.ts';
import { missingRows, newPathOf, previewPath } from '../state/treeRows.ts';
import { unsavedKey } from '../state/unsavedStore.ts';
import { Banners } from './Banners.tsx';
import { Divider } from './Divider.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { useStrayFiles } from './useStrayFiles.ts';

interface Props {
  session: Session;
  api: ActionApi;
  onLanguage: () => void;
}

/** A field that is to be opened once its form is there. */
interface FieldTarget {
  key: string;
  /** From the root of the file. */
  pointer: string;
}

export function App({ session, api, onLanguage }: Props) {
  const messages = useMessages();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [path, navigate] = usePagePath();
  const [pane, setPane] = useState<Pane>(path === undefined ? 'find' : 'form');
  const [selectedKey, setSelectedKey] = useState<string>();
  const [fieldTarget, setFieldTarget] = useState<FieldTarget>();
  const [selection, setSelection] = useState<PageSelection>();
  const [isFieldNotFound, setFieldNotFound] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const form = useRef<FormHandle>(null);
  const { page, site, unsaved: kept } = state;

  useEffect(() => {
    session.open(path);
    setPane(path === undefined ? 'find' : 'form');
    setFieldNotFound(false);
    setSelection(undefined);
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
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmUnload);
    return () => removeEventListener('beforeunload', confirmUnload);
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
  const missing = useMemo(
    () => missingRows(site.pages, kept, site.requirementLists),
    [site.pages, kept, site.requirementLists],
  );
  const mistakes = useMemo(() => mistakeCounts(site.pages, state.problems), [site.pages, state.problems]);
  const parts = page?.parts ?? [];
  const keys = page ? parts.map(({ file }) => unsavedKey({ path: page.path, file })) : [];
  const key = selectedKey !== undefined && keys.includes(selectedKey) ? selectedKey : keys[0];
  /** Where the value of that part begins in its file. */
  const { pointer: partPointer = '', language } = parts.find((_, index) => keys[index] === key) ?? {};

  const save = useCallback(() => {
    const { page: open, unsaved: all, isLockedElsewhere } = session.state();
    if (open && !isLockedElsewhere)
      session.save(Object.keys(all).filter((one) => all[one]?.path === open.path));
  }, [session]);
  useStrayFiles(site.preview);
  useShortcuts({ save, undo: session.undo, redo: session.redo });

  const onPicked = async (pageSelection: PageSelection) => {
    const partValues = parts.flatMap(({ pointer }, index) => {
      const one = keys[index] ?? '';
      const value = page?.edits.values[one];
      return value === undefined ? [] : [{ key: one, pointer, value }];
    });
    const field = await findFieldOnPage(partValues, session.settings, pageSelection, site.figures);
    // Another page may have been opened since.
    if (session.state().page?.path !== path) return;
    setFieldNotFound(field === undefined);
    setPane('form');
    if (!field) return;
    if (field.isOfSite && path !== SETTINGS_PATH) navigate(SETTINGS_PATH);
    setSelectedKey(field.key);
    setFieldTarget({ key: field.key, pointer: field.pointer });
  };
  useEffect(() => {
    if (!fieldTarget || fieldTarget.key !== key) return;
    if (`${fieldTarget.pointer}/`.startsWith(`${partPointer}/`))
      form.current?.open(fieldTarget.pointer.slice(partPointer.length));
    setFieldTarget(undefined);
  }, [fieldTarget, key, partPointer]);

  const previewedPath =
    path !== undefined && isVirtualPath(path) ? previewPath(site, path, language) : row?.path;
  // To draw a page keeps the server busy: the form comes first.
  const isFormLoaded = page?.path === path && page?.loadState !== 'loading';
  const onShown = ({ path: shownPath }: PreviewedPage) => {
    if (shownPath === previewedPath || !site.pages.some((one) => one.path === shownPath)) return;
    navigate(shownPath);
  };
  const onFocus = (pointer: string) => {
    const value = key === undefined ? undefined : page?.edits.values[key];
    setFieldNotFound(false);
    if (value !== undefined) setSelection(selectionOfField(value, pointer, site.figures));
  };
  const choose = useCallback(
    (next: string, problem?: ProblemLocation) => {
      navigate(next);
      setPane('form');
      if (!problem) return;
      const at = unsavedKey({ path: next, file: problem.file });
      setSelectedKey(at);
      setFieldTarget(problem.pointer === undefined ? undefined : { key: at, pointer: problem.pointer });
    },
    [navigate],
  );
  const saveAll = useCallback(async () => {
    await session.save(Object.keys(session.state().unsaved));
    const { outcomes, unsaved: all } = session.state();
    const [failed] = Object.keys(outcomes).filter((one) => outcomes[one]?.kind !== 'saved');
    const other = failed === undefined ? undefined : all[failed]?.path;
    if (other !== undefined) navigate(other);
  }, [session, navigate]);
  const publish = useCallback(async () => {
    const step = session.state().publishRun?.step;
    // What has come of the last time is shown by the line: this begins anew.
    if (step && hasEnded(step)) await api.publish.stop({ forget: true }).catch(() => undefined);
    setPublishing(true);
  }, [session, api]);
  const actions = useMemo(
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
        <PairingButton api={api} />
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
          {messages.window.panes.find}
        </button>
        <h1 className="window-site" dir="auto" lang={site.language}>
          {site.title}
        </h1>
        <button
          type="button"
          className="window-button window-quiet"
          lang={messages.language === 'ml' ? 'en' : 'ml'}
          onClick={onLanguage}
        >
          {messages.window.language}
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
        <SearchPane
          actions={actions}
          site={site}
          path={path}
          unsaved={unsaved}
          missing={missing}
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
          isFieldNotFound={isFieldNotFound}
          form={form}
          onPart={setSelectedKey}
          onFocus={onFocus}
          onSave={save}
          onMoved={choose}
          onEnter={() => !isPhone() && setPane('form')}
        />
        <Divider />
        <PreviewPane
          preview={site.preview}
          base={site.base}
          reconnects={state.reconnects}
          path={isFormLoaded ? previewedPath : undefined}
          selection={selection}
          onSelect={onPicked}
          onNavigate={onShown}
        />
      </main>
      <PaneTabs pane={pane} onPane={setPane} />
    </div>
  );
}
