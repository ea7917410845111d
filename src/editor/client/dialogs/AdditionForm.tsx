/** The questions of one addition, and what it will change. */
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Addition, AdditionQuestion } from '../../shared/protocol.ts';
import { scrollIntoView } from '../lib/scrollIntoView.ts';
import { sentFiles, settledCount } from '../media/pictures/uploads.ts';
import { useUploads } from '../media/pictures/useUploads.ts';
import { isEmptyDraft } from '../state/dialogDrafts.ts';
import { actOf, draftOfAddition, isInFront, type Typed } from './answers.ts';
import { FoundDraft } from './FoundDraft.tsx';
import { labelOfQuestion } from './labels.ts';
import type { AddDialogProps } from './model.ts';
import { pageNamed } from './pageNamed.ts';
import { QuestionField } from './QuestionField.tsx';
import { Refused } from './Refused.tsx';
import { useAct } from './useAct.ts';
import { WhatChanges } from './WhatChanges.tsx';

/** The question whether photos stay in their order. */
const ORDER = 'keep-order';

export function AdditionForm({
  addition,
  pages,
  drafts,
  ask,
  upload,
  words,
  onDone,
  onDirty,
  onDiscard,
  onOther,
}: AddDialogProps & {
  addition: Addition;
  onDirty: (isDirty: boolean) => void;
  /** Throws away what was found, and begins again. */
  onDiscard: () => void;
  /** Back to the choice of what is added. */
  onOther?: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => drafts.read(draftOfAddition(addition)));
  const [typed, setTyped] = useState<Typed>(before?.values ?? {});
  const sending = useUploads(upload, before?.files, words.fileUnsent);
  const uploads = {
    ...sending,
    // Whoever has put photos in order wants that order, and not that of the camera.
    move: (key: number, by: number) => {
      sending.move(key, by);
      setTyped((now) => ({ ...now, [ORDER]: 'yes' }));
    },
  };
  const [isWaiting, setWaiting] = useState(false);
  const [hasUnsent, setUnsent] = useState(false);
  const isDone = useRef(false);
  const steps = useAct(
    ask,
    (answer) => {
      isDone.current = true;
      drafts.remove(draftOfAddition(addition));
      onDone(answer);
    },
    words,
  );
  const { all } = uploads;
  const found = useRef({ typed, all });
  useEffect(() => {
    if (isDone.current) return;
    const draft = { values: typed, files: all.map(({ of, name, id }) => ({ of, name, id })) };
    onDirty(!isEmptyDraft(draft));
    // What was found keeps its time until something is changed.
    if (typed !== found.current.typed || all !== found.current.all)
      drafts.put(draftOfAddition(addition), draft);
  }, [typed, all, drafts, addition, onDirty]);

  const { refused, said } = steps;
  const isAsking = said === undefined;
  const wrong = addition.questions.find(({ name }) => name === refused?.question);
  // The engine speaks of options there, which nobody sees here.
  const isMissing = wrong && !typed[wrong.name] && !all.some(({ of }) => of === wrong.name);
  const mistake = isMissing ? words.missing : refused?.message;
  useLayoutEffect(() => {
    if (isAsking) form.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [isAsking]);
  useLayoutEffect(() => {
    const field = wrong && document.getElementById(`${id}-${wrong.name}`);
    const around = field?.closest('details');
    if (around) around.open = true;
    field?.focus();
  }, [wrong, id]);

  /** @returns the files that the editor no longer has, as it was started again */
  const say = async (): Promise<readonly string[]> => {
    setWaiting(true);
    setUnsent(false);
    const sent = await uploads.settled();
    setWaiting(false);
    const isUnsent = sent.some(({ id }) => id === undefined);
    setUnsent(isUnsent);
    if (isUnsent) return [];
    const pathOf = (text: string) => pageNamed(text, pages)?.path ?? text;
    return steps.say(actOf(addition, { typed, files: sentFiles(sent) }, pathOf));
  };
  const next = async (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting || steps.isBusy) return;
    const gone = await say();
    if (gone.length === 0) return;
    uploads.lose(gone, words.fileGone);
    await say();
  };

  const front = addition.questions.filter(isInFront);
  const folded = addition.questions.filter((question) => !isInFront(question));
  // Only to begin with: then it is folded by hand.
  const [isUnfolded] = useState(
    () => front.length === 0 || folded.some(({ name }) => before?.values[name] !== undefined),
  );
  const [first] = front.length > 0 ? front : folded;
  const field = (question: AdditionQuestion) => (
    <QuestionField
      key={question.name}
      id={`${id}-${question.name}`}
      addition={addition.name}
      question={question}
      isFirst={question === first}
      typed={typed[question.name] ?? ''}
      onTyped={(text) => setTyped((now) => ({ ...now, [question.name]: text }))}
      uploads={uploads}
      mistake={question === wrong ? mistake : undefined}
      pages={pages}
      words={words}
    />
  );
  return (
    <>
      {said !== undefined && <WhatChanges said={said} steps={steps} label={words.addThis} words={words} />}
      <form
        ref={form}
        className="acts-form"
        hidden={!isAsking}
        onInvalidCapture={({ target }) => {
          // The browser says nothing of a field that is folded, such as half a day.
          const around = target instanceof Element && target.closest('details');
          if (around) around.open = true;
        }}
        onSubmit={next}
      >
        <FoundDraft
          time={before?.time}
          hasFiles={before !== undefined && before.files.length > 0}
          onDiscard={onDiscard}
          words={words}
        />
        <Refused refusal={wrong ? undefined : refused} />
        {front.map(field)}
        {folded.length > 0 && (
          <details className="acts-more" open={isUnfolded}>
            <summary>
              {words.more(
                folded.map((question) => labelOfQuestion(addition.name, question, words).label).join(', '),
              )}
            </summary>
            {folded.map(field)}
          </details>
        )}
        {hasUnsent && (
          <p ref={scrollIntoView} role="alert" className="acts-mistake">
            {words.fileMissing}
          </p>
        )}
        <footer className="acts-foot">
          {onOther && (
            <button type="button" className="acts-button" onClick={onOther}>
              {words.other}
            </button>
          )}
          <span role="status" className="acts-quiet">
            {isWaiting && all.length > 0 && words.waitFiles(settledCount(all), all.length)}
          </span>
          <button type="submit" className="acts-button acts-main" aria-disabled={isWaiting || steps.isBusy}>
            {isWaiting || steps.isBusy ? words.wait : words.next}
          </button>
        </footer>
      </form>
    </>
  );
}
