/** Saves a page with mistakes as a draft, which visitors do not see. */

import { useId } from 'react';
import { withFieldLabels } from '../../shared/fieldLabels.ts';
import type { PageRow } from '../../shared/protocol.ts';
import { problemsOf } from '../form/problemsOf.ts';
import { useMessages } from '../messages/messages.ts';
import { isDraft, partWithDraftFlag } from '../state/draft.ts';
import type { EditorState, OpenPage } from '../state/model.ts';
import type { Session } from '../state/session.ts';
import { unsavedKey } from '../state/unsavedStore.ts';

interface Props {
  session: Session;
  state: EditorState;
  page: OpenPage;
  /** Absent for forms without a page. */
  row: PageRow | undefined;
}

/** Renders nothing if the page has no unsaved mistakes or is already a draft. */
export function SaveAsDraft({ session, state, page, row }: Props) {
  const messages = useMessages().drafts;
  const id = useId();
  const part = partWithDraftFlag(page.parts);
  const keys = page.parts.map(({ file }) => unsavedKey({ path: page.path, file }));
  const key = part && unsavedKey({ path: page.path, file: part.file });
  if (
    key === undefined ||
    isDraft(page.edits.values[key]) ||
    (row?.status === 'draft' && !isDraft(part?.value))
  )
    return null;
  const refused = keys.flatMap((key) => state.outcomes[key] ?? []).find(({ kind }) => kind === 'refused');
  const hasMistakes = page.parts
    .flatMap((part) => problemsOf(part, state.problems))
    .some(({ severity }) => severity === 'error');
  if (!keys.some((key) => state.unsaved[key]) || !(hasMistakes || refused)) return null;
  const reasons = refused?.kind === 'refused' && refused.isDraft ? refused.problems : undefined;
  return (
    <div className="window-draft">
      <button
        type="button"
        className="window-button"
        aria-describedby={id}
        disabled={state.isSaving}
        onClick={() => void session.saveAs(true)}
      >
        {messages.save}
      </button>
      <p id={id} role={reasons && 'alert'}>
        {reasons
          ? [messages.cannot, ...reasons.map(({ message }) => withFieldLabels(message))].join(' ')
          : messages.saveHelp}
      </p>
    </div>
  );
}
