/** A command of npm does not outlive npm. Plain JavaScript, since it begins before anything else is read: npm may end at any moment. */

/** How often the parent is looked for, in milliseconds. */
const PERIOD_MS = 200;

/**
 * Ends this process as SIGTERM does when the shell between npm and it is gone: npm hands the signal on to that shell only, and
 * most shells end without telling the program that they wait for. Nothing is done where npm has not started it.
 */
export function endWithNpm() {
  // Windows knows no such signal, and keeps the number of a parent that is gone.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PERIOD_MS);
  timer.unref();
}
