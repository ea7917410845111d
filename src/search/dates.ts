/** Days as content writes them and as visitors type them. */
import { dayParts } from '../content/text.ts';
import { fold } from './fold.ts';
import { termsOf } from './terms.ts';

const MONTHS: readonly (readonly [english: string, malayalam: string])[] = [
  ['january', 'ജനുവരി'],
  ['february', 'ഫെബ്രുവരി'],
  ['march', 'മാർച്ച്'],
  ['april', 'ഏപ്രിൽ'],
  ['may', 'മേയ്'],
  ['june', 'ജൂൺ'],
  ['july', 'ജൂലൈ'],
  ['august', 'ഓഗസ്റ്റ്'],
  ['september', 'സെപ്റ്റംബർ'],
  ['october', 'ഒക്ടോബർ'],
  ['november', 'നവംബർ'],
  ['december', 'ഡിസംബർ'],
];

/**
 * The terms under which a day is found: day, month in both languages, year, and all in one.
 *
 * @param date dd-mm-yyyy
 * @returns nothing for a text of another form
 */
export function dateTerms(date: string): string[] {
  const { day, month, year } = dayParts(date) ?? {};
  const names = MONTHS[Number(month) - 1];
  if (names === undefined) return [];
  return [...termsOf(`${Number(day)} ${names.join(' ')} ${year}`), `${Number(day)}${names[0]}${year}`];
}

const NUMBERS = /(^|\D)(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?!\d)/g;
const ISO = /(^|\D)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g;
const ORDINAL = /(^|\D)(\d{1,2})(?:st|nd|rd|th)\b/g;
const SHORT_MONTH = /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/g;

const MONTH_FIRST = new RegExp(
  `\\b(${MONTHS.map(([name]) => name).join('|')}) (\\d{1,2}),? (\\d{4})\\b`,
  'g',
);

/**
 * What a visitor types, with each day in it in words, so that "18/3/2025", "2025-03-18" and "18th Mar 2025" ask for what
 * {@link dateTerms} gives.
 */
export function spellDates(text: string): string {
  const spelled = (before: string, day: string, month: string, year: string, otherwise: string) => {
    const name = MONTHS[Number(month) - 1]?.[0];
    if (name === undefined) return otherwise;
    return `${before} ${Number(day)} ${name} ${year.length === 2 ? `20${year}` : year} `;
  };
  return fold(text)
    .replace(ISO, (found, before: string, year: string, month: string, day: string) =>
      spelled(before, day, month, year, found),
    )
    .replace(NUMBERS, (found, before: string, day: string, month: string, year: string) =>
      spelled(before, day, month, year, found),
    )
    .replace(ORDINAL, '$1$2')
    .replace(
      SHORT_MONTH,
      (found, short: string) => MONTHS.find(([name]) => name.startsWith(short.slice(0, 3)))?.[0] ?? found,
    )
    .replace(MONTH_FIRST, '$2 $1 $3');
}
