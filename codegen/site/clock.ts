/** What time it is for a command: where two runs must give the same, a time that belongs to the content. */

/** SOURCE_DATE_EPOCH (reproducible-builds.org). */
function givenTime(): Date | undefined {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : undefined;
}

/**
 * The time of a site's content: the one that the environment gives, else that of its last commit, else now.
 *
 * @param lastCommit see `History`
 */
export const buildTime = (lastCommit: Date | undefined): Date => givenTime() ?? lastCommit ?? new Date();

/** The day for which something is said about a site: the one that the environment gives, else now. */
export const today = (): Date => givenTime() ?? new Date();
