/** Search in the header: a link to the search page that opens a dialog in the app. */
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { href } from '../../core/route/path.ts';
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { useBase } from '../hooks/siteContext.ts';
import { useMessages } from '../hooks/useLocale.ts';
import { useNavigator } from '../hooks/useNavigator.ts';
import { SEARCH_FIELD, SearchPanel } from '../search/SearchPanel.tsx';
import { opensSearch } from './searchKey.ts';

/** Fits most screens without scrolling. */
const MAX_RESULTS = 8;

export function QuickSearch({ searchPath, path }: { searchPath: string; path?: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const navigator = useNavigator();
  const { search } = useMessages();
  const address = useBase() + href(searchPath);
  const isHere = path === searchPath;

  // Synchronous instead of in an effect, so that the next key reaches the field.
  const start = useCallback(() => {
    if (isHere) {
      document.getElementById(SEARCH_FIELD)?.focus();
      return;
    }
    if (dialog.current?.open) return;
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
    field.current?.focus();
    field.current?.select();
  }, [isHere]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what was open on the old one
  useEffect(() => dialog.current?.close(), [path]);

  useEffect(() => {
    const begin = (event: globalThis.KeyboardEvent) => {
      if (!opensSearch(event) || event.defaultPrevented) return;
      // A lightbox is open and handles the keys.
      if (opener.current?.closest('[inert]')) return;
      event.preventDefault();
      start();
    };
    addEventListener('keydown', begin);
    return () => removeEventListener('keydown', begin);
  }, [start]);

  const begin = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    start();
  };
  const close = () => dialog.current?.close();
  const closed = () => {
    // The event fires late: the dialog may be open again.
    if (dialog.current?.open) return;
    setOpen(false);
    // If nothing had the focus before the dialog was opened, the browser cannot restore it.
    const active = document.activeElement;
    if (active === document.body || dialog.current?.contains(active)) {
      opener.current?.focus({ preventScroll: true });
    }
  };
  const showAll = () => {
    close();
    navigator.push(text.trim() === '' ? address : `${address}?q=${encodeURIComponent(text.trim())}`);
  };
  const click = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
    if (!isModifiedClick(event) && event.target instanceof Element && event.target.closest('a')) close();
  };
  const leave = (event: KeyboardEvent) => {
    // Escape in a field of type search would only clear the field.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };

  return (
    <div className="quick-search">
      <a
        ref={opener}
        className="search-link"
        href={address}
        aria-current={isHere ? 'page' : undefined}
        onClick={begin}
      >
        <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.25 15.25 21 21" />
        </svg>
        <span>{search.open}</span>
      </a>
      <dialog
        ref={dialog}
        className="search-dialog"
        aria-label={search.open}
        onClose={closed}
        onClick={click}
        onKeyDown={leave}
      >
        {open && (
          <div className="search-sheet">
            <button type="button" className="search-close" onClick={close}>
              {search.close}
            </button>
            <SearchPanel
              id="quick-search-field"
              text={text}
              onText={setText}
              onSubmit={showAll}
              most={MAX_RESULTS}
              input={field}
            />
            <p className="search-foot">
              <a href={text.trim() === '' ? address : `${address}?q=${encodeURIComponent(text.trim())}`}>
                {text.trim() === '' ? search.allPages : search.allResults}
              </a>
            </p>
          </div>
        )}
      </dialog>
    </div>
  );
}
