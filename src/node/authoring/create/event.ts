/** `npm run new -- event`: an event with its text, pictures and videos. */

import { entrySlug, freeSlug, joinPath } from '../../../core/i18n/slug.ts';
import { foldPath } from '../../../core/route/path.ts';
import type { ProgrammeEntry } from '../../../generated/types.ts';
import { UsageError } from '../../system/usageError.ts';
import { paragraphRecords } from '../spreadsheet/fields.ts';
import { type AdditionKind, formatLocation } from './additionDraft.ts';
import { captionedPictures } from './captions.ts';
import {
  assertPathAvailable,
  type EntryList,
  entryDraft,
  locationOfEntry,
  openList,
  PICTURE_FLAGS,
  readPictures,
} from './entry.ts';
import {
  dateField,
  endDateField,
  eventList,
  families,
  lineField,
  slugField,
  textField,
  timeField,
  videoField,
} from './fields.ts';

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
    slug: 'the last part of its address; made from the title when left out',
  },
  required: (has) => ['in', 'title', ...(has('photos') ? [] : ['date'])],
  examples: ({ manifest }) => ({
    in: families(manifest, 'detail')[0]?.parent ?? 'events',
    title: 'Blood donation camp',
    date: '18-03-2025',
  }),

  draft: async (site, flags) => {
    const family = await eventList(flags, site.manifest);
    const title = await flags.required(lineField('title'));
    const pictures = await readPictures(flags);
    const { day } = pictures ?? {};
    if (pictures && !day && !flags.has('date'))
      throw new UsageError('Give --date: the pictures do not say on which day they were taken.');
    const date = await flags.required(dateField, day?.date);
    const time = await flags.optional(timeField('time'));
    const endDate = await flags.optional(endDateField);
    const endTime = await flags.optional(timeField('end-time'));
    const place = await flags.optional(lineField('place'));
    const paragraphs = (await flags.all(textField)).flat();
    const videos = await flags.all(videoField(site.site.providers));

    const list = await openList(site, family, 'programme-list');
    assertNotRepeated(list, title, date, flags.has('slug'));
    const year = date?.slice(-4);
    const baseSlug = entrySlug(title, date);
    if (baseSlug === '' && !flags.has('slug'))
      throw new UsageError('Give --slug: the title has no letters or digits for an address.');
    const free = baseSlug === '' ? undefined : freeSlug(family.parent, baseSlug, year, list.takenPaths);
    const slug = await flags.required(slugField, free);
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
