/** Runs a command of the project that serves until it is ended, and a browser to look at what it serves. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { engineRoot, PROGRAM } from '../../src/node/content/folder.ts';

/** A command as a process of its own. */
export interface RunningServer {
  /** As it has printed it. */
  address: string;
  /** What it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does. @returns its exit code; null when a signal has ended it */
  stop(): Promise<number | null>;
}

/**
 * Starts a command.
 *
 * @param args its name and what follows it
 * @param printed its address, in what it prints
 * @throws with what it has printed, when it ends before it says its address
 */
export async function runServer(args: readonly string[], printed: RegExp): Promise<RunningServer> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: engineRoot,
    env: { ...process.env, NODE_ENV: '', VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = printed.exec(output) ?? [];
      if (address !== undefined) found(address);
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

/** A copy of a site folder, for a trial that changes it. */
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
