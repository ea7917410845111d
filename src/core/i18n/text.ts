/** Small helpers for text of data files. */

/** The paragraphs of a text in which an empty line starts a new one. */
export function paragraphsOf(text: string | undefined): string[] {
  if (text === undefined) return [];
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** A reference to a figure of site.json within a text: {{key}}. */
export const FACT_REFERENCE = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/**
 * The text with its references filled in. A key that site.json does not have stays as it is written: the checker
 * reports it, and a visitor sees what is missing rather than a gap.
 */
export function fillFacts(text: string, facts: Readonly<Record<string, { value: string | number }>>): string {
  if (!text.includes('{{')) return text;
  return text.replace(FACT_REFERENCE, (reference, key: string) =>
    Object.hasOwn(facts, key) ? String(facts[key]?.value) : reference,
  );
}

/** The same JSON value with every string in it replaced; keys are left alone. */
export function mapStrings<T>(value: T, change: (text: string) => string): T;
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
  }
  return value;
}

/** The first sentences of a text, cut at a word near a length, for descriptions. */
export function excerpt(text: string, length = 155): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const space = plain.lastIndexOf(' ', length);
  let cut = space > length / 2 ? space : length;
  while (cut > 0 && BELONGS_TO_LETTER_BEFORE.test(plain.charAt(cut))) cut--;
  return `${plain.slice(0, cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/**
 * A number with up to two short words behind it, or a currency sign or a short abbreviation before it: "1,500 sq ft", "10 am", "Rs. 500".
 * Which words are units depends on the language, so the length decides. A letter with its marks counts as one.
 */
const NUMBER_AND_UNIT =
  /\p{Nd} (?:(?:[^\s\p{Nd}\p{M}]\p{M}*){1,3} )?(?:[^\s\p{Nd}\p{M}]\p{M}*){1,4}(?=$|[\s,;:.!?)\]])|(?:\p{Sc}|(?:^|[\s(])(?:\p{L}\p{M}*){1,3}\.) (?=\p{Nd})/gu;

/** The same text with no-break spaces between numbers and their units. */
export const joinUnits = (text: string): string =>
  text.replace(NUMBER_AND_UNIT, (match) => match.replace(/(\S) /g, '$1\u00A0'));

/** Vowel signs and other marks, joiners, the second half of a surrogate pair: no text begins with these. */
const BELONGS_TO_LETTER_BEFORE = /[\p{M}\p{Join_Control}\uDC00-\uDFFF]/u;

/** The parts of a day as content writes it, dd-mm-yyyy; undefined for a text in another format. */
export function dayParts(date: string): { day: string; month: string; year: string } | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(date) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return { day, month, year };
}

/** "18-03-2025" as "2025-03-18" (ISO 8601), or undefined when it is not a date in that format. */
export function isoDate(date: string): string | undefined {
  const parts = dayParts(date);
  return parts && `${parts.year}-${parts.month}-${parts.day}`;
}

/** A day as content writes it, dd-mm-yyyy, becomes one as ISO 8601 does, yyyy-mm-dd, and back. Any other text is not looked at: see isoDate. */
export const reverseDay = (day: string): string => day.split('-').reverse().join('-');

/** The beginning of a day in UTC, in milliseconds since 1970; undefined when it is not a date in that format. */
export function timeOfDay(date: string): number | undefined {
  const parts = dayParts(date);
  return parts && Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day));
}

/** Places of the frame around every page: a link can lead to them, and no heading of a page is called so. */
export const FRAME_IDS: readonly string[] = ['top', 'content'];

/** The part of an address after # for a label: its letters, marks and digits, joined by hyphens. */
export function fragment(label: string): string {
  return label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\u200C]+/gu, '-')
    .replace(/^-|-$/g, '');
}
