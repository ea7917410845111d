/** Explains texts in the wrong format, and how to write them. */

import { isDay } from '../../core/data/days.ts';
import { latinDigits } from '../../core/i18n/digits.ts';
import { codePoint } from '../../core/i18n/invisible.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { linkTarget } from '../../core/route/link.ts';
import type { Role } from '../../generated/schemas.ts';
import { MONTHS } from './clock.ts';
import { findDeception, hostOfAddress } from './deceptiveHosts.ts';
import { privateHost } from './privateHosts.ts';

/**
 * @param role the role in the schema that rejects the text
 * @param name the field, as messages name it
 * @param description the description of the field in the schema
 */
export function explainFormat(
  role: Role | undefined,
  value: string,
  name: string,
  description?: string,
): ProblemMessage {
  return (role && MISTAKES_BY_ROLE[role]?.(value)) ?? fieldMessages.otherFormat(value, name, description);
}

const MISTAKES_BY_ROLE: Readonly<Partial<Record<Role, (value: string) => ProblemMessage | undefined>>> = {
  date: dateMistake,
  link: (value) => outsideMistake(value) ?? linkMistake(value),
  picture: pictureMistake,
  portrait: pictureMistake,
  phone: phoneMistake,
  email: emailMistake,
  data: dataNameMistake,
  embed: (value) => outsideMistake(value) ?? fieldMessages.notAnEmbed,
  video: (value) =>
    /^(\/\/|https:)/i.test(value)
      ? fieldMessages.notAVideo
      : (outsideMistake(value) ?? fieldMessages.notAVideo),
};

const SHORT_MONTHS = MONTHS.map((name) => name.slice(0, 3).toLowerCase());

function dateMistake(value: string): ProblemMessage {
  const latin = latinDigits(value);
  const day = parseDay(latin.trim());
  if (latin !== value) return fieldMessages.dateInOtherDigits(value, day);
  return day === undefined ? fieldMessages.notADate(value) : fieldMessages.dateInOtherFormat(value, day);
}

/**
 * Converts other common formats to dd-mm-yyyy. Month before day only if unambiguous; undefined if not
 * recognised.
 */
function parseDay(text: string): string | undefined {
  const day = numericDate(text);
  const [first, second, year] = day?.split('-') ?? [];
  return [day, `${second}-${first}-${year}`].find((day) => day !== undefined && isDay(day));
}

/** Converts a date to dd-mm-yyyy without validating it. */
function numericDate(text: string): string | undefined {
  const padToTwo = (part = '') => part.padStart(2, '0');
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/.exec(text) ?? [];
  if (year !== undefined) return `${padToTwo(day)}-${padToTwo(month)}-${year}`;
  const numbers = /^(\d{1,2})[-/. –](\d{1,2})[-/. –](\d{4})$/.exec(text);
  if (numbers) return `${padToTwo(numbers[1])}-${padToTwo(numbers[2])}-${numbers[3]}`;
  const match =
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})[ ,-]+(\d{4})$/i.exec(text) ??
    /^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  if (!match) return undefined;
  const [, first = '', second = '', third] = match;
  const [number, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const index = SHORT_MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : `${padToTwo(number)}-${padToTwo(String(index + 1))}-${third}`;
}

const PROGRAM_SCHEME = /^(javascript|vbscript|data|blob):/i;

function outsideMistake(value: string, example = 'documents/calendar.pdf'): ProblemMessage | undefined {
  // Browsers ignore control characters, even in the scheme (WHATWG URL, "basic URL parser").
  const text = value.replace(/\p{Cc}/gu, '').trim();
  const [, program] = PROGRAM_SCHEME.exec(text) ?? [];
  if (program !== undefined) return fieldMessages.runsProgram(program);
  const host = privateHost(text);
  if (host !== undefined) return addressMessages.linkPrivate(host);
  if (/^\/[\\/]/.test(text)) return fieldMessages.noScheme(text.slice(0, 2), rewriteHint(text));
  if (/^http:/i.test(text)) {
    const hint = rewriteHint(text);
    return fieldMessages.http(hint === COPY_HINT ? hint : hint.replace(/\.$/, ' and check that it opens.'));
  }
  if (/^(file:|[a-z]:[\\/]|\\\\)/i.test(text)) return fieldMessages.onOneComputer(example);
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(text) ?? [];
  if (scheme !== undefined && !/^(https|mailto|tel)$/i.test(scheme)) return fieldMessages.otherScheme(scheme);
  return undefined;
}

