/** Removes a page, and leads its address elsewhere. */
import { type FormEvent, useId, useState } from 'react';
import { ActDialog } from './ActDialog.tsx';
import type { PageDialogProps } from './model.ts';
import { PageChoice } from './PageChoice.tsx';
import { addressOf, pageNamed } from './pageNamed.ts';
import { Refused } from './Refused.tsx';
import { useAct } from './useAct.ts';
import { WhatChanges } from './WhatChanges.tsx';

export function RemoveDialog({ page, pages, ask, words, onDone, onClose }: PageDialogProps) {
  const id = useId();
  const above = pages.find(({ path }) => path === (page.parent ?? ''));
  const [isElsewhere, setElsewhere] = useState(false);
  const [typed, setTyped] = useState('');
  const steps = useAct(ask, onDone, words);
  const others = pages.filter(({ path }) => path !== page.path);
  const other = pageNamed(typed, others);
  const isReady = (!isElsewhere || other !== undefined) && !steps.isBusy;
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void steps.say({
      kind: 'remove',
      from: page.path,
      ...(isElsewhere && { to: addressOf(other?.path ?? '') }),
    });
  };
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
    <ActDialog title={words.remove(page.title)} isDirty={() => typed !== ''} onClose={onClose} words={words}>
      {steps.said !== undefined && (
        <WhatChanges said={steps.said} steps={steps} label={words.removeThis} words={words} />
      )}
      <form className="acts-form" hidden={steps.said !== undefined} onSubmit={next}>
        <p className="acts-intro">{words.removeHelp}</p>
        <Refused refusal={steps.refused} />
        <fieldset className="acts-question">
          <legend>{words.removeLeads}</legend>
          {choice(false, words.removeAbove(above?.title ?? ''))}
          {choice(true, words.removeOther)}
          {isElsewhere && (
            <>
              <label htmlFor={`${id}-other`} className="acts-heard">
                {words.removeOther}
              </label>
              <PageChoice id={`${id}-other`} typed={typed} onTyped={setTyped} pages={others} words={words} />
            </>
          )}
        </fieldset>
        <footer className="acts-foot">
          <button type="submit" className="acts-button acts-main" aria-disabled={!isReady}>
            {steps.isBusy ? words.wait : words.next}
          </button>
        </footer>
      </form>
    </ActDialog>
  );
}
