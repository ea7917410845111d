/** Moves or removes pages: says what changes, asks, and changes all files or none. */
import { ContentError } from '../../../core/problems/problem.ts';
import { MANIFEST, SITE } from '../../content/folder.ts';
import { isError } from '../../content/jsonFile.ts';
import { pageStandings } from '../../content/pageStandings.ts';
import { readCheckedSite } from '../../content/read.ts';
import { formatText } from '../../system/format.ts';
import type { Prompts } from '../../system/prompts.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../create/additionDraft.ts';
import {
  type CheckSite,
  type FileOperation,
  rollbackInterrupted,
  runTransaction,
} from '../create/transaction.ts';
import { type Asked, askedAddress, type Found, foundPages, shown } from './address.ts';
import { type Plan, planMove } from './move.ts';
import { assertStays, pageAbove, planRemoval } from './remove.ts';

/** What a command is given from outside. */
export interface Dependencies {
  /** The site folder, absolute. */
  folder: string;
  /** Absent without a terminal. */
  prompts?: Prompts;
  check: CheckSite;
  /** Whether to change everything without a question. */
  yes: boolean;
  /** Whether only to say what would change. */
  dryRun: boolean;
  /** Called before each step in which the site itself changes. */
  onStep?: () => void;
}

/**
 * Gives pages another address.
 *
 * @param from a page, an entry or a family such as "a/*", in any spelling
 * @param to its new address
 * @returns what to print
 * @throws UsageError (rejects) when that cannot be, or nobody can be asked; then nothing was changed
 * @throws ContentError (rejects) when the site is not sound
 */
export const movePages = (from: string, to: string, dependencies: Dependencies): Promise<string> =>
  change('moved', dependencies, (site) => moveOf(site, from, to));

/**
 * Removes pages, with what nothing else needs.
 *
 * @param from a page, an entry or a family such as "a/*", in any spelling
 * @param to the page to which its old addresses lead; asked for without one, the nearest page above where nobody can be asked
 * @returns what to print
 * @throws as {@link movePages}
 */
export const removePages = (
  from: string,
  to: string | undefined,
  dependencies: Dependencies,
): Promise<string> => change('removed', dependencies, (site, prompts) => removalOf(site, prompts, from, to));

/** What is to be done, and to which pages. */
interface Planned {
  found: Found;
  plan: Plan;
}

async function moveOf(site: ValidSite, from: string, to: string): Promise<Planned> {
  const found = foundPages(askedAddress(from, site), site);
  return { found, plan: planMove(site, found, askedAddress(to, site)) };
}

async function removalOf(
  site: ValidSite,
  prompts: Prompts | undefined,
  from: string,
  to: string | undefined,
): Promise<Planned> {
  const found = foundPages(askedAddress(from, site), site);
  const above = pageAbove(site, found);
  const parse = (text: string): Asked => {
    const target = askedAddress(text, site);
    assertStays(site, found, target);
    return target;
  };
  const nearest = shown({ path: above, family: false });
  const target =
    to === undefined && prompts
      ? await prompts.text('The page to which the old address leads', parse, nearest)
      : parse(to ?? nearest);
  return { found, plan: planRemoval(site, found, target) };
}

/**
 * What moving or removing pages would mean for the files of a site, without doing it.
 *
 * @param folder the site folder, absolute
 * @param from a page, an entry or a family such as "a/*", in any spelling
 * @param to the new address, or the page to which the old ones lead
 * @returns the changes, what they are in plain words, and where the old address leads
 * @throws as {@link movePages}
 */
export async function planned(
  act: 'move' | 'remove',
  folder: string,
  from: string,
  to: string | undefined,
): Promise<{ changes: FileOperation[]; text: string; path: string }> {
  const site = await readSound(folder);
  const { found, plan } =
    act === 'move' ? await moveOf(site, from, to ?? '') : await removalOf(site, undefined, from, to);
  return {
    changes: plan.edits.changes(MANIFEST),
    text: described(found, plan, site),
    path: plan.addresses.get(found.path) ?? '',
  };
}

async function change(
  done: 'moved' | 'removed',
  dependencies: Dependencies,
  draft: (site: ValidSite, prompts: Prompts | undefined) => Promise<Planned>,
): Promise<string> {
  const { folder, check, yes, dryRun, onStep } = dependencies;
  const prompts = yes ? undefined : dependencies.prompts;
  if (!prompts && !yes && !dryRun) {
    throw new UsageError(
      'There is no terminal to ask at. Add --yes to change the site, or --dry-run to see what would change.',
    );
  }
  for (const line of rollbackInterrupted(folder)) console.log(line);
  const site = await readSound(folder);
  const { found, plan } = await draft(site, prompts);
  const preview = described(found, plan, site);
  if (dryRun) return `${preview}\n\nNothing was changed: this was a dry run.`;
  if (prompts) {
    prompts.say(`\n${preview}\n`);
    if (!(await prompts.confirm('Change these files?'))) return 'Nothing was changed.';
  }
  await runTransaction(folder, plan.edits.changes(MANIFEST), check, onStep).catch(refused);
  return prompts ? `The ${found.pages.length === 1 ? 'page is' : 'pages are'} ${done}.` : preview;
}

/** @throws UsageError with the errors that a change would bring; anything else as it is */
export function refused(error: unknown): never {
  if (!(error instanceof ContentError)) throw error;
  const { problems } = error;
  throw new UsageError(
    `${formatText(problems)}\n\nThe site would have ${problems.length === 1 ? 'this error' : 'these errors'} then, so nothing was changed.`,
  );
}

/** @throws ContentError when the site cannot be relied on */
async function readSound(folder: string): Promise<ValidSite> {
  const site = await readCheckedSite(folder);
  const { manifest, table, site: institution } = site;
  const errors = site.problems.filter((problem) => isError(problem) && !site.drafts.spares(problem));
  if (!manifest || !table || !institution) {
    throw new ContentError(errors.filter(({ file }) => file === MANIFEST || file === SITE));
  }
  // In a file that cannot be read there may be links to what moves.
  if (errors.length > 0) throw new ContentError(errors);
  return { ...site, manifest, table, site: institution };
}

/** How many addresses are named. */
const MOST = 20;

function described(
  { path, family, pages }: Found,
  { edits, addresses, notes }: Plan,
  site: ValidSite,
): string {
  const full = (path: string) => site.table.base + (path === '' ? '/' : `/${path}/`);
  const lines = pages.slice(0, MOST).map((path) => `  ${full(path)} → ${full(addresses.get(path) ?? '')}`);
  const more = pages.length > MOST ? [`  and ${pages.length - MOST} more`] : [];
  return [
    // Nobody has the address of a page that visitors have not seen.
    !family && pageStandings(site).withheld.has(path) ? 'Addresses' : 'Addresses, which lead on from now on',
    ...lines,
    ...more,
    '',
    'Files',
    ...edits.describe(),
    ...(notes.length === 0 ? [] : ['', 'To know', ...notes.map((note) => `  ${note}`)]),
  ].join('\n');
}
