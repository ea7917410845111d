/** The announcement of a site on the day of the build. */
import { closedAnnouncementRule, isAnnouncedOn } from '../../core/data/announcement.ts';
import type { Site } from '../../core/model.ts';
import { dayIn } from './clock.ts';
import type { SiteLocales } from './locales.ts';

/** Removes an announcement that is over or still to come. */
export function withoutPastAnnouncement(site: Site): Site {
  const { announcement, ...settings } = site;
  return announcement && !isAnnouncedOn(announcement, dayIn(site.timeZone)) ? settings : site;
}

/** The rules that hide the announcement for visitors who have closed it, in each language. */
export const announcementCss = ({ sources }: SiteLocales): string =>
  [
    ...new Set(
      sources.flatMap(({ site: { announcement } }) =>
        announcement ? closedAnnouncementRule(announcement) : [],
      ),
    ),
  ].join('');
