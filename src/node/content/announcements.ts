/** Finds when upcoming events were announced, from the git history of their data files. */

import { memoize } from '../../core/data/memoize.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import type { DerivedFile } from './dataDeriver.ts';
import { dataFile } from './folder.ts';
import { type History, readVersions } from './history.ts';

interface AnnouncedEvent {
  data: string;
  title: string;
  /** yyyy-mm-dd. */
  day: string;
  path: string;
  /** True if the page is only about this event. */
  isOwnPage: boolean;
}

/** @returns yyyy-mm-dd, or undefined if the git history does not show it */
export type FindAnnouncement = (event: AnnouncedEvent) => Promise<string | undefined>;

/**
 * Finds the first commit in which a data file has an event, by its title and date or by its page address.
 *
 * @param derivedFiles the derived data files, by name
 */
export function findAnnouncements(
  folder: string,
  { committed }: Pick<History, 'committed'>,
  derivedFiles: ReadonlyMap<string, Pick<DerivedFile, 'sources'>>,
): FindAnnouncement {
  const textsOf = memoize(async (name: string) => {
    const versions = committed.get(dataFile(name)) ?? [];
    const texts: (string | undefined)[] = await readVersions(folder, versions).catch(() => []);
    return versions.map(({ day }, index) => ({ day, text: texts[index] }));
  });
  return async (event) => {
    const names = derivedFiles.get(event.data)?.sources ?? [event.data];
    const versions = (await Promise.all(names.map(textsOf))).flat();
    return versions
      .filter(({ text }) => text !== undefined && hasEvent(text, event))
      .map(({ day }) => day)
      .sort()[0];
  };
}

function hasEvent(text: string, { title, day, path, isOwnPage }: AnnouncedEvent): boolean {
  return (
    (text.includes(JSON.stringify(title)) && text.includes(`"${reverseDay(day)}"`)) ||
    (isOwnPage && text.includes(`${path}"`))
  );
}
