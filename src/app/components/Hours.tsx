import {
  formatDays,
  formatTimes,
  hoursRows,
  localMoment,
  openUntil,
  WEEKDAYS,
} from '../../core/data/contact/hours.ts';
import { format } from '../../core/i18n/format.ts';
import type { Messages, OpeningHours } from '../../core/model.ts';
import { useBrowserValue } from '../hooks/useBrowserValue.ts';
import { useMessages, useSite } from '../hooks/useLocale.ts';
import { DateText } from './DateText.tsx';
import { Text } from './Text.tsx';

export function Hours({ hours }: { hours: OpeningHours }) {
  const { exceptions = [], note } = hours;
  const { timeZone } = useSite();
  const words = useMessages().hours;
  const state = useBrowserValue(() => stateNow(hours, timeZone, words), '');
  const names = WEEKDAYS.map((day) => words[day]);
  return (
    <div className="hours">
      <p>
        <strong>{words.name}</strong>
        {state !== '' && <span className="hours-now"> {state}</span>}
      </p>
      <dl>
        {hoursRows(hours).map(({ days, times }) => (
          <div key={days[0]}>
            <dt>{formatDays(days, names, words.between)}</dt>
            <dd>{times.length > 0 ? times.join(words.between) : words.closed}</dd>
          </div>
        ))}
        {exceptions.map(({ from, to, opens, closes, reason }) => (
          <div key={from}>
            <dt>
              <DateText date={from} />
              {to !== undefined && (
                <>
                  {' – '}
                  <DateText date={to} />
                </>
              )}
            </dt>
            <dd>
              {opens !== undefined && closes !== undefined ? formatTimes({ opens, closes }) : words.closed}
              {reason !== undefined && (
                <>
                  {' · '}
                  <Text>{reason}</Text>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {note !== undefined && (
        <p>
          <Text>{note}</Text>
        </p>
      )}
    </div>
  );
}

/** Says if it is open now; empty if that is not known. */
function stateNow(hours: OpeningHours, timeZone: string | undefined, words: Messages['hours']): string {
  if (timeZone === undefined) return '';
  try {
    const time = openUntil(hours, localMoment(timeZone, new Date()));
    return time === undefined ? words.closedNow : format(words.openNow, { time });
  } catch {
    // The time zone is newer than the browser.
    return '';
  }
}
