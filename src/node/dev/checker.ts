/** Runs the check in the background. */
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Problem } from '../../core/problems/problem.ts';
import { compiledPath } from '../content/engine.ts';

/** A check starts after this time without changes, in milliseconds. */
const QUIET_MS = 250;

export interface Checker {
  /** Requests a check; consecutive requests are combined. */
  request(): void;
  close(): void;
}

/**
 * Runs one check at a time.
 *
 * @param folder the site folder, absolute
 * @param done receives all problems. If the site changed during the check, it is checked again first
 */
export function createChecker(folder: string, done: (problems: readonly Problem[]) => void): Checker {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let outdated = false;
  let closed = false;

  const finish = () => {
    running = false;
    if (outdated) request();
  };
  const open = () => {
    const opened = fork(compiledPath('checkProcess.js'), {
      // Excludes the priority of this process.
      execArgv: [],
      // Structured clone, because the value of a problem may be anything.
      serialization: 'advanced',
    });
    // Pages have priority.
    if (opened.pid !== undefined) setPriority(opened.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    opened.on('message', (problems: readonly Problem[]) => {
      if (!outdated) done(problems);
      finish();
    });
    // The process only ends if the check fails, and has reported the reason on stderr.
    opened.on('exit', () => {
      child = undefined;
      finish();
    });
    return opened;
  };
  const request = () => {
    outdated = true;
    if (running || closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      outdated = false;
      running = true;
      child ??= open();
      child.send(folder);
    }, QUIET_MS);
  };

  return {
    request,
    close: () => {
      closed = true;
      clearTimeout(timer);
      child?.removeAllListeners('exit');
      child?.kill();
    },
  };
}
