/** The questions and the preview of one addition. */

import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import type { Addition, AdditionQuestion } from '../../shared/protocol.ts';
import { scrollIntoView } from '../lib/focus.tsx';
import { countSettled, filterSent } from '../media/pictures/uploads.ts';
import { useUploads } from '../media/pictures/useUploads.ts';
import { useMessages } from '../messages/messages.ts';
import { isEmptyDraft } from '../state/dialogDrafts.ts';
import { actionFromAnswers, additionDraftKey, isProminent, type TypedAnswers } from './additionAnswers.ts';
import { ChangePreview, RefusalMessage } from './ChangePreview.tsx';
import { DraftNotice } from './dialogDraft.tsx';
import { findPage } from './findPage.ts';
import { labelOfQuestion } from './labels.ts';
import { QuestionField } from './QuestionField.tsx';
import { type AddDialogProps, useAction } from './useAction.ts';

/** The question about the order of photos. */
const KEEP_ORDER = 'keep-order';

export function AdditionForm({
  addition,
  pages,
  drafts,
  sendAction,
  upload,
  onDone,
  onDirty,
  onDiscard,
  onOther,
}: AddDialogProps & {
  addition: Addition;
  onDirty: (isDirty: boolean) => void;
  /** Discards the draft and resets the form. */
  onDiscard: () => void;
  /** Back to the choice of the addition. */
  onOther?: () => void;
}) {
  const messages = useMessages().actions;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [savedDraft] = useState(() => drafts.read(additionDraftKey(addition)));
  const [typed, setTyped] = useState<TypedAnswers>(savedDraft?.values ?? {});
  const uploadList = useUploads(upload, savedDraft?.files, messages.fileUnsent);
  const uploads = {
    ...uploadList,
    // Sorting photos by hand implies keeping that order instead of the camera's.
    move: (key: number, by: number) => {
      uploadList.move(key, by);
      setTyped((previous) => ({ ...previous, [KEEP_ORDER]: 'yes' }));
    },
  };
  const [isWaiting, setWaiting] = useState(false);
  const [hasUnsent, setUnsent] = useState(false);
  const isDone = useRef(false);
  const steps = useAction(sendAction, (result) => {
    isDone.current = true;
    drafts.remove(additionDraftKey(addition));
    onDone(result);
  });
  const { all } = uploads;
  const initial = useRef({ typed, all });
  useEffect(() => {
    if (isDone.current) return;
    const draft = { values: typed, files: all.map(({ of, name, id }) => ({ of, name, id })) };
    onDirty(!isEmptyDraft(draft));
    // A restored draft keeps its time until something changes.
    if (typed !== initial.current.typed || all !== initial.current.all)
      drafts.put(additionDraftKey(addition), draft);
  }, [typed, all, drafts, addition, onDirty]);

  const { refusal: refused, preview } = steps;
  const isEditing = preview === undefined;
  const refusedQuestion = addition.questions.find(({ name }) => name === refused?.question);
  // The refusal mentions command-line options, which the editor does not show.
  const isMissing =
    refusedQuestion &&
    refusedQuestion.kind !== 'switch' &&
    !typed[refusedQuestion.name] &&
    !all.some(({ of }) => of === refusedQuestion.name);
  const mistake = isMissing ? messages.missing : refused?.message;
  useLayoutEffect(() => {
    if (isEditing) form.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [isEditing]);
  useLayoutEffect(() => {
    const field = refusedQuestion && document.getElementById(`${id}-${refusedQuestion.name}`);
    const around = field?.closest('details');
    if (around) around.open = true;
    field?.focus();
  }, [refusedQuestion, id]);

  /** @returns the files that the editor lost by a restart */
  const requestPreview = async (): Promise<readonly string[]> => {
    setWaiting(true);
    setUnsent(false);
    const sent = await uploads.whenSettled();
    setWaiting(false);
    const isUnsent = sent.some(({ id }) => id === undefined);
    setUnsent(isUnsent);
    if (isUnsent) return [];
    const pathOf = (text: string) => findPage(text, pages)?.path ?? text;
    return steps.requestPreview(actionFromAnswers(addition, { typed, files: filterSent(sent) }, pathOf));
  };
  const next = async (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting || steps.isBusy) return;
    const missing = await requestPreview();
    if (missing.length === 0) return;
    uploads.handleMissing(missing, messages.fileGone);
    await requestPreview();
  };

  const prominent = addition.questions.filter(isProminent);
  const folded = addition.questions.filter((question) => !isProminent(question));
  // Only the initial state: the user folds it later.
  const [isUnfolded] = useState(
    () => prominent.length === 0 || folded.some(({ name }) => savedDraft?.values[name] !== undefined),
  );
  const [first] = prominent.length > 0 ? prominent : folded;
  const field = (question: AdditionQuestion) => (
    <QuestionField
      key={question.name}
      id={`${id}-${question.name}`}
      addition={addition.name}
      question={question}
      isFirst={question === first}
      typed={typed[question.name] ?? ''}
      onTyped={(text) => setTyped((previous) => ({ ...previous, [question.name]: text }))}
      uploads={uploads}
      mistake={question === refusedQuestion ? mistake : undefined}
      pages={pages}
    />
  );
  return (
    <>
      {preview !== undefined && <ChangePreview preview={preview} steps={steps} label={messages.addThis} />}
      <form
        ref={form}
        className="acts-form"
        hidden={!isEditing}
        onInvalidCapture={({ target }) => {
          // Browsers do not report an invalid field in a closed `<details>`, such as half a date.
          const around = target instanceof Element && target.closest('details');
          if (around) around.open = true;
        }}
        onSubmit={next}
      >
        <DraftNotice
          time={savedDraft?.time}
          hasFiles={savedDraft !== undefined && savedDraft.files.length > 0}
          onDiscard={onDiscard}
        />
        <RefusalMessage refusal={refusedQuestion ? undefined : refused} />
        {prominent.map(field)}
        {folded.length > 0 && (
          <details className="acts-more" open={isUnfolded}>
            <summary>
              {format(messages.more, {
                names: folded
                  .map((question) => labelOfQuestion(addition.name, question, messages).label)
                  .join(', '),
              })}
            </summary>
            {folded.map(field)}
          </details>
        )}
        {hasUnsent && (
          <p ref={scrollIntoView} role="alert" className="acts-mistake">
            {messages.fileMissing}
          </p>
        )}
        <footer className="acts-foot">
          {onOther && (
            <button type="button" className="acts-button" onClick={onOther}>
              {messages.other}
            </button>
          )}
          <span role="status" className="acts-quiet">
            {isWaiting &&
              all.length > 0 &&
              format(messages.waitFiles, { done: countSettled(all), all: all.length })}
          </span>
          <button type="submit" className="acts-button acts-main" aria-disabled={isWaiting || steps.isBusy}>
            {isWaiting || steps.isBusy ? messages.wait : messages.next}
          </button>
        </footer>
      </form>
    </>
  );
}
