/** Starts a server as a separate process on a free port, and ends it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';

export interface Server {
  port: number;
  /** The error log of the server. */
  log(): string;
  close(): Promise<void>;
}

interface Program {
  program: string;
  args: string[];
  /** The configuration. */
  file: string;
}

/** Another program may take the port between its discovery and the start. */
const ATTEMPTS = 5;

/** The program replaces this shell, next to a process that ends it once the other end of the standard input is closed. */
const ENDING = 'exec 3<&0; (cat <&3; kill $$) > /dev/null 2>&1 & exec "$@" < /dev/null 3<&-';

/** Starts a program that does not outlive this process, however this process ends. */
export const spawnServer = (program: string, args: readonly string[]) =>
  spawn('sh', ['-c', ENDING, 'sh', program, ...args]);

/**
 * @param describe returns the command; the temporary folder is deleted on close
 * @throws (rejects) with its output if it does not start
 */
export async function start(describe: (folder: string, port: number) => Program): Promise<Server> {
  let failure = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const folder = await mkdtemp(join(tmpdir(), 'host-'));
    await chmod(folder, 0o755);
    const port = await freePort();
    const { program, args, file } = describe(folder, port);
    await writeFile(join(folder, 'server.conf'), file);
    const child = spawnServer(program, args);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const log = () => output + readLog(join(folder, 'error.log'));
    const close = async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    };
    if (await answers(child, port)) return { port, log, close };
    failure = log();
    await close();
  }
  throw new Error(`The server does not start: ${failure}`);
}

function readLog(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Waits until the server accepts connections. @returns false if it has ended instead */
async function answers(child: ChildProcess, port: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      }).once('error', () => done(false));
    });
    if (open) return true;
    await new Promise((done) => setTimeout(done, 20));
  }
  return false;
}

/** Ends a process and waits for it. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
