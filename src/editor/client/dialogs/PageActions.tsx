/** The actions on a page: add photos, translate, move, remove, restore a version. */

import { useRef, useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import type { Json, PagePart, PageRow, SiteView } from '../../shared/protocol.ts';
import type { Schemas } from '../form/shape.ts';
import { useMessages } from '../messages/messages.ts';
import type { ActionApi } from '../state/api.ts';
import type { DialogDrafts } from '../state/dialogDrafts.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { PhotoActions } from './PhotoActions.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { TranslateDialog } from './TranslateDialog.tsx';
import type { PageDialogProps } from './useAction.ts';

interface Props {
  api: ActionApi;
  drafts: DialogDrafts;
  row: PageRow;
  site: SiteView;
  schemas: Schemas;
  /** The part in the open form. */
  part: PagePart | undefined;
  /** Its current value. */
  value: Json | undefined;
  /** True if the page has unsaved changes. */
  isUnsaved: boolean;
  /** Called with the new path of the page, or with that of the parent page after a removal. */
  onMoved: (path: string) => void;
  /** Sets the value of the form. */
  onValue: (value: Json) => void;
  onSave: () => void;
}

export function PageActions({
  api,
  drafts,
  row,
  site,
  schemas,
  part,
  value,
  isUnsaved,
  onMoved,
  onValue,
  onSave,
}: Props) {
  const { actions: messages, translation } = useMessages();
  const [open, setOpen] = useState<'move' | 'remove' | 'history' | 'translate'>();
  const otherLanguages = site.languages.filter((language) => language !== (row.language ?? site.language));
  /** The earlier version in the form, until the user edits it. */
  const [viewedVersion, setViewedVersion] = useState<{ day: string; value: Json; before: Json }>();
  const history = useRef<HTMLButtonElement>(null);
  /** Returns the focus to the button that opened the versions, because the focused button is removed. */
  const closeVersion = () => {
    history.current?.focus();
    setViewedVersion(undefined);
  };
  const close = () => setOpen(undefined);
  const common: PageDialogProps = {
    page: row,
    pages: site.pages,
    drafts,
    sendAction: (action, mode) => api.perform({ action, mode }),
    onDone: ({ path = '' }) => {
      close();
      onMoved(path);
    },
    onClose: close,
  };
  return (
    <div className="window-page-acts">
      {viewedVersion && viewedVersion.value === value && (
        <VersionNotice
          day={viewedVersion.day}
          onRestore={() => {
            closeVersion();
            onSave();
          }}
          onDismiss={() => {
            closeVersion();
            onValue(viewedVersion.before);
          }}
        />
      )}
      {part && value !== undefined && (
        <PhotoActions
          api={api}
          site={site}
          schemas={schemas}
          path={row.path}
          title={row.title}
          part={part}
          value={value}
          onValue={onValue}
        />
      )}
      {part && (
        <button
          ref={history}
          type="button"
          className="window-button window-quiet"
          onClick={() => setOpen('history')}
        >
          {messages.history}
        </button>
      )}
      {otherLanguages.length > 0 && (
        <button type="button" className="window-button window-quiet" onClick={() => setOpen('translate')}>
          {translation.translate}
        </button>
      )}
      {/* The home page cannot be moved. */}
      {row.path !== '' && (
        <>
          <button type="button" className="window-button window-quiet" onClick={() => setOpen('move')}>
            {messages.moveThis}
          </button>
          <button type="button" className="window-button window-quiet" onClick={() => setOpen('remove')}>
            {messages.removeThis}
          </button>
        </>
      )}
      {open === 'move' && <MoveDialog {...common} isUnsaved={isUnsaved} />}
      {open === 'translate' && <TranslateDialog {...common} languages={otherLanguages} />}
      {open === 'remove' && <RemoveDialog {...common} />}
      {open === 'history' && part && (
        <HistoryDialog
          read={() => api.history(part)}
          onValue={(earlier, day) => {
            close();
            if (value === undefined) return;
            setViewedVersion({
              day,
              value: earlier,
              before: viewedVersion?.value === value ? viewedVersion.before : value,
            });
            onValue(earlier);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

interface VersionNoticeProps {
  /** The day of the version, formatted. */
  day: string;
  onRestore: () => void;
  onDismiss: () => void;
}

function VersionNotice({ day, onRestore, onDismiss }: VersionNoticeProps) {
  const messages = useMessages().versions;
  return (
    <div className="window-public" role="status">
      <p>{format(messages.seen, { day })}</p>
      <button type="button" className="window-button" onClick={onRestore}>
        {messages.bring}
      </button>
      <button type="button" className="window-button" onClick={onDismiss}>
        {messages.now}
      </button>
    </div>
  );
}
