/** `npm run new`: drafts an addition, checks and writes it, and reports the remaining tasks. */
import { Command, type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { isPlaceholderCaption } from '../../../core/i18n/placeholderCaption.ts';
import { ContentError, type Problem } from '../../../core/problems/problem.ts';
import { pointerOf } from '../../../core/problems/problemAt.ts';
import { withSuggestion } from '../../../core/problems/suggest.ts';
import { href } from '../../../core/route/path.ts';
import { siteFolder } from '../../content/folder.ts';
import { formatText } from '../../system/format.ts';
import { UsageError } from '../../system/usageError.ts';
import { siteImport } from '../import/addition.ts';
import { type CheckSite, checkChanges, rollbackInterrupted, runTransaction } from '../transaction.ts';
import { readValidSite, type ValidSite } from '../validSite.ts';
import { type AdditionDraft, type AdditionKind, type FileLocation, formatLocation } from './additionDraft.ts';
import { disclosure } from './disclosure.ts';
import { event, events } from './events.ts';
import { Flags, type FlagValues } from './flags.ts';
import { list } from './list.ts';
import { month } from './month.ts';
import { page } from './page.ts';
import { person, staff } from './people.ts';
import { photos } from './photos.ts';
import { validRowsHint } from './sheetFlags.ts';
import { table } from './table.ts';
import { translation } from './translation.ts';

const kinds = {
  event,
  events,
  photos,
  month,
  disclosure,
  list,
  page,
  person,
  staff,
  table,
  translation,
  import: siteImport,
} as const satisfies Record<string, AdditionKind>;

/** A command of its own. */
const isSubcommand = (name: string): name is AdditionKindName => isKind(name) && name !== 'import';

export type AdditionKindName = keyof typeof kinds;

export const isKind = (name: string): name is AdditionKindName => Object.hasOwn(kinds, name);

const SITE_HELP = 'the site folder; default: the current folder';

const BOOLEAN_FLAGS = new Set(['keep-order', 'keep-duplicates', 'day-first', 'month-first', 'valid-rows']);

const REPEATABLE_FLAGS = new Set(['text', 'photos', 'video', 'leave-out', 'list', 'confirm', 'reject']);

export interface NewCommandDependencies {
  check: CheckSite;
  /** @param isComplete false if some files could not be read */
  print: (text: string, isComplete: boolean) => void;
}

/** Creates the command, with a subcommand for each kind. */
export function newCommand(dependencies: NewCommandDependencies): CommandUnknownOpts {
  const names = Object.keys(kinds).filter(isSubcommand);
  const command = new Command('new')
    .description(`Adds content: ${names.join(', ')}`)
    .argument('[kind]', 'the kind of content')
    .option('--site <value>', SITE_HELP)
    // Options after the kind belong to its subcommand.
    .enablePositionalOptions()
    // For a missing or misspelt kind.
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', '\nExample: npm run new -- event --help')
    .action((name = '') => {
      const isMissing = name === '' || name.startsWith('-');
      const unknownKind = withSuggestion(`There is no kind "${name}".`, name, names);
      const message = isMissing ? 'Name what to add.' : unknownKind;
      throw new UsageError(`${message}\n\n${usage()}`);
    });
  for (const name of names) command.addCommand(kindCommand(name, dependencies));
  return command;
}

function kindCommand(name: AdditionKindName, { check, print }: NewCommandDependencies): CommandUnknownOpts {
  const { summary, alias, argument, flags, required }: AdditionKind = kinds[name];
  const requiredOptions = required(() => false).map((flag) =>
    flag === argument ? ` ${flag.toUpperCase()}` : ` --${flag} ...`,
  );
  const command = new Command(name)
    .description(summary)
    .addHelpText('after', `\nExample: npm run new -- ${name}${requiredOptions.join('')}`)
    .action(async () => {
      const { text, isComplete } = await addToSite(name, readFlags(command, argument), check);
      print(text, isComplete);
    });
  if (alias !== undefined) command.alias(alias);
  if (argument !== undefined) command.argument(`[${argument}]`, flags[argument]);
  for (const [flag, help] of Object.entries({ ...flags, site: SITE_HELP })) {
    const option = new Option(BOOLEAN_FLAGS.has(flag) ? `--${flag}` : `--${flag} <value>`, help);
    if (REPEATABLE_FLAGS.has(flag)) option.argParser((text, previous: string[] = []) => [...previous, text]);
    command.addOption(option);
  }
  // Scripts pass it to commands that may ask; this one never does.
  command.addOption(new Option('--yes', 'do not ask for confirmation').hideHelp());
  return command;
}

/** Returns the options of the subcommand, and those before it. */
function readFlags(command: CommandUnknownOpts, argument?: string): FlagValues {
  const values: Readonly<Record<string, unknown>> = command.optsWithGlobals();
  const [first] = command.args;
  return new Map([
    ...(argument === undefined || first === undefined ? [] : new Map([[argument, [first]]])),
    ...command.options.flatMap((option): [string, string[]][] => {
      const value = values[option.attributeName()];
      if (value === undefined) return [];
      return [[option.name(), value === true ? [''] : [value].flat().map(String)]];
    }),
  ]);
}

/**
 * @returns the report, and whether all files could be read
 * @throws UsageError (rejects) for a wrong or missing option, or new errors
 * @throws ContentError (rejects) if the site is invalid; then nothing was changed
 */
async function addToSite(name: AdditionKindName, values: FlagValues, check: CheckSite) {
  const folder = siteFolder(values.get('site')?.[0]);
  for (const line of rollbackInterrupted(folder)) console.log(line);
  const site = await readValidSite(folder);
  assertRequiredFlags(name, site, values);
  if (values.has('photos')) console.log('Reading the pictures …');
  const { draft: planned, base } = await draftForSite(site, name, values);
  const { draft, problems } = await applyDraft(folder, planned, check);
  return { text: formatReport(draft, problems, base), isComplete: (draft.unread ?? []).length === 0 };
}

/**
 * Drafts an addition. Writes nothing.
 *
 * @param folder the site folder, absolute
 * @returns the draft, and the base path of the site
 * @throws UsageError (rejects) for a missing value or one that is not accepted
 * @throws ContentError (rejects) if the site is invalid
 */
export const draftAddition = async (
  name: AdditionKindName,
  folder: string,
  values: FlagValues,
): Promise<{ draft: AdditionDraft; base: string }> => draftForSite(await readValidSite(folder), name, values);

const draftForSite = async (site: ValidSite, name: AdditionKindName, values: FlagValues) => ({
  draft: await kinds[name].draft(site, new Flags(values)),
  base: site.table.base,
});

/**
 * Writes a draft; if the draft allows it, without the rows that the check rejects.
 *
 * @param mode a preview writes nothing
 * @returns what was written
 * @throws UsageError (rejects) with the new errors; then nothing was changed
 */
export async function applyDraft(
  folder: string,
  draft: AdditionDraft,
  check: CheckSite,
  mode?: 'preview',
): Promise<{ draft: AdditionDraft; problems: Problem[] }> {
  const apply = mode === 'preview' ? checkChanges : runTransaction;
  try {
    return { draft, problems: await apply(folder, draft.changes, check) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const reasons = reasonsByRow(error.problems, draft);
    const { rows = [], withoutRows } = draft;
    const hasOtherRows = reasons.size > 0 && reasons.size < rows.length;
    if (withoutRows && hasOtherRows) return applyDraft(folder, withoutRows(reasons), check, mode);
    const problems = error.problems.map((problem) => withRowLocation(problem, draft));
    throw refusalError(problems, hasOtherRows ? validRowsHint() : '');
  }
}

/** The reasons why the check rejects rows of a spreadsheet. The check may list more when these are gone. */
function reasonsByRow(problems: readonly Problem[], draft: AdditionDraft): Map<number, string[]> {
  const reasons = new Map<number, string[]>();
  for (const problem of problems) {
    const { row } = rowOf(problem, draft) ?? {};
    const reason = [problem.message, problem.hint].filter(Boolean).join(' ');
    if (row !== undefined) reasons.set(row, [...(reasons.get(row) ?? []), reason]);
  }
  return reasons;
}

export const additionKind = (name: AdditionKindName): Pick<AdditionKind, 'summary' | 'flags' | 'required'> =>
  kinds[name];

function usage(): string {
  const names = Object.keys(kinds).filter(isSubcommand);
  const width = Math.max(...names.map(({ length }) => length));
  const lines = names.map((name) => `  npm run new -- ${name.padEnd(width)}  ${kinds[name].summary}`);
  return `${lines.join('\n')}\n\nEach lists its options with --help. For forms instead of options, run: npm run edit`;
}

/** @throws UsageError with all missing flags and an example */
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

const shellQuote = (text: string) => (/^[\w./:~-]+$/.test(text) ? text : JSON.stringify(text));

/** Moves a problem to its row of the spreadsheet, which the user can correct. */
function withRowLocation(problem: Problem, draft: AdditionDraft): Problem {
  const row = rowOf(problem, draft);
  return row ? { ...problem, file: row.name, line: undefined, column: undefined } : problem;
}

const rowOf = (problem: Problem, { rows = [] }: AdditionDraft) =>
  rows.find(({ location }) => isWithin(problem, location));

const isWithin = (problem: Problem, { file, path }: FileLocation) =>
  file === problem.file &&
  (path.length === 0 || `${problem.pointer ?? ''}/`.startsWith(`${pointerOf(path)}/`));

const refusalError = (problems: readonly Problem[], hint: string): UsageError =>
  new UsageError(
    `${formatText(problems)}\n\nWhat was to be added would bring ${problems.length === 1 ? 'this error' : 'these errors'}, so nothing was changed.${hint}`,
  );

export function formatReport(
  { values, address, tasks: openTasks, notes, unread = [] }: AdditionDraft,
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
    ...openTasks.map(({ label, location }) => [location ? formatLocation(location) : '', label] as const),
    ...warnings.map(
      ({ file, line, message }) => [formatLocation({ file, path: [], line }), message] as const,
    ),
  ];
  const addressRows = address === undefined ? [] : addressLines(address, base);
  const sections = [
    formatSection(
      'Written',
      values.map(({ label, location }) => [formatLocation(location), label]),
    ),
    addressRows.length === 0 ? [] : ['Address', ...addressRows],
    formatSection(
      'Not taken',
      unread.map(({ name, why }) => [name, why]),
    ),
    notes.length === 0 ? [] : ['To know', ...notes.map((note) => `  ${note}`)],
    formatSection('Left to do', tasks),
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function formatSection(heading: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([location]) => location.length));
  const lines = rows.map(([location, label]) => `  ${location.padEnd(width)}  ${label}`);
  return lines.length === 0 ? [] : [heading, ...lines];
}

/** The address in letters and, if different, percent-encoded. */
function addressLines(path: string, base: string): string[] {
  const readable = path === '' ? '/' : `/${path}/`;
  return [...new Set([readable, href(path)])].map((address) => `  ${base}${address}`);
}
