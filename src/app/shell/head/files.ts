/** Names that browsers, launchers and search engines know of. */

/** Names of the files that the build makes of the mark and of the content. */
export const FILES = {
  icon: 'favicon.svg',
  iconOld: 'favicon.ico',
  touchIcon: 'apple-touch-icon.png',
  webManifest: 'manifest.webmanifest',
  feed: 'feed.xml',
  calendar: 'events.ics',
} as const;

/** The feed and the calendar of a language of the site; those of its own have the plain names. */
export const newsFiles = ({ language, mainLanguage }: { language: string; mainLanguage: string }) =>
  language === mainLanguage
    ? { feed: FILES.feed, calendar: FILES.calendar }
    : { feed: `feed.${language}.xml`, calendar: `events.${language}.ics` };

/** The mark for those who show it large. */
export const LOGO = 'icon-512.png';

/** The mark for launchers. */
export const SMALL_LOGO = 'icon-192.png';
