/** Texts that have not the form of their field: what is wrong with them and how they are written. */
import { MONTHS } from '../../src/content/text.ts';
import type { Finding } from './place.ts';

/**
 * @param title the title of the definition in schemas/common.schema.json that refuses the text; undefined for a form of
 *   one field alone
 * @param description what the schema says of the field
 */
export function explainForm(title: string | undefined, value: string, description?: string): Finding {
  const explain = title === undefined ? undefined : BY_TITLE[title];
  return (
    explain?.(value) ?? {
      code: 'form-wrong',
      value,
      message: 'This text has not the form that the field asks for.',
      hint: description,
    }
  );
}

const BY_TITLE: Readonly<Record<string, (value: string) => Finding | undefined>> = {
  CalendarDate: date,
  Link: (value) => outside(value) ?? link(value),
  ImagePath: (value) => outside(value, 'images/library.jpg') ?? picture(value),
  VideoAddress: (value) => (PROGRAM.test(value) ? outside(value) : video(value)),
};

const wrong = (value: string, message: string, hint: string): Finding => ({
  code: 'form-wrong',
  value,
  message,
  hint,
});

const SHORT_MONTHS = MONTHS.map((name) => name.slice(0, 3).toLowerCase());

function date(value: string): Finding {
  const day = dayOf(value.trim());
  return wrong(
    value,
    'This is not a day as dd-mm-yyyy.',
    day === undefined ? 'Write it like "18-03-2025".' : `Write "${day}".`,
  );
}

/** A day in another usual form as dd-mm-yyyy; undefined when it cannot be told. */
function dayOf(text: string): string | undefined {
  const two = (part = '') => part.padStart(2, '0');
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/.exec(text) ?? [];
  if (year !== undefined) return `${two(day)}-${two(month)}-${year}`;
  const numbers = /^(\d{1,2})[-/. –](\d{1,2})[-/. –](\d{4})$/.exec(text);
  if (numbers) return `${two(numbers[1])}-${two(numbers[2])}-${numbers[3]}`;
  const words =
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})[ ,-]+(\d{4})$/i.exec(text) ??
    /^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  if (!words) return undefined;
  const [, first = '', second = '', third] = words;
  const [number, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const index = SHORT_MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : `${two(number)}-${two(String(index + 1))}-${third}`;
}

/** Schemes with which a link runs a program or carries its content within itself. */
const PROGRAM = /^\s*(javascript|vbscript|data|blob):/i;

/** An address that no visitor can or should follow. */
function outside(value: string, example = 'documents/calendar.pdf'): Finding | undefined {
  const text = value.trim();
  const refused = (message: string, hint: string): Finding => ({
    code: 'link-scheme',
    value,
    message,
    hint,
  });
  const [, program] = PROGRAM.exec(value) ?? [];
  if (program !== undefined) {
    return refused(
      `An address that begins with ${program}: can run a program, and the site refuses it.`,
      'Name a page of the site, a file in the public folder, or an https: address.',
    );
  }
  if (text.startsWith('//')) {
    return refused('An address that begins with // says not how it is reached.', `Write "https:${text}".`);
  }
  if (/^http:\/\//i.test(text)) {
    return refused(
      'An http: address is not protected on its way.',
      `Write "https${text.slice('http'.length)}" and try whether it opens.`,
    );
  }
  if (/^(file:|[a-z]:[\\/]|\\\\)/i.test(text)) {
    return refused(
      'This is a place on one computer, which visitors cannot reach.',
      `Put the file into the public folder and write its path from there, such as "${example}".`,
    );
  }
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(text) ?? [];
  if (scheme !== undefined && !/^(https|mailto|tel)$/i.test(scheme)) {
    return refused(
      `Links with ${scheme}: are not followed here.`,
      'Name a page of the site, a file in the public folder, or an https:, mailto: or tel: address.',
    );
  }
  return undefined;
}

function link(value: string): Finding | undefined {
  const text = value.trim();
  if (text === '#') {
    return wrong(value, 'This link leads nowhere.', 'Leave the field out until there is a page to lead to.');
  }
  if (text.includes('\\')) {
    return wrong(value, 'There is a backslash in this link.', `Write "${text.replaceAll('\\', '/')}".`);
  }
  if (text !== value) return wrong(value, 'There is space around this link.', `Write "${text}".`);
  if (/^tel:/i.test(text)) {
    const number = text.slice(4).replace(/[^+\d -]/g, '');
    return wrong(
      value,
      'A telephone number holds digits, spaces and hyphens only.',
      /\d/.test(number) ? `Write "tel:${number}".` : 'Write the number, or leave the field out.',
    );
  }
  if (/^(https|mailto):/i.test(text)) {
    return wrong(
      value,
      'There is a space in this address.',
      `Write "${text.replace(/\s+/g, text.startsWith('mailto') ? '' : '%20')}".`,
    );
  }
  return undefined;
}

function picture(value: string): Finding | undefined {
  const text = value.trim();
  if (/^https:/i.test(text)) {
    return {
      code: 'media-outside',
      value,
      message: 'This picture is on another site.',
      hint: 'Put it into public/images and write its path from there, such as "images/library.jpg".',
    };
  }
  if (text.includes('\\')) {
    return wrong(value, 'There is a backslash in this path.', `Write "${text.replaceAll('\\', '/')}".`);
  }
  if (/\.(heic|heif)$/i.test(text)) {
    return wrong(
      value,
      'Browsers cannot show this kind of picture from a phone.',
      'Save it as .jpg; "npm run new -- event --photos FOLDER" does it for you.',
    );
  }
  if (/\.(tiff?|bmp|gif|pdf|docx?|psd|raw)$/i.test(text)) {
    return wrong(value, 'Pages show no files of this kind as pictures.', 'Save it as .jpg, .png or .webp.');
  }
  if (!/\.[a-z0-9]+$/i.test(text)) {
    return wrong(
      value,
      'The name of a picture has an ending.',
      'Write it with .jpg, .png, .webp, .avif or .svg.',
    );
  }
  return undefined;
}

function video(value: string): Finding {
  return {
    code: 'video-unknown',
    value,
    message: 'This address names no YouTube video.',
    hint: 'Copy the address that YouTube shows under Share, such as "https://youtu.be/aqz-KE-bpKQ".',
  };
}
