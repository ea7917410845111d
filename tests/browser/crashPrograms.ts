/** The editor and the browser as separate processes, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';
import { PROGRAM } from '../../src/node/content/folder.ts';
import { ARGUMENTS } from './visit.ts';

export interface Killed {
  /** Relevant lines of its output. */
  address: string;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** The output before it ended unexpectedly; undefined while it runs. */
  end(): string | undefined;
}

/** @param flag the file that makes its disk full */
export const startCommand = (site: string, port: number, flag: string): Promise<Killed> =>
  started(
    spawn(
      process.execPath,
      [
        '--import',
        new URL('fullDisk.mjs', import.meta.url).href,
        PROGRAM,
        'edit',
        '--site',
        site,
        '--port',
        String(port),
        '--no-open',
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, FULL_DISK: flag } },
    ),
    /(http:\/\/localhost:\d+\/#\S+)/,
  );

/** @param profile the folder of its profile */
export async function startBrowser(program: string, profile: string): Promise<Killed & { browser: Browser }> {
  const child = spawn(
    program,
    [...ARGUMENTS, '--headless', '--lang=en-US', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    // A separate group, so that all its processes can be killed at once.
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  const running = await started(child, /(ws:\/\/\S+)/, true);
  return { ...running, browser: await chromium.connectOverCDP(running.address) };
}

function started(child: ChildProcess, pattern: RegExp, isGroup = false): Promise<Killed> {
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let text = '';
  return new Promise((done, failed) => {
    const listen = (part: Buffer) => {
      text += part.toString();
      const [, address] = pattern.exec(text) ?? [];
      if (address === undefined) return;
      done({
        address,
        end: () => (child.exitCode === null && child.signalCode === null ? undefined : text),
        kill: (signal = 'SIGKILL') => {
          const isOver = child.exitCode !== null || child.signalCode !== null;
          if (isGroup && child.pid !== undefined && !isOver) process.kill(-child.pid, signal);
          else child.kill(signal);
          return ended;
        },
      });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('close', () => failed(new Error(`It has ended: ${text}`)));
  });
}
