/** Office programs write the name of the logged-in user into PDF files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { publicFile } from '../content/publicFolder.ts';

/** Reports PDF files that name an author other than the institution. */
export function documentAuthor({ folder, publicFolder: { files }, site }: CheckedSite): Problem[] {
  const siteNames = new Set([site?.name, site?.shortName].map((name) => name?.toLowerCase()));
  return files
    .filter((path) => /\.pdf$/i.test(path))
    .flatMap((path) => {
      const author = readAuthors(join(folder, publicFile(path))).find(
        (name) => !siteNames.has(name.toLowerCase()),
      );
      return author === undefined
        ? []
        : [problemInFile(publicFile(path), mediaMessages.author(author), author)];
    });
}

function readAuthors(path: string): string[] {
  try {
    return findAuthors(readFileSync(path));
  } catch {
    // Unreadable files are reported by `publicFiles`.
    return [];
  }
}

/**
 * A PDF string (literal or hexadecimal) or an indirect reference (ISO 32000-1, sections 7.3.4 and 7.3.10).
 */
const AUTHOR = /\/Author\s*(?:\(((?:\\[\s\S]|[^\\()])*)\)|<([\da-f\s]*)>|(\d+)\s+(\d+)\s+R)/gi;
const STRING = /^\s*(?:\(((?:\\[\s\S]|[^\\()])*)\)|<([\da-f\s]*)>)/i;
const CREATORS = /<dc:creator>([\s\S]*?)<\/dc:creator>/g;
const ITEM = /<rdf:li[^>]*>([^<]*)</g;

/**
 * Returns the authors in the document information dictionary (section 14.3.3) and in XMP. Compressed or
 * encrypted metadata is not found; office programs write neither.
 */
function findAuthors(bytes: Buffer): string[] {
  if (!bytes.includes('/Author') && !bytes.includes('<dc:creator>')) return [];
  const text = bytes.toString('latin1');
  const infoAuthors = [...text.matchAll(AUTHOR)].map(([, plain, digits, object, generation]) => {
    if (object === undefined) return decodePdfString(plain, digits);
    const header = new RegExp(`(?:^|[\\r\\n ])${object} ${generation} obj`).exec(text);
    const [, plainTarget, targetDigits] =
      STRING.exec(text.slice(header ? header.index + header[0].length : text.length)) ?? [];
    return decodePdfString(plainTarget, targetDigits);
  });
  const creators = [...text.matchAll(CREATORS)].flatMap(([, list = '']) =>
    [...list.matchAll(ITEM)].map(([, name = '']) => Buffer.from(name, 'latin1').toString()),
  );
  return [...infoAuthors, ...creators].map((name) => name.trim()).filter((name) => name !== '');
}

/** Decodes a PDF string. With a byte order mark it is UTF-16BE (section 7.9.2). */
function decodePdfString(plain: string | undefined, digits: string | undefined): string {
  const bytes =
    plain === undefined
      ? Buffer.from((digits ?? '').replace(/\s/g, ''), 'hex')
      : Buffer.from(unescapePdfString(plain), 'latin1');
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1');
  return new TextDecoder('utf-16be').decode(bytes);
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' };

const unescapePdfString = (text: string) =>
  text.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, what: string) =>
    /^[0-7]/.test(what) ? String.fromCharCode(Number.parseInt(what, 8) & 255) : (ESCAPED[what] ?? what),
  );
