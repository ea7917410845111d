/** Runs a command in the process of the tests, because a separate process takes a second to start. */
import { stripVTControlCharacters } from 'node:util';
// It starts its program in the current folder of its import, which must outlive the test.
import 'esbuild';
import { vi } from 'vitest';
import { type CommandName, runProgram } from '../../src/cli/program.ts';

export interface Ending {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * @param folder the current folder of the command. Not for a command that renders pages: this process has the development
 *   build of React.
 */
export async function runHere(folder: string, name: CommandName, args: readonly string[]): Promise<Ending> {
  const output = { stdout: '', stderr: '' };
  const taking =
    (stream: keyof typeof output, end: string) =>
    (part: unknown, ...more: unknown[]) => {
      output[stream] += stripVTControlCharacters(`${part}${end}`);
      const lastArgument = more.at(-1);
      if (typeof lastArgument === 'function') lastArgument();
      return true;
    };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(taking('stdout', '\n')),
    vi.spyOn(console, 'error').mockImplementation(taking('stderr', '\n')),
    vi.spyOn(process.stdout, 'write').mockImplementation(taking('stdout', '')),
  ];
  const previous = { folder: process.cwd(), exit: process.exitCode, called: process.env.INIT_CWD };
  process.exitCode = 0;
  process.env.INIT_CWD = folder;
  process.chdir(folder);
  try {
    await runProgram([name, ...args]);
    return { status: Number(process.exitCode), ...output };
  } finally {
    process.exitCode = previous.exit;
    process.chdir(previous.folder);
    if (previous.called === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = previous.called;
    for (const spy of spies) spy.mockRestore();
  }
}
