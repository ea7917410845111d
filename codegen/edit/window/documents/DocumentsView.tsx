/** All documents of the site: found by name or because nothing leads to them, with the pages that do, and away with one. */
import { useMemo, useRef, useState } from 'react';
import type { Act, SiteDocument, SiteDocuments, SiteView } from '../../protocol.ts';
import { ActDialog } from '../acts/ActDialog.tsx';
import { useActWords } from '../acts/useActWords.ts';
import { PictureOutcome } from '../pictures/PictureOutcome.tsx';
import { nameOf, pictureAddress } from '../pictures/pictureAddress.ts';
import { Uses } from '../pictures/Uses.tsx';
import { useSiteFiles } from '../pictures/useSiteFiles.ts';
import type { ActApi } from '../state/api.ts';
import { wordFinder } from '../wordFinder.ts';
import { useWords } from '../words/context.ts';
import { usePictureWords } from '../words/pictures.ts';
import '../pictures/view.css';
import './documents.css';

/** So many are drawn; more are found by name. */
const AT_ONCE = 120;

export function DocumentsView({ api, site, onClose }: { api: ActApi; site: SiteView; onClose: () => void }) {
  const words = useWords().form.document;
  const common = usePictureWords();
  const documents = useSiteFiles<SiteDocuments, Extract<Act, { kind: 'withdraw' }>>(
    api,
    api.siteDocuments,
    () => words.removed,
    common,
  );
  const { all } = documents;
  const [search, setSearch] = useState('');
  const [isUnusedOnly, setUnusedOnly] = useState(false);
  const [count, setCount] = useState(AT_ONCE);
  const body = useRef<HTMLDivElement>(null);
  const found = useMemo(() => {
    const fits = wordFinder(search);
    return (all?.documents ?? []).filter(({ path, isUnused }) => (isUnused || !isUnusedOnly) && fits(path));
  }, [all, search, isUnusedOnly]);
  const remove = async (document: string) => {
    // The button goes with the document; what has become of it is said there.
    if (await documents.act({ kind: 'withdraw', document }))
      body.current?.querySelector<HTMLElement>('.pictures-outcome [role="status"]')?.focus();
  };
  return (
    <ActDialog
      title={words.documents}
      className="pictures-view documents-view"
      onClose={onClose}
      words={useActWords()}
    >
      <div ref={body}>
        <PictureOutcome pictures={documents} />
        {!all && !documents.failed && <p>{words.reading}</p>}
        {all && (
          <>
            <search className="pictures-search">
              <label>
                {common.search}
                <input
                  type="search"
                  className="acts-control"
                  value={search}
                  autoComplete="off"
                  onChange={({ target }) => setSearch(target.value)}
                />
              </label>
              <label className="acts-choice">
                <input
                  type="checkbox"
                  checked={isUnusedOnly}
                  onChange={({ target }) => setUnusedOnly(target.checked)}
                />
                {common.unusedOnly}
              </label>
            </search>
            {!all.isUseKnown && <p className="acts-help">{words.usesUnknown}</p>}
            <p className="acts-quiet" role="status">
              {found.length === 0 ? words.none : words.found(found.length)}
            </p>
            <ul className="documents-list">
              {found.slice(0, count).map((document) => (
                <Row
                  key={document.path}
                  document={document}
                  site={site}
                  isBusy={documents.isBusy}
                  onLeave={onClose}
                  onRemove={() => void remove(document.path)}
                />
              ))}
            </ul>
            {found.length > count && (
              <p>
                <button type="button" className="acts-button" onClick={() => setCount(count + AT_ONCE)}>
                  {common.more(Math.min(AT_ONCE, found.length - count))}
                </button>
              </p>
            )}
          </>
        )}
      </div>
    </ActDialog>
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
  const { form, language } = useWords();
  const words = form.document;
  const kilobytes = (bytes / 1000).toLocaleString(language, {
    maximumFractionDigits: bytes < 10_000 ? 1 : 0,
  });
  return (
    <li>
      <h3>
        <a href={pictureAddress(site, path)} target="_blank" rel="noreferrer">
          <bdi>{nameOf(path)}</bdi>
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
            <span className="acts-heard">: {nameOf(path)}</span>
          </button>
        </>
      )}
    </li>
  );
}
