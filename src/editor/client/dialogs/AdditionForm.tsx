/** The questions of one addition, and what it will change. */
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Addition, AdditionQuestion } from '../../shared/protocol.ts';
import { scrollIntoView } from '../lib/scrollIntoView.ts';
import { countSettled, filterSent } from '../media/pictures/uploads.ts';
import { useUploads } from '../media/pictures/useUploads.ts';
import { isEmptyDraft } from '../state/dialogDrafts.ts';
import { actionFromAnswers, additionDraftKey, isProminent, type TypedAnswers } from './additionAnswers.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { findPage } from './findPage.ts';
import { labelOfQuestion } from './labels.ts';
import type { AddDialogProps } from './model.ts';
import { QuestionField } from './QuestionField.tsx';
import { RefusalMessage } from './RefusalMessage.tsx';
import { useAction } from './useAction.ts';

/** The question whether photos stay in their order. */
const KEEP_ORDER = 'keep-order';

export function AdditionForm({
  addition,
  pages,
  drafts,
  sendAction,
  upload,
  messages,
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
  const [savedDraft] = useState(() => drafts.read(additionDraftKey(addition)));
  const [typed, setTyped] = useState<TypedAnswers>(savedDraft?.values ?? {});
  const uploadList = useUploads(upload, savedDraft?.files, messages.fileUnsent);
  const uploads = {
    ...uploadList,
    // Whoever has put photos in order wants that order, and not that of the camera.
    move: (key: number, by: number) => {
      uploadList.move(key, by);
      setTyped((now) => ({ ...now, [KEEP_ORDER]: 'yes' }));
    },
  };
  const [isWaiting, setWaiting] = useState(false);
  const [hasUnsent, setUnsent] = useState(false);
  const isDone = useRef(false);
  const steps = useAction(
    sendAction,
    (result) => {
      isDone.current = true;
      drafts.remove(additionDraftKey(addition));
      onDone(result);
    },
    messages,
  );
  const { all } = uploads;
  const initial = useRef({ typed, all });
  useEffect(() => {
    if (isDone.current) return;
    const draft = { values: typed, files: all.map(({ of, name, id }) => ({ of, name, id })) };
    onDirty(!isEmptyDraft(draft));
    // What was found keeps its time until something is changed.
    if (typed !== initial.current.typed || all !== initial.current.all)
      drafts.put(additionDraftKey(addition), draft);
  }, [typed, all, drafts, addition, onDirty]);

  const { refusal: refused, preview } = steps;
  const isEditing = preview === undefined;
  const refusedQuestion = addition.questions.find(({ name }) => name === refused?.question);
  // The engine speaks of options there, which nobody sees here.
  const isMissing =
    refusedQuestion && !typed[refusedQuestion.name] && !all.some(({ of }) => of === refusedQuestion.name);
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

  /** @returns the files that the editor no longer has, as it was started again */
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
  // Only to begin with: then it is folded by hand.
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
      onTyped={(text) => setTyped((now) => ({ ...now, [question.name]: text }))}
      uploads={uploads}
      mistake={question === refusedQuestion ? mistake : undefined}
      pages={pages}
      messages={messages}
    />
  );
  return (
    <>
      {preview !== undefined && (
        <ChangePreview preview={preview} steps={steps} label={messages.addThis} messages={messages} />
      )}
      <form
        ref={form}
        className="acts-form"
        hidden={!isEditing}
        onInvalidCapture={({ target }) => {
          // The browser says nothing of a field that is folded, such as half a day.
          const around = target instanceof Element && target.closest('details');
          if (around) around.open = true;
        }}
        onSubmit={next}
      >
        <DraftNotice
          time={savedDraft?.time}
          hasFiles={savedDraft !== undefined && savedDraft.files.length > 0}
          onDiscard={onDiscard}
          messages={messages}
        />
        <RefusalMessage refusal={refusedQuestion ? undefined : refused} />
        {prominent.map(field)}
        {folded.length > 0 && (
          <details className="acts-more" open={isUnfolded}>
            <summary>
              {messages.more(
                folded.map((question) => labelOfQuestion(addition.name, question, messages).label).join(', '),
              )}
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
            {isWaiting && all.length > 0 && messages.waitFiles(countSettled(all), all.length)}
          </span>
          <button type="submit" className="acts-button acts-main" aria-disabled={isWaiting || steps.isBusy}>
            {isWaiting || steps.isBusy ? messages.wait : messages.next}
          </button>
        </footer>
      </form>
    </>
  );
}
