/** Ctrl-C, a terminal that is closed, and a host that asks a process to end. */

/** By what a shell takes as the exit code of a process that a signal has ended: 128 and its number (POSIX). */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Closes a server when the process is asked to end, and ends it then. */
export function closeOnSignal(close: () => Promise<void>): void {
  const end = async () => {
    await close();
    process.exit();
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

/**
 * Tidies up when the process is asked to end, and ends it.
 *
 * @param cleanUp what is done before; must not wait for anything
 * @returns a function that stops listening
 */
export function onInterrupt(cleanUp: () => void): () => void {
  const listeners = Object.entries(EXIT_CODES).map(([signal, code]) => {
    const listener = () => {
      cleanUp();
      process.exit(code);
    };
    // A second signal, as of a terminal that sends one to a program and to what has started it, does not cut this short.
    process.on(signal, listener);
    return { signal, listener };
  });
  return () => {
    for (const { signal, listener } of listeners) process.off(signal, listener);
  };
}
