/** What comes and what goes by itself within a fortnight, as the files say. */

import { dateRangeOf } from '../../core/data/schedule.ts';
import { stringField } from '../../core/problems/value.ts';
import { dayIn } from '../content/clock.ts';
import type { CheckedSite } from '../content/model.ts';
import { scheduledObjects } from '../content/pageStatuses.ts';
import type { PlacedObject } from '../content/siteValues.ts';
import { counted, finding, type Place, type Topic } from './model.ts';
import { placeAt } from './places.ts';

const FORTNIGHT = 14 * 24 * 60 * 60 * 1000;

/** Absent where nothing of a site has a time. */
export function dueTopic(site: CheckedSite, now: Date): Topic[] {
  const timed = scheduledObjects(site);
  if (timed.length === 0) return [];
  const zone = site.site?.timeZone;
  const [today, last] = [dayIn(zone, now), dayIn(zone, new Date(now.getTime() + FORTNIGHT))];
  const due = (name: 'from' | 'until', isDue: (day: string) => boolean): Place[] =>
    timed
      .flatMap((placed) => {
        const { draft, [name]: day } = dateRangeOf(placed.object);
        return day === undefined || draft || !isDue(day) ? [] : [{ day, placed }];
      })
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .map(({ placed }) => placeOf(site, placed, name));
  return [
    {
      id: 'due',
      title: 'Comes and goes',
      about:
        'What appears or leaves the lists by itself within a fortnight, on the days that "from" and "until" name.',
      findings: [
        ...finding(
          'due-comes',
          (count) => `${counted(count, 'thing comes', 'things come')} within a fortnight`,
          'Look whether it is ready: npm run dev shows it.',
          due('from', (day) => day > today && day <= last),
        ),
        ...finding(
          'due-goes',
          (count) => `${counted(count, 'thing goes', 'things go')} within a fortnight`,
          'Nothing, if that is right; otherwise correct "until".',
          due('until', (day) => day >= today && day <= last),
        ),
      ],
      good: 'Nothing comes or goes within a fortnight.',
    },
  ];
}

function placeOf(site: CheckedSite, { file, path, object }: PlacedObject, name: 'from' | 'until'): Place {
  const title = ['title', 'path', 'url'].flatMap((field) => stringField(object, field) ?? [])[0] ?? file.file;
  return placeAt(site, file, [...path, name], `${title}: ${name} ${object[name]}`);
}
