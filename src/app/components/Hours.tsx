import { formatDays, formatTimes, hoursRows, WEEKDAYS } from '../../core/data/contact/hours.ts';
import type { OpeningHours } from '../../core/model.ts';
import { useMessages } from '../hooks/useLocale.ts';
import { DateText } from './DateText.tsx';
import { Text } from './Text.tsx';

export function Hours({ hours }: { hours: OpeningHours }) {
  const { exceptions = [], note } = hours;
  const words = useMessages().hours;
  const names = WEEKDAYS.map((day) => words[day]);
  return (
    <div className="hours">
      <p>
        <strong>{words.name}</strong>
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
