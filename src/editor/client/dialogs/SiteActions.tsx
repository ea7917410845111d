/** The actions on the site: add content, undo and redo, pictures, documents, publish. */

import { useState } from 'react';
import type { Addition, SiteView, UndoHistory } from '../../shared/protocol.ts';
import { isLocalhost } from '../lib/location.ts';
import { DocumentsView } from '../media/documents/DocumentsView.tsx';
import { PicturesView } from '../media/pictures/PicturesView.tsx';
import { uploadFile } from '../media/pictures/uploadFile.ts';
import { useMessages } from '../messages/messages.ts';
import { type ActionApi, readToken, refusalMessage } from '../state/api.ts';
import type { DialogDrafts } from '../state/dialogDrafts.ts';
import { AddDialog } from './AddDialog.tsx';
import { UndoButtons } from './UndoButtons.tsx';

interface Props {
  api: ActionApi;
  site: SiteView;
  drafts: DialogDrafts;
  history: UndoHistory;
  /** Called with the path of a new page. */
  onNew: (path: string) => void;
  onPublish: () => void;
}

export function SiteActions({ api, site, drafts, history, onNew, onPublish }: Props) {
  const { actions: messages, window, form, pictures, publish } = useMessages();
  const [additions, setAdditions] = useState<readonly Addition[]>();
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
      {/* The connection of a phone is not encrypted, and publishing may prompt for a password. */}
      {isLocalhost() && (
        <button type="button" className="window-button" onClick={onPublish}>
          {publish.publish}
        </button>
      )}
      {failed && (
        <p role="alert" className="acts-mistake">
          {failed}
        </p>
      )}
      {(history.undo ?? history.redo) !== undefined && (
        <UndoButtons history={history} undo={api.undo} redo={api.redo} />
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
