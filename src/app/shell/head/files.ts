/** File names that browsers, launchers and search engines expect. */

export const FILES = {
  icon: 'favicon.svg',
  iconOld: 'favicon.ico',
  touchIcon: 'apple-touch-icon.png',
  webManifest: 'manifest.webmanifest',
  feed: 'feed.xml',
  calendar: 'events.ics',
} as const;

/** Names of the feed and the calendar of a locale. The main language has the plain names. */
export const newsFiles = ({ language, mainLanguage }: { language: string; mainLanguage: string }) =>
  language === mainLanguage
    ? { feed: FILES.feed, calendar: FILES.calendar }
    : { feed: `feed.${language}.xml`, calendar: `events.${language}.ics` };

export const LOGO = 'icon-512.png';

export const SMALL_LOGO = 'icon-192.png';
