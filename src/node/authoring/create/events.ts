/** `npm run new -- event` and `npm run new -- events`: entries of a list. */

import { entrySlug, freeSlug, joinPath, slugOf } from '../../../core/i18n/slug.ts';
import { foldPath, writtenPath } from '../../../core/route/path.ts';
import type { ProgrammeEntry } from '../../../generated/types.ts';
import { UsageError } from '../../system/usageError.ts';
import { ENTRIES } from '../spreadsheet/columns.ts';
import { paragraphRecords } from '../spreadsheet/fields.ts';
import { type AdditionKind, formatLocation } from './additionDraft.ts';
import { captionedPictures } from './captions.ts';
import {
  assertPathAvailable,
  dateInsertIndex,
  type EntryList,
  entryDraft,
  locationOfEntry,
  openList,
  PICTURE_FLAGS,
  readPictures,
} from './entry.ts';
import {
  eventList,
  families,
  parseDate,
  parseDay,
  parseLine,
  parseSlug,
  parseText,
  timeParser,
  videoParser,
} from './flags.ts';
import { SHEET_EXAMPLE } from './sheetFlags.ts';
import { draftRows, ROW_FLAGS } from './sheetRows.ts';

export const event: AdditionKind = {
  summary: 'an event, with a page of its own and a card in its list',
  flags: {
    in: 'the list that it belongs to: its address, its data file or its title',
    title: 'the heading of its page',
    date: 'dd-mm-yyyy, or "none"; may be left out when the pictures tell it',
    time: 'when it begins, in 24 hours, such as 09:30',
    'end-date': 'its last day, where it takes more than one',
    'end-time': 'when it ends',
    place: 'where it takes place',
    text: 'its text; an empty line begins a new paragraph; may be given several times',
    ...PICTURE_FLAGS,
    video: 'the address of a video; may be given several times',
    slug: 'the last part of its address; default: derived from the title',
  },
  required: (has) => ['in', 'title', ...(has('photos') ? [] : ['date'])],
  examples: ({ manifest }) => ({
    in: families(manifest, 'detail')[0]?.parent ?? 'events',
    title: 'Blood donation camp',
    date: '18-03-2025',
  }),

  draft: async (site, flags) => {
    const family = await eventList(flags, site.manifest);
    const title = await flags.required('title', parseLine);
    const pictures = await readPictures(flags);
    const { day } = pictures ?? {};
    if (pictures && !day && !flags.has('date'))
      throw new UsageError('Give --date: the pictures do not say on which day they were taken.');
    const date = await flags.required('date', parseDate, day?.date);
    const time = await flags.optional('time', timeParser('23:59'));
    const endDate = await flags.optional('end-date', parseDay);
    const endTime = await flags.optional('end-time', timeParser('24:00'));
    const place = await flags.optional('place', parseLine);
    const paragraphs = (await flags.all('text', parseText)).flat();
    const videos = await flags.all('video', videoParser(site.site.providers));

    const list = await openList(site, family, 'programme-list');
    assertNotRepeated(list, title, date, flags.has('slug'));
    const year = date?.slice(-4);
    const baseSlug = entrySlug(title, date);
    if (baseSlug === '' && !flags.has('slug'))
      throw new UsageError('Give --slug: the title has no letters or digits for an address.');
    const free = baseSlug === '' ? undefined : freeSlug(family.parent, baseSlug, year, list.takenPaths);
    const slug = await flags.required('slug', parseSlug, free);
    assertPathAvailable(list, slug);

    const owner = { data: family.data, slug, date };
    const entryPictures = pictures && (await captionedPictures(flags, site.folder, owner, pictures));
    const entry: ProgrammeEntry = {
      url: joinPath(family.parent, slug),
      title,
      date,
      time,
      endDate,
      endTime,
      place,
      thumbnail: entryPictures?.thumbnail,
      content: paragraphs.length > 0 ? paragraphRecords(paragraphs) : undefined,
      images: entryPictures?.images,
      videos: videos.length > 0 ? videos.map((vid) => ({ vid })) : undefined,
    };
    const draft = entryDraft(list, entry, entryPictures);
    if (!pictures || !day || flags.has('date')) return draft;
    const { length } = pictures.pictures;
    const source = length === 1 ? 'the picture' : `${day.count} of ${length} pictures`;
    return { ...draft, notes: [...draft.notes, `The day ${day.date} comes from ${source}.`] };
  },
};

export const events: AdditionKind = {
  summary: 'events of one list from a spreadsheet',
  flags: { in: 'the list that they belong to: its address, its data file or its title', ...ROW_FLAGS },
  required: () => ['in', 'from'],
  examples: ({ manifest }) => ({
    in: families(manifest, 'detail')[0]?.parent ?? 'events',
    from: SHEET_EXAMPLE,
  }),

  draft: async (site, flags) => {
    const family = await eventList(flags, site.manifest);
    const list = await openList(site, family, 'programme-list');
    return draftRows<ProgrammeEntry>(site.folder, flags, {
      columns: ENTRIES,
      plural: 'events',
      file: list.file,
      path: ['data', list.record, 'programme'],
      items: list.entries,
      isExisting: (entry) => isExisting(list, entry),
      completer: () => {
        const takenPaths = new Set(list.takenPaths);
        return (entry) => {
          const url = entryAddress(list, entry, takenPaths);
          takenPaths.add(foldPath(url));
          return { ...entry, url };
        };
      },
      indexFor: (entries, { date }) =>
        dateInsertIndex(
          entries.map((entry) => entry.date),
          date,
        ),
      labels: (items) => items.map(({ value, location }) => ({ label: value.title, location })),
      address: family.parent,
    });
  },
};

/** Running the command twice must not add two pages. */
function assertNotRepeated(list: EntryList, title: string, date: string | undefined, hasSlug: boolean): void {
  const index = list.entries.findIndex(
    (entry) => foldPath(entry.title) === foldPath(title) && entry.date === date,
  );
  if (hasSlug || index < 0) return;
  throw new UsageError(
    `This event is there already: ${formatLocation(locationOfEntry(list, index))}. If it is another one, give it an address of its own with --slug.`,
  );
}

/** Returns true if the list has the address of an event, or its title and day. */
const isExisting = ({ entries }: EntryList, { url, title, date }: ProgrammeEntry): boolean =>
  entries.some((entry) =>
    url === undefined || !url.includes('/')
      ? foldPath(entry.title) === foldPath(title) && entry.date === date
      : foldPath(writtenPath(entry.url)) === foldPath(writtenPath(url)),
  );

/** Returns the address of a row, by default from the title. @throws UsageError if it is taken */
function entryAddress(
  list: EntryList,
  { url, title, date }: ProgrammeEntry,
  takenPaths: ReadonlySet<string>,
): string {
  const { parent } = list.family;
  const baseSlug = entrySlug(title, date);
  if (url === undefined) return joinPath(parent, freeSlug(parent, baseSlug, date?.slice(-4), takenPaths));
  const slug = writtenPath(url).slice(url.includes('/') ? joinPath(parent, '').length : 0);
  assertPathAvailable({ ...list, takenPaths }, slug);
  return url.includes('/') ? url : joinPath(parent, slugOf(slug));
}
