/** What time it is for a build: a time that belongs to the content, so that two builds of one commit are the same. */
import { execFileSync } from 'node:child_process';

/**
 * The time of a site's content: SOURCE_DATE_EPOCH (reproducible-builds.org), else the time of the last commit that
 * touched the site folder, else now.
 */
export function buildTime(folder: string): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH || lastCommit(folder);
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

/** The day for which something is said about a site: SOURCE_DATE_EPOCH (reproducible-builds.org), else now. */
export function today(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

function lastCommit(folder: string): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct', '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Not a checkout, or no git here.
    return undefined;
  }
}
