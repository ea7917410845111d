/** The list of checks. Each takes the site and gives its problems; none throws for a mistake in the content. */

import { type Code, UNFINISHED } from '../../core/problems/codes.ts';
import { inDraft } from '../../core/problems/inDraft.ts';
import { limitProblems } from '../../core/problems/limit.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { addresses } from '../content/addresses.ts';
import type { CheckedSite } from '../content/model.ts';
import { readCheckedSite } from '../content/readCheckedSite.ts';
import { altText } from './altText.ts';
import { archives } from './archives.ts';
import { brandColours } from './brandColours.ts';
import { type CheckSnapshot, createSnapshot } from './canSkipCheck.ts';
import { chilluSpelling } from './chilluSpelling.ts';
import { dates } from './dates.ts';
import { documentAuthor } from './documentAuthor.ts';
import { duplicateContent } from './duplicateContent.ts';
import { duplicateNames } from './duplicateNames.ts';
import { engineVersionCheck } from './engine.ts';
import { eventTimes } from './eventTimes.ts';
import { evidence, unconfirmedProposals } from './evidence.ts';
import { facts } from './facts.ts';
import { focalPoints } from './focalPoints.ts';
import { languages } from './languages.ts';
import { limits } from './limits.ts';
import { links } from './links.ts';
import { locations } from './locations.ts';
import { lockedUrls } from './lockedUrls.ts';
import { mediaFiles } from './mediaFiles.ts';
import { numberedFields } from './numberedFields.ts';
import { providers } from './providers.ts';
import { publicFiles } from './publicFiles.ts';
import { redirects } from './redirects.ts';
import { requirements } from './requirements.ts';
import { contactSamples, samples } from './samples.ts';
import { schedule } from './schedule.ts';
import { svgDrawings } from './svgDrawings.ts';
import { tables } from './tables.ts';
import { texts } from './texts.ts';
import { uiMessages } from './uiMessages.ts';

type Check = (site: CheckedSite) => Problem[] | Promise<Problem[]>;

/** Those that may find an error, with which a site is not built. */
const errorChecks: readonly Check[] = [
  addresses,
  archives,
  redirects,
  lockedUrls,
  links,
  languages,
  uiMessages,
  mediaFiles,
  providers,
  altText,
  publicFiles,
  svgDrawings,
  tables,
  texts,
  dates,
  schedule,
  eventTimes,
  numberedFields,
  duplicateNames,
  facts,
  requirements,
  evidence,
  brandColours,
];

/** Those that find warnings alone. */
const warningChecks: readonly Check[] = [
  engineVersionCheck,
  focalPoints,
  locations,
  documentAuthor,
  duplicateContent,
  limits,
  chilluSpelling,
];

/** What a site that is still being written may hold, but not one that is published for good. */
const releaseChecks: readonly Check[] = [samples, contactSamples, unconfirmedProposals];

/**
 * Every problem of a site, sorted by file, place and code. Where there are very many, the rest of a file is one problem
 * that counts them; see {@link limitProblems}.
 *
 * @param folder the site folder, absolute
 * @param release whether sample content that is left counts as an error
 */
export async function checkSite(folder: string, release = false): Promise<Problem[]> {
  return limitProblems(await siteProblems(await readCheckedSite(folder), release));
}

/** Every problem of a site that is still being written, in the same order: what is only unfinished is a warning. */
export async function checkDraft(folder: string): Promise<Problem[]> {
  const problems = await siteProblems(await readCheckedSite(folder));
  return limitProblems(
    problems.map((problem) => (UNFINISHED.has(problem.code) ? { ...problem, severity: 'warning' } : problem)),
  );
}

/** All problems of a site that has been read, in the same order, however many there are. */
export const siteProblems = (site: CheckedSite, release = false): Promise<Problem[]> =>
  runChecks([...errorChecks, ...warningChecks], site, release);

async function runChecks(checks: readonly Check[], site: CheckedSite, release: boolean): Promise<Problem[]> {
  const results = await Promise.all(
    [...checks, ...(release ? releaseChecks : [])].map((check) => check(site)),
  );
  const problems = [...site.problems, ...withoutRepeats(results.flat(), site.problems)];
  return problems
    .map((problem) => (site.drafts.isExcused(problem) ? inDraft(problem) : problem))
    .sort(byPosition);
}

/** Problems in the order in which they are reported, as many as can be read. */
export const sortAndLimit = (problems: readonly Problem[]): Problem[] =>
  limitProblems([...problems].sort(byPosition));

/** By code points, which every machine orders alike. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const byPosition = (a: Problem, b: Problem) =>
  compare(a.file, b.file) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0) ||
  compare(a.code, b.code) ||
  compare(a.message, b.message);

/** What a schema has against a value itself, and not against what is missing beside it. */
const VALUE_CODES: ReadonlySet<string> = new Set<Code>([
  'field-unknown',
  'type-wrong',
  'value-empty',
  'value-unknown',
  'value-wrong',
  'format-wrong',
  'link-scheme',
  'link-character',
  'link-user',
  'link-private',
  'media-outside',
  'video-unknown',
]);

/** What is missing in an object that has a misspelt field may be just that. */
const MISSING_CODES: ReadonlySet<string> = new Set<Code>([
  'caption-missing',
  'alt-missing',
  'field-gap',
  'field-alone',
  'menu-empty',
]);

/** Problems of values that their schema refuses already would only say the same in other words. */
function withoutRepeats(found: readonly Problem[], refused: readonly Problem[]): Problem[] {
  const refusedPositions = new Set(refused.filter(({ code }) => VALUE_CODES.has(code)).map(keyOf));
  if (refusedPositions.size === 0) return [...found];
  const misspelt = new Set(
    refused
      .filter(({ code }) => code === 'field-unknown')
      .map(({ file, pointer = '' }) => `${file}#${parentOf(pointer)}`),
  );
  return found.filter(({ file, code, pointer = '' }) => {
    if (MISSING_CODES.has(code)) {
      if (misspelt.has(`${file}#${pointer}`) || misspelt.has(`${file}#${parentOf(pointer)}`)) return false;
    }
    for (let ancestor = pointer; ; ancestor = parentOf(ancestor)) {
      if (refusedPositions.has(`${file}#${ancestor}`)) return false;
      if (ancestor === '') return true;
    }
  });
}

const keyOf = ({ file, pointer }: Problem) => `${file}#${pointer}`;

const parentOf = (pointer: string) => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

/**
 * The errors of a site, without what only warns, and what the next check may know of it where there is none.
 *
 * @param release see {@link checkSite}
 */
export async function runErrorChecks(
  folder: string,
  release: boolean,
): Promise<{ errors: Problem[]; checked?: CheckSnapshot }> {
  const site = await readCheckedSite(folder);
  const problems = await runChecks(errorChecks, site, release);
  const errors = limitProblems(problems.filter(({ severity }) => severity === 'error'));
  return errors.length > 0 ? { errors } : { errors, checked: createSnapshot(site) };
}

/**
 * The errors of a site, without what only warns.
 *
 * @param release see {@link checkSite}
 */
export const siteErrors = async (folder: string, release = false): Promise<Problem[]> =>
  (await runErrorChecks(folder, release)).errors;

/** @throws ContentError (rejects) with every error of the site, when there is one */
export async function assertValid(folder: string): Promise<void> {
  const errors = await siteErrors(folder);
  if (errors.length > 0) throw new ContentError(errors, folder);
}