const COPY_HINT = 'Copy the address from the address bar of your browser.';

/** Returns the hint for a wrong address. Proposes only valid addresses. */
function rewriteHint(address: string): string {
  const fixed = /^mailto:/i.test(address) ? correctMailAddress(address) : correctWebAddress(address);
  const host = hostOfAddress(fixed) ?? '';
  const isValid =
    linkTarget(fixed).kind !== 'none' &&
    URL.canParse(fixed) &&
    URL.canParse(`https://${host}`) &&
    !findDeception(host) &&
    privateHost(fixed) === undefined;
  return isValid ? `Write "${fixed}".` : COPY_HINT;
}

/** Removes a user name and escapes forbidden characters (RFC 3986, section 2.1). */
function correctWebAddress(address: string): string {
  return address
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replace(/\\/g, '/')
    .replace(/^(?:https?:)\/*|^\/\/+/i, 'https://')
    .replace(/^https:\/\/[^/?#]*@/, 'https://')
    .replace(/[\s"<>`[\]]/g, encodeURIComponent);
}

/** Removes forbidden characters; extracts the address from "Office <office@…>". */
function correctMailAddress(address: string): string {
  const [, bracketed] = /<([^\s<>@]+@[^\s<>@]+)>/.exec(address) ?? [];
  return `mailto:${
    bracketed ??
    address
      .slice('mailto:'.length)
      .replace(/^\/+/, '')
      .replace(/[\s\p{Cc}"<>\\`[\]]/gu, '')
  }`;
}

function linkMistake(value: string): ProblemMessage | undefined {
  const text = value.trim();
  if (text === '#') return fieldMessages.deadLink;
  if (/^(https|mailto):/i.test(text)) return addressMistake(value, text);
  if (text.includes('\\')) {
    return fieldMessages.backslash(text.replace(/[\\/]+/g, '/').replace(/\p{Cc}/gu, ''));
  }
  const [control] = /\p{Cc}/u.exec(text) ?? [];
  if (control !== undefined) return characterMistake(control, `Write "${text.replace(/\p{Cc}/gu, '')}".`);
  if (text !== value) return fieldMessages.spaceAround(`Write "${text}".`);
  if (/^tel:/i.test(text)) {
    const number = text.slice(4).replace(/[^+\d -]/g, '');
    return fieldMessages.telephone(/\d/.test(number) ? number : undefined);
  }
  return undefined;
}

/** @param text the value without surrounding space */
function addressMistake(value: string, text: string): ProblemMessage {
  const hint = rewriteHint(text);
  if (/^https:[\\/]*[^\\/?#]*@/i.test(text)) return fieldMessages.userName(hint);
  const [invalidCharacter] = /[\p{Cc}"<>\\`[\]]/u.exec(text) ?? [];
  if (invalidCharacter !== undefined) return characterMistake(invalidCharacter, hint);
  if (text !== value) return fieldMessages.spaceAround(hint);
  return /\s/.test(text) ? fieldMessages.spaceInside(hint) : fieldMessages.addressIncomplete(hint);
}

const characterMistake = (invalidCharacter: string, hint: string): ProblemMessage =>
  fieldMessages.character(
    /\p{Cc}/u.test(invalidCharacter)
      ? `${codePoint(invalidCharacter)}, which is invisible`
      : invalidCharacter,
    hint,
  );

