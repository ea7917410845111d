/**
 * Whether the tests look at everything of what they otherwise take a sample: THOROUGH=1 npm test, which takes hours. The public CI does so
 * every week.
 */
export const thorough = process.env.THOROUGH === '1';
