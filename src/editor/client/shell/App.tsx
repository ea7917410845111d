/** The main view: search, form and preview. */

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isVirtualPath, type ProblemLocation, SETTINGS_PATH } from '../../shared/protocol.ts';
import { SiteActions } from '../dialogs/SiteActions.tsx';
import type { FormHandle } from '../form/model.ts';
import { pageHash, usePagePath } from '../lib/location.ts';
import { useMessages } from '../messages/messages.ts';
import { FormPane } from '../panes/FormPane.tsx';
import { type PreviewedPage, PreviewPane } from '../panes/PreviewPane.tsx';
import { SearchPane } from '../panes/search/SearchPane.tsx';
import { mistakeCounts } from '../panes/search/tree.ts';
import { Publish } from '../publish/Publish.tsx';
import { PairingButton } from '../publish/pairing/PairingButton.tsx';
import { hasEnded } from '../publish/publishRun.ts';
import { type ActionApi, storeToken } from '../state/api.ts';
import { findFieldOnPage, type PageSelection, selectionOfField } from '../state/findField.ts';
import type { EditorState } from '../state/model.ts';
import type { Session } from '../state/session.ts';
import { missingRows, newPathOf, previewPath } from '../state/treeRows.ts';
import { unsavedKey } from '../state/unsavedStore.ts';
import { Divider } from './Divider.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { useStrayFiles } from './useStrayFiles.ts';

interface Props {
  session: Session;
  api: ActionApi;
  onLanguage: () => void;
}

/** A field to open when its form is loaded. */
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
  const { page, site, unsaved: unsavedChanges } = state;

  useEffect(() => {
    session.open(path);
    setPane(path === undefined ? 'find' : 'form');
    setFieldNotFound(false);
    setSelection(undefined);
  }, [session, path]);
  useEffect(() => {
    // Without a new token the session continues with the old one.
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
  // The content security policy allows only the frame of the initial preview.
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

  const row = path === undefined ? undefined : site.pages.find((page) => page.path === path);
  const pagesBefore = useRef(site.pages);
  useEffect(() => {
    const moved = path === undefined ? undefined : newPathOf(pagesBefore.current, site.pages, path);
    pagesBefore.current = site.pages;
    if (moved !== undefined && !Object.values(unsavedChanges).some((change) => change.path === path))
      location.replace(pageHash(moved));
  }, [site.pages, path, unsavedChanges]);

  const unsaved = useMemo(
    () => new Set(Object.values(unsavedChanges).map((change) => change.path)),
    [unsavedChanges],
  );
  const missing = useMemo(
    () => missingRows(site.pages, unsavedChanges, site.requirementLists),
    [site.pages, unsavedChanges, site.requirementLists],
  );
  const mistakes = useMemo(() => mistakeCounts(site.pages, state.problems), [site.pages, state.problems]);
  const parts = page?.parts ?? [];
  const keys = page ? parts.map(({ file }) => unsavedKey({ path: page.path, file })) : [];
  const key = selectedKey !== undefined && keys.includes(selectedKey) ? selectedKey : keys[0];
  /** The pointer of the part in its file. */
  const { pointer: partPointer = '', language } = parts.find((_, index) => keys[index] === key) ?? {};

  const save = useCallback(() => {
    const { page: open, unsaved: all, isLockedElsewhere } = session.state();
    if (open && !isLockedElsewhere)
      session.save(Object.keys(all).filter((key) => all[key]?.path === open.path));
  }, [session]);
  useStrayFiles(site.preview);
  useShortcuts({ save, undo: session.undo, redo: session.redo });

  const onPicked = async (pageSelection: PageSelection) => {
    const partValues = parts.flatMap(({ pointer }, index) => {
      const partKey = keys[index] ?? '';
      const value = page?.edits.values[partKey];
      return value === undefined ? [] : [{ key: partKey, pointer, value }];
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
  // Rendering a page keeps the server busy, so the form loads first.
  const isFormLoaded = page?.path === path && page?.loadState !== 'loading';
  const onNavigate = ({ path: displayedPath }: PreviewedPage) => {
    if (displayedPath === previewedPath || !site.pages.some((page) => page.path === displayedPath)) return;
    navigate(displayedPath);
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
    const [failed] = Object.keys(outcomes).filter((key) => outcomes[key]?.kind !== 'saved');
    const other = failed === undefined ? undefined : all[failed]?.path;
    if (other !== undefined) navigate(other);
  }, [session, navigate]);
  const publish = useCallback(async () => {
    const step = session.state().publishRun?.step;
    // The status line has shown the last result, so the dialog starts again.
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
          onNavigate={onNavigate}
        />
      </main>
      <PaneTabs pane={pane} onPane={setPane} />
    </div>
  );
}

function Banners({ connection, isStorageFull }: Pick<EditorState, 'connection' | 'isStorageFull'>) {
  const { stopped } = useMessages().window;
  return (
    <div className="window-banners" role="alert">
      {connection === 'stopped' && <p>{stopped.text}</p>}
      {connection === 'key' && <p>{stopped.key}</p>}
      {isStorageFull && <p>{stopped.full}</p>}
    </div>
  );
}

/** On a phone one pane is visible at a time; the tabs are within reach of the thumb. */
export type Pane = 'find' | 'form' | 'page';

const PANES: readonly Pane[] = ['find', 'form', 'page'];

function PaneTabs({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  const { panes, name } = useMessages().window;
  return (
    <nav className="window-tabs" aria-label={name}>
      {PANES.map((name) => (
        <button key={name} type="button" aria-current={name === pane} onClick={() => onPane(name)}>
          {panes[name]}
        </button>
      ))}
    </nav>
  );
}
