import { Text } from '../../app/components/Text.tsx';
import { formatCount } from '../../core/problems/message.ts';
import { type EntryCalendar, formatMonth, sum } from './model.ts';

type ListCounts = EntryCalendar['lists'][number];

export function CalendarSection({ calendar }: { calendar: EntryCalendar }) {
  const { months, lists } = calendar;
  const activeLists = lists
    .filter(({ counts }) => sum(counts) > 0)
    .sort((a, b) => sum(b.counts) - sum(a.counts));
  const emptyLists = lists.filter(({ counts }) => sum(counts) === 0);
  const maxCount = Math.max(1, ...activeLists.flatMap(({ counts }) => counts));
  const half = months.length / 2;
  const span = monthRange(months, 'long');
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">Entries by month</h2>
      <p className="about">How many entries each list got from {span}, by the day of each.</p>
      {activeLists.length > 0 && (
        <figure>
          <div className="halves" aria-hidden="true">
            {[0, half].map((from) => (
              <Half
                key={from}
                lists={activeLists}
                months={months.slice(from, from + half)}
                {...{ from, maxCount }}
              />
            ))}
          </div>
          <table>
            <caption>Entries by list and month</caption>
            <thead>
              <tr>
                <th scope="col">List</th>
                <th scope="col" className="number">
                  all
                </th>
                <th scope="col">Months</th>
              </tr>
            </thead>
            <tbody>
              {activeLists.map((list) => (
                <tr key={list.path}>
                  <th scope="row">
                    <Text>{list.title}</Text>
                  </th>
                  <td className="number">{sum(list.counts)}</td>
                  <td>
                    {list.counts
                      .flatMap((count, index) =>
                        count === 0 ? [] : [`${formatMonth(months[index] ?? '', 'short')}: ${count}`],
                      )
                      .join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      )}
      {emptyLists.length > 0 && (
        <p className="silent">
          {formatCount(emptyLists.length, 'list')} got nothing in these months:{' '}
          <Text>{emptyLists.map(({ title }) => title).join(', ')}</Text>.
        </p>
      )}
    </section>
  );
}

interface HalfProps {
  lists: readonly ListCounts[];
  months: readonly string[];
  /** The index of its first month. */
  from: number;
  /** The count of the darkest square. */
  maxCount: number;
}

/** Shows twelve months: a row of more squares would be too small on a phone. */
function Half({ lists, months, from, maxCount }: HalfProps) {
  const width = 100 / months.length;
  return (
    <div className="half">
      <p>{monthRange(months, 'short')}</p>
      <svg aria-hidden="true" className="months" width="100%" height="1.25em">
        {months.map((month, index) => (
          <text key={month} x={`${(index + 0.5) * width}%`} y="1em" textAnchor="middle">
            {formatMonth(month, 'short').charAt(0)}
          </text>
        ))}
      </svg>
      {lists.map(({ path, title, counts }) => (
        <div key={path}>
          <p>
            <Text>{title}</Text>
          </p>
          <svg aria-hidden="true" className="squares" width="100%" height="1.75em">
            {months.map((month, index) => {
              const count = counts[from + index] ?? 0;
              return (
                <g key={month} className={levelClass(count, maxCount)}>
                  <rect x={`${index * width}%`} width={`${width}%`} height="100%" />
                  {count > 0 && (
                    <text x={`${(index + 0.5) * width}%`} y="50%" dy=".35em" textAnchor="middle">
                      {count}
                    </text>
                  )}
                </g>
              );
            })}
          </svg>
        </div>
      ))}
    </div>
  );
}

const levelClass = (count: number, maxCount: number) =>
  count === 0 ? 'empty' : count > maxCount / 2 ? 'full' : 'some';

const monthRange = (months: readonly string[], month: 'short' | 'long') =>
  `${formatMonth(months[0] ?? '', month)} to ${formatMonth(months.at(-1) ?? '', month)}`;
