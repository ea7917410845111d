/** Finds a page: by where it stands, by its words, by what is to be done on it. */
import { type KeyboardEvent, memo, type ReactNode, useMemo, useState } from 'react';
import type { PageRow, SiteView } from '../../../shared/protocol.ts';
import { pageHash } from '../../lib/pageHash.ts';
import { useMessages } from '../../messages/context.ts';
import { format, formatCount } from '../../messages/format.ts';
import { virtualPageTitle } from '../../messages/virtualPageTitle.ts';
import { virtualPaths } from '../../state/treeRows.ts';
import { navigateRows } from './navigateRows.ts';
import { PageList, type RowMarks } from './PageList.tsx';
import { PageTree } from './PageTree.tsx';
import { usePageSearch } from './usePageSearch.ts';

interface Props extends RowMarks {
  /** What is said to begin with, and what can be done to the site. */
  actions: ReactNode;
  site: SiteView;
  /** Pages that are no longer there, of which something is not saved. */
  missing: readonly PageRow[];
  onSaveAll: () => void;
  /** Told when somebody has had enough of looking. */
  onLeave: () => void;
}

type PageFilter = 'all' | 'recent' | 'mistakes' | 'waiting';

const FILTERS: readonly PageFilter[] = ['all', 'recent', 'mistakes', 'waiting'];
/** Of the pages that were edited last, so many. */
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
  const { find, panes, gone: goneWords } = messages.window;
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<PageFilter>('all');
  const [isSearching, setSearching] = useState(false);
  const { found, isReading: isIndexing } = usePageSearch(site.pages, isSearching, text);

  const rows = useMemo(() => {
    if (filter === 'all' && found === undefined) return undefined;
    const byPath = new Map(site.pages.map((page) => [page.path, page]));
    const candidates = found?.flatMap((path) => byPath.get(path) ?? []) ?? site.pages;
    return filterPages(candidates, filter, marks.unsaved, marks.mistakes);
  }, [site.pages, found, filter, marks.unsaved, marks.mistakes]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // What is pressed in a dialog that was opened from here is its own.
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
          {FILTERS.map((one) => (
            <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
              {find[one]}
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
            <h2 className="window-gone-title">{goneWords.title}</h2>
            <PageList pages={missing} {...marks} />
          </>
        )}
        {rows ? <PageList pages={rows} {...marks} /> : <PageTree pages={site.pages} {...marks} />}
        {filter === 'all' &&
          found === undefined &&
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
