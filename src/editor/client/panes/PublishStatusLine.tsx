/** The publish status of a page, with a button to make a draft public. */

import { useId } from 'react';
import { format } from '../../../core/i18n/format.ts';
import type { PageRow } from '../../shared/protocol.ts';
import { isMistake, problemsOf } from '../form/problemsOf.ts';
import { formatCount } from '../messages/format.ts';
import { useMessages } from '../messages/messages.ts';
import { isDraft, partWithDraftFlag } from '../state/draft.ts';
import type { EditorState, OpenPage } from '../state/model.ts';
import type { Session } from '../state/session.ts';
import { unsavedKey } from '../state/unsavedStore.ts';

interface Props {
  session: Session;
  state: EditorState;
  page: OpenPage;
  row: PageRow;
  /** Called when the button is removed, after the page was made public. */
  onPublic: () => void;
}

export function PublishStatusLine({ session, state, page, row, onPublic }: Props) {
  const { drafts: messages, language } = useMessages();
  const id = useId();
  if (row.status === 'scheduled')
    return <p className="window-public">{format(messages.coming, { day: row.startDay ?? '' })}</p>;
  if (row.status === 'expired') return <p className="window-public">{messages.over}</p>;
  if (row.status !== 'draft') return null;
  const part = partWithDraftFlag(page.parts);
  if (!part || !isDraft(part.value)) return <p className="window-public">{messages.draftAbove}</p>;
  const isStillDraft = isDraft(page.edits.values[unsavedKey({ path: page.path, file: part.file })]);
  const mistakes = page.parts.flatMap((part) => problemsOf(part, state.problems)).filter(isMistake).length;
  return (
    <div className="window-public">
      <p>
        {messages.draft} {mistakes > 0 && formatCount(messages.mistakes, mistakes, language)}{' '}
        {!isStillDraft && messages.willBe}
      </p>
      {isStillDraft && (
        <>
          <button
            type="button"
            className="window-button"
            aria-describedby={id}
            disabled={state.isSaving}
            onClick={() => {
              void session.saveAs(false);
              onPublic();
            }}
          >
            {messages.makePublic}
          </button>
          <p id={id}>{messages.makePublicHelp}</p>
        </>
      )}
    </div>
  );
}
