/** What can be done to a whole page: photos, another address, away with it, an earlier version. */
import { useRef, useState } from 'react';
import type { Json, PagePart, PageRow, SiteView } from '../../shared/protocol.ts';
import type { Schemas } from '../form/shape.ts';
import { useActionMessages } from '../form/useActionMessages.ts';
import { useTranslationMessages } from '../messages/translation.ts';
import type { ActionApi } from '../state/api.ts';
import type { DialogDrafts } from '../state/dialogDrafts.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { PageDialogProps } from './model.ts';
import { PhotoActions } from './PhotoActions.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { TranslateDialog } from './TranslateDialog.tsx';
import { VersionNotice } from './VersionNotice.tsx';

interface Props {
  api: ActionApi;
  drafts: DialogDrafts;
  row: PageRow;
  site: SiteView;
  schemas: Schemas;
  /** The form that is open. */
  part: PagePart | undefined;
  /** Its value as it is now. */
  value: Json | undefined;
  /** Whether something of the page is not saved. */
  isUnsaved: boolean;
  /** Told the path at which the page is now, or that of the page above. */
  onMoved: (path: string) => void;
  /** Gives the form another value. */
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
  const messages = useActionMessages();
  const [open, setOpen] = useState<'move' | 'remove' | 'history' | 'translate'>();
  const translation = useTranslationMessages();
  const others = site.languages.filter((language) => language !== (row.language ?? site.language));
  /** An earlier version that is looked at, until somebody writes in it. */
  const [viewedVersion, setViewedVersion] = useState<{ day: string; value: Json; before: Json }>();
  const history = useRef<HTMLButtonElement>(null);
  /** The focus goes back to where the version was chosen, as what had it goes. */
  const closeVersion = () => {
    history.current?.focus();
    setViewedVersion(undefined);
  };
  const close = () => setOpen(undefined);
  const common: PageDialogProps = {
    page: row,
    pages: site.pages,
    drafts,
    messages,
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
      {others.length > 0 && (
        <button type="button" className="window-button window-quiet" onClick={() => setOpen('translate')}>
          {translation.translate}
        </button>
      )}
      {/* The home page stays where it is. */}
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
      {open === 'translate' && <TranslateDialog {...common} languages={others} />}
      {open === 'remove' && <RemoveDialog {...common} />}
      {open === 'history' && part && (
        <HistoryDialog
          read={() => api.history(part)}
          messages={messages}
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
