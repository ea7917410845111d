/** The pane with the form of a page. */

import { type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import { href } from '../../../core/route/path.ts';
import { humanize } from '../../shared/fieldLabels.ts';
import { isVirtualPath, type PagePart, type PageRow } from '../../shared/protocol.ts';
import { PageActions } from '../dialogs/PageActions.tsx';
import { localizeSchemas } from '../form/localizeSchemas.ts';
import type { FormHandle } from '../form/model.ts';
import { problemsOf } from '../form/problemsOf.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { shapeOf } from '../form/shape.ts';
import { PicturesView } from '../media/pictures/PicturesView.tsx';
import { uploadFile } from '../media/pictures/uploadFile.ts';
import { translateField, useMessages, virtualPageTitle } from '../messages/messages.ts';
import { type ActionApi, readToken } from '../state/api.ts';
import type { EditorState } from '../state/model.ts';
import type { Session } from '../state/session.ts';
import { unsavedKey } from '../state/unsavedStore.ts';
import { ConflictView } from './ConflictView.tsx';
import { MissingPartView } from './MissingPartView.tsx';
import { PublishStatusLine } from './PublishStatusLine.tsx';
import { SaveBar } from './SaveBar.tsx';

interface Props {
  api: ActionApi;
  session: Session;
  state: EditorState;
  row: PageRow | undefined;
  /** The key of the open part. */
  partKey: string | undefined;
  /** The keys of all parts, in their order. */
  keys: readonly string[];
  /** True if the selected text of the preview is in no field. */
  isFieldNotFound: boolean;
  form: Ref<FormHandle>;
  onPart: (key: string) => void;
  onFocus: (pointer: string) => void;
  onSave: () => void;
  /** Called with the new path of the page. */
  onMoved: (path: string) => void;
  onEnter: () => void;
}

export function FormPane(props: Props) {
  const { session, state, row, keys, isFieldNotFound, onSave, onEnter } = props;
  const messages = useMessages();
  const { panes, pane, name } = messages.window;
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, unsaved, site } = state;
  const path = page?.path;
  const unsavedParts = Object.entries(unsaved).filter(([, one]) => one.path === path);
  // A part may be missing even if the page exists, as when its file is invalid.
  const isLoaded = page?.loadState === 'ready' || page?.loadState === 'missing';
  const missingParts = isLoaded
    ? unsavedParts.filter(([key]) => page.loadState === 'missing' || !keys.includes(key))
    : [];
  const open = page?.parts.find(({ file }) => unsavedKey({ path: path ?? '', file }) === props.partKey);
  const title =
    path !== undefined && isVirtualPath(path) ? virtualPageTitle(messages, site, path) : row?.title;

  // Focuses the heading of a chosen page, for screen readers and keyboards.
  const isFirst = useRef(true);
  useEffect(() => {
    if (path !== undefined && !isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [path]);
  useEffect(() => {
    document.title = title ? `${title} – ${name}` : name;
  }, [title, name]);

  return (
    <section className="window-form" aria-label={panes.form} onFocus={onEnter}>
      <div className="window-scroll" inert={state.isLockedElsewhere}>
        {page ? (
          <>
            <header className="window-title">
              <h2 ref={heading} tabIndex={-1} dir="auto" lang={row?.language ?? site.language}>
                {title ?? path}
              </h2>
              {row && (
                <a
                  href={site.preview + site.base + href(row.path)}
                  target="_blank"
                  rel="noreferrer"
                  title={pane.openPage}
                  dir="ltr"
                >
                  {site.base}/{row.path}
                </a>
              )}
              {row && page.loadState === 'ready' && (
                <PublishStatusLine
                  session={session}
                  state={state}
                  page={page}
                  row={row}
                  onPublic={() => heading.current?.focus()}
                />
              )}
              {row && page.loadState === 'ready' && (
                <PageActions
                  api={props.api}
                  drafts={session.dialogs}
                  row={row}
                  site={site}
                  schemas={state.schemas}
                  part={open}
                  value={props.partKey === undefined ? undefined : page.edits.values[props.partKey]}
                  isUnsaved={unsavedParts.length > 0}
                  onMoved={props.onMoved}
                  onSave={onSave}
                  onValue={(value) => props.partKey && session.change(props.partKey, value)}
                />
              )}
            </header>
            {isFieldNotFound && (
              <p className="window-note" role="status">
                {pane.notHere}
              </p>
            )}
            {page.loadState === 'loading' && <p role="status">{messages.window.loading}</p>}
            {page.loadState === 'failed' && <p role="alert">{pane.failed}</p>}
            {page.loadState === 'missing' && <p role="alert">{pane.missing}</p>}
            {missingParts.map(([key, one]) => (
              <MissingPartView key={key} unsaved={one} onDiscard={() => session.discard([key])} />
            ))}
            {page.loadState === 'ready' && keys.length === 0 && <p>{pane.nothing}</p>}
            {page.loadState === 'ready' && keys.length > 0 && <PageForm {...props} parts={page.parts} />}
          </>
        ) : (
          <p className="window-empty">{pane.choose}</p>
        )}
      </div>
      {state.isLockedElsewhere && (
        <div className="window-elsewhere" role="alert">
          <p>{pane.elsewhere}</p>
          <button type="button" className="window-button" onClick={session.stealLock}>
            {pane.stealLock}
          </button>
        </div>
      )}
      {page && (page.loadState === 'ready' || state.isSaving) && !state.isLockedElsewhere && (
        <SaveBar session={session} state={state} row={row} keys={keys} onSave={onSave} />
      )}
    </section>
  );
}

function PageForm({
  api,
  session,
  state,
  partKey,
  form,
  onPart,
  onFocus,
  onSave,
  parts,
}: Props & { parts: readonly PagePart[] }) {
  const messages = useMessages();
  const { pane, parts: names } = messages.window;
  const { page, outcomes, unsaved } = state;
  const keyed = parts.map((part) => ({ part, key: unsavedKey({ path: page?.path ?? '', file: part.file }) }));
  const open = keyed.find(({ key }) => key === partKey);
  const value = open && page?.edits.values[open.key];
  const outcome = open && outcomes[open.key];
  const schemas = useMemo(
    () => localizeSchemas(state.schemas, messages.language),
    [state.schemas, messages.language],
  );
  const path = page?.path ?? '';
  const addPicture = useCallback(
    async (files: File[]) => {
      const uploads = await Promise.all(
        files.map((file) => uploadFile(file, readToken(), () => {}, messages.window)),
      );
      return api.addPictures({ uploads, path });
    },
    [api, path, messages],
  );
  const addDocument = useCallback(
    async (file: File) =>
      api.addDocument({ upload: await uploadFile(file, readToken(), () => {}, messages.window) }),
    [api, messages],
  );
  const readChecksum = useCallback(
    async (document: string) => (await api.checksum({ document })).sha256,
    [api],
  );
  const [picture, setPicture] = useState<string>();
  const unsavedChange = open && unsaved[open.key];
  const languages = new Intl.DisplayNames(messages.language, { type: 'language' });
  const partLabel = (part: PagePart) => {
    const { name, schema, language } = part;
    const sameKind = parts.filter((other) => other.name === name && other.schema === schema);
    const kind = translateField(messages.language, 'labels', humanize(schema));
    return format(names[name], {
      kind: sameKind.length > 1 ? `${kind} ${sameKind.indexOf(part) + 1}` : kind,
      language: language ? (languages.of(language) ?? language) : '',
    });
  };
  return (
    <>
      {picture !== undefined && (
        <PicturesView api={api} site={state.site} only={picture} onClose={() => setPicture(undefined)} />
      )}
      {parts.length > 1 && (
        <fieldset className="window-choice window-parts">
          <legend>{pane.parts}</legend>
          {keyed.map(({ part, key }) => (
            <button key={key} type="button" aria-pressed={key === partKey} onClick={() => onPart(key)}>
              {partLabel(part)}
              {unsaved[key] && (
                <span className="window-dot" role="img" aria-label={messages.window.marks.unsaved} />
              )}
            </button>
          ))}
        </fieldset>
      )}
      {open && outcome?.kind === 'gone' && unsavedChange && (
        <MissingPartView unsaved={unsavedChange} onDiscard={() => session.discard([open.key])} />
      )}
      {open && outcome?.kind === 'conflict' && (
        <ConflictView
          key={open.key}
          name={partLabel(open.part)}
          shape={shapeOf(schemas, open.part.schema, open.part.schemaPointer)}
          value={value}
          conflicts={outcome.conflicts}
          onDecide={(choices) => {
            session.resolveConflict(open.key, choices);
            onSave();
          }}
        />
      )}
      {open && value !== undefined && (
        <div className="window-fields" hidden={outcome?.kind === 'conflict'}>
          <RecordForm
            key={open.key}
            ref={form}
            part={open.part}
            schemas={schemas}
            value={value}
            onChange={(next) => session.change(open.key, next)}
            problems={problemsOf(open.part, state.problems)}
            site={state.site}
            messages={messages}
            onFocus={onFocus}
            onAddPicture={addPicture}
            onAddDocument={addDocument}
            onEditPicture={setPicture}
            readChecksum={readChecksum}
          />
        </div>
      )}
    </>
  );
}
