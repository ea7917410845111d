/**
 * Restores options without a `--` before them. npm takes them for its own and passes them as variables:
 * `npm run check --release` becomes `npm_config_release=true`, and `npm run build --out X` becomes
 * `npm_config_out=true` and the word X
 * (https://docs.npmjs.com/cli/v11/using-npm/config#environment-variables).
 */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import leven from 'leven';
import { UsageError } from '../node/system/usageError.ts';

/** Settings of npm itself, which may come from a user's file. They count only with another option of ours. */
const NPM_OPTIONS = new Set(['force', 'name', 'yes']);

/** Options that npm completes to an option of its own, which gets the value. */
const NPM_EXPANSIONS: Readonly<Record<string, string>> = { '--to': '--token-description' };

interface SwallowedOption {
  /** Such as `--out`. */
  long: string;
  /** The value of the variable. */
  text: string;
  takesValue: boolean;
}

/**
 * Adds the options that npm took to the arguments. Without npm, or in another script, nothing changes.
 *
 * @throws UsageError if the value of an option is lost, or an option is nearly one of ours
 */
export function restoreNpmOptions(
  command: CommandUnknownOpts,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): readonly string[] {
  if (environment.npm_lifecycle_event !== command.name()) return args;
  const subcommand = command.commands.find((each) => each.name() === args[0]);
  const all = (subcommand ?? command).options.flatMap((option) => {
    const long = option.long ?? '';
    const text = npmValue(option.negate, long, environment);
    const isInArgs = args.some((arg) => arg === long || arg.startsWith(`${long}=`));
    return text === '' || text === 'false' || isInArgs
      ? []
      : [{ long, text, takesValue: option.required || option.optional }];
  });
  const swallowed = all.some(({ long }) => !NPM_OPTIONS.has(long.slice(2))) ? all : [];
  const lostOption = commandWithLostOption(subcommand ?? command, args);
  const line = `npm ${command.name() === 'start' ? 'start' : `run ${command.name()}`} --`;

  const typo = swallowed.length === 0 ? findTypo(subcommand ?? command, environment) : undefined;
  if (typo) {
    throw new UsageError(
      `There is no option ${typo.written}. Did you mean ${typo.meant}? Write: ${line} ${typo.meant}`,
    );
  }
  if (lostOption !== undefined || swallowed.some(({ text, takesValue }) => takesValue && text === 'true')) {
    throw new UsageError(
      `npm keeps options for itself unless -- is written before them. Write: ${line} ${lostOption ?? optionsAsWritten(swallowed, args, subcommand?.name())}`,
    );
  }
  return [
    ...args,
    ...swallowed.map(({ long, text, takesValue }) =>
      takesValue || text !== 'true' ? `${long}=${text}` : long,
    ),
  ];
}

/** Returns the value of an option in the variables. npm passes `--no-open` as an empty `open`. */
function npmValue(isNegated: boolean, long: string, environment: NodeJS.ProcessEnv): string {
  if (!isNegated)
    return environment[variableName(long)] ?? environment[variableName(NPM_EXPANSIONS[long] ?? long)] ?? '';
  return environment[variableName(long.replace('--no-', '--'))] === '' ? 'true' : '';
}

const variableName = (long: string) => `npm_config_${long.slice(2).replaceAll('-', '_')}`;

/**
 * Returns the command line with an option whose name npm has removed: npm completes `--format` to
 * `--format-package-lock`, which is on by default, so there is no variable.
 */
function commandWithLostOption({ options }: CommandUnknownOpts, args: readonly string[]): string | undefined {
  const takesNext = (arg = '') =>
    options.some(({ long, required, optional }) => long === arg && (required || optional));
  for (const { long = '', argChoices = [] } of options) {
    const at = args.findIndex((arg, index) => argChoices.includes(arg) && !takesNext(args[index - 1]));
    const value = args[at];
    if (value !== undefined) return [long, value, ...args.toSpliced(at, 1)].map(quoteIfNeeded).join(' ');
  }
  return undefined;
}

/** Returns the options with their values; a single word is the value of the single option without one. */
function optionsAsWritten(
  swallowed: readonly SwallowedOption[],
  args: readonly string[],
  subcommand: string | undefined,
): string {
  const words = args.filter((arg) => !arg.startsWith('-')).slice(subcommand === undefined ? 0 : 1);
  const withoutValue = swallowed.filter(({ text, takesValue }) => takesValue && text === 'true');
  const [word] = words.length === 1 && withoutValue.length === 1 ? words : [];
  const options = swallowed.map((option) => {
    if (!option.takesValue) return option.long;
    return `${option.long} ${quoteIfNeeded(withoutValue.includes(option) ? (word ?? '…') : option.text)}`;
  });
  return [...(subcommand === undefined ? [] : [subcommand]), ...options].join(' ');
}

const quoteIfNeeded = (text: string) => (/[\s"'$]/.test(text) ? JSON.stringify(text) : text);

/**
 * Finds an unknown option with one changed letter or swapped letters of one of ours. npm has many options.
 */
function findTypo(
  command: CommandUnknownOpts,
  environment: NodeJS.ProcessEnv,
): { written: string; meant: string } | undefined {
  for (const [name, text] of Object.entries(environment)) {
    if (!name.startsWith('npm_config_') || text !== 'true') continue;
    const written = `--${name.slice('npm_config_'.length).replaceAll('_', '-')}`;
    for (const { long } of command.options) {
      if (!long || long === written || written.length < MIN_TYPO_LENGTH) continue;
      if (sortLetters(written) === sortLetters(long) || leven(written, long) === 1)
        return { written, meant: long };
    }
  }
  return undefined;
}

/** npm has similar shorter options, such as `--ci`. */
const MIN_TYPO_LENGTH = '--out'.length;

const sortLetters = (text: string) => [...text].sort().join('');
