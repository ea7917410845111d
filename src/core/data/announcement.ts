import { reverseDay } from '../i18n/text.ts';
import type { Announcement } from '../model.ts';
import { digest } from './digest.ts';

/** @param day yyyy-mm-dd */
export const isAnnouncedOn = ({ from, until }: Announcement, day: string): boolean =>
  (from === undefined || reverseDay(from) <= day) && (until === undefined || day <= reverseDay(until));

/** Identifies the announcement that a visitor has closed: with another text it appears again. */
export const announcementKey = ({ text }: Announcement): string => digest('', [text]);

/** Hides a closed announcement before the first paint. The inline loader sets the attribute. */
export const closedAnnouncementRule = (announcement: Announcement): string =>
  `:root[data-closed="${announcementKey(announcement)}"] .announcement{display:none}`;
