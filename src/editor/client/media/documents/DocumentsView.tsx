/** All documents of the site: found by name or because nothing leads to them, with the pages that do, and away with one. */
import { useRef, useState } from 'react';
import type { Action, SiteDocument, SiteDocuments, SiteView } from '../../../shared/protocol.ts';
import { ActionDialog } from '../../form/ActionDialog.tsx';
import { useActionMessages } from '../../form/useActionMessages.ts';
import { fileName, pictureUrl } from '../../lib/pictureUrl.ts';
import { useWords } from '../../messages/context.ts';
import { usePictureWords } from '../../messages/pictures.ts';
import type { ActionApi } from '../../state/api.ts';
import { ANY_FILE, FileFinder } from '../pictures/FileFinder.tsx';
import { PictureOutcome } from '../pictures/PictureOutcome.tsx';
import { Uses } from '../pictures/Uses.tsx';
import { useKilobytes } from '../pictures/useKilobytes.ts';
import { useSiteFiles } from '../pictures/useSiteFiles.ts';
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
  const words = useWords().form.document;
  const common = usePictureWords();
  const documents = useSiteFiles<SiteDocuments, Extract<Action, { kind: 'withdraw' }>>(
    api,
    api.siteDocuments,
    () => words.removed,
    common,
  );
  const { all } = documents;
  const [wish, setWish] = useState(ANY_FILE);
  const body = useRef<HTMLDivElement>(null);
  const remove = async (document: string) => {
    // The button goes with the document; what has become of it is said there.
    if (await documents.act({ kind: 'withdraw', document }))
      body.current?.querySelector<HTMLElement>('.pictures-outcome [role="status"]')?.focus();
  };
  return (
    <ActionDialog
      title={words.documents}
      className="pictures-view documents-view"
      onClose={onClose}
      words={useActionMessages()}
    >
      <div ref={body}>
        <PictureOutcome pictures={documents} />
        {!all && !documents.failed && <p>{words.reading}</p>}
        {all && (
          <FileFinder
            files={all.documents}
            isUseKnown={all.isUseKnown}
            wish={wish}
            onWish={setWish}
            words={words}
            className="documents-list"
          >
            {(document) => (
              <Row
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

function Row({
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
  const words = useWords().form.document;
  const kilobytes = useKilobytes(bytes);
  return (
    <>
      <h3>
        <a href={pictureUrl(site, path)} target="_blank" rel="noreferrer">
          <bdi>{fileName(path)}</bdi>
        </a>
      </h3>
      <p className="acts-quiet">
        <bdi>public/{path}</bdi>, {usePictureWords().bytes(kilobytes)}
      </p>
      {uses.length > 0 && (
        <>
          <p>{words.usedIn}</p>
          <Uses uses={uses} site={site} onLeave={onLeave} />
        </>
      )}
      {isUnused && (
        <>
          <p>{words.usedNowhere}</p>
          <button
            type="button"
            className="acts-button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onRemove()}
          >
            {words.remove}
            <span className="acts-heard">: {fileName(path)}</span>
          </button>
        </>
      )}
    </>
  );
}
