/** The list of checks. Each takes the site and returns its problems; none throws for invalid content. */

import { type Code, UNFINISHED } from '../../core/problems/codes.ts';
import { limitProblems } from '../../core/problems/limit.ts';
import { ContentError, inDraft, type Problem } from '../../core/problems/problem.ts';
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
import { analyticsHost, thirdPartyScripts } from './siteScripts.ts';
import { slots } from './slots.ts';
import { svgDrawings } from './svgDrawings.ts';
import { tables } from './tables.ts';
import { texts } from './texts.ts';
import { uiMessages } from './uiMessages.ts';

type Check = (site: CheckedSite) => Problem[] | Promise<Problem[]>;

/** Checks that may return errors, which prevent a build. */
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
  analyticsHost,
  slots,
];

const warningChecks: readonly Check[] = [
  engineVersionCheck,
  focalPoints,
  locations,
  documentAuthor,
  duplicateContent,
  limits,
  chilluSpelling,
];

/** Checks for content that is allowed only before the release. */
const releaseChecks: readonly Check[] = [samples, contactSamples, unconfirmedProposals, thirdPartyScripts];

/**
 * Returns the problems of a site, sorted by file, position and code. Many problems of one file are
 * summarised; see {@link limitProblems}.
 *
 * @param folder the site folder, absolute
 * @param release treats remaining sample content as an error
 */
export async function checkSite(folder: string, release = false): Promise<Problem[]> {
  return limitProblems(await siteProblems(await readCheckedSite(folder), release));
}

/** Like {@link checkSite}, but unfinished content is a warning. */
export async function checkDraft(folder: string): Promise<Problem[]> {
  const problems = await siteProblems(await readCheckedSite(folder));
  return limitProblems(
    problems.map((problem) => (UNFINISHED.has(problem.code) ? { ...problem, severity: 'warning' } : problem)),
  );
}

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

export const sortAndLimit = (problems: readonly Problem[]): Problem[] =>
  limitProblems([...problems].sort(byPosition));

/** Compares by code points, which gives the same order on every machine. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const byPosition = (a: Problem, b: Problem) =>
  compare(a.file, b.file) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0) ||
  compare(a.code, b.code) ||
  compare(a.message, b.message);

/** Schema problems of a value itself, as opposed to missing fields. */
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

/** A missing field may be a misspelt one. */
const MISSING_CODES: ReadonlySet<string> = new Set<Code>([
  'caption-missing',
  'alt-missing',
  'field-gap',
  'field-alone',
  'menu-empty',
]);

function withoutRepeats(problems: readonly Problem[], schemaProblems: readonly Problem[]): Problem[] {
  const refusedPositions = new Set(schemaProblems.filter(({ code }) => VALUE_CODES.has(code)).map(keyOf));
  if (refusedPositions.size === 0) return [...problems];
  const misspelt = new Set(
    schemaProblems
      .filter(({ code }) => code === 'field-unknown')
      .map(({ file, pointer = '' }) => `${file}#${parentOf(pointer)}`),
  );
  return problems.filter(({ file, code, pointer = '' }) => {
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
 * Returns the errors of a site, and without errors a snapshot for the next check.
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

/** @param release see {@link checkSite} */
export const siteErrors = async (folder: string, release = false): Promise<Problem[]> =>
  (await runErrorChecks(folder, release)).errors;

/** @throws ContentError (rejects) with all errors of the site */
export async function assertValid(folder: string): Promise<void> {
  const errors = await siteErrors(folder);
  if (errors.length > 0) throw new ContentError(errors, folder);
}
