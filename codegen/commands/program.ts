/** The commands by their names, and how a command ends. */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { ContentError } from '../../src/problem.ts';
import { recover } from '../new/apply.ts';
import { formatText } from '../problems/format.ts';
import { suggestion } from '../problems/suggest.ts';
import { inWords } from '../problems/systemError.ts';
import { UsageError } from '../problems/usageError.ts';
import { runCommandLine } from '../process/commandLine.ts';
import { isInstalled } from '../site/folder.ts';
import { diskSource } from '../site/source.ts';

/** Each is loaded only when it is called. */
export const commands = {
  build: async () => (await import('./buildSite.ts')).build,
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
  gallery: async () => (await import('./gallery.ts')).gallery,
} as const satisfies Record<string, () => Promise<CommandUnknownOpts>>;

/** The name of a command. */
export type CommandName = keyof typeof commands;

/** What only the repository of the engine has: an installed package holds neither the code nor what it needs. */
const OF_THE_REPOSITORY: readonly string[] = ['codegen', 'bench', 'gallery'] satisfies CommandName[];

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** @param installed whether the engine is an installed package */
export const commandNames = (installed = isInstalled): CommandName[] =>
  Object.keys(commands)
    .filter(isCommand)
    .filter((name) => !installed || !OF_THE_REPOSITORY.includes(name));

/**
 * Runs a command. Content problems, mistakes on the command line and what the file system says are printed as what they
 * are, and the process will end with 1; anything else is our mistake.
 *
 * @param args the name of the command, and what it is given
 * @throws (rejects) with our own mistakes
 */
export async function runProgram([name = '', ...args]: readonly string[]): Promise<void> {
  try {
    if (['', '-h', '--help'].includes(name)) return console.log(await overview());
    const known = commandNames();
    if (!isCommand(name) || !known.includes(name)) {
      const near = isCommand(name)
        ? 'It is for work on the engine itself, and only the repository of the engine has it.'
        : (suggestion(name, known) ?? `The commands are ${known.join(', ')}.`);
      throw new UsageError(`There is no command "${name}". ${near}`);
    }
    const command: CommandUnknownOpts = await commands[name]();
    await runCommandLine(command.hook('preAction', recoverSite), args);
  } catch (thrown) {
    process.exitCode = 1;
    const error = inWords(thrown, process.cwd());
    if (error instanceof ContentError) console.error(describe(error));
    else if (error instanceof UsageError) console.error(error.message);
    else throw error;
  }
}

/** What a command that was killed has left half done is undone before anything is read. */
function recoverSite(_: unknown, called: CommandUnknownOpts): void {
  const { site }: Readonly<Record<string, unknown>> = called.opts();
  if (typeof site === 'string') for (const line of recover(site)) console.error(line);
}

async function overview(): Promise<string> {
  const all = await Promise.all(commandNames().map((name): Promise<CommandUnknownOpts> => commands[name]()));
  const lines = all.map((command) => `  ${command.name().padEnd(8)}  ${command.description()}`);
  return `Commands:\n${lines.join('\n')}\n\nEach has a --help, such as: npm run check -- --help`;
}

function describe({ problems, folder }: ContentError): string {
  return formatText(problems, {
    source: folder === undefined ? undefined : diskSource(folder),
    coloured: process.stderr.isTTY && process.env.NO_COLOR === undefined,
  });
}
