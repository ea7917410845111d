/** When something takes place: it ends after it begins, and nothing is said that needs another field. */

import { isDay } from '../../core/data/days.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemAt, type SiteFile } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { siteObjects } from '../content/siteValues.ts';

/** A row of events has two of each field, the second with a 1 behind its name. */
const ENDINGS = ['', '1'] as const;

export function occasions(site: CheckedSite): Problem[] {
  return siteObjects(site).flatMap(({ file, path, object, schemaNode }) =>
    ENDINGS.flatMap((n) =>
      schemaNode.fields().includes(`endDate${n}`) ? occasion(file, path, object, n) : [],
    ),
  );
}

/** Of each field the one that it needs beside it to mean anything. */
const NEEDS = { time: 'date', endDate: 'date', endTime: 'time' } as const;

function occasion(
  file: SiteFile,
  path: Path,
  object: Readonly<Record<string, unknown>>,
  n: (typeof ENDINGS)[number],
): Problem[] {
  const alone = Object.entries(NEEDS).flatMap(([field, needed]): Problem[] => {
    const [name, other] = [field + n, needed + n];
    if (object[name] === undefined || object[other] !== undefined) return [];
    return [
      problemAt(file, [...path, name], { ...fieldMessages.needsField(name, other), value: name }, true),
    ];
  });
  const reversed = (last: string, first: string): Problem[] => {
    const value = String(object[last]);
    return [
      problemAt(file, [...path, last], {
        ...fieldMessages.endsTooEarly(last, value, first, String(object[first])),
        value,
      }),
    ];
  };
  const [from, to] = [object[`date${n}`], object[`endDate${n}`]].map(sortable);
  if (from !== undefined && to !== undefined && to < from)
    return [...alone, ...reversed(`endDate${n}`, `date${n}`)];
  const [begins, ends] = [object[`time${n}`], object[`endTime${n}`]];
  const isOneDay = object[`endDate${n}`] === undefined || from === to;
  if (
    isOneDay &&
    typeof begins === 'string' &&
    typeof ends === 'string' &&
    isTime(begins) &&
    isTime(ends) &&
    ends <= begins
  )
    return [...alone, ...reversed(`endTime${n}`, `time${n}`)];
  return alone;
}

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);

/** A day of the calendar in an order that can be compared. */
const sortable = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? reverseDay(value) : undefined;
