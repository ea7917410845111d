/** The versions of a page in git. The user can restore one. */

import { useEffect, useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import { fieldLabel } from '../../shared/fieldLabels.ts';
import type { FieldDifference, Json, ValueVersion } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { translateField, useMessages } from '../messages/messages.ts';

interface Props {
  read: () => Promise<readonly ValueVersion[]>;
  /** @param day of the version, formatted */
  onValue: (value: Json, day: string) => void;
  onClose: () => void;
}

export function HistoryDialog({ read, onValue, onClose }: Props) {
  const { actions: messages, language, window } = useMessages();
  const [versions, setVersions] = useState<readonly ValueVersion[]>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    read().then(setVersions, () => setFailed(true));
  }, []);
  const dayOf = (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  const describe = ({ field: name, kind, count }: FieldDifference) => {
    const field = translateField(language, 'labels', fieldLabel(name));
    return count === undefined
      ? format(messages.differences[kind], { field })
      : format(messages.differenceCounts[kind], { field, count });
  };
  return (
    <ActionDialog title={messages.history} isDirty={() => false} onClose={onClose}>
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
              {format(messages.historyShow, { day: dayOf(day) })}
            </button>
          </li>
        ))}
      </ol>
    </ActionDialog>
  );
}
