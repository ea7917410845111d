/** Saves a page with mistakes: visitors do not see it until they are fixed. */
import { useId } from 'react';
import { withFieldLabels } from '../../shared/fieldLabels.ts';
import type { PageRow } from '../../shared/protocol.ts';
import { problemsOf } from '../form/problemsOf.ts';
import { useDraftMessages } from '../messages/useDraftMessages.ts';
import { isDraft, partWithDraftFlag } from '../state/draft.ts';
import type { EditorState, OpenPage } from '../state/model.ts';
import type { Session } from '../state/session.ts';
import { unsavedKey } from '../state/unsavedStore.ts';

interface Props {
  session: Session;
  state: EditorState;
  page: OpenPage;
  /** Absent for what has no page. */
  row: PageRow | undefined;
}

/** Nothing while the page has no mistakes that are not saved, or is a draft already. */
export function SaveAsDraft({ session, state, page, row }: Props) {
  const messages = useDraftMessages();
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
  const refused = keys.flatMap((each) => state.outcomes[each] ?? []).find(({ kind }) => kind === 'refused');
  const hasMistakes = page.parts
    .flatMap((each) => problemsOf(each, state.problems))
    .some(({ severity }) => severity === 'error');
  if (!keys.some((each) => state.unsaved[each]) || !(hasMistakes || refused)) return null;
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
