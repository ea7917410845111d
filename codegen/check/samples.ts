/** What keeps a site from being published for good, for `check -- --release`: sample content, contact data that holds a place. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/problem.ts';
import { SITE } from '../site.ts';
import { type PlacedText, textsOf } from './content.ts';
import { at, ofFile, type Path, type SiteFile } from './place.ts';
import { type CheckedSite, fileOf } from './site.ts';

export function samples(site: CheckedSite): Problem[] {
  const marked = site.files.map((file) => ({ file, places: marksOf(file.value, []) }));
  const isMarked = ({ file, path }: PlacedText) =>
    marked.some((other) => other.file === file && other.places.some((place) => isWithin(path, place)));
  const marks = marked.flatMap(({ file, places }) =>
    places.map((place) =>
      at(file, [...place, 'sample'], {
        code: 'sample-left',
        value: true,
        message: `${nameOf(file.value, place)} is still sample content.`,
        hint: 'Replace it with the real content, then remove "sample".',
      }),
    ),
  );
  const named = textsOf(site).filter(({ text }) => SAMPLE_FILE.test(text));
  const unmarked = named
    .filter((text) => !isMarked(text))
    .map(({ file, path, text }) =>
      at(file, path, {
        code: 'sample-left',
        value: text,
        message: 'This is still a sample file.',
        hint: 'Replace it with a real one, in another folder.',
      }),
    );
  return [...marks, ...unmarked, ...leftFolders(site.folder)];
}

/** What a marked object is called. */
function nameOf(root: unknown, place: Path): string {
  const { title, name, club }: { title?: unknown; name?: unknown; club?: unknown } = Object(
    place.reduce<unknown>((value, key) => Object(value)[key], root),
  );
  const found = [title, name, club].find((text) => typeof text === 'string');
  return found === undefined ? 'This' : `"${clipped(String(found))}"`;
}

const clipped = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The places of the objects that are marked. */
function marksOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'object' ? marksOf(item, [...path, Array.isArray(value) ? Number(key) : key]) : [],
  );
  return 'sample' in value && value.sample === true ? [path, ...below] : below;
}

const isWithin = (path: Path, place: Path) => place.every((key, index) => path[index] === key);

const SAMPLE_FILE = /^\/?(?:images|documents)\/sample\//;

/** Sample files are published as long as they are there, whether a page names them or not. */
function leftFolders(folder: string): Problem[] {
  return ['public/images/sample', 'public/documents/sample'].flatMap((path) => {
    let count = 0;
    try {
      count = readdirSync(join(folder, path), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length;
    } catch {
      // The folder is gone, as it should be.
    }
    if (count === 0) return [];
    return [
      ofFile(path, {
        code: 'sample-left',
        value: count,
        message: `The folder still holds ${count === 1 ? 'a sample file' : `${count} sample files`}, which would be published.`,
        hint: 'Remove the folder when no page needs it any more.',
      }),
    ];
  });
}

/** Contact data that leads nowhere. What is marked as sample content is reported as that. */
export function contact(site: CheckedSite): Problem[] {
  if (site.site?.sample === true) return [];
  const isSample = site.site?.contact.sample === true;
  return contactData(site).filter(({ pointer }) => !isSample || pointer?.startsWith('/contact') === false);
}

/** Contact data that leads nowhere, and the address of the site, however they are marked. */
export function contactData(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  if (!file || !site.site) return [];
  const { origin } = site.site;
  const ofSite =
    origin !== undefined && PLACEHOLDER_HOST.test(origin) ? [placeholder(file, ['origin'], origin)] : [];
  const { landline, email, phones = [] } = site.site.contact;
  const placed: [Path, string | undefined][] = [
    [['contact', 'landline'], landline],
    [['contact', 'email'], email],
    ...phones.map((phone, index): [Path, string] => [['contact', 'phones', index], phone]),
  ];
  const found = placed.flatMap(([path, value]) =>
    value !== undefined && PLACEHOLDERS.some((placeholder) => placeholder.test(value))
      ? [placeholder(file, path, value)]
      : [],
  );
  if (landline !== undefined || email !== undefined || phones.length > 0) return [...ofSite, ...found];
  return [
    ...ofSite,
    at(file, ['contact'], {
      code: 'contact-missing',
      message: 'Visitors find neither a telephone number nor an e-mail address.',
      hint: 'Add "landline" or "email".',
    }),
  ];
}

/** Numbers of one digit or in a row, and the domains that nobody can own (RFC 2606). */
const PLACEHOLDERS = [
  /^\+?[\d -]*?(?:0[ -]?){6,}\d?$/,
  /^\+?(?:91[ -]?)?(\d)(?:[ -]?\1){6,}$/,
  /12345[ -]?67890?$/,
  /@(?:[^@]*\.)?(?:example|test|invalid|localhost)$/i,
  /@(?:[^@]*\.)?example\.(?:com|org|net)$/i,
];

const PLACEHOLDER_HOST =
  /^https?:\/\/(?:[^/]*\.)?(?:example|test|invalid|localhost|example\.(?:com|org|net))(?::\d+)?\/?$/i;

const placeholder = (file: SiteFile, path: Path, value: string) =>
  at(file, path, {
    code: 'contact-placeholder',
    value,
    message: `This holds the place of ${path[0] === 'origin' ? 'the real address of the site' : 'the real contact data'}.`,
    hint: 'Write the real one, or leave the field out until it is known.',
  });
