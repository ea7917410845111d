/** Gives a page another address; the old one leads on. */
import { useId } from 'react';
import { displayPath, findPage } from './findPage.ts';
import type { PageDialogProps } from './model.ts';
import { newPath, splitPath } from './newPath.ts';
import { PageActionDialog } from './PageActionDialog.tsx';
import { PageChoice } from './PageChoice.tsx';
import { useDialogDraft } from './useDialogDraft.ts';

interface Props extends PageDialogProps {
  /** Whether something of the page is not saved, which would not find it at its new address. */
  isUnsaved: boolean;
}

export function MoveDialog({ page, pages, drafts, isUnsaved, ...dialog }: Props) {
  const { messages } = dialog;
  const id = useId();
  const old = splitPath(page.path);
  const { set, ...fields } = useDialogDraft(drafts, `move/${page.path}`, {
    below: displayPath(old.parent),
    name: old.name,
  });
  const { below, name } = fields.values;
  // What stands above in the address need not be a page.
  const above = below === displayPath(old.parent) ? old.parent : findPage(below, pages)?.path;
  const to = above === undefined ? undefined : newPath(page.path, above, name);
  const isSame = to === page.path;
  const canMove = to !== undefined && !isSame && !isUnsaved;
  return (
    <PageActionDialog
      {...dialog}
      title={messages.move(page.title)}
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
          messages={messages}
        />
      </div>
      <p id={`${id}-to`} className="acts-result" role="status">
        {isSame ? messages.moveSame : to !== undefined && messages.moveTo(displayPath(to))}
      </p>
    </PageActionDialog>
  );
}
