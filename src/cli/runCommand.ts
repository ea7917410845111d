/** How a command runs, and how it ends. */
import { statSync } from 'node:fs';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { ContentError } from '../core/problems/problem.ts';
import { rollbackInterrupted } from '../node/authoring/transaction.ts';
import { createSourceReader } from '../node/content/jsonFile.ts';
import { formatText } from '../node/system/format.ts';
import { toContentError } from '../node/system/systemError.ts';
import { UsageError } from '../node/system/usageError.ts';
import { runCommandLine } from './commandLine.ts';

/** @param args what the command is given @throws (rejects) with what goes wrong */
export const runCommand = (command: CommandUnknownOpts, args: readonly string[]): Promise<void> =>
  runCommandLine(command.hook('preAction', prepareSite), args);

/**
 * Content problems, mistakes on the command line and what the file system says are printed as what they are, and the process will end with 1;
 * anything else is our mistake.
 *
 * @throws (rejects) with our own mistakes
 */
export async function runAndReport(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (cause) {
    process.exitCode = 1;
    const error = toContentError(cause, process.cwd());
    if (error instanceof ContentError) console.error(formatContentError(error));
    else if (error instanceof UsageError) console.error(error.message);
    else throw error;
  }
}

/**
 * What a command that was killed has left half done is undone before anything is read.
 *
 * @throws UsageError when there is no folder of the site
 */
function prepareSite(_: unknown, called: CommandUnknownOpts): void {
  const { site }: Readonly<Record<string, unknown>> = called.optsWithGlobals();
  if (typeof site !== 'string') return;
  if (!statSync(site, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${site}.`);
  for (const line of rollbackInterrupted(site)) console.error(line);
}

function formatContentError({ problems, folder }: ContentError): string {
  return formatText(problems, {
    source: folder === undefined ? undefined : createSourceReader(folder),
    coloured: process.stderr.isTTY && process.env.NO_COLOR === undefined,
  });
}
