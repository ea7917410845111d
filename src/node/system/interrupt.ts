import { errorCode } from './systemError.ts';

/** Exit codes by signal, as in a shell: 128 plus the signal number (POSIX). */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

export function closeOnSignal(close: () => Promise<void>): void {
  const end = async () => {
    await close();
    process.exit();
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

/**
 * Cleans up before a signal ends the process.
 *
 * @param cleanUp must be synchronous
 * @returns a function that removes the listeners
 */
export function onInterrupt(cleanUp: () => void): () => void {
  const listeners = Object.entries(EXIT_CODES).map(([signal, code]) => {
    const listener = () => {
      cleanUp();
      process.exit(code);
    };
    // `on` instead of `once`: a terminal may signal both the program and its parent, and a second signal must
    // not interrupt the cleanup.
    process.on(signal, listener);
    return { signal, listener };
  });
  return () => {
    for (const { signal, listener } of listeners) process.off(signal, listener);
  };
}

/** @param pid an integer */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user exists but may not be signalled.
    return errorCode(error) === 'EPERM';
  }
}
