/** Splits a text at empty lines. */
export function paragraphsOf(text: string | undefined): string[] {
  if (text === undefined) return [];
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** A reference to a fact of site.json: {{key}}. */
const FACT_REFERENCE = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/**
 * Literal parts of inline Markdown: an escaped character, or code (n backquotes up to the next n in the line).
 * Other backquotes are matched too, so that code does not begin between them. The parser has the same rules.
 */
export const LITERAL = /\\[\\*[\](){}`<&@:]|(`+)(?!`)(?:[^`\r\n]|(?!\1(?!`))`+(?!`))*?\1(?!`)|`+/g;

const LITERAL_OR_REFERENCE = new RegExp(`${LITERAL.source}|${FACT_REFERENCE.source}`, 'g');

/** Replaces the references that are not literal. */
export const replaceFacts = (text: string, replace: (key: string, reference: string) => string): string =>
  text.includes('{{')
    ? text.replace(LITERAL_OR_REFERENCE, (match, _backquotes, key: string | undefined) =>
        key === undefined ? match : replace(key, match),
      )
    : text;

/** Fills in facts. Unknown references are kept, so that they are visible; the check reports them. */
export function fillFacts(text: string, facts: Readonly<Record<string, { value: string | number }>>): string {
  return replaceFacts(text, (key, reference) =>
    Object.hasOwn(facts, key) ? String(facts[key]?.value) : reference,
  );
}

/** Maps every string in a JSON value except keys and the text of code blocks. */
export function mapStrings<T>(value: T, change: (text: string) => string): T;
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change));
  if (value !== null && typeof value === 'object') {
    const literal = 'kind' in value && value.kind === 'code' ? 'text' : undefined;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, key === literal ? item : mapStrings(item, change)]),
    );
  }
  return value;
}

/** Shortens a text at a word, for descriptions. */
export function excerpt(text: string, length = 155): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const space = plain.lastIndexOf(' ', length);
  let cut = space > length / 2 ? space : length;
  while (cut > 0 && BELONGS_TO_LETTER_BEFORE.test(plain.charAt(cut))) cut--;
  return `${plain.slice(0, cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/**
 * A number with up to two short words behind it, or a currency sign or abbreviation before it: "1,500 sq ft",
 * "10 am", "Rs. 500". Units depend on the language, so the length decides. A letter with its marks counts as
 * one.
 */
const NUMBER_AND_UNIT =
  /\p{Nd} (?:(?:[^\s\p{Nd}\p{M}]\p{M}*){1,3} )?(?:[^\s\p{Nd}\p{M}]\p{M}*){1,4}(?=$|[\s,;:.!?)\]])|(?:\p{Sc}|(?:^|[\s(])(?:\p{L}\p{M}*){1,3}\.) (?=\p{Nd})/gu;

/** Puts no-break spaces between numbers and units. */
export const joinUnits = (text: string): string =>
  text.replace(NUMBER_AND_UNIT, (match) => match.replace(/(\S) /g, '$1\u00A0'));

/** Marks, joiners and low surrogates, which no text may begin with. */
const BELONGS_TO_LETTER_BEFORE = /[\p{M}\p{Join_Control}\uDC00-\uDFFF]/u;

/** Parses dd-mm-yyyy; undefined for another format. */
export function dayParts(date: string): { day: string; month: string; year: string } | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(date) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return { day, month, year };
}

/** "18-03-2025" becomes "2025-03-18" (ISO 8601); undefined for another format. */
export function isoDate(date: string): string | undefined {
  const parts = dayParts(date);
  return parts && `${parts.year}-${parts.month}-${parts.day}`;
}

/** Converts dd-mm-yyyy to yyyy-mm-dd and back, without validation; see isoDate. */
export const reverseDay = (day: string): string => day.split('-').reverse().join('-');

/** The start of a day (dd-mm-yyyy) in UTC, in milliseconds since 1970; undefined for another format. */
export function timeOfDay(date: string): number | undefined {
  const parts = dayParts(date);
  return parts && Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day));
}

/** Anchors of the page frame, which headings may not use. */
export const FRAME_IDS: readonly string[] = ['top', 'content'];

/** The anchor of a label, without "#": its letters, marks and digits, joined by hyphens. */
export function fragment(label: string): string {
  return label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\u200C]+/gu, '-')
    .replace(/^-|-$/g, '');
}
