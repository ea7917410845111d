/** What can be done to the whole site: something new, and the last acts taken back. */
import { useState } from 'react';
import type { Addition, SiteView, UndoHistory } from '../../shared/protocol.ts';
import { useActionMessages } from '../form/useActionMessages.ts';
import { isLocalhost } from '../lib/isLocalhost.ts';
import { DocumentsView } from '../media/documents/DocumentsView.tsx';
import { PicturesView } from '../media/pictures/PicturesView.tsx';
import { uploadFile } from '../media/pictures/uploadFile.ts';
import { useMessages } from '../messages/context.ts';
import { usePictureMessages } from '../messages/pictures.ts';
import { publishMessages } from '../messages/publish.ts';
import { type ActionApi, refusalMessage } from '../state/api.ts';
import type { DialogDrafts } from '../state/dialogDrafts.ts';
import { readToken } from '../state/token.ts';
import { AddDialog } from './AddDialog.tsx';
import { UndoButtons } from './UndoButtons.tsx';

interface Props {
  api: ActionApi;
  site: SiteView;
  drafts: DialogDrafts;
  history: UndoHistory;
  /** Told the path of a page that is new. */
  onNew: (path: string) => void;
  onPublish: () => void;
}

export function SiteActions({ api, site, drafts, history, onNew, onPublish }: Props) {
  const messages = useActionMessages();
  const { window, form, language } = useMessages();
  const [additions, setAdditions] = useState<readonly Addition[]>();
  const pictures = usePictureMessages();
  const [open, setOpen] = useState<'pictures' | 'documents'>();
  const close = () => setOpen(undefined);
  const [failed, setFailed] = useState('');
  const loadAdditions = () => {
    setFailed('');
    api
      .additions()
      .then(setAdditions, (reason: unknown) => setFailed(refusalMessage(reason) ?? window.failed));
  };
  return (
    <div className="window-site-acts">
      <button type="button" className="window-button window-main" onClick={loadAdditions}>
        {messages.add}
      </button>
      <button type="button" className="window-button" onClick={() => setOpen('pictures')}>
        {pictures.pictures}
      </button>
      <button type="button" className="window-button" onClick={() => setOpen('documents')}>
        {form.document.documents}
      </button>
      {/* A phone's line can be read along, and a password is asked for. */}
      {isLocalhost() && (
        <button type="button" className="window-button" onClick={onPublish}>
          {publishMessages(language).publish}
        </button>
      )}
      {failed && (
        <p role="alert" className="acts-mistake">
          {failed}
        </p>
      )}
      {(history.undo ?? history.redo) !== undefined && (
        <UndoButtons history={history} undo={api.undo} redo={api.redo} messages={messages} />
      )}
      {open === 'pictures' && <PicturesView api={api} site={site} onClose={close} />}
      {open === 'documents' && <DocumentsView api={api} site={site} onClose={close} />}
      {additions && (
        <AddDialog
          additions={additions}
          pages={site.pages}
          drafts={drafts}
          sendAction={(action, mode) => api.perform({ action, mode })}
          upload={(file, progress) => uploadFile(file, readToken(), progress, window)}
          messages={messages}
          onDone={({ path }) => {
            setAdditions(undefined);
            if (path !== undefined) onNew(path);
          }}
          onClose={() => setAdditions(undefined)}
        />
      )}
    </div>
  );
}
