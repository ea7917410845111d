/** Runs a server command of the project, and a browser to open its pages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { engineRoot, PROGRAM } from '../../src/node/content/folder.ts';

/** A command as a separate process. */
export interface RunningServer {
  /** As printed by the command. */
  address: string;
  /** The output so far. */
  output(): string;
  /** Ends it like Ctrl-C. @returns its exit code; null if a signal has ended it */
  stop(): Promise<number | null>;
}

/**
 * Starts a command.
 *
 * @param args its name and arguments
 * @param printed matches its URL in the output
 * @throws with the output, if it ends before it prints its URL
 */
export async function runServer(args: readonly string[], printed: RegExp): Promise<RunningServer> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: engineRoot,
    env: { ...process.env, NODE_ENV: '', VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = await new Promise<string>((resolve, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = printed.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => failed(new Error(output)));
  });
  return { address, output: () => output, stop: () => stopped(child) };
}

function stopped(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    child.once('exit', done);
    child.kill('SIGINT');
  });
}

/** A copy of a site folder that may be changed. */
export async function copyOf(site: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-copy-'));
  await Promise.all(
    ['manifest', 'public'].map((name) => cp(join(site, name), join(folder, name), { recursive: true })),
  );
  return folder;
}

export const openChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
