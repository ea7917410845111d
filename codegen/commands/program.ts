/** The commands by their names. */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { suggestion } from '../problems/suggest.ts';
import { UsageError } from '../problems/usageError.ts';
import { isInstalled } from '../site/folder.ts';
import { ended, runCommand } from './running.ts';

/** Each is loaded only when it is called. */
export const commands = {
  build: async () => (await import('./build.ts')).build,
  start: async () => (await import('./start.ts')).start,
  check: async () => (await import('./check.ts')).check,
  lock: async () => (await import('./lock.ts')).lock,
  report: async () => (await import('./report.ts')).report,
  resolve: async () => (await import('./resolve.ts')).resolve,
  new: async () => (await import('./new.ts')).newPage,
  export: async () => (await import('./export.ts')).exportLists,
  move: async () => (await import('./move.ts')).move,
  remove: async () => (await import('./remove.ts')).remove,
  edit: async () => (await import('./edit.ts')).edit,
  dev: async () => (await import('./dev.ts')).dev,
  publish: async () => (await import('./publish.ts')).publish,
  verify: async () => (await import('./verify.ts')).verify,
  init: async () => (await import('./init.ts')).init,
  upgrade: async () => (await import('./upgrade.ts')).upgrade,
  codegen: async () => (await import('./codegen.ts')).codegen,
  bench: async () => (await import('./bench.ts')).bench,
} as const satisfies Record<string, () => Promise<CommandUnknownOpts>>;

/** The name of a command. */
export type CommandName = keyof typeof commands;

/** What only the repository of the engine has: an installed package holds neither the code nor what it needs. */
const OF_THE_REPOSITORY: readonly string[] = ['codegen', 'bench'] satisfies CommandName[];

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** @param installed whether the engine is an installed package */
export const commandNames = (installed = isInstalled): CommandName[] =>
  Object.keys(commands)
    .filter(isCommand)
    .filter((name) => !installed || !OF_THE_REPOSITORY.includes(name));

/**
 * Runs a command, as {@link ended} says.
 *
 * @param args the name of the command, and what it is given
 * @throws (rejects) with our own mistakes
 */
export const runProgram = ([name = '', ...args]: readonly string[]): Promise<void> =>
  ended(async () => {
    if (['', '-h', '--help'].includes(name)) return console.log(await overview());
    const known = commandNames();
    if (!isCommand(name) || !known.includes(name)) {
      const near = isCommand(name)
        ? 'It is for work on the engine itself, and only the repository of the engine has it.'
        : (suggestion(name, known) ?? `The commands are ${known.join(', ')}.`);
      throw new UsageError(`There is no command "${name}". ${near}`);
    }
    await runCommand(await commands[name](), args);
  });

async function overview(): Promise<string> {
  const all = await Promise.all(commandNames().map((name): Promise<CommandUnknownOpts> => commands[name]()));
  const lines = all.map((command) => `  ${command.name().padEnd(8)}  ${command.description()}`);
  return `Commands:\n${lines.join('\n')}\n\nEach has a --help, such as: npm run check -- --help`;
}
