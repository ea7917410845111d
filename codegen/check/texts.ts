/** Texts hold what visitors read and nothing else: no signs that cannot be seen, no marks of other formats. */
import type { Problem } from '../../src/problem.ts';
import { isProse, textsOf } from './content.ts';
import { codePoint, invisibleSigns } from './invisible.ts';
import { at, type Finding } from './place.ts';
import type { CheckedSite } from './site.ts';

export function texts(site: CheckedSite): Problem[] {
  return textsOf(site).flatMap((placed) => {
    const finding = isProse(placed) ? oddity(placed.text) : undefined;
    return finding ? [at(placed.file, placed.path, finding)] : [];
  });
}

/** The first thing that does not belong into a text: what comes in with a paste usually comes in company. */
function oddity(text: string): Finding | undefined {
  return control(text) ?? garbled(text) ?? invisible(text) ?? html(text) ?? placeholder(text);
}

/** Control signs besides the line end (Unicode category Cc). */
const CONTROL = /(?![\n\r])\p{Cc}/u;

function control(value: string): Finding | undefined {
  const found = CONTROL.exec(value);
  if (!found) return undefined;
  const sign = found[0] === '\t' ? 'a tab' : `the control sign ${codePoint(found[0])}`;
  return {
    code: 'text-control',
    value,
    message: `This text holds ${sign} ${before(value, found.index)}.`,
    hint: found[0] === '\t' ? 'Write a space.' : 'Remove it; an empty line within a text is written \\n\\n.',
  };
}

/**
 * The sign that stands for a letter that was lost, half of a letter, and what UTF-8 looks like when it was once read as
 * Windows-1252: "â€™" for an apostrophe, "à´®" for a Malayalam letter.
 */
const GARBLED =
  /\uFFFD|\p{Surrogate}|[\u00C2\u00C3][\u0080-\u00BF]|â€[\u0080-\u00BF\u0152-\u0178\u2010-\u203A\u20AC\u2122]|à[´µ][\u0080-\u00BF\u0152-\u0178\u02C6\u02DC\u2010-\u203A\u20AC\u2122]/u;

function garbled(value: string): Finding | undefined {
  const found = GARBLED.exec(value);
  if (!found) return undefined;
  return {
    code: 'text-garbled',
    value,
    message: `Letters were lost ${before(value, found.index)}: the text was once saved in the wrong encoding.`,
    hint: 'Write the text anew, or take it from an earlier version of the file.',
  };
}

function invisible(value: string): Finding | undefined {
  const [found] = invisibleSigns(value);
  if (!found) return undefined;
  return {
    code: 'text-invisible',
    value,
    message: `This text holds a sign that cannot be seen (${found.name}) ${before(value, found.offset)}.`,
    hint: 'Remove it: search and screen readers stumble over it.',
  };
}

const TAGS =
  'a|abbr|b|big|blockquote|br|button|center|code|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|li|link|meta|object|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video';
const HTML = new RegExp(
  `<\\/?(?:${TAGS})(?:\\s[^<>]*)?\\/?>|<!--|&(?:amp|lt|gt|quot|apos|nbsp|ndash|mdash|rsquo|lsquo|ldquo|rdquo|hellip|bull|copy|#\\d+|#x[\\da-f]+);`,
  'i',
);

function html(value: string): Finding | undefined {
  const found = HTML.exec(value);
  if (!found) return undefined;
  const isEntity = found[0].startsWith('&');
  return {
    code: 'text-html',
    value,
    message: `Texts are plain: visitors would read ${JSON.stringify(found[0])} as it stands.`,
    hint: isEntity
      ? 'Write the sign itself.'
      : 'Remove it; a paragraph, a list or a table is a field or a block of its own.',
  };
}

const PLACEHOLDER =
  /\blorem ipsum\b|^\s*(?:todo|tbd|tba|xxx+|\?\?+|test|asdf|untitled|new entry)[\s.!:]*$|\b(?:TODO|FIXME)\b/i;

function placeholder(value: string): Finding | undefined {
  const found = PLACEHOLDER.exec(value);
  if (!found) return undefined;
  return {
    code: 'text-placeholder',
    value,
    message: `${JSON.stringify(found[0].trim())} holds a place; it says nothing to visitors.`,
    hint: 'Write the text, or leave the field out.',
  };
}

/** The words before a place in a text, by which it can be found. */
function before(text: string, offset: number): string {
  const words = text
    .slice(Math.max(0, offset - 20), offset)
    .replace(/^(?:\p{M}|\p{Cf}|\p{Surrogate})+/u, '')
    .trim();
  return words === '' ? 'at its beginning' : `after ${JSON.stringify(words)}`;
}

export { isDay } from './dates.ts';
