/** Reads a command line with commander, and says in our words what is wrong with it. */
import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { nearest } from '../core/problems/suggest.ts';
import { UsageError } from '../node/system/usageError.ts';
import { restoreNpmOptions } from './npmOptions.ts';

/**
 * Reads the arguments and runs the action of the command, or prints its help.
 *
 * @param command `npm run NAME`, with its options, its arguments and its action
 * @param args what follows the name
 * @param environment where npm leaves the options that it took for its own
 * @throws UsageError (rejects) for an option, a word or a value that is not expected, and whatever the action throws
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
    // The help was asked for and is printed.
    if (error instanceof CommanderError && error.exitCode === 0) return;
    throw error;
  }
}

/** Called before there is a package.json with scripts, or so seldom that it needs none. */
const WITHOUT_SCRIPT = new Set(['init', 'upgrade']);

/** How a command is called: `npm start` and `npm test` need no "run". */
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

/** Without this the last of several values counts; an option that may be given several times gathers them in a list. */
function rejectRepeatedOptions(command: CommandUnknownOpts): void {
  for (const option of command.options) {
    const { long, parseArg } = option;
    if (!option.required && !option.optional) continue;
    option.argParser((text: string, previous: unknown) => {
      const isGiven = command.getOptionValueSource(option.attributeName()) === 'cli';
      if (isGiven && !Array.isArray(previous)) {
        throw new UsageError(`${long} is given a second time. Leave one of them out.`);
      }
      return parseArg ? parseArg(text, previous) : text;
    });
  }
}

type MessageBuilder = (command: CommandUnknownOpts, quoted: readonly string[]) => string;

/** By the code of commander's errors; its own words quote what they are about. */
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

/** The long names of the options of a command, such as `--site`. */
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

/** @param option as it was written, such as `--relase` */
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

/** Of an option commander says its flags and the value, of an argument the value and its name. */
function invalidValueMessage(
  command: CommandUnknownOpts,
  [first = '', second = '']: readonly string[],
): string {
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