/** Proposes a valid data name, or reports characters that hosts do not serve. */
function dataNameMistake(value: string): ProblemMessage {
  const path = value.trim().replace(/[\\/]+/g, '/');
  if (/(^|\/)\.{1,2}(\/|$)|^[a-z]:|^file:/i.test(path)) return fieldMessages.dataNameOutside;
  const fixed = path.replace(/^\/?(public\/)?(data\/)?|\/$/g, '').replace(/\.json$/i, '');
  const [character] = /[:*?"<>|#]/.exec(fixed) ?? [];
  if (character !== undefined)
    return fieldMessages.dataNameCharacter(`This name has the character ${character}`);
  const [control] = /\p{Cc}/u.exec(fixed) ?? [];
  if (control !== undefined)
    return fieldMessages.dataNameCharacter(`This name has an invisible character (${codePoint(control)})`);
  if (/(^|\/)\./.test(fixed)) return fieldMessages.dataNameCharacter('This name begins with a dot');
  if (/(^|\/)\s|[. ](\/|$)/.test(fixed))
    return fieldMessages.dataNameCharacter('This name has a space or a dot at an end');
  return fixed === '' || fixed === value
    ? fieldMessages.dataNameOutside
    : fieldMessages.dataNameWritten(fixed);
}

/**
 * Proposes the digits of a telephone number. Two numbers in one text would be dialled as one, so only the
 * first is proposed.
 */
function phoneMistake(value: string): ProblemMessage {
  const text = latinDigits(value)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s/g, ' ');
  const number = text.replace(/[^\d +()./-]/g, '').trim();
  const isLong = digitsIn(number) > MAX_PHONE_DIGITS;
  const several = text
    .split(isLong ? /[^\d +().-]/ : /[^\d +()./-]/)
    .filter((part) => digitsIn(part) >= MIN_PHONE_DIGITS)
    .map((part) => part.replace(/^[ )./-]+|[ (./-]+$/g, ''));
  const [first] = several;
  if (first !== undefined && several.length > 1 && PHONE.test(first)) return fieldMessages.phones(first);
  return fieldMessages.phone(PHONE.test(number) && !isLong ? number : undefined);
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** The maximum in ITU-T E.164 and in schemas/common.schema.json. */
const MAX_PHONE_DIGITS = 15;

/** Shorter numbers are area codes or extensions. */
const MIN_PHONE_DIGITS = 6;

/** A number without an extension, as in schemas/common.schema.json. */
const PHONE = /^\(?\+?\(?\d[ ()./-]*\d[\d ()./-]*$/;

/** Copied addresses often end with an invisible space. */
function emailMistake(value: string): ProblemMessage | undefined {
  const text = value.trim();
  return text !== value && EMAIL.test(text) ? fieldMessages.spaceAround(`Write "${text}".`) : undefined;
}

/** As in schemas/common.schema.json. */
const EMAIL = /^[^@\s\p{Cc}"<>\\`[\]:?,;]+@[^@\s\p{Cc}"<>\\`[\]:?,;]+\.[^@\s\p{Cc}"<>\\`[\]:?,;]+$/u;

function pictureMistake(value: string): ProblemMessage | undefined {
  const elsewhere = outsideMistake(value, 'images/library.jpg');
  if (elsewhere) return elsewhere;
  const text = value.trim();
  if (/^https:/i.test(text)) return fieldMessages.pictureElsewhere;
  if (text.includes('\\')) return fieldMessages.backslash(text.replaceAll('\\', '/'));
  if (/\.(heic|heif)$/i.test(text)) return fieldMessages.phonePicture;
  const [ending] = /\.(tiff?|bmp|gif|pdf|docx?|psd|raw)$/i.exec(text) ?? [];
  if (ending !== undefined) return fieldMessages.notAPicture(ending);
  return /\.[a-z0-9]+$/i.test(text) ? undefined : fieldMessages.pictureWithoutEnding;
}
