import { statSync } from 'node:fs';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { ContentError } from '../core/problems/problem.ts';
import { rollbackInterrupted } from '../node/authoring/transaction.ts';
import { createSourceReader } from '../node/content/jsonFile.ts';
import { formatText } from '../node/system/format.ts';
import { toContentError } from '../node/system/systemError.ts';
import { UsageError } from '../node/system/usageError.ts';
import { runCommandLine } from './commandLine.ts';

export const runCommand = (command: CommandUnknownOpts, args: readonly string[]): Promise<void> =>
  runCommandLine(command.hook('preAction', prepareSite), args);

/**
 * Prints content problems, usage errors and file system errors, and sets the exit code to 1.
 *
 * @throws (rejects) with any other error, which is a bug
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

/** Undoes the incomplete transaction of a killed run. @throws UsageError if the site folder does not exist */
function prepareSite(_: unknown, called: CommandUnknownOpts): void {
  const { site }: Readonly<Record<string, unknown>> = called.optsWithGlobals();
  if (typeof site !== 'string') return;
  if (!statSync(site, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${site}.`);
  for (const line of rollbackInterrupted(site)) console.error(line);
}

const formatContentError = ({ problems, folder }: ContentError): string =>
  formatText(problems, {
    source: folder === undefined ? undefined : createSourceReader(folder),
    coloured: process.stderr.isTTY && process.env.NO_COLOR === undefined,
  });
