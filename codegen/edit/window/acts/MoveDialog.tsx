/** Gives a page another address; the old one leads on. */
import { type FormEvent, useId, useState } from 'react';
import { ActDialog } from './ActDialog.tsx';
import type { PageDialogProps } from './model.ts';
import { newPath, partsOfPath } from './newPath.ts';
import { PageChoice } from './PageChoice.tsx';
import { addressOf, pageNamed } from './pageNamed.ts';
import { Refused } from './Refused.tsx';
import { useAct } from './useAct.ts';
import { WhatChanges } from './WhatChanges.tsx';

interface Props extends PageDialogProps {
  /** Whether something of the page is not saved, which would not find it at its new address. */
  isUnsaved: boolean;
}

export function MoveDialog({ page, pages, isUnsaved, ask, words, onDone, onClose }: Props) {
  const id = useId();
  const old = partsOfPath(page.path);
  const [below, setBelow] = useState(addressOf(old.above));
  const [name, setName] = useState(old.name);
  const steps = useAct(ask, onDone, words);
  // What stands above in the address need not be a page.
  const above = below === addressOf(old.above) ? old.above : pageNamed(below, pages)?.path;
  const to = above === undefined ? undefined : newPath(page.path, above, name);
  const isSame = to === page.path;
  const canMove = to !== undefined && !isSame && !isUnsaved && !steps.isBusy;
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (canMove) void steps.say({ kind: 'move', from: page.path, to });
  };
  return (
    <ActDialog
      title={words.move(page.title)}
      isDirty={() => below !== addressOf(old.above) || name !== old.name}
      onClose={onClose}
      words={words}
    >
      {steps.said !== undefined && (
        <WhatChanges said={steps.said} steps={steps} label={words.moveThis} words={words} />
      )}
      <form className="acts-form" hidden={steps.said !== undefined} onSubmit={next}>
        <p className="acts-intro">{words.moveHelp}</p>
        <Refused refusal={isUnsaved ? { message: words.moveUnsaved } : steps.refused} />
        <div className="acts-question">
          <label htmlFor={`${id}-name`}>{words.moveName}</label>
          <p id={`${id}-help`} className="acts-help">
            {words.moveNameHelp}
          </p>
          <input
            type="text"
            id={`${id}-name`}
            className="acts-control"
            autoComplete="off"
            data-first
            value={name}
            aria-describedby={`${id}-help ${id}-to`}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className="acts-question">
          <label htmlFor={`${id}-below`}>{words.moveBelow}</label>
          <PageChoice
            id={`${id}-below`}
            typed={below}
            onTyped={setBelow}
            pages={pages}
            isWrong={above === undefined}
            describedBy={`${id}-to`}
            words={words}
          />
        </div>
        <p id={`${id}-to`} className="acts-result" role="status">
          {isSame ? words.moveSame : to !== undefined && words.moveTo(addressOf(to))}
        </p>
        <footer className="acts-foot">
          <button type="submit" className="acts-button acts-main" aria-disabled={!canMove}>
            {steps.isBusy ? words.wait : words.next}
          </button>
        </footer>
      </form>
    </ActDialog>
  );
}
