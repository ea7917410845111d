import { type DateRange, isWithheld, pageDateRanges, publishStatusOn } from '../../core/data/schedule.ts';
import { dayIn } from './clock.ts';
import { dataNameOf } from './folder.ts';
import type { CheckedSite } from './model.ts';
import { siteObjects } from './siteValues.ts';

const cached = new WeakMap<CheckedSite, ReadonlyMap<string, DateRange>>();

/** The date ranges of scheduled pages, by canonical path; empty if the manifest is invalid. */
export function dateRangesOf(site: CheckedSite): ReadonlyMap<string, DateRange> {
  const cachedRanges = cached.get(site);
  if (cachedRanges) return cachedRanges;
  const values = site.files.flatMap(({ file, value }) => {
    const name = dataNameOf(file);
    return name === undefined ? [] : [[name, value] as const];
  });
  const dateRanges = site.manifest ? pageDateRanges(site.manifest, values) : new Map<string, DateRange>();
  cached.set(site, dateRanges);
  return dateRanges;
}

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
