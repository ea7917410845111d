/** The buttons for save, undo and redo, and the save status. */

import { useRef } from 'react';
import { format } from '../../../core/i18n/format.ts';
import type { EditorProblem, PageRow } from '../../shared/protocol.ts';
import { DiscardButton } from '../dialogs/DiscardButton.tsx';
import { isMistake, problemsOf } from '../form/problemsOf.ts';
import { AriaDisabledButton } from '../lib/focus.tsx';
import { formatCount, formatMoment } from '../messages/format.ts';
import { type EditorMessages, useMessages } from '../messages/messages.ts';
import { isDraft, partWithDraftFlag } from '../state/draft.ts';
import type { EditorState, OpenPage } from '../state/model.ts';
import type { Session } from '../state/session.ts';
import { ProblemsElsewhere } from './ProblemsElsewhere.tsx';
import { SaveAsDraft } from './SaveAsDraft.tsx';

interface Props {
  session: Session;
  state: EditorState;
  row: PageRow | undefined;
  /** The keys of the page's parts. */
  keys: readonly string[];
  onSave: () => void;
}

export function SaveBar({ session, state, row, keys, onSave }: Props) {
  const messages = useMessages();
  const { save } = messages.window;
  const statusElement = useRef<HTMLParagraphElement>(null);
  const { page, unsaved: unsavedChanges, isSaving } = state;
  if (!page) return null;
  const unsaved = keys.filter((key) => unsavedChanges[key]);
  const elsewhere = problemsElsewhere(state, page, keys);
  const discard = () => {
    session.discard(unsaved);
    // The focused button is removed.
    statusElement.current?.focus();
  };
  return (
    <section className="window-bar" aria-label={save.bar}>
      <p ref={statusElement} className="window-state" role="status" tabIndex={-1}>
        {saveStatus(state, page, keys, elsewhere, messages)}
      </p>
      {unsaved.length > 0 && <DiscardButton question={save.discardAsk} onDiscard={discard} />}
      <ProblemsElsewhere problems={elsewhere} pages={state.site.pages} />
      <SaveAsDraft session={session} state={state} page={page} row={row} />
      <div className="window-acts">
        <AriaDisabledButton
          className="window-button"
          aria-keyshortcuts="Control+Z"
          isDisabled={page.edits.done.length === 0}
          onClick={session.undo}
        >
          {save.undo}
        </AriaDisabledButton>
        <AriaDisabledButton
          className="window-button"
          aria-keyshortcuts="Control+Y"
          isDisabled={page.edits.undone.length === 0}
          onClick={session.redo}
        >
          {save.redo}
        </AriaDisabledButton>
        <AriaDisabledButton
          className="window-button window-main"
          aria-keyshortcuts="Control+S"
          isDisabled={unsaved.length === 0 || isSaving}
          onClick={onSave}
        >
          {save.save}
        </AriaDisabledButton>
      </div>
    </section>
  );
}

/** The problems of a refusal that are in none of the page's fields. */
function problemsElsewhere(
  { outcomes }: EditorState,
  { parts }: OpenPage,
  keys: readonly string[],
): readonly EditorProblem[] {
  const all = keys.flatMap((key) => {
    const saveOutcome = outcomes[key];
    return saveOutcome?.kind === 'refused' && !saveOutcome.isDraft ? saveOutcome.problems : [];
  });
  return [...new Set(all)].filter((problem) =>
    parts.every((part) => problemsOf(part, [problem]).length === 0),
  );
}

function saveStatus(
  { unsaved, outcomes, problems, isSaving }: EditorState,
  { parts, edits }: OpenPage,
  keys: readonly string[],
  elsewhere: readonly EditorProblem[],
  { drafts, window: { save, conflict, gone }, language }: EditorMessages,
): string {
  if (isSaving) return save.saving;
  const saveOutcomes = keys.flatMap((key) => outcomes[key] ?? []);
  for (const saveOutcome of saveOutcomes) {
    if (saveOutcome.kind === 'conflict') return conflict.title;
    if (saveOutcome.kind === 'gone') return gone.title;
    if (saveOutcome.kind === 'failed') return format(save.failed, { message: saveOutcome.message });
    if (saveOutcome.kind !== 'refused') continue;
    const errors = parts
      .flatMap((part) => problemsOf(part, problems))
      .filter(({ severity }) => severity === 'error');
    return formatCount(save.refused, Math.max(1, errors.length + elsewhere.length), language);
  }
  const times = keys.flatMap((key) => unsaved[key]?.time ?? []);
  if (times.length > 0) {
    // Restored from an earlier session.
    const isOld = edits.done.length === 0 && edits.undone.length === 0;
    const time = formatMoment(Math.max(...times), Date.now(), language);
    return isOld ? format(save.found, { time }) : save.unsaved;
  }
  const saved = saveOutcomes.flatMap((end) => (end.kind === 'saved' ? end.time : []));
  if (saved.length === 0) return save.nothing;
  const time = formatMoment(Math.max(...saved), Date.now(), language);
  const part = partWithDraftFlag(parts);
  if (!part || !isDraft(part.value)) return format(save.saved, { time });
  const mistakes = parts.flatMap((part) => problemsOf(part, problems)).filter(isMistake).length;
  return mistakes > 0 ? formatCount(drafts.savedWith, mistakes, language) : format(drafts.saved, { time });
}
