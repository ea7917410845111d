/** Charts as SVG, each with its data as a table. */
import { Text } from '../../app/components/Text.tsx';
import { type BarPattern, type Chart, sum } from './model.ts';

/** The minimum width of a bar segment with a label. */
const MIN_LABELLED_PERCENT = 7;

/** Bars with patterns and labels, so that colour is not required. Screen readers get the table. */
export function ChartFigure({ chart }: { chart: Chart }) {
  const { name, parts, bars, shares } = chart;
  const maxSum = Math.max(1, ...bars.map(({ counts }) => sum(counts)));
  return (
    <figure>
      <div aria-hidden="true">
        {parts.length > 1 && (
          <ul className="legend">
            {parts.map(({ label, form }) => (
              <li key={label}>
                <svg aria-hidden="true" className="swatch" width="1.5em" height="1em">
                  <Part form={form} from={0} share={100} />
                </svg>
                {label}
              </li>
            ))}
          </ul>
        )}
        <ul className="bars">
          {bars.map(({ label, counts }) => (
            <li key={label}>
              <p>
                <Text>{label}</Text>
                <span className="counts">{formatCountsList(parts, counts)}</span>
              </p>
              <svg aria-hidden="true" width="100%" height="1.75em">
                {counts.map((count, index) => {
                  const total = shares ? sum(counts) : maxSum;
                  const from = (sum(counts.slice(0, index)) / total) * 100;
                  const share = (count / total) * 100;
                  return (
                    <Part
                      key={parts[index]?.label}
                      {...{ form: patternOf(parts, index), from, share, count }}
                    />
                  );
                })}
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <ChartTable chart={chart} caption={name} />
    </figure>
  );
}

const patternOf = (parts: Chart['parts'], index: number): BarPattern => parts[index]?.form ?? 'full';

/** Example: "12 shown, 3 said to be missing". Omits zeros. */
const formatCountsList = (parts: Chart['parts'], counts: readonly number[]) =>
  counts.flatMap((count, index) => (count === 0 ? [] : [`${count} ${parts[index]?.label}`])).join(', ');

interface PartProps {
  form: BarPattern;
  /** In percent of the bar. */
  from: number;
  share: number;
  count?: number;
}

function Part({ form, from, share, count }: PartProps) {
  if (share === 0) return null;
  return (
    <g className={form}>
      <rect x={percent(from)} width={percent(share)} height="100%" />
      {(form === 'striped' || form === 'dotted') && (
        <line x1={percent(from)} x2={percent(from + share)} y1="50%" y2="50%" strokeWidth="100%" />
      )}
      {count !== undefined && share >= MIN_LABELLED_PERCENT && (
        <text x={percent(from + share / 2)} y="50%" dy=".35em" textAnchor="middle">
          {count}
        </text>
      )}
    </g>
  );
}

const percent = (share: number) => `${Number(share.toFixed(2))}%`;

function ChartTable({ chart: { of, parts, bars }, caption }: { chart: Chart; caption: string }) {
  const hasSum = parts.length > 1;
  return (
    <table>
      <caption>
        <Text>{caption}</Text>
      </caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {parts.map(({ label }) => (
            <th key={label} scope="col" className="number">
              {label}
            </th>
          ))}
          {hasSum && (
            <th scope="col" className="number">
              all
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, counts }) => (
          <tr key={label}>
            <th scope="row">
              <Text>{label}</Text>
            </th>
            {counts.map((count, index) => (
              <td key={parts[index]?.label} className="number">
                {count}
              </td>
            ))}
            {hasSum && <td className="number">{sum(counts)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
