/** Chooses a page by a part of its title or of its address. */
import { useId } from 'react';
import type { ActionMessages } from '../../shared/actionMessages.ts';
import type { PageRow } from '../../shared/protocol.ts';
import { displayPath, findPage, searchPages } from './findPage.ts';

/** A browser draws no longer list well. */
const MAX_SUGGESTIONS = 40;

export function PageChoice({
  id,
  typed,
  onTyped,
  pages,
  describedBy = '',
  isWrong = false,
  isFirst = false,
  messages,
}: {
  /** The id of the field, for its label. */
  id: string;
  /** An address, a title, or a part of one. */
  typed: string;
  onTyped: (typed: string) => void;
  pages: readonly PageRow[];
  /** Ids of what is said about it. */
  describedBy?: string;
  isWrong?: boolean;
  /** Whether the focus goes here when the dialog opens. */
  isFirst?: boolean;
  messages: ActionMessages;
}) {
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
