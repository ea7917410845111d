/** Adds a page to a site: drafts, checks, writes, and reports what is left to do. */
import { Command, type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { isPlaceholderCaption } from '../../../core/i18n/placeholderCaption.ts';
import { ContentError, type Problem } from '../../../core/problems/problem.ts';
import { pointerOf } from '../../../core/problems/problemAt.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { href } from '../../../core/route/path.ts';
import { MANIFEST, SITE, siteFolder } from '../../content/folder.ts';
import { readCheckedSite } from '../../content/readCheckedSite.ts';
import { formatText } from '../../system/format.ts';
import { UsageError } from '../../system/usageError.ts';
import { type CheckSite, rollbackInterrupted, runTransaction } from '../transaction.ts';
import {
  type AdditionDraft,
  type AdditionKind,
  type FileLocation,
  formatLocation,
  type ValidSite,
} from './additionDraft.ts';
import { campMonth } from './camp-month.ts';
import { disclosure } from './disclosure.ts';
import { event } from './event.ts';
import { events } from './events.ts';
import { Flags, type FlagValues } from './flags.ts';
import { morePhotos } from './more-photos.ts';
import { page } from './page.ts';
import { person } from './person.ts';
import { staff } from './staff.ts';
import { table } from './table.ts';
import { translation } from './translation.ts';

const kinds = {
  event,
  events,
  photos: morePhotos,
  month: campMonth,
  disclosure,
  page,
  person,
  staff,
  table,
  translation,
} as const satisfies Record<string, AdditionKind>;

export type AdditionKindName = keyof typeof kinds;

export const isKind = (name: string): name is AdditionKindName => Object.hasOwn(kinds, name);

const SITE_HELP = 'the site folder; this one when left out';

/** Options without a value. */
const BOOLEAN_FLAGS = new Set(['keep-order', 'keep-duplicates', 'day-first', 'month-first']);

/** Options that may be given several times. */
const REPEATABLE_FLAGS = new Set(['text', 'photos', 'video', 'leave-out', 'list', 'confirm', 'reject']);

/** What the command is given from outside. */
export interface NewCommandDependencies {
  check: CheckSite;
  /**
   * Takes what is to be printed at the end.
   *
   * @param whole false if some of the given files could not be read
   */
  print: (text: string, whole: boolean) => void;
}

/** The command `npm run new`, with a command of its own for each kind. */
export function newCommand(dependencies: NewCommandDependencies): CommandUnknownOpts {
  const names = Object.keys(kinds).filter(isKind);
  const command = new Command('new')
    .description(`adds to the site: ${names.join(', ')}`)
    .argument('[kind]', 'what to add')
    .option('--site <value>', SITE_HELP)
    // What follows the kind is for its own command, this option as well.
    .enablePositionalOptions()
    // Options of a kind that is missing or misspelt.
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', '\nExample: npm run new -- event --help')
    .action((name = '') => {
      const isMissing = name === '' || name.startsWith('-');
      const message = isMissing
        ? 'Name what to add.'
        : [`There is no kind "${name}".`, suggestion(name, names)].filter(Boolean).join(' ');
      throw new UsageError(`${message}\n\n${usage()}`);
    });
  for (const name of names) command.addCommand(kindCommand(name, dependencies));
  return command;
}

function kindCommand(name: AdditionKindName, { check, print }: NewCommandDependencies): CommandUnknownOpts {
  const { summary, alias, flags, required }: AdditionKind = kinds[name];
  const requiredOptions = required(() => false).map((flag) => ` --${flag} ...`);
  const command = new Command(name)
    .description(summary)
    .addHelpText('after', `\nExample: npm run new -- ${name}${requiredOptions.join('')}`)
    .action(async () => {
      const { text, whole: isComplete } = await createPage(name, readFlags(command), check);
      print(text, isComplete);
    });
  if (alias !== undefined) command.alias(alias);
  for (const [flag, help] of Object.entries({ ...flags, site: SITE_HELP })) {
    const option = new Option(BOOLEAN_FLAGS.has(flag) ? `--${flag}` : `--${flag} <value>`, help);
    if (REPEATABLE_FLAGS.has(flag)) option.argParser((text, previous: string[] = []) => [...previous, text]);
    command.addOption(option);
  }
  // Scripts give it to commands that may ask. This one never does.
  command.addOption(new Option('--yes', 'asks nothing').hideHelp());
  return command;
}

/** The options that were given, by name: to the kind, or before it. */
function readFlags(command: CommandUnknownOpts): FlagValues {
  const values: Readonly<Record<string, unknown>> = command.optsWithGlobals();
  return new Map(
    command.options.flatMap((option): [string, string[]][] => {
      const value = values[option.attributeName()];
      if (value === undefined) return [];
      return [[option.name(), value === true ? [''] : [value].flat().map(String)]];
    }),
  );
}

/**
 * Adds a page.
 *
 * @param values the options that were given
 * @returns what to print, and whether all given files could be read
 * @throws UsageError (rejects) for a wrong or missing option
 * @throws ContentError (rejects) when the site cannot take the page; then nothing was changed
 */
async function createPage(
  name: AdditionKindName,
  values: FlagValues,
  check: CheckSite,
): Promise<{ text: string; whole: boolean }> {
  const folder = siteFolder(values.get('site')?.[0]);
  for (const line of rollbackInterrupted(folder)) console.log(line);
  const site = await readValidSite(folder);
  assertRequiredFlags(name, site, values);
  if (values.has('photos')) console.log('Reading the pictures …');
  const { draft, base } = await draftForSite(site, name, values);
  const problems = await applyDraft(folder, draft, check);
  return { text: formatReport(draft, problems, base), whole: (draft.unread ?? []).length === 0 };
}

/**
 * What adding something would mean for the files of a site.
 *
 * @param folder the site folder, absolute
 * @returns the draft, and what stands before the addresses of the site
 * @throws UsageError (rejects) for a value that is missing or not accepted
 * @throws ContentError (rejects) when the site is not sound
 */
export const draftAddition = async (
  name: AdditionKindName,
  folder: string,
  values: FlagValues,
): Promise<{ draft: AdditionDraft; base: string }> => draftForSite(await readValidSite(folder), name, values);

async function draftForSite(site: ValidSite, name: AdditionKindName, values: FlagValues) {
  return { draft: await kinds[name].draft(site, new Flags(values)), base: site.table.base };
}

/** Makes the changes of a draft. @throws UsageError (rejects) with the errors that it would bring; then nothing was changed */
export const applyDraft = (folder: string, draft: AdditionDraft, check: CheckSite): Promise<Problem[]> =>
  runTransaction(folder, draft.changes, check).catch((error: unknown) => {
    if (error instanceof ContentError)
      throw refusalError(error.problems.map((problem) => withRowLocation(problem, draft)));
    throw error;
  });

/** What a kind asks for: its summary, its options, and those that it needs. */
export const additionKind = (name: AdditionKindName): Pick<AdditionKind, 'summary' | 'flags' | 'required'> =>
  kinds[name];

function usage(): string {
  const width = Math.max(...Object.keys(kinds).map(({ length }) => length));
  const lines = Object.entries(kinds).map(
    ([name, { summary }]) => `  npm run new -- ${name.padEnd(width)}  ${summary}`,
  );
  return `${lines.join('\n')}\n\nEach lists its options with --help. For forms instead of options, run: npm run edit`;
}

/** @throws UsageError with all missing flags, and a command that has them */
function assertRequiredFlags(name: AdditionKindName, site: ValidSite, values: FlagValues): void {
  const { flags, required, examples }: AdditionKind = kinds[name];
  const requiredFlags = required((flag) => values.has(flag));
  const missing = requiredFlags.filter((flag) => !values.has(flag));
  if (missing.length === 0) return;
  const example = {
    ...examples(site),
    ...Object.fromEntries([...values].map(([flag, [text]]) => [flag, text])),
  };
  const options = requiredFlags.map((flag) => ` --${flag} ${shellQuote(example[flag] ?? '')}`);
  throw new UsageError(
    [
      `npm run new -- ${name}: options are missing. Nothing was changed.`,
      ...missing.map((flag) => `  --${flag.padEnd(8)}  ${flags[flag]}`),
      '',
      `Example: npm run new -- ${name}${options.join('')}`,
      'To fill in a form instead, run: npm run edit',
    ].join('\n'),
  );
}

/** As a word of a command line. */
const shellQuote = (text: string) => (/^[\w./:~-]+$/.test(text) ? text : JSON.stringify(text));

/** @throws ContentError when the manifest or site.json cannot be relied on */
export async function readValidSite(folder: string): Promise<ValidSite> {
  const site = await readCheckedSite(folder);
  const { manifest, table, site: institution } = site;
  if (!manifest || !table || !institution) {
    throw new ContentError(site.problems.filter(({ file }) => file === MANIFEST || file === SITE));
  }
  return { ...site, manifest, table, site: institution };
}

/** A problem of what comes from a spreadsheet is one of its row there: nothing is written that could be corrected. */
function withRowLocation(problem: Problem, { values }: AdditionDraft): Problem {
  const { row } = values.find(({ location, row }) => row !== undefined && isWithin(problem, location)) ?? {};
  return row === undefined ? problem : { ...problem, file: row, line: undefined, column: undefined };
}

const isWithin = (problem: Problem, { file, path }: FileLocation) =>
  file === problem.file &&
  (path.length === 0 || `${problem.pointer ?? ''}/`.startsWith(`${pointerOf(path)}/`));

/** The errors that what was to be added would have brought. */
function refusalError(problems: readonly Problem[]): UsageError {
  return new UsageError(
    `${formatText(problems)}\n\nWhat was to be added would bring ${problems.length === 1 ? 'this error' : 'these errors'}, so nothing was changed.`,
  );
}

export function formatReport(
  { values, address, tasks: left, notes, unread = [] }: AdditionDraft,
  problems: readonly Problem[],
  base: string,
): string {
  const isInAddition = (problem: Problem) => values.some(({ location }) => isWithin(problem, location));
  const warnings = problems.filter(
    (problem) => isInAddition(problem) && !isPlaceholderCaption(problem.value),
  );
  const retries = unread.map(
    ({ name }) =>
      [name, `copy it again, then: npm run new -- photos --to ${address || '""'} --photos FILE`] as const,
  );
  const tasks = [
    ...retries,
    ...left.map(({ label, location }) => [location ? formatLocation(location) : '', label] as const),
    ...warnings.map(
      ({ file, line, message }) => [formatLocation({ file, path: [], line }), message] as const,
    ),
  ];
  return [
    ...formatSection(
      'Written',
      values.map(({ label, location }) => [formatLocation(location), label] as const),
    ),
    ...(address === undefined ? [] : ['', 'Address', ...addressLines(address, base)]),
    ...(unread.length === 0
      ? []
      : [
          '',
          ...formatSection(
            'Not taken',
            unread.map(({ name, why }) => [name, why] as const),
          ),
        ]),
    ...(notes.length === 0 ? [] : ['', 'To know', ...notes.map((note) => `  ${note}`)]),
    ...(tasks.length === 0 ? [] : ['', ...formatSection('Left to do', tasks)]),
  ].join('\n');
}

function formatSection(heading: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([location]) => location.length));
  return [heading, ...rows.map(([location, label]) => `  ${location.padEnd(width)}  ${label}`)];
}

/** The address in letters, and as it is sent when that differs. */
function addressLines(path: string, base: string): string[] {
  const readable = path === '' ? '/' : `/${path}/`;
  return [...new Set([readable, href(path)])].map((address) => `  ${base}${address}`);
}
