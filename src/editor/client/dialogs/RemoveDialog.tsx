/** Removes a page and redirects its path. */

import { useId, useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import { useMessages } from '../messages/messages.ts';
import { useDialogDraft } from './dialogDraft.tsx';
import { displayPath, findPage } from './findPage.ts';
import { PageActionDialog } from './PageActionDialog.tsx';
import { PageChoice } from './PageChoice.tsx';
import type { PageDialogProps } from './useAction.ts';

export function RemoveDialog({ page, pages, drafts, ...dialog }: PageDialogProps) {
  const messages = useMessages().actions;
  const id = useId();
  const above = pages.find(({ path }) => path === (page.parent ?? ''));
  const { set, ...fields } = useDialogDraft(drafts, `remove/${page.path}`, { typed: '' });
  const { typed } = fields.values;
  const [isElsewhere, setElsewhere] = useState(typed !== '');
  const otherPages = pages.filter(({ path }) => path !== page.path);
  const target = findPage(typed, otherPages);
  const to = isElsewhere && { to: displayPath(target?.path ?? '') };
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
      title={format(messages.remove, { title: page.title })}
      help={messages.removeHelp}
      label={messages.removeThis}
      action={isElsewhere && !target ? undefined : { kind: 'remove', from: page.path, ...to }}
      fields={fields}
    >
      <fieldset className="acts-question">
        <legend>{messages.removeLeads}</legend>
        {choice(false, format(messages.removeAbove, { title: above?.title ?? '' }))}
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
              pages={otherPages}
            />
          </>
        )}
      </fieldset>
    </PageActionDialog>
  );
}
