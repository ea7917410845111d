/** A list of pages with their marks. */

import { memo, type ReactNode, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import type { PageRow } from '../../../shared/protocol.ts';
import { pageHash } from '../../lib/location.ts';
import { formatCount } from '../../messages/format.ts';
import { useMessages } from '../../messages/messages.ts';

export interface RowMarks {
  /** The open page. */
  path: string | undefined;
  /** The paths of the pages with unsaved changes. */
  unsaved: ReadonlySet<string>;
  /** The numbers of mistakes by page path. */
  mistakes: ReadonlyMap<string, number>;
  /** Called with the path of the chosen page. */
  onChoose: (path: string) => void;
}

/** The number of rows rendered at a time. */
const ROWS_PER_STEP = 200;

/** The first items of a long list, with a button for more. */
export function PagedList<Item>({
  items,
  renderItem,
}: {
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
}) {
  const { more } = useMessages().window.find;
  const [visibleCount, setVisibleCount] = useState(ROWS_PER_STEP);
  return (
    <>
      {items.slice(0, visibleCount).map(renderItem)}
      {items.length > visibleCount && (
        <li>
          <button
            type="button"
            className="window-button window-quiet"
            onClick={() => setVisibleCount(visibleCount + ROWS_PER_STEP)}
          >
            {format(more, { count: items.length - visibleCount })}
          </button>
        </li>
      )}
    </>
  );
}

export function PageList({ pages, ...marks }: RowMarks & { pages: readonly PageRow[] }) {
  return (
    <ul className="window-list">
      <PagedList
        items={pages}
        renderItem={(page) => (
          <li key={page.path}>
            <PageLink
              page={page}
              isOpen={page.path === marks.path}
              isUnsaved={marks.unsaved.has(page.path)}
              mistakes={marks.mistakes.get(page.path) ?? 0}
              onChoose={marks.onChoose}
              hasAddress
            />
          </li>
        )}
      />
    </ul>
  );
}

interface PageLinkProps {
  page: PageRow;
  isOpen: boolean;
  isUnsaved: boolean;
  mistakes: number;
  onChoose: (path: string) => void;
  hasAddress?: boolean;
}

export const PageLink = memo(function PageLink({
  page,
  isOpen,
  isUnsaved,
  mistakes,
  onChoose,
  hasAddress,
}: PageLinkProps) {
  const messages = useMessages();
  const { marks } = messages.window;
  return (
    <a
      className="window-row"
      href={pageHash(page.path)}
      aria-current={isOpen ? 'page' : undefined}
      onClick={(event) => {
        // The browser opens a new tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(page.path);
      }}
    >
      <span className="window-row-title" dir="auto" lang={page.language}>
        {page.title}
      </span>
      {hasAddress && (
        <span className="window-row-address" dir="ltr">
          /{page.path}
        </span>
      )}
      {isUnsaved && <span className="window-mark window-mark-unsaved">{marks.unsaved}</span>}
      {mistakes > 0 && (
        <span className="window-mark window-mark-mistakes">
          {formatCount(marks.mistakes, mistakes, messages.language)}
        </span>
      )}
      {page.status === 'draft' && <span className="window-mark">{marks.draft}</span>}
      {page.status === 'scheduled' && (
        <span className="window-mark">{format(marks.coming, { day: page.startDay ?? '' })}</span>
      )}
      {page.status === 'expired' && <span className="window-mark">{marks.over}</span>}
    </a>
  );
});
