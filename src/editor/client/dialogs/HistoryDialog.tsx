/** The versions that git has of a page, in plain words, and the way back to one. */
import { useEffect, useState } from 'react';
import type { ActionMessages } from '../../shared/actionMessages.ts';
import { fieldLabel } from '../../shared/fieldLabels.ts';
import type { FieldDifference, Json, ValueVersion } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { useMessages } from '../messages/context.ts';
import { translateField } from '../messages/fields.ts';

interface Props {
  read: () => Promise<readonly ValueVersion[]>;
  messages: ActionMessages;
  /** @param day of the version, in words */
  onValue: (value: Json, day: string) => void;
  onClose: () => void;
}

export function HistoryDialog({ read, messages, onValue, onClose }: Props) {
  const { language, window } = useMessages();
  const [versions, setVersions] = useState<readonly ValueVersion[]>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    read().then(setVersions, () => setFailed(true));
  }, []);
  const dayOf = (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  const describe = ({ field, kind, count }: FieldDifference) =>
    messages.differences[kind](translateField(language, 'labels', fieldLabel(field)), count);
  return (
    <ActionDialog title={messages.history} isDirty={() => false} onClose={onClose} messages={messages}>
      <p className="acts-intro">{versions?.length === 0 ? messages.historyNone : messages.historyHelp}</p>
      {failed && <p role="alert">{window.failed}</p>}
      {!versions && !failed && <p role="status">{window.loading}</p>}
      <ol className="acts-versions">
        {versions?.map(({ day, differences, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <strong>{dayOf(day)}</strong>
            <p>{differences.length === 0 ? messages.historyFirst : differences.map(describe).join('; ')}</p>
            <button type="button" className="acts-button" onClick={() => onValue(value, dayOf(day))}>
              {messages.historyShow(dayOf(day))}
            </button>
          </li>
        ))}
      </ol>
    </ActionDialog>
  );
}
