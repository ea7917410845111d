import { type DateRange, isWithheld, pageDateRanges, publishStatusOn } from '../../core/data/schedule.ts';
import { dayIn } from './clock.ts';
import { type CheckedSite, memoizePerSite } from './model.ts';
import { dataValues, siteObjects } from './siteValues.ts';

/** The date ranges of scheduled pages, by canonical path; empty if the manifest is invalid. */
export const dateRangesOf = memoizePerSite(
  ({ manifest, files }): ReadonlyMap<string, DateRange> =>
    manifest ? pageDateRanges(manifest, dataValues({ files })) : new Map(),
);

export function pageStatuses(site: CheckedSite): {
  withheld: ReadonlySet<string>;
  expired: ReadonlySet<string>;
} {
  const day = dayIn(site.site?.timeZone);
  const statuses = [...dateRangesOf(site)].map(([path, span]) => [path, publishStatusOn(day, span)] as const);
  return {
    withheld: new Set(statuses.flatMap(([path, status]) => (isWithheld(status) ? [path] : []))),
    expired: new Set(statuses.flatMap(([path, status]) => (status === 'expired' ? [path] : []))),
  };
}

export const scheduledObjects = (site: CheckedSite) =>
  siteObjects(site).filter(
    ({ object, schemaNode }) =>
      ('from' in object || 'until' in object) && schemaNode.fields('date').includes('until'),
  );
