/** How fresh the site is: lists to which nothing was added for long. */
import { timeOfDay } from '../../src/content/text.ts';
import { familyParent } from '../../src/route/table.ts';
import { entries } from '../site/content.ts';
import { dataFile } from '../site/folder.ts';
import type { CheckedSite } from '../site/model.ts';
import { isEntryLayout } from '../site/rows.ts';
import { counted, finding, type Place, type Topic } from './model.ts';
import { placeAt } from './places.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

export function newsTopic(site: CheckedSite, now: Date): Topic {
  return {
    id: 'news',
    title: 'News',
    about: 'Lists of clubs, committees and events, and when something was last added.',
    findings: finding(
      'list-stale',
      (count) => `${counted(count, 'list has', 'lists have')} had nothing new for a year`,
      'Add what has happened since: npm run new -- event.',
      stale(site, now),
    ),
    good: 'Every list has had something new within a year.',
  };
}

/** The lists whose latest entry is older than a year, the oldest first. */
function stale(site: CheckedSite, now: Date): Place[] {
  const found = site.rows.flatMap(({ path, layout, data, title, index }) => {
    if (isEntryLayout(layout) || familyParent(path) !== undefined) return [];
    // What the list of another language lacks is said under Translations.
    if (site.manifest?.routes[index]?.translationOf !== undefined) return [];
    const dated = entries(site).flatMap(({ file, path: entry, entry: { date } }) => {
      const time = file.file === dataFile(data) ? timeOfDay(String(date)) : undefined;
      return time === undefined ? [] : [{ time, date, file, place: [...entry, 'date'] }];
    });
    const latest = dated.reduce<(typeof dated)[number] | undefined>(
      (best, next) => (best && best.time >= next.time ? best : next),
      undefined,
    );
    if (!latest || now.getTime() - latest.time < YEAR) return [];
    const place = {
      ...placeAt(site, latest.file, latest.place, `${title ?? path}: last on ${latest.date}`),
      page: path,
    };
    return [{ time: latest.time, place }];
  });
  return found.sort((a, b) => a.time - b.time).map(({ place }) => place);
}
