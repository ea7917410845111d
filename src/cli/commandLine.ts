/** Parses command lines with commander, with error messages of our own. */
import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { nearest } from '../core/problems/suggest.ts';
import { UsageError } from '../node/system/usageError.ts';
import { restoreNpmOptions } from './npmOptions.ts';

/**
 * Parses the arguments and runs the action of the command, or prints its help.
 *
 * @param args the arguments after the name of the command
 * @param environment has the options that npm took for its own
 * @throws UsageError (rejects) for an unexpected option, word or value; and any error of the action
 */
export async function runCommandLine(
  command: CommandUnknownOpts,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  configureMessages(command, npmCommand(command.name()));
  try {
    await command.parseAsync(restoreNpmOptions(command, args, environment), { from: 'user' });
  } catch (error) {
    // The help was printed.
    if (error instanceof CommanderError && error.exitCode === 0) return;
    throw error;
  }
}

/** Commands without a script in package.json. */
const WITHOUT_SCRIPT = new Set(['init', 'upgrade']);

function npmCommand(name: string): string {
  if (WITHOUT_SCRIPT.has(name)) return `npx site-from-data ${name}`;
  return name === 'start' ? 'npm start --' : `npm run ${name} --`;
}

function configureMessages(command: CommandUnknownOpts, line: string): void {
  command
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .configureHelp({ commandUsage: (each) => `${line} ${each.usage()}` })
    .configureOutput({ writeOut: (text) => console.log(text.trimEnd()), writeErr: () => undefined })
    .exitOverride((error) => {
      throw error.exitCode === 0 ? error : new UsageError(errorMessage(error, command));
    });
  rejectRepeatedOptions(command);
  for (const part of command.commands) configureMessages(part, `${line} ${part.name()}`);
}

/** By default commander uses the last of several values. Options with a list of values may be repeated. */
function rejectRepeatedOptions(command: CommandUnknownOpts): void {
  for (const option of command.options) {
    const { long, parseArg } = option;
    if (!option.required && !option.optional) continue;
    option.argParser((text: string, previous: unknown) => {
      const isGiven = command.getOptionValueSource(option.attributeName()) === 'cli';
      if (isGiven && !Array.isArray(previous))
        throw new UsageError(`${long} is given a second time. Leave one of them out.`);
      return parseArg ? parseArg(text, previous) : text;
    });
  }
}

type MessageBuilder = (command: CommandUnknownOpts, quoted: readonly string[]) => string;

/** By error code. `quoted` are the quoted words of commander's message. */
const MESSAGES: Readonly<Record<string, MessageBuilder>> = {
  'commander.unknownOption': (command, [option = '']) =>
    unknownOptionMessage(command, option.replace(/=.*$/s, '')),
  'commander.excessArguments': (command) => excessArgumentMessage(command),
  'commander.optionMissingArgument': (_, [flags = '']) =>
    `Give a value after ${flags.split(' ')[0]}: ${flags}`,
  'commander.missingArgument': (_, [name = '']) => `Give the ${name.replaceAll('-', ' ')}.`,
  'commander.invalidArgument': invalidValueMessage,
  'commander.conflictingOption': (_, [one = '', other = '']) =>
    `${one.split(' ')[0]} and ${other.split(' ')[0]} cannot be used together. Leave one of them out.`,
};

function errorMessage({ code, message }: CommanderError, command: CommandUnknownOpts): string {
  const quoted = [...message.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
  return MESSAGES[code]?.(command, quoted) ?? message.replace(/^error: /, '');
}

const optionNames = (command: CommandUnknownOpts) => [
  ...command.options.flatMap(({ long }) => (long ? [long] : [])),
  '--help',
];

/** Former spellings of options and words, and the options that replace them. */
const RENAMED: Readonly<Record<string, string>> = {
  '--keep-similar': '--keep-duplicates',
  forget: '--remove',
  anew: '--reset',
};

/** Returns undefined if the command has no option that replaces a former spelling. */
function renamedMessage(command: CommandUnknownOpts, written: string): string | undefined {
  const option = RENAMED[written];
  const isOption = option !== undefined && command.options.some(({ long }) => long === option);
  return isOption ? `"${written}" was renamed. Use ${option}.` : undefined;
}

/** @param option such as `--relase` */
function unknownOptionMessage(command: CommandUnknownOpts, option: string): string {
  const renamed = renamedMessage(command, option);
  if (renamed !== undefined) return renamed;
  const names = optionNames(command);
  const match = nearest(option, names);
  return [
    `There is no option ${option}.`,
    match === undefined ? `The options are ${names.join(', ')}.` : `Did you mean ${match}?`,
  ].join(' ');
}

function excessArgumentMessage(command: CommandUnknownOpts): string {
  const word = command.args[command.registeredArguments.length] ?? '';
  const renamed = renamedMessage(command, word);
  if (renamed !== undefined) return renamed;
  const option = command.options.find(({ argChoices }) => argChoices?.includes(word));
  const match = option ? `${option.long} ${word}` : nearest(`--${word}`, optionNames(command));
  return [
    `"${word}" is one word too many.`,
    match === undefined
      ? `Put a value of several words in quotes. The options are ${optionNames(command).join(', ')}.`
      : `Did you mean ${match}?`,
  ].join(' ');
}

/** @param quoted the flags of an option and the value, or the value and the name of an argument */
function invalidValueMessage(command: CommandUnknownOpts, quoted: readonly string[]): string {
  const [first = '', second = ''] = quoted;
  const option = command.options.find(({ flags }) => flags === first);
  const argument = option ? undefined : command.registeredArguments.find((each) => each.name() === second);
  const [subject, value] = option ? [option.long, second] : [`The ${second}`, first];
  const choices = (option ?? argument)?.argChoices ?? [];
  const match = nearest(value, choices);
  const question = match === undefined ? '' : ` Did you mean ${match}?`;
  return `${subject} can be ${joinWithOr(choices)}, not "${value}".${question}`;
}

const joinWithOr = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
