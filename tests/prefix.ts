/**
 * The path of the college on its host: PREFIX=/college npx vitest run --project hosts, or browser. Without it the site is at
 * the root of its host.
 */
export const prefix = process.env.PREFIX ?? '';
