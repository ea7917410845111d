/** When the institution is open: the usual week, then the days that differ. */
import { daysText, timesText, weekLines } from '../contact/hours.ts';
import type { OpeningHours } from '../model.ts';
import { DateText } from './DateText.tsx';
import { Text } from './Text.tsx';

const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const CLOSED = 'Closed';

export function Hours({ hours }: { hours: OpeningHours }) {
  const { exceptions = [], note } = hours;
  return (
    <div className="hours">
      <p>
        <strong>Opening hours</strong>
      </p>
      <dl>
        {weekLines(hours).map(({ days, times }) => (
          <div key={days[0]}>
            <dt>{daysText(days, WEEKDAY_NAMES)}</dt>
            <dd>{times.length > 0 ? times.join(', ') : CLOSED}</dd>
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
              {opens !== undefined && closes !== undefined ? timesText({ opens, closes }) : CLOSED}
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
