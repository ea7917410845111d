/** Displays the values of a workbook by their number formats (ECMA-376, part 1, 18.8.30 and 18.8.31). */
import { format, isDateFormat } from 'numfmt';
import { reverseDay } from '../../../core/i18n/text.ts';
import { type Cell, cleanCellText } from './model.ts';

/**
 * The built-in formats that are the same in every language (18.8.30). Excel writes the currency formats,
 * whose symbol depends on the country, and the East Asian dates into the file.
 */
export const BUILT_IN_FORMATS: ReadonlyMap<number, string> = new Map([
  [0, 'General'],
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'mm-dd-yy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yy h:mm'],
  [37, '#,##0_);(#,##0)'],
  [38, '#,##0_);[Red](#,##0)'],
  [39, '#,##0.00_);(#,##0.00)'],
  [40, '#,##0.00_);[Red](#,##0.00)'],
  [41, '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)'],
  [43, '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
]);

/** In this format the order of day and month is that of the computer. */
const SYSTEM_DATE_TIME = 'm/d/yy h:mm';

/** A quoted text, an escaped character, a width, a filler, a token in brackets, or one character. */
const TOKENS = /"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]|./gs;

/** The tokens that change numbers and dates; literals and colours are left out. */
const codesOf = (pattern: string) =>
  (pattern.match(TOKENS) ?? []).filter((token) => token.length === 1 || /^\[[hms]+\]$/i.test(token)).join('');

const hasLiteralWords = (pattern: string) =>
  (pattern.match(TOKENS) ?? []).some((token) => /^["\\]/.test(token) && /\p{L}/u.test(token));

/** Words, digits and calendars that depend on a language: `[$-44C]`, `[$-4000439]`, `[$-F800]`. */
const LANGUAGE = /^\[\$([^\]]*?)(?:-([\w-]+)(?:,[^\]]*)?)?\]$/;

const ENGLISH = 0x09;

/** The pattern for numfmt; undefined if the text depends on the column width, script or calendar. */
function supportedPattern(pattern: string, isDate: boolean): string | undefined {
  const hasNames = isDate && /mmm|ddd|am\/pm|a\/p/i.test(codesOf(pattern));
  let result = '';
  for (const token of pattern.match(TOKENS) ?? []) {
    const [, symbol, language] = LANGUAGE.exec(token) ?? [];
    if (/^\[(?:DBNum|NatNum)/i.test(token)) return undefined;
    if (token.startsWith('*')) {
      if (token !== '* ') return undefined;
      result += '" "';
    } else if (symbol !== undefined) {
      const id = Number.parseInt(language ?? '0', 16);
      const isTag = language !== undefined && !/^[0-9A-F]+$/i.test(language);
      const isEnglish = isTag ? /^en\b/i.test(language) : (id & 0x3ff) === ENGLISH || (id & 0x3ff) === 0;
      const [digits, calendar] = [id >>> 24, (id >>> 16) & 0xff];
      if (!isTag && (digits > 1 || calendar > 2)) return undefined;
      if (hasNames && !isEnglish) return undefined;
      result += [...symbol].map((character) => `\\${character}`).join('');
    } else result += token;
  }
  // Years of eras and of the Hijri and Buddhist calendars.
  return isDate && /[gbe]/i.test(codesOf(pattern).replace(/general/gi, '')) ? undefined : result;
}

/** The displayed text; undefined if it cannot be known. */
function displayText(value: number | string, pattern: string, isDate: boolean): string | undefined {
  const supported = supportedPattern(pattern, isDate);
  if (supported === undefined) return undefined;
  try {
    return cleanCellText(
      format(supported, isDate || typeof value === 'string' ? value : roundLikeExcel(value, pattern), {
        locale: 'en-US',
        dateErrorThrows: true,
        dateSpanLarge: false,
      }),
    );
  } catch {
    return undefined;
  }
}

/** Excel rounds the decimal number 1.005 to 1.01. Its double is below the half; the next one is above. */
function roundLikeExcel(value: number, pattern: string): number {
  if (Number.isInteger(value) || pattern.includes('[=') || !/5(?:e|$)/.test(String(value))) return value;
  return value * (1 + Number.EPSILON);
}

/** A text in a cell; a format may add something to it, such as `"Rs. "@`. */
export function textCell(text: string, pattern: string): Cell {
  const displayed = /[@;]/.test(pattern) && pattern !== '@' ? displayText(text, pattern, false) : text;
  return displayed === undefined ? unreadableCell(text) : { text: displayed };
}

const unreadableCell = (value: number | string): Cell => ({ text: String(value), issue: 'format' });

/** @param from1904 whether the workbook counts days from 1904 */
export function numberCell(value: number, pattern: string, from1904: boolean): Cell {
  if (isDate(pattern)) return dateCell(value, pattern, from1904);
  const text = displayText(value, pattern, false);
  if (text === undefined) return unreadableCell(value);
  if (Number.isInteger(value) && String(value).replace(/\D/g, '').length > MAX_DIGITS)
    return { text, issue: 'digits' };
  const isDay = Number.isInteger(value) && value > 0 && value < 100_000;
  return { text, ...(isDay && { dayOfNumber: serialToDay(value, from1904) }) };
}

/** A workbook stores fifteen digits. */
const MAX_DIGITS = 15;

function isDate(pattern: string): boolean {
  try {
    return isDateFormat(pattern);
  } catch {
    return false;
  }
}

function dateCell(value: number, pattern: string, from1904: boolean): Cell {
  const codes = codesOf(pattern).toLowerCase();
  const isElapsed = /\[[hms]/.test(codes);
  // numfmt counts from 1900.
  const serial = from1904 && !isElapsed ? value + DAYS_TO_1904 : value;
  const text = displayText(serial, pattern, true);
  // Excel displays ######## or a day 00; or one section has a date and another a number.
  if (serial < 0 || serial > MAX_SERIAL || /[#?0]/.test(codes.replace(/s\]?\.0+/g, '')))
    return unreadableCell(value);
  if (codes.includes('d') && serial < 1) return unreadableCell(value);
  if (text !== undefined && !/[dmyhs]/.test(codes)) return { text };
  // Without a day in its format the cell displays a month, which the program has converted to its first day.
  if (!codes.includes('d')) {
    if (text === undefined) return unreadableCell(value);
    return { text, issue: /y|mmm/.test(codes) ? 'month' : 'time' };
  }
  const seconds = Math.round((value % 1) * 86_400);
  const days = Math.floor(value) + (seconds === 86_400 ? 1 : 0);
  const day = serialToDay(days, from1904);
  if (/[hs]/.test(codes) && seconds % 86_400 !== 0) {
    const displayed = pattern === SYSTEM_DATE_TIME ? `${day} ${format('hh:mm', value)}` : text;
    return displayed === undefined ? unreadableCell(value) : { text: displayed, issue: 'time' };
  }
  const isWhole = codes.includes('y') && !hasLiteralWords(pattern);
  return { text: isWhole ? day : (text ?? day), day };
}

const DAYS_TO_1904 = 1462;
/** 31-12-9999. */
const MAX_SERIAL = 2_958_465.999_99;
const MS_OF_DAY = 86_400_000;

/** Day 0 of the two systems (18.17.4.1); that of 1900 has a 29 February. */
function serialToDay(serial: number, from1904: boolean): string {
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  return reverseDay(new Date(epoch + serial * MS_OF_DAY).toISOString().slice(0, 10));
}
