/**
 * The page tree. It consists of nested lists instead of an ARIA tree, because links and buttons work with Tab
 * and in the lists of screen readers. The arrow keys move through them, too.
 */

import { useEffect, useMemo, useRef, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import type { PageRow } from '../../../shared/protocol.ts';
import { useMessages } from '../../messages/messages.ts';
import { PagedList, PageLink, type RowMarks } from './PageList.tsx';
import { ancestorPaths, buildTree, type TreeNode } from './tree.ts';

export function PageTree({ pages, ...marks }: RowMarks & { pages: readonly PageRow[] }) {
  const tree = useMemo(() => buildTree(pages), [pages]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { path } = marks;

  useEffect(() => {
    if (path !== undefined) setUnfolded((previous) => new Set([...previous, ...ancestorPaths(pages, path)]));
  }, [pages, path]);

  const root = useRef<HTMLDivElement>(null);
  /**
   * The page that was last scrolled into view. It is not scrolled again, so that the user can scroll
   * elsewhere.
   */
  const revealedPath = useRef<string>(undefined);
  // The row of a new page arrives after its path.
  useEffect(() => {
    const row = path === revealedPath.current ? null : root.current?.querySelector('[aria-current="page"]');
    if (!row) return;
    revealedPath.current = path;
    // A row that was clicked here stays under the pointer.
    if (row !== document.activeElement) row.scrollIntoView({ block: 'nearest' });
  });

  const toggle = (toggledPath: string) =>
    setUnfolded((previous) => {
      const next = new Set(previous);
      if (!next.delete(toggledPath)) next.add(toggledPath);
      return next;
    });
  return (
    <div ref={root}>
      <TreeLevel branches={tree} unfolded={unfolded} onToggle={toggle} {...marks} />
    </div>
  );
}

interface LevelProps extends RowMarks {
  branches: readonly TreeNode[];
  unfolded: ReadonlySet<string>;
  onToggle: (path: string) => void;
}

function TreeLevel({ branches, unfolded, onToggle, ...marks }: LevelProps) {
  const { unfold } = useMessages().window.find;
  return (
    <ul className="window-list">
      <PagedList
        items={branches}
        renderItem={({ page, children }) => (
          <li key={page.path}>
            <div className="window-branch">
              {children.length > 0 && (
                <button
                  type="button"
                  className="window-fold"
                  aria-expanded={unfolded.has(page.path)}
                  aria-label={format(unfold, { title: page.title })}
                  onClick={() => onToggle(page.path)}
                />
              )}
              <PageLink
                page={page}
                isOpen={page.path === marks.path}
                isUnsaved={marks.unsaved.has(page.path)}
                mistakes={marks.mistakes.get(page.path) ?? 0}
                onChoose={marks.onChoose}
              />
            </div>
            {children.length > 0 && unfolded.has(page.path) && (
              <TreeLevel branches={children} unfolded={unfolded} onToggle={onToggle} {...marks} />
            )}
          </li>
        )}
      />
    </ul>
  );
}
