/** Reads a command line with commander, and says in our words what is wrong with it. */
import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { nearest } from '../core/problems/suggest.ts';
import { UsageError } from '../node/system/usageError.ts';
import { withNpmOptions } from './npmOptions.ts';

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
  sayInOurWords(command, npmLine(command.name()));
  try {
    await command.parseAsync(withNpmOptions(command, args, environment), { from: 'user' });
  } catch (error) {
    // The help was asked for and is printed.
    if (error instanceof CommanderError && error.exitCode === 0) return;
    throw error;
  }
}

/** Called before there is a package.json with scripts, or so seldom that it needs none. */
const WITHOUT_SCRIPT = new Set(['init', 'upgrade']);

/** How a command is called: `npm start` and `npm test` need no "run". */
function npmLine(name: string): string {
  if (WITHOUT_SCRIPT.has(name)) return `npx site-from-data ${name}`;
  return name === 'start' ? 'npm start --' : `npm run ${name} --`;
}

function sayInOurWords(command: CommandUnknownOpts, line: string): void {
  command
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .configureHelp({ commandUsage: (each) => `${line} ${each.usage()}` })
    .configureOutput({ writeOut: (text) => console.log(text.trimEnd()), writeErr: () => undefined })
    .exitOverride((error) => {
      throw error.exitCode === 0 ? error : new UsageError(inWords(error, command));
    });
  refuseRepeated(command);
  for (const part of command.commands) sayInOurWords(part, `${line} ${part.name()}`);
}

/** Without this the last of several values counts; an option that may be given several times gathers them in a list. */
function refuseRepeated(command: CommandUnknownOpts): void {
  for (const option of command.options) {
    const { long, parseArg } = option;
    if (!option.required && !option.optional) continue;
    option.argParser((text: string, before: unknown) => {
      const isGiven = command.getOptionValueSource(option.attributeName()) === 'cli';
      if (isGiven && !Array.isArray(before)) {
        throw new UsageError(`${long} is given a second time. Leave one of them out.`);
      }
      return parseArg ? parseArg(text, before) : text;
    });
  }
}

type Words = (command: CommandUnknownOpts, quoted: readonly string[]) => string;

/** By the code of commander's errors; its own words quote what they are about. */
const SENTENCES: Readonly<Record<string, Words>> = {
  'commander.unknownOption': (command, [option = '']) => unknownOption(command, option.replace(/=.*$/s, '')),
  'commander.excessArguments': (command) => strayWord(command),
  'commander.optionMissingArgument': (_, [flags = '']) =>
    `Give a value after ${flags.split(' ')[0]}: ${flags}`,
  'commander.missingArgument': (_, [name = '']) => `Give the ${name.replaceAll('-', ' ')}.`,
  'commander.invalidArgument': wrongValue,
  'commander.conflictingOption': (_, [one = '', other = '']) =>
    `${one.split(' ')[0]} and ${other.split(' ')[0]} cannot be used together. Leave one of them out.`,
};

function inWords({ code, message }: CommanderError, command: CommandUnknownOpts): string {
  const quoted = [...message.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
  return SENTENCES[code]?.(command, quoted) ?? message.replace(/^error: /, '');
}

/** The long names of the options of a command, such as `--site`. */
const optionNames = (command: CommandUnknownOpts) => [
  ...command.options.flatMap(({ long }) => (long ? [long] : [])),
  '--help',
];

/** @param option as it was written, such as `--relase` */
function unknownOption(command: CommandUnknownOpts, option: string): string {
  const known = optionNames(command);
  const near = nearest(option, known);
  return [
    `There is no option ${option}.`,
    near === undefined ? `The options are ${known.join(', ')}.` : `Did you mean ${near}?`,
  ].join(' ');
}

function strayWord(command: CommandUnknownOpts): string {
  const word = command.args[command.registeredArguments.length] ?? '';
  const option = command.options.find(({ argChoices }) => argChoices?.includes(word));
  const near = option ? `${option.long} ${word}` : nearest(`--${word}`, optionNames(command));
  return [
    `"${word}" is one word too many.`,
    near === undefined
      ? `Put a value of several words in quotes. The options are ${optionNames(command).join(', ')}.`
      : `Did you mean ${near}?`,
  ].join(' ');
}

/** Of an option commander says its flags and the value, of an argument the value and its name. */
function wrongValue(command: CommandUnknownOpts, [first = '', second = '']: readonly string[]): string {
  const option = command.options.find(({ flags }) => flags === first);
  const argument = option ? undefined : command.registeredArguments.find((each) => each.name() === second);
  const [what, value] = option ? [option.long, second] : [`The ${second}`, first];
  const choices = (option ?? argument)?.argChoices ?? [];
  const near = nearest(value, choices);
  const question = near === undefined ? '' : ` Did you mean ${near}?`;
  return `${what} can be ${listed(choices)}, not "${value}".${question}`;
}

const listed = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
