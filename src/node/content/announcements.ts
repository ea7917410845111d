/** The days on which coming events were announced, as the history of their data files shows. */
import { reverseDay } from '../../core/i18n/text.ts';
import type { DerivedFile } from './dataDeriver.ts';
import { dataFile } from './folder.ts';
import { type History, readVersions } from './history.ts';

/** An event as a page shows it. */
interface AnnouncedEvent {
  /** The name of the data file of the page. */
  data: string;
  title: string;
  /** yyyy-mm-dd. */
  day: string;
  /** Canonical path of its page. */
  path: string;
  /** Whether that page is about nothing else. */
  own: boolean;
}

/** @returns the day, yyyy-mm-dd; undefined if the history of the data files does not show it */
export type FindAnnouncement = (event: AnnouncedEvent) => Promise<string | undefined>;

/**
 * Finds the first commit in which a data file has an event: its title and date, or the address of its own page.
 *
 * @param folder the site folder
 * @param derivedFiles the derived data files, by name
 */
export function findAnnouncements(
  folder: string,
  { committed }: Pick<History, 'committed'>,
  derivedFiles: ReadonlyMap<string, Pick<DerivedFile, 'sources'>>,
): FindAnnouncement {
  const texts = new Map<string, Promise<(string | undefined)[]>>();
  const textsOf = (name: string) => {
    const versions = committed.get(dataFile(name)) ?? [];
    const readTexts = texts.get(name) ?? readVersions(folder, versions).catch(() => []);
    texts.set(name, readTexts);
    return readTexts.then((all) => versions.map(({ day }, index) => ({ day, text: all[index] })));
  };
  return async (event) => {
    const names = derivedFiles.get(event.data)?.sources ?? [event.data];
    const versions = (await Promise.all(names.map(textsOf))).flat();
    return versions
      .filter(({ text }) => text !== undefined && hasEvent(text, event))
      .map(({ day }) => day)
      .sort()[0];
  };
}

function hasEvent(text: string, { title, day, path, own }: AnnouncedEvent): boolean {
  return (
    (text.includes(JSON.stringify(title)) && text.includes(`"${reverseDay(day)}"`)) ||
    (own && text.includes(`${path}"`))
  );
}
