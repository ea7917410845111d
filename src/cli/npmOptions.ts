/**
 * Options without a `--` before them. npm takes them for settings of its own and hands them on as variables:
 * `npm run check --release` becomes `npm_config_release=true`, and `npm run build --out X` becomes `npm_config_out=true` and
 * the word X (https://docs.npmjs.com/cli/v11/using-npm/config#environment-variables).
 */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import leven from 'leven';
import { UsageError } from '../node/system/usageError.ts';

/** Settings that npm has itself and may have from a user's file: they count only beside an option that is ours alone. */
const NPM_OWN = new Set(['force', 'name', 'yes']);

/** Options that npm takes for the beginning of one of its own, which then has the value: the names of those. */
const LENGTHENED: Readonly<Record<string, string>> = { '--to': '--token-description' };

interface Found {
  /** Such as `--out`. */
  long: string;
  /** What npm has kept of its value. */
  text: string;
  takesValue: boolean;
}

/**
 * The arguments with the options that npm took for its own.
 *
 * @param command `npm run NAME`, with its options
 * @param args what follows the name
 * @param environment as npm makes it; one that another script or no npm has made changes nothing
 * @throws UsageError when the value of an option is lost, or an option is nearly one of ours
 */
export function withNpmOptions(
  command: CommandUnknownOpts,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): readonly string[] {
  if (environment.npm_lifecycle_event !== command.name()) return args;
  const part = command.commands.find((each) => each.name() === args[0]);
  const all = (part ?? command).options.flatMap((option) => {
    const long = option.long ?? '';
    const text = keptOf(option.negate, long, environment);
    const given = args.some((arg) => arg === long || arg.startsWith(`${long}=`));
    return text === '' || text === 'false' || given
      ? []
      : [{ long, text, takesValue: option.required || option.optional }];
  });
  const found = all.some(({ long }) => !NPM_OWN.has(long.slice(2))) ? all : [];
  const lost = withLostOption(part ?? command, args);
  const line = `npm ${command.name() === 'start' ? 'start' : `run ${command.name()}`} --`;

  const typing = found.length === 0 ? nearMiss(part ?? command, environment) : undefined;
  if (typing) {
    throw new UsageError(
      `There is no option ${typing.written}. Did you mean ${typing.meant}? Write: ${line} ${typing.meant}`,
    );
  }
  if (lost !== undefined || found.some(({ text, takesValue }) => takesValue && text === 'true')) {
    throw new UsageError(
      `npm keeps options for itself unless -- is written before them. Write: ${line} ${lost ?? written(found, args, part?.name())}`,
    );
  }
  return [
    ...args,
    ...found.map(({ long, text, takesValue }) => (takesValue || text !== 'true' ? `${long}=${text}` : long)),
  ];
}

/** What npm has kept of an option: of `--no-open` an empty `open`, of one that was not given nothing. */
function keptOf(isNegated: boolean, long: string, environment: NodeJS.ProcessEnv): string {
  if (!isNegated) return environment[variable(long)] ?? environment[variable(LENGTHENED[long] ?? long)] ?? '';
  return environment[variable(long.replace('--no-', '--'))] === '' ? 'true' : '';
}

const variable = (long: string) => `npm_config_${long.slice(2).replaceAll('-', '_')}`;

/**
 * The line with an option of which npm has left the value alone: to npm `--format` is the beginning of `--format-package-lock`, which
 * is on in any case, so no variable says that it was given.
 */
function withLostOption({ options }: CommandUnknownOpts, args: readonly string[]): string | undefined {
  const takesNext = (arg = '') =>
    options.some(({ long, required, optional }) => long === arg && (required || optional));
  for (const { long = '', argChoices = [] } of options) {
    const at = args.findIndex((arg, index) => argChoices.includes(arg) && !takesNext(args[index - 1]));
    const value = args[at];
    if (value !== undefined) return [long, value, ...args.toSpliced(at, 1)].map(quoted).join(' ');
  }
  return undefined;
}

/** The options as they have to be written; the one value is known when there is one word for it. */
function written(found: readonly Found[], args: readonly string[], part: string | undefined): string {
  const words = args.filter((arg) => !arg.startsWith('-')).slice(part === undefined ? 0 : 1);
  const lost = found.filter(({ text, takesValue }) => takesValue && text === 'true');
  const [word] = words.length === 1 && lost.length === 1 ? words : [];
  const options = found.map((option) => {
    if (!option.takesValue) return option.long;
    return `${option.long} ${quoted(lost.includes(option) ? (word ?? '…') : option.text)}`;
  });
  return [...(part === undefined ? [] : [part]), ...options].join(' ');
}

const quoted = (text: string) => (/[\s"'$]/.test(text) ? JSON.stringify(text) : text);

/** A name that is no option, and one letter or two changed letters from one that is; npm itself has many names. */
function nearMiss(
  command: CommandUnknownOpts,
  environment: NodeJS.ProcessEnv,
): { written: string; meant: string } | undefined {
  for (const [name, text] of Object.entries(environment)) {
    if (!name.startsWith('npm_config_') || text !== 'true') continue;
    const written = `--${name.slice('npm_config_'.length).replaceAll('_', '-')}`;
    for (const { long } of command.options) {
      if (!long || long === written || written.length < SHORTEST) continue;
      if (letters(written) === letters(long) || leven(written, long) === 1) return { written, meant: long };
    }
  }
  return undefined;
}

/** Of shorter names npm has one that is near, such as `--ci`. */
const SHORTEST = '--out'.length;

const letters = (text: string) => [...text].sort().join('');
