/** Texts say what they mean: dates exist, figures are known. */

import { FACT_REFERENCE } from '../../src/content/text.ts';
import type { Problem } from '../../src/problem.ts';
import { textsOf } from './content.ts';
import { suggestion } from './fields.ts';
import { at } from './place.ts';
import type { CheckedSite } from './site.ts';

const DATE_FIELDS = new Set(['date', 'date1']);

export function texts(site: CheckedSite): Problem[] {
  const facts = Object.keys(site.site?.facts ?? {});
  return textsOf(site).flatMap(({ file, path, field, text }) => {
    const references = [...text.matchAll(FACT_REFERENCE)].map(([, key = '']) => key);
    const keys = field === 'facts' ? [text] : references;
    const problems = keys
      .filter((key) => site.site !== undefined && !facts.includes(key))
      .map((key) =>
        at(file, path, {
          severity: 'error',
          code: 'fact-unknown',
          value: key,
          message: `manifest/site.json has no figure "${key}".`,
          hint: suggestion(key, facts) ?? `The figures are ${facts.join(', ')}.`,
        }),
      );
    if (DATE_FIELDS.has(field) && !isDay(text)) {
      problems.push(
        at(file, path, {
          severity: 'error',
          code: 'date-impossible',
          value: text,
          message: 'There is no such day.',
          hint: 'Write the day as dd-mm-yyyy, such as "18-03-2025".',
        }),
      );
    }
    return problems;
  });
}

/** Whether a text of the form dd-mm-yyyy names a day of the calendar. */
export function isDay(text: string): boolean {
  const [day = 0, month = 0, year = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
