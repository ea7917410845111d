/** `npm run move` and `npm run remove`: describes the changes, asks, and changes all files or none. */
import { ContentError } from '../../../core/problems/problem.ts';
import { MANIFEST } from '../../content/folder.ts';
import { isError } from '../../content/jsonFile.ts';
import { pageStatuses } from '../../content/pageStatuses.ts';
import { formatText } from '../../system/format.ts';
import type { Prompts } from '../../system/prompts.ts';
import { UsageError } from '../../system/usageError.ts';
import { type CheckSite, type FileOperation, rollbackInterrupted, runTransaction } from '../transaction.ts';
import { readValidSite, type ValidSite } from '../validSite.ts';
import {
  type AddressedPages,
  findAddressedPages,
  formatAddress,
  type PageAddress,
  parseAddress,
} from './address.ts';
import { type MovePlan, planMove } from './move.ts';
import { assertRemains, pageAbove, planRemoval } from './remove.ts';

export interface MoveDependencies {
  /** The site folder, absolute. */
  folder: string;
  /** Absent without a terminal. */
  prompts?: Prompts;
  check: CheckSite;
  /** Skips the questions. */
  yes: boolean;
  /** Describes the changes and changes nothing. */
  dryRun: boolean;
  /** Called before each change of the site itself. */
  onStep?: () => void;
}

/**
 * Moves pages.
 *
 * @param from a page, an entry or a family such as "a/*", in any spelling
 * @returns the text to print
 * @throws UsageError (rejects) if the move is impossible or the user cannot be asked; then nothing was
 * changed
 * @throws ContentError (rejects) if the site has errors
 */
export const movePages = (from: string, to: string, dependencies: MoveDependencies): Promise<string> =>
  runChange('moved', dependencies, (site) => draftMove(site, from, to));

/**
 * Removes pages, and files that no other page uses.
 *
 * @param from a page, an entry or a family such as "a/*", in any spelling
 * @param to the target of the redirects; if absent, the user is asked, or it is the nearest parent page
 * @returns the text to print
 * @throws as {@link movePages}
 */
export const removePages = (
  from: string,
  to: string | undefined,
  dependencies: MoveDependencies,
): Promise<string> =>
  runChange('removed', dependencies, (site, prompts) => draftRemoval(site, prompts, from, to));

interface PlannedChange {
  pages: AddressedPages;
  plan: MovePlan;
}

async function draftMove(site: ValidSite, from: string, to: string): Promise<PlannedChange> {
  const pages = findAddressedPages(parseAddress(from, site), site);
  return { pages, plan: planMove(site, pages, parseAddress(to, site)) };
}

async function draftRemoval(
  site: ValidSite,
  prompts: Prompts | undefined,
  from: string,
  to: string | undefined,
): Promise<PlannedChange> {
  const pages = findAddressedPages(parseAddress(from, site), site);
  const above = pageAbove(site, pages);
  const parse = (text: string): PageAddress => {
    const target = parseAddress(text, site);
    assertRemains(site, pages, target);
    return target;
  };
  const defaultTarget = formatAddress({ path: above, isFamily: false });
  const target =
    to === undefined && prompts
      ? await prompts.text('The page to which the old address leads', parse, defaultTarget)
      : parse(to ?? defaultTarget);
  return { pages, plan: planRemoval(site, pages, target) };
}

/**
 * Plans a move or removal. Writes nothing.
 *
 * @param folder the site folder, absolute
 * @param from a page, an entry or a family such as "a/*", in any spelling
 * @param to the new address, or the target of the redirects
 * @returns the changes, their description, and the new path
 * @throws as {@link movePages}
 */
export async function previewChange(
  action: 'move' | 'remove',
  folder: string,
  from: string,
  to: string | undefined,
): Promise<{ changes: FileOperation[]; text: string; path: string }> {
  const site = await readErrorFreeSite(folder);
  const { pages, plan } =
    action === 'move' ? await draftMove(site, from, to ?? '') : await draftRemoval(site, undefined, from, to);
  return {
    changes: plan.edits.changes(MANIFEST),
    text: describeChange(pages, plan, site),
    path: plan.addresses.get(pages.path) ?? '',
  };
}

async function runChange(
  participle: 'moved' | 'removed',
  dependencies: MoveDependencies,
  draft: (site: ValidSite, prompts: Prompts | undefined) => Promise<PlannedChange>,
): Promise<string> {
  const { folder, check, yes, dryRun, onStep } = dependencies;
  const prompts = yes ? undefined : dependencies.prompts;
  if (!prompts && !yes && !dryRun) {
    throw new UsageError(
      'There is no terminal to ask at. Add --yes to change the site, or --dry-run to see what would change.',
    );
  }
  for (const line of rollbackInterrupted(folder)) console.log(line);
  const site = await readErrorFreeSite(folder);
  const { pages, plan } = await draft(site, prompts);
  const preview = describeChange(pages, plan, site);
  if (dryRun) return `${preview}\n\nNothing was changed: this was a dry run.`;
  if (prompts) {
    prompts.print(`\n${preview}\n`);
    if (!(await prompts.confirm('Change these files?'))) return 'Nothing was changed.';
  }
  await runTransaction(folder, plan.edits.changes(MANIFEST), check, onStep).catch(rethrowAsUsageError);
  return prompts ? `The ${pages.pages.length === 1 ? 'page is' : 'pages are'} ${participle}.` : preview;
}

/** @throws UsageError with the new errors of a change; rethrows any other error */
export function rethrowAsUsageError(error: unknown): never {
  if (!(error instanceof ContentError)) throw error;
  const { problems } = error;
  throw new UsageError(
    `${formatText(problems)}\n\nThe site would have ${problems.length === 1 ? 'this error' : 'these errors'} then, so nothing was changed.`,
  );
}

/** @throws ContentError (rejects) if the site has errors */
async function readErrorFreeSite(folder: string): Promise<ValidSite> {
  const site = await readValidSite(folder);
  const errors = site.problems.filter((problem) => isError(problem) && !site.drafts.isExcused(problem));
  // An invalid file may have links to the moved pages.
  if (errors.length > 0) throw new ContentError(errors);
  return site;
}

const MAX_LISTED_PAGES = 20;

function describeChange(
  { path, isFamily, pages }: AddressedPages,
  { edits, addresses, notes }: MovePlan,
  site: ValidSite,
): string {
  const fullPath = (path: string) => site.table.base + (path === '' ? '/' : `/${path}/`);
  const lines = pages
    .slice(0, MAX_LISTED_PAGES)
    .map((path) => `  ${fullPath(path)} → ${fullPath(addresses.get(path) ?? '')}`);
  const more = pages.length > MAX_LISTED_PAGES ? [`  and ${pages.length - MAX_LISTED_PAGES} more`] : [];
  return [
    // Visitors never saw a withheld page.
    !isFamily && pageStatuses(site).withheld.has(path) ? 'Addresses' : 'Addresses, which lead on from now on',
    ...lines,
    ...more,
    '',
    'Files',
    ...edits.describe(),
    ...(notes.length === 0 ? [] : ['', 'To know', ...notes.map((note) => `  ${note}`)]),
  ].join('\n');
}
