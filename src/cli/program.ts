import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { suggestion } from '../core/problems/suggest.ts';
import { UsageError } from '../node/system/usageError.ts';
import { runAndReport, runCommand } from './runCommand.ts';

/** Loaded on demand. */
export const commands = {
  build: async () => (await import('./build.ts')).build,
  start: async () => (await import('./start.ts')).start,
  check: async () => (await import('./check.ts')).check,
  lock: async () => (await import('./lock.ts')).lock,
  report: async () => (await import('./report.ts')).report,
  resolve: async () => (await import('./resolve.ts')).resolve,
  new: async () => (await import('./new.ts')).newPage,
  import: async () => (await import('./import.ts')).importSite,
  export: async () => (await import('./export.ts')).exportLists,
  move: async () => (await import('./move.ts')).move,
  remove: async () => (await import('./remove.ts')).remove,
  edit: async () => (await import('./edit.ts')).edit,
  dev: async () => (await import('./dev.ts')).dev,
  publish: async () => (await import('./publish.ts')).publish,
  verify: async () => (await import('./verify.ts')).verify,
  init: async () => (await import('./init.ts')).init,
  upgrade: async () => (await import('./upgrade.ts')).upgrade,
} as const satisfies Record<string, () => Promise<CommandUnknownOpts>>;

export type CommandName = keyof typeof commands;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

export const COMMAND_NAMES: readonly CommandName[] = Object.keys(commands).filter(isCommand);

/** @param args the name of the command and its arguments @throws (rejects) as {@link runAndReport} */
export const runProgram = ([name = '', ...args]: readonly string[]): Promise<void> =>
  runAndReport(async () => {
    if (['', '-h', '--help'].includes(name)) return console.log(await commandOverview());
    if (!isCommand(name)) {
      const hint = suggestion(name, COMMAND_NAMES) ?? `The commands are ${COMMAND_NAMES.join(', ')}.`;
      throw new UsageError(`There is no command "${name}". ${hint}`);
    }
    await runCommand(await commands[name](), args);
  });

async function commandOverview(): Promise<string> {
  const all = await Promise.all(COMMAND_NAMES.map((name): Promise<CommandUnknownOpts> => commands[name]()));
  const lines = all.map((command) => `  ${command.name().padEnd(8)}  ${command.description()}`);
  return `Commands:\n${lines.join('\n')}\n\nEach has a --help, such as: npm run check -- --help`;
}
