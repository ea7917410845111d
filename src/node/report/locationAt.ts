import { lineOf, type Path, type SiteFile } from '../../core/problems/problemAt.ts';
import { findPageOf } from '../content/findPageOf.ts';
import type { CheckedSite } from '../content/model.ts';
import type { ReportLocation } from './model.ts';

export function locationAt(
  site: CheckedSite,
  file: SiteFile,
  path: Path,
  description: string,
): ReportLocation {
  const page = findPageOf(site, file, path);
  return {
    what: description,
    file: file.file,
    line: lineOf(file, path),
    ...(page !== undefined && { page }),
  };
}
