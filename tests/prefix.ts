/**
 * The path that the college is under on its host: PREFIX=/college npx vitest run --project hosts, or browser. Without it the site is at
 * the top of its host.
 */
export const prefix = process.env.PREFIX ?? '';
