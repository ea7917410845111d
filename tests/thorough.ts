/**
 * Whether the tests look at everything of what they otherwise take a sample: THOROUGH=1 npm test, which takes hours. The public CI does so
 * every week.
 */
export const thorough = process.env.THOROUGH === '1';

/**
 * What a run takes of cases that prove the same: the first and every so many after it; all in a thorough run.
 *
 * @param every how many cases one of them stands for
 */
export const sample = <Case>(cases: readonly Case[], every: number): readonly Case[] =>
  thorough ? cases : cases.filter((_, index) => index % every === 0);

/**
 * How often a property is tried: a tenth of it from one fixed seed (see tests/fixedSeed.ts), all of it from any seed in a thorough run.
 */
export const runs = (count: number): number => (thorough ? count : Math.ceil(count / 10));

/** Cases for a thorough run only. */
export const weekly = <Case>(cases: readonly Case[]): readonly Case[] => (thorough ? cases : []);
