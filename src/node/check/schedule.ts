import {
  createSchedule,
  type DateRange,
  dateRangeOf,
  intersect,
  isEntry,
  type Schedule,
} from '../../core/data/schedule.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemAt, problemWithValue } from '../../core/problems/problemAt.ts';
import { suggestion } from '../../core/problems/suggest.ts';
import { isObject, valueAt } from '../../core/problems/value.ts';
import { linkTarget } from '../../core/route/link.ts';
import { writtenPath } from '../../core/route/path.ts';
import { familyParent } from '../../core/route/table.ts';
import { isTimeZone } from '../content/clock.ts';
import { dataNameOf, MANIFEST, SITE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { dateRangesOf, pageStatuses, scheduledObjects } from '../content/pageStatuses.ts';
import { isLink, type PlacedText, siteObjects, siteTexts } from '../content/siteValues.ts';

export function schedule(site: CheckedSite): Problem[] {
  return [...timeZoneProblems(site), ...reversedRanges(site), ...linkProblems(site)];
}

const hasTimeOfDay = (site: CheckedSite) =>
  siteObjects(site).some(
    ({ object, schemaNode }) =>
      ('time' in object && schemaNode.fields().includes('endDate')) ||
      ('time1' in object && schemaNode.fields().includes('endDate1')),
  );

function timeZoneProblems(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  if (!file || !site.site) return [];
  const { timeZone } = site.site;
  if (timeZone === undefined) {
    if (scheduledObjects(site).length > 0) return [problemAt(file, [], fieldMessages.timeZoneMissing)];
    return hasTimeOfDay(site) ? [problemAt(file, [], fieldMessages.timeZoneOfTimes)] : [];
  }
  if (isTimeZone(timeZone)) return [];
  const hint = suggestion(timeZone, Intl.supportedValuesOf('timeZone'));
  return [problemWithValue(file, ['timeZone'], fieldMessages.timeZoneUnknown(timeZone, hint))];
}

function reversedRanges(site: CheckedSite): Problem[] {
  return scheduledObjects(site).flatMap(({ file, path, object }): Problem[] => {
    const { from, until } = dateRangeOf(object);
    if (from === undefined || until === undefined || from <= until) return [];
    const value = String(object.until);
    return [
      problemWithValue(file, [...path, 'until'], fieldMessages.datesReversed(value, String(object.from))),
    ];
  });
}

/** Reports links, redirects and a home page with an unpublished target. */
function linkProblems(site: CheckedSite): Problem[] {
  const { manifest } = site;
  const dateRanges = dateRangesOf(site);
  if (!manifest || dateRanges.size === 0) return [];
  const { withheld } = pageStatuses(site);
  if (withheld.size === 0) return [];
  const siteSchedule = createSchedule(manifest);
  const ofLinks = siteTexts(site)
    .filter((text) => isLink(text) && !isOmittedByBuild(text))
    .flatMap((link): Problem[] => {
      const target = linkTarget(link.text);
      const range = target.kind === 'page' ? dateRanges.get(target.path) : undefined;
      if (target.kind !== 'page' || !range || !withheld.has(target.path)) return [];
      if (!visibleRanges(link, site, siteSchedule).some((source) => isVisibleBefore(source, range)))
        return [];
      return [problemAt(link.file, link.path, unpublishedFinding(range), link.text)];
    });
  const file = fileOf(site, MANIFEST);
  const ofRedirects = site.redirects.flatMap(({ index, to }): Problem[] =>
    file && withheld.has(writtenPath(to))
      ? [problemWithValue(file, ['redirects', index, 'to'], addressMessages.redirectUnpublished(to))]
      : [],
  );
  const home = manifest.routes.findIndex(({ path }) => path === '');
  const ofHome =
    file && withheld.has('') ? [problemAt(file, ['routes', home], addressMessages.homeUnpublished)] : [];
  return [...ofLinks, ...ofRedirects, ...ofHome];
}

/** The build omits menu and footer items until their page is published. */
const isOmittedByBuild = ({ file, path: [part] }: PlacedText) =>
  dataNameOf(file.file) === undefined && (part === 'menu' || part === 'footer');

const unpublishedFinding = ({ draft, from = '' }: DateRange): ProblemContent =>
  draft ? addressMessages.linkToDraft : addressMessages.linkTooEarly(reverseDay(from));

/** Returns true if the first range is visible before the second, which is not visible today. */
const isVisibleBefore = (one: DateRange, other: DateRange) =>
  !one.draft && (other.draft || (one.from ?? '') < (other.from ?? ''));

/** Returns the visible ranges of a link, one for each page that may show it. */
function visibleRanges({ file, path }: PlacedText, { rows, manifest }: CheckedSite, siteSchedule: Schedule) {
  const name = dataNameOf(file.file);
  if (name === undefined) return [{ draft: false }];
  const around = [path.slice(0, 2), path.slice(0, 4)].map((ancestor) => valueAt(file.value, ancestor));
  const [record, entry] = around;
  const objects = [record, isEntry(entry) ? entry : undefined]
    .filter(isObject)
    .map((object) => siteSchedule.locateObject(name, object));
  const ownRange = intersect(objects.map(({ range }) => range));
  const pages = rows.filter((row) => row.data === name && familyParent(row.path) === undefined);
  if (pages.length === 0 || objects.some(({ path }) => path !== undefined)) return [ownRange];
  const routes = pages.flatMap(({ index }) => manifest?.routes[index] ?? []);
  return routes.map((route) => intersect([ownRange, siteSchedule.routeRange(route)]));
}
