/** The list of checks. Each takes the site and gives its problems; none throws for a mistake in the content. */
import { ContentError, type Problem } from '../../src/problem.ts';
import { addresses } from './addresses.ts';
import { links } from './links.ts';
import { media } from './media.ts';
import { samples } from './samples.ts';
import { type CheckedSite, readCheckedSite } from './site.ts';
import { texts } from './texts.ts';

export type Check = (site: CheckedSite) => Problem[] | Promise<Problem[]>;

const checks: readonly Check[] = [addresses, links, media, texts];

/**
 * Every problem of a site, sorted by file, place and code.
 *
 * @param folder the site folder, absolute
 * @param release whether sample content that is left counts as an error
 */
export async function checkSite(folder: string, release = false): Promise<Problem[]> {
  const site = await readCheckedSite(folder);
  const found = await Promise.all((release ? [...checks, samples] : checks).map((check) => check(site)));
  return [...site.problems, ...found.flat()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** @throws ContentError with every error of the site, when there is one */
export async function assertSound(folder: string): Promise<void> {
  const errors = (await checkSite(folder)).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(errors);
}
