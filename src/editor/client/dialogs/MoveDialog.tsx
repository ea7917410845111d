/** Moves a page to another path and redirects the old one. */

import { useId } from 'react';
import { format } from '../../../core/i18n/format.ts';
import { joinPath, slugOf } from '../../../core/i18n/slug.ts';
import { useMessages } from '../messages/messages.ts';
import { useDialogDraft } from './dialogDraft.tsx';
import { displayPath, findPage } from './findPage.ts';
import { PageActionDialog } from './PageActionDialog.tsx';
import { PageChoice } from './PageChoice.tsx';
import type { PageDialogProps } from './useAction.ts';

interface Props extends PageDialogProps {
  /** True if the page has unsaved changes, which would not move with it. */
  isUnsaved: boolean;
}

export function MoveDialog({ page, pages, drafts, isUnsaved, ...dialog }: Props) {
  const messages = useMessages().actions;
  const id = useId();
  const old = splitPath(page.path);
  const { set, ...fields } = useDialogDraft(drafts, `move/${page.path}`, {
    below: displayPath(old.parent),
    name: old.name,
  });
  const { below, name } = fields.values;
  // The parent path need not be a page.
  const above = below === displayPath(old.parent) ? old.parent : findPage(below, pages)?.path;
  const to = above === undefined ? undefined : newPath(page.path, above, name);
  const isSame = to === page.path;
  const canMove = to !== undefined && !isSame && !isUnsaved;
  return (
    <PageActionDialog
      {...dialog}
      title={format(messages.move, { title: page.title })}
      help={messages.moveHelp}
      label={messages.moveThis}
      action={canMove ? { kind: 'move', from: page.path, to } : undefined}
      obstacle={isUnsaved ? messages.moveUnsaved : undefined}
      fields={fields}
    >
      <div className="acts-question">
        <label htmlFor={`${id}-name`}>{messages.moveName}</label>
        <p id={`${id}-help`} className="acts-help">
          {messages.moveNameHelp}
        </p>
        <input
          type="text"
          id={`${id}-name`}
          className="acts-control"
          autoComplete="off"
          data-first
          value={name}
          aria-describedby={`${id}-help ${id}-to`}
          onChange={({ target }) => set({ name: target.value })}
        />
      </div>
      <div className="acts-question">
        <label htmlFor={`${id}-below`}>{messages.moveBelow}</label>
        <PageChoice
          id={`${id}-below`}
          typed={below}
          onTyped={(typed) => set({ below: typed })}
          pages={pages}
          isWrong={above === undefined}
          describedBy={`${id}-to`}
        />
      </div>
      <p id={`${id}-to`} className="acts-result" role="status">
        {isSame
          ? messages.moveSame
          : to !== undefined && format(messages.moveTo, { address: displayPath(to) })}
      </p>
    </PageActionDialog>
  );
}

/** Splits a path into the parent path and the last segment. */
function splitPath(path: string): { parent: string; name: string } {
  const slash = path.lastIndexOf('/');
  return { parent: path.slice(0, Math.max(slash, 0)), name: path.slice(slash + 1) };
}

/**
 * Returns the new path of a page.
 *
 * @param path its current path; an unchanged last segment is not normalised
 * @param above path of the new parent page
 * @param typed a last segment, or a title to make one of
 * @returns undefined if the text has no characters for a path
 */
export function newPath(path: string, above: string, typed: string): string | undefined {
  const name = typed.trim() === splitPath(path).name ? typed.trim() : slugOf(typed);
  return name === '' ? undefined : joinPath(above, name);
}
