/**
 * The pages under one another. Lists that unfold, and no tree of ARIA: their links and buttons are what everybody knows, by Tab and in
 * a screen reader's lists; the arrow keys lead through them as well.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PageRow } from '../../../shared/protocol.ts';
import { useMessages } from '../../messages/context.ts';
import { format } from '../../messages/format.ts';
import { PagedList, PageLink, type RowMarks } from './PageList.tsx';
import { ancestorPaths, buildTree, type TreeNode } from './tree.ts';

export function PageTree({ pages, ...marks }: RowMarks & { pages: readonly PageRow[] }) {
  const tree = useMemo(() => buildTree(pages), [pages]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { path } = marks;

  useEffect(() => {
    if (path !== undefined) setUnfolded((before) => new Set([...before, ...ancestorPaths(pages, path)]));
  }, [pages, path]);

  const root = useRef<HTMLDivElement>(null);
  /** The page that was brought into sight last: once it is, whoever looks elsewhere in the list stays there. */
  const revealedPath = useRef<string>(undefined);
  // The row of a page that has just been added comes after its path.
  useEffect(() => {
    const row = path === revealedPath.current ? null : root.current?.querySelector('[aria-current="page"]');
    if (!row) return;
    revealedPath.current = path;
    // Where it was chosen in this list it stays under the pointer.
    if (row !== document.activeElement) row.scrollIntoView({ block: 'nearest' });
  });

  const toggle = (one: string) =>
    setUnfolded((before) => {
      const next = new Set(before);
      if (!next.delete(one)) next.add(one);
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
