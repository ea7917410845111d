/** The documents of the site: search, uses, and removal of unused ones. */

import { useRef, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import type { Action, SiteDocument, SiteDocuments, SiteView } from '../../../shared/protocol.ts';
import { ActionDialog } from '../../form/ActionDialog.tsx';
import { fileName, pictureUrl } from '../../form/Thumbnail.tsx';
import { useMessages } from '../../messages/messages.ts';
import type { ActionApi } from '../../state/api.ts';
import { ActionStatus } from '../pictures/ActionStatus.tsx';
import { FileFinder, NO_FILE_FILTER } from '../pictures/FileFinder.tsx';
import { FileUses } from '../pictures/FileUses.tsx';
import { useKilobytes, useSiteFiles } from '../pictures/useSiteFiles.ts';
import '../pictures/view.css';
import './documents.css';

export function DocumentsView({
  api,
  site,
  onClose,
}: {
  api: ActionApi;
  site: SiteView;
  onClose: () => void;
}) {
  const {
    form: { document: messages },
    pictures: common,
  } = useMessages();
  const documents = useSiteFiles<SiteDocuments, Extract<Action, { kind: 'withdraw' }>>(
    api,
    api.siteDocuments,
    () => messages.removed,
    common,
  );
  const { list: all } = documents;
  const [filter, setFilter] = useState(NO_FILE_FILTER);
  const body = useRef<HTMLDivElement>(null);
  const remove = async (document: string) => {
    // The focused button is removed with the document, so the focus moves to the status.
    if (await documents.perform({ kind: 'withdraw', document }))
      body.current?.querySelector<HTMLElement>('.pictures-outcome [role="status"]')?.focus();
  };
  return (
    <ActionDialog title={messages.documents} className="pictures-view documents-view" onClose={onClose}>
      <div ref={body}>
        <ActionStatus pictures={documents} />
        {!all && !documents.failed && <p>{messages.reading}</p>}
        {all && (
          <FileFinder
            files={all.documents}
            isUseKnown={all.isUseKnown}
            filter={filter}
            onFilter={setFilter}
            messages={messages}
            className="documents-list"
          >
            {(document) => (
              <DocumentRow
                document={document}
                site={site}
                isBusy={documents.isBusy}
                onLeave={onClose}
                onRemove={() => void remove(document.path)}
              />
            )}
          </FileFinder>
        )}
      </div>
    </ActionDialog>
  );
}

function DocumentRow({
  document: { path, bytes, uses, isUnused },
  site,
  isBusy,
  onLeave,
  onRemove,
}: {
  document: SiteDocument;
  site: SiteView;
  isBusy: boolean;
  onLeave: () => void;
  onRemove: () => void;
}) {
  const { form, pictures } = useMessages();
  const messages = form.document;
  const kilobytes = useKilobytes(bytes);
  return (
    <>
      <h3>
        <a href={pictureUrl(site, path)} target="_blank" rel="noreferrer">
          <bdi>{fileName(path)}</bdi>
        </a>
      </h3>
      <p className="acts-quiet">
        <bdi>public/{path}</bdi>, {format(pictures.bytes, { kilobytes })}
      </p>
      {uses.length > 0 && (
        <>
          <p>{messages.usedIn}</p>
          <FileUses uses={uses} site={site} onLeave={onLeave} />
        </>
      )}
      {isUnused && (
        <>
          <p>{messages.usedNowhere}</p>
          <button
            type="button"
            className="acts-button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onRemove()}
          >
            {messages.remove}
            <span className="acts-heard">: {fileName(path)}</span>
          </button>
        </>
      )}
    </>
  );
}
