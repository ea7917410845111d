import { isPlaceholderCaption } from '../../core/i18n/placeholderCaption.ts';
import { formatCount } from '../../core/problems/message.ts';
import { type Path, pointerOf, type SiteFile } from '../../core/problems/problemAt.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import type { CheckedSite } from '../content/model.ts';
import {
  arrayItems,
  dataRecords,
  isPicture,
  objectItems,
  type PlacedEntry,
  siteEntries,
  siteObjects,
  siteTexts,
} from '../content/siteValues.ts';
import { listFindings, locationAt, type ReportTopic } from './model.ts';

/** By schema. */
type RecordFields = Partial<Record<FileSchema, string>>;

const DESCRIPTIONS: RecordFields = { info: 'description', 'programme-list': 'desc', camp: 'desc' };
const PORTRAITS: RecordFields = { people: 'imageUrl' };

export function pagesTopic(site: CheckedSite): ReportTopic {
  const keyOf = (file: SiteFile, path: Path) => `${file.file}#${pointerOf(path)}`;
  const ancestorsOfPictures = new Set(
    siteTexts(site)
      .filter(isPicture)
      .flatMap(({ file, path }) => path.map((_, end) => keyOf(file, path.slice(0, end)))),
  );
  const entriesWhere = (isIncomplete: (entry: PlacedEntry) => boolean) =>
    siteEntries(site)
      .filter(isIncomplete)
      .map(({ file, path, entry: { title, url } }) => locationAt(site, file, path, String(title ?? url)));
  const recordsWithout = (fields: RecordFields) =>
    site.files.flatMap((file) => {
      const field = file.schema && fields[file.schema];
      if (field === undefined || site.unusedDataFiles.has(file.file)) return [];
      return dataRecords(file).flatMap(({ index, item }) => {
        const name = String(item.title ?? item.club ?? item.name ?? file.file);
        return item[field] === undefined ? [locationAt(site, file, ['data', index], name)] : [];
      });
    });
  return {
    id: 'pages',
    title: 'Pages',
    about: 'Pages without what visitors look for first.',
    findings: [
      ...listFindings(
        'without-date',
        (count) => `${formatCount(count, 'entry has', 'entries have')} no date`,
        'Add "date" as dd-mm-yyyy. Lists are read by date, and the news feed takes only what has one.',
        entriesWhere(({ file, entry }) => file.schema === 'programme-list' && entry.date === undefined),
      ),
      ...listFindings(
        'without-picture',
        (count) => `${formatCount(count, 'page has', 'pages have')} no picture`,
        'Add "thumbnail" and "images" (for a department "img1").',
        entriesWhere(({ file, path }) => !ancestorsOfPictures.has(keyOf(file, path))),
      ),
      ...listFindings(
        'without-caption',
        (count) => `${formatCount(count, 'picture has', 'pictures have')} no caption`,
        'Add "caption": what is to be seen, in a sentence. It is read aloud to visitors who cannot see the picture.',
        siteObjects(site).flatMap(({ file, path, object }) =>
          objectItems(object.images).flatMap(({ index, item: { src, caption } }) =>
            typeof src === 'string' && (typeof caption !== 'string' || isPlaceholderCaption(caption))
              ? [locationAt(site, file, [...path, 'images', index], src)]
              : [],
          ),
        ),
      ),
      ...listFindings(
        'without-description',
        (count) => `${formatCount(count, 'page has', 'pages have')} no description`,
        'Add "description" (on a list page "desc"): one or two sentences, which search engines and shared links show.',
        recordsWithout(DESCRIPTIONS),
      ),
      ...listFindings(
        'without-text',
        (count) => `${formatCount(count, 'entry says', 'entries say')} nothing but a title`,
        'Add "content" with a paragraph: what happened, who came.',
        entriesWhere(
          ({ file, entry }) => file.schema === 'programme-list' && arrayItems(entry.content).length === 0,
        ),
      ),
      ...listFindings(
        'without-portrait',
        (count) => `${formatCount(count, 'person has', 'people have')} no portrait`,
        'Add "imageUrl": a photograph, so that visitors know whom they will meet.',
        recordsWithout(PORTRAITS),
      ),
    ],
    good: 'Every entry has a date, a picture and a text, every picture a caption, every page a description.',
  };
}
