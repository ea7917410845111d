/**
 * True if the tests check everything instead of a sample: THOROUGH=1 npm test, which takes hours. The public CI does so
 * every week.
 */
export const thorough = process.env.THOROUGH === '1';

/**
 * A sample of equivalent cases: the first one and every n-th after it; all in a thorough run.
 *
 * @param every number of cases that one of them represents
 */
export const sample = <Case>(cases: readonly Case[], every: number): readonly Case[] =>
  thorough ? cases : cases.filter((_, index) => index % every === 0);

/**
 * The number of runs of a property: a tenth with a fixed seed (see tests/fixedSeed.ts), all with a random seed in a thorough
 * run.
 */
export const runs = (count: number): number => (thorough ? count : Math.ceil(count / 10));

/** Cases for a thorough run only. */
export const weekly = <Case>(cases: readonly Case[]): readonly Case[] => (thorough ? cases : []);
