import { isDay } from '../../core/data/days.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemAtKey, problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { siteObjects } from '../content/siteValues.ts';

/** A row of events has two of each field; the second has the suffix 1. */
const FIELD_SUFFIXES = ['', '1'] as const;

export function eventTimes(site: CheckedSite): Problem[] {
  return siteObjects(site).flatMap(({ file, path, object, schemaNode }) =>
    FIELD_SUFFIXES.flatMap((n) =>
      schemaNode.fields().includes(`endDate${n}`) ? eventTimeProblems(file, path, object, n) : [],
    ),
  );
}

/** Each field needs the other one. */
const REQUIRED_FIELDS = { time: 'date', endDate: 'date', endTime: 'time' } as const;

function eventTimeProblems(
  file: SiteFile,
  path: Path,
  object: Readonly<Record<string, unknown>>,
  suffix: (typeof FIELD_SUFFIXES)[number],
): Problem[] {
  const incomplete = Object.entries(REQUIRED_FIELDS).flatMap(([field, needed]): Problem[] => {
    const [name, other] = [field + suffix, needed + suffix];
    if (object[name] === undefined || object[other] !== undefined) return [];
    return [problemAtKey(file, [...path, name], fieldMessages.needsField(name, other))];
  });
  const reversedProblem = (last: string, first: string): Problem[] => {
    const value = String(object[last]);
    return [
      problemWithValue(
        file,
        [...path, last],
        fieldMessages.endsTooEarly(last, value, first, String(object[first])),
      ),
    ];
  };
  const [from, to] = [object[`date${suffix}`], object[`endDate${suffix}`]].map(sortable);
  if (from !== undefined && to !== undefined && to < from)
    return [...incomplete, ...reversedProblem(`endDate${suffix}`, `date${suffix}`)];
  const [startTime, endTime] = [object[`time${suffix}`], object[`endTime${suffix}`]];
  const isOneDay = object[`endDate${suffix}`] === undefined || from === to;
  if (
    isOneDay &&
    typeof startTime === 'string' &&
    typeof endTime === 'string' &&
    isTime(startTime) &&
    isTime(endTime) &&
    endTime <= startTime
  )
    return [...incomplete, ...reversedProblem(`endTime${suffix}`, `time${suffix}`)];
  return incomplete;
}

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);

const sortable = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? reverseDay(value) : undefined;
