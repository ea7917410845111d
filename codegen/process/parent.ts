/** A command of npm does not outlive npm. */

/** How often the parent is looked for, in milliseconds. */
const PERIOD_MS = 200;

/**
 * Ends this process as SIGTERM does when the shell between npm and it is gone: npm hands the signal on to that shell only, and
 * most shells end without telling the program that they wait for.
 *
 * @param environment where npm says that it has started this process; without that nothing is done
 */
export function endWithNpm(environment: NodeJS.ProcessEnv = process.env): void {
  // Windows knows no such signal, and keeps the number of a parent that is gone.
  if (environment.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PERIOD_MS);
  timer.unref();
}
