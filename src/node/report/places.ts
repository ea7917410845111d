/** A place of a report: a value of a file, with the page that shows it. */
import { lineOf, type Path, type SiteFile } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { pageOf } from '../content/pageOf.ts';
import type { Place } from './model.ts';

/** A place with its line and its page. */
export function placeAt(site: CheckedSite, file: SiteFile, path: Path, what: string): Place {
  const page = pageOf(site, file, path);
  return { what, file: file.file, line: lineOf(file, path), ...(page !== undefined && { page }) };
}
