/** The whole check in the background. */
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Problem } from '../../core/problems/problem.ts';
import { compiledPath } from '../content/engine.ts';

/** How long nothing must have changed before a check begins, in milliseconds. */
const QUIET_MS = 250;

export interface Checker {
  /** Asks for a check; several requests in a row make one. */
  request(): void;
  close(): void;
}

/**
 * Checks a site whenever it is asked to, never twice at once.
 *
 * @param folder the site folder, absolute
 * @param done called with every problem, unless the site has changed while it was checked: then it is checked again
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
      // Not those of this process.
      execArgv: [],
      // Structured clone: a value of a problem may be anything.
      serialization: 'advanced',
    });
    // The page of whoever edits comes first.
    if (opened.pid !== undefined) setPriority(opened.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    opened.on('message', (problems: readonly Problem[]) => {
      if (!outdated) done(problems);
      finish();
    });
    // It ends by itself only when the check fails, and has said why on the standard error.
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
