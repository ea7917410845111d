/** Runs a command of the project and measures its resources. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot, PROGRAM } from '../../src/node/content/folder.ts';

/** The output of peak.js. */
interface Use {
  /** The peak memory of the process, in kB. */
  maxRSS: number;
  /** Processor time of all its threads, in microseconds. */
  userCPUTime: number;
  systemCPUTime: number;
}

export interface Cost {
  seconds: number;
  /** Seconds of processor time, which other programs do not lengthen. */
  work: number;
  megabytes: number;
  exitCode: number | null;
  /** The standard output. */
  output: string;
}

/** Runs a command as a separate process. @param name its name */
export function runCommand(name: string, args: readonly string[]): Promise<Cost> {
  const preload = pathToFileURL(join(engineRoot, 'tests/bench/peak.js')).href;
  const started = performance.now();
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['--import', preload, PROGRAM, name, ...args], {
      cwd: engineRoot,
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    });
    let use = '';
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      use += chunk.toString();
    });
    child.once('error', failed);
    child.once('close', (exitCode) => {
      // peak.js has written it, unless the process was killed.
      if (use === '') return failed(new Error(`"${name}" ended with ${exitCode}.`));
      const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(use) as Use;
      done({
        seconds: (performance.now() - started) / 1000,
        work: (userCPUTime + systemCPUTime) / 1e6,
        megabytes: (maxRSS * 1024) / 1e6,
        exitCode,
        output,
      });
    });
  });
}
