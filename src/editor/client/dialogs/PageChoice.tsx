/** Selects a page by a part of its title or path. */

import { useId } from 'react';
import type { PageRow } from '../../shared/protocol.ts';
import { useMessages } from '../messages/messages.ts';
import { displayPath, findPage, searchPages } from './findPage.ts';

/** Browsers render longer lists slowly. */
const MAX_SUGGESTIONS = 40;

export function PageChoice({
  id,
  typed,
  onTyped,
  pages,
  describedBy = '',
  isWrong = false,
  isFirst = false,
}: {
  /** The id of the input, for its label. */
  id: string;
  /** A path, a title, or a part of one. */
  typed: string;
  onTyped: (typed: string) => void;
  pages: readonly PageRow[];
  describedBy?: string;
  isWrong?: boolean;
  /** True if it gets the focus when the dialog opens. */
  isFirst?: boolean;
}) {
  const messages = useMessages().actions;
  const list = useId();
  const page = findPage(typed, pages);
  return (
    <>
      <input
        type="text"
        id={id}
        className="acts-control"
        autoComplete="off"
        spellCheck={false}
        list={list}
        value={typed}
        aria-describedby={`${list}-found ${describedBy}`}
        aria-invalid={isWrong || undefined}
        data-first={isFirst || undefined}
        onChange={({ target }) => onTyped(target.value)}
      />
      <datalist id={list}>
        {searchPages(typed, pages, MAX_SUGGESTIONS).map(({ path, title }) => (
          <option key={path} value={displayPath(path)} label={title} />
        ))}
      </datalist>
      <p id={`${list}-found`} className="acts-help">
        {page
          ? `✓ ${page.title} (${displayPath(page.path)})`
          : typed === ''
            ? messages.pageHelp
            : messages.noPage}
      </p>
    </>
  );
}
