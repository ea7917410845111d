/** The pane for finding pages: tree, search and filters. */

import { type KeyboardEvent, memo, type ReactNode, useMemo, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import type { PageRow, SiteView } from '../../../shared/protocol.ts';
import { pageHash } from '../../lib/location.ts';
import { formatCount } from '../../messages/format.ts';
import { useMessages, virtualPageTitle } from '../../messages/messages.ts';
import { virtualPaths } from '../../state/treeRows.ts';
import { PageList, type RowMarks } from './PageList.tsx';
import { PageTree } from './PageTree.tsx';
import { usePageSearch } from './usePageSearch.ts';

interface Props extends RowMarks {
  /** The actions on the site. */
  actions: ReactNode;
  site: SiteView;
  /** Missing pages with unsaved changes. */
  missing: readonly PageRow[];
  onSaveAll: () => void;
  /** Called when the user leaves the search. */
  onLeave: () => void;
}

type PageFilter = 'all' | 'recent' | 'mistakes' | 'waiting';

const FILTERS: readonly PageFilter[] = ['all', 'recent', 'mistakes', 'waiting'];
/** The number of recently edited pages. */
const MAX_RECENT_PAGES = 30;

export const SearchPane = memo(function FindPane({
  actions,
  site,
  missing,
  onSaveAll,
  onLeave,
  ...marks
}: Props) {
  const messages = useMessages();
  const { find, panes, gone: goneMessages } = messages.window;
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<PageFilter>('all');
  const [isSearching, setSearching] = useState(false);
  const { results, isReading: isIndexing } = usePageSearch(site.pages, isSearching, text);

  const rows = useMemo(() => {
    if (filter === 'all' && results === undefined) return undefined;
    const byPath = new Map(site.pages.map((page) => [page.path, page]));
    const candidates = results?.flatMap((path) => byPath.get(path) ?? []) ?? site.pages;
    return filterPages(candidates, filter, marks.unsaved, marks.mistakes);
  }, [site.pages, results, filter, marks.unsaved, marks.mistakes]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Ignores keys in a dialog that was opened from here.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    if (event.key === 'Escape') onLeave();
    else navigateRows(event);
  };

  return (
    <section className="window-find" aria-label={panes.find} onKeyDown={onKeyDown}>
      {actions}
      <search>
        <label className="window-search">
          <span>{find.search}</span>
          <input
            type="search"
            value={text}
            autoComplete="off"
            onFocus={() => setSearching(true)}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <fieldset className="window-choice">
          <legend>{find.filters}</legend>
          {FILTERS.map((name) => (
            <button key={name} type="button" aria-pressed={name === filter} onClick={() => setFilter(name)}>
              {find[name]}
            </button>
          ))}
        </fieldset>
      </search>
      <p className="window-found" role="status">
        {rows && rows.length > 0 && formatCount(find.found, rows.length, messages.language)}
        {rows?.length === 0 && (text.trim() === '' ? find.none : isIndexing ? find.reading : find.nothing)}
      </p>
      <nav className="window-pages" aria-label={panes.find}>
        {missing.length > 0 && (
          <>
            <h2 className="window-gone-title">{goneMessages.title}</h2>
            <PageList pages={missing} {...marks} />
          </>
        )}
        {rows ? <PageList pages={rows} {...marks} /> : <PageTree pages={site.pages} {...marks} />}
        {filter === 'all' &&
          results === undefined &&
          virtualPaths(site).map((path) => (
            <a
              key={path}
              className="window-settings"
              href={pageHash(path)}
              aria-current={marks.path === path ? 'page' : undefined}
            >
              {virtualPageTitle(messages, site, path)}
            </a>
          ))}
      </nav>
      {marks.unsaved.size > 1 && (
        <button type="button" className="window-button window-save-all" onClick={onSaveAll}>
          {format(find.saveAll, { count: marks.unsaved.size })}
        </button>
      )}
    </section>
  );
});

function filterPages(
  pages: readonly PageRow[],
  filter: PageFilter,
  unsaved: RowMarks['unsaved'],
  mistakes: RowMarks['mistakes'],
): readonly PageRow[] {
  if (filter === 'mistakes') return pages.filter(({ path }) => mistakes.has(path));
  if (filter === 'waiting') return pages.filter(({ status }) => status !== 'live');
  if (filter === 'all') return pages;
  const changed = pages.filter(({ path }) => unsaved.has(path));
  const others = pages.filter(({ path }) => !unsaved.has(path)).sort((a, b) => b.savedAt - a.savedAt);
  return [...changed, ...others.slice(0, MAX_RECENT_PAGES)];
}

const ROW_SELECTOR = '.window-pages a';

/** Moves the focus, or folds the focused row; ignores other keys. */
function navigateRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(ROW_SELECTOR)];
  const isSearch = target.matches('input');
  if (key === 'ArrowDown' || (key === 'ArrowUp' && !isSearch)) {
    const current = rows.findIndex((row) => row === target || row.parentElement?.contains(target));
    const next = isSearch ? rows[0] : rows[current + (key === 'ArrowDown' ? 1 : -1)];
    event.preventDefault();
    next?.focus();
  } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && !isSearch) {
    const fold = target.parentElement?.querySelector('.window-fold');
    const isRightToLeft = getComputedStyle(target).direction === 'rtl';
    const isUnfolding = (key === 'ArrowRight') !== isRightToLeft;
    if (fold instanceof HTMLElement && (fold.ariaExpanded === 'true') !== isUnfolding) fold.click();
  }
}
