import { emailsOf, phonesOf } from '../../core/data/contact/methods.ts';
import { textMessages } from '../../core/problems/messages/texts.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemAt, problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import { SITE } from './folder.ts';
import { type CheckedSite, fileOf } from './model.ts';
import { type PlacedText, siteTexts } from './siteValues.ts';

/** Returns true for a sample file of a new site. @param path from `public/` */
export const isSampleFile = (path: string): boolean => SAMPLE_FILE.test(path);

const SAMPLE_FILE = /^\/?(?:images|documents)\/sample\//;

/** Reports contact placeholders and a placeholder origin, marked as sample content or not. */
export function findContactPlaceholders(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  if (!file || !site.site) return [];
  const { origin } = site.site;
  const originProblems =
    origin !== undefined && PLACEHOLDER_HOST.test(origin) ? [placeholder(file, ['origin'], origin)] : [];
  const { contact } = site.site;
  const contactProblems = siteTexts(site)
    .filter(({ file: { file }, path, role }) => file === SITE && path[0] === 'contact' && isContactRole(role))
    .filter(({ text, role }) => isPlaceholder(role === 'phone' ? text.replace(/[()./]/g, ' ') : text))
    .map(({ path, text }) => placeholder(file, path, text));
  if (phonesOf(contact).length > 0 || emailsOf(contact).length > 0)
    return [...originProblems, ...contactProblems];
  return [...originProblems, problemAt(file, ['contact'], textMessages.contactMissing)];
}

const isContactRole = (role: PlacedText['role']) => role === 'phone' || role === 'email';

const isPlaceholder = (text: string) => PLACEHOLDERS.some((placeholder) => placeholder.test(text));

/** Numbers with one repeated digit or in a sequence, and reserved domains (RFC 2606). */
const PLACEHOLDERS = [
  /^\+?[\d -]*?(?:0[ -]?){6,}\d?$/,
  /^(?:\+\d{1,3}[ -]?)?(\d)(?:[ -]?\1){6,}$/,
  /12345[ -]?67890?$/,
  /@(?:[^@]*\.)?(?:example|test|invalid|localhost)$/i,
  /@(?:[^@]*\.)?example\.(?:com|org|net)$/i,
];

const PLACEHOLDER_HOST =
  /^https?:\/\/(?:[^/]*\.)?(?:example|test|invalid|localhost|example\.(?:com|org|net))(?::\d+)?\/?$/i;

const placeholder = (file: SiteFile, path: Path, value: string) =>
  problemWithValue(file, path, textMessages.contactPlaceholder(value));
