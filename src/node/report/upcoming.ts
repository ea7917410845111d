import { dateRangeOf } from '../../core/data/schedule.ts';
import { formatCount } from '../../core/problems/message.ts';
import { stringField } from '../../core/problems/value.ts';
import { dayIn } from '../content/clock.ts';
import type { CheckedSite } from '../content/model.ts';
import { scheduledObjects } from '../content/pageStatuses.ts';
import type { PlacedObject } from '../content/siteValues.ts';
import { listFindings, locationAt, type ReportLocation, type ReportTopic } from './model.ts';

const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000;

/** Empty if nothing is scheduled. */
export function upcomingTopic(site: CheckedSite, now: Date): ReportTopic[] {
  const scheduled = scheduledObjects(site);
  if (scheduled.length === 0) return [];
  const zone = site.site?.timeZone;
  const [today, lastDay] = [dayIn(zone, now), dayIn(zone, new Date(now.getTime() + FORTNIGHT_MS))];
  const dueLocations = (name: 'from' | 'until', isInPeriod: (day: string) => boolean): ReportLocation[] =>
    scheduled
      .flatMap((placed) => {
        const { draft, [name]: day } = dateRangeOf(placed.object);
        return day === undefined || draft || !isInPeriod(day) ? [] : [{ day, placed }];
      })
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .map(({ placed }) => locationOf(site, placed, name));
  return [
    {
      id: 'due',
      title: 'Comes and goes',
      about:
        'What appears or leaves the lists by itself within a fortnight, on the days that "from" and "until" name.',
      findings: [
        ...listFindings(
          'due-comes',
          (count) => `${formatCount(count, 'thing comes', 'things come')} within a fortnight`,
          'Look whether it is ready: npm run dev shows it.',
          dueLocations('from', (day) => day > today && day <= lastDay),
        ),
        ...listFindings(
          'due-goes',
          (count) => `${formatCount(count, 'thing goes', 'things go')} within a fortnight`,
          'Nothing, if that is right; otherwise correct "until".',
          dueLocations('until', (day) => day >= today && day <= lastDay),
        ),
      ],
      good: 'Nothing comes or goes within a fortnight.',
    },
  ];
}

function locationOf(site: CheckedSite, { file, path, object }: PlacedObject, name: 'from' | 'until') {
  const title = ['title', 'path', 'url'].flatMap((field) => stringField(object, field) ?? [])[0] ?? file.file;
  return locationAt(site, file, [...path, name], `${title}: ${name} ${object[name]}`);
}
