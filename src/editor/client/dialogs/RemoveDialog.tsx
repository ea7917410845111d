/** Removes a page, and leads its address elsewhere. */
import { useId, useState } from 'react';
import { displayPath, findPage } from './findPage.ts';
import type { PageDialogProps } from './model.ts';
import { PageActionDialog } from './PageActionDialog.tsx';
import { PageChoice } from './PageChoice.tsx';
import { useDialogDraft } from './useDialogDraft.ts';

export function RemoveDialog({ page, pages, drafts, ...dialog }: PageDialogProps) {
  const { messages } = dialog;
  const id = useId();
  const above = pages.find(({ path }) => path === (page.parent ?? ''));
  const { set, ...fields } = useDialogDraft(drafts, `remove/${page.path}`, { typed: '' });
  const { typed } = fields.values;
  const [isElsewhere, setElsewhere] = useState(typed !== '');
  const others = pages.filter(({ path }) => path !== page.path);
  const other = findPage(typed, others);
  const to = isElsewhere && { to: displayPath(other?.path ?? '') };
  const choice = (value: boolean, label: string) => (
    <label className="acts-choice">
      <input
        type="radio"
        name={id}
        checked={isElsewhere === value}
        data-first={!value || undefined}
        onChange={() => setElsewhere(value)}
      />
      {label}
    </label>
  );
  return (
    <PageActionDialog
      {...dialog}
      title={messages.remove(page.title)}
      help={messages.removeHelp}
      label={messages.removeThis}
      action={isElsewhere && !other ? undefined : { kind: 'remove', from: page.path, ...to }}
      fields={fields}
    >
      <fieldset className="acts-question">
        <legend>{messages.removeLeads}</legend>
        {choice(false, messages.removeAbove(above?.title ?? ''))}
        {choice(true, messages.removeOther)}
        {isElsewhere && (
          <>
            <label htmlFor={`${id}-other`} className="acts-heard">
              {messages.removeOther}
            </label>
            <PageChoice
              id={`${id}-other`}
              typed={typed}
              onTyped={(text) => set({ typed: text })}
              pages={others}
              messages={messages}
            />
          </>
        )}
      </fieldset>
    </PageActionDialog>
  );
}
