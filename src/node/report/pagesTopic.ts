import { isPlaceholderCaption } from '../../core/i18n/placeholderCaption.ts';
import { formatCount } from '../../core/problems/message.ts';
import { type Path, pointerOf, type SiteFile } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import {
  arrayItems,
  dataRecords,
  isPicture,
  objectItems,
  siteEntries,
  siteObjects,
  siteTexts,
} from '../content/siteValues.ts';
import { listFindings, locationAt, type ReportFinding, type ReportTopic } from './model.ts';

export function pagesTopic(site: CheckedSite): ReportTopic {
  return {
    id: 'pages',
    title: 'Pages',
    about: 'Pages without what visitors look for first.',
    findings: [
      ...entriesWithoutDate(site),
      ...pagesWithoutPicture(site),
      ...picturesWithoutCaption(site),
      ...pagesWithoutDescription(site),
      ...entriesWithoutText(site),
      ...peopleWithoutPortrait(site),
    ],
    good: 'Every entry has a date, a picture and a text, every picture a caption, every page a description.',
  };
}

const titleOf = ({ title, url }: Readonly<Record<string, unknown>>) => String(title ?? url);

function entriesWithoutDate(site: CheckedSite): ReportFinding[] {
  return listFindings(
    'without-date',
    (count) => `${formatCount(count, 'entry has', 'entries have')} no date`,
    'Add "date" as dd-mm-yyyy. Lists are read by date, and the news feed takes only what has one.',
    siteEntries(site).flatMap(({ file, path, entry }) =>
      file.schema === 'programme-list' && entry.date === undefined
        ? [locationAt(site, file, path, titleOf(entry))]
        : [],
    ),
  );
}

function pagesWithoutPicture(site: CheckedSite): ReportFinding[] {
  const keyOf = (file: SiteFile, path: Path) => `${file.file}#${pointerOf(path)}`;
  const ancestorsOfPictures = new Set(
    siteTexts(site)
      .filter(isPicture)
      .flatMap(({ file, path }) => path.map((_, end) => keyOf(file, path.slice(0, end)))),
  );
  return listFindings(
    'without-picture',
    (count) => `${formatCount(count, 'page has', 'pages have')} no picture`,
    'Add "thumbnail" and "images" (for a department "img1").',
    siteEntries(site).flatMap(({ file, path, entry }) =>
      ancestorsOfPictures.has(keyOf(file, path)) ? [] : [locationAt(site, file, path, titleOf(entry))],
    ),
  );
}

function picturesWithoutCaption(site: CheckedSite): ReportFinding[] {
  return listFindings(
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
  );
}

function pagesWithoutDescription(site: CheckedSite): ReportFinding[] {
  return listFindings(
    'without-description',
    (count) => `${formatCount(count, 'page has', 'pages have')} no description`,
    'Add "description" (on a list page "desc"): one or two sentences, which search engines and shared links show.',
    site.files.flatMap((file) => {
      const field = file.schema === 'info' ? 'description' : 'desc';
      if (site.unusedDataFiles.has(file.file)) return [];
      if (file.schema !== 'info' && file.schema !== 'programme-list' && file.schema !== 'camp') return [];
      return dataRecords(file).flatMap(({ index, item }) =>
        item[field] === undefined
          ? [locationAt(site, file, ['data', index], String(item.title ?? item.club ?? file.file))]
          : [],
      );
    }),
  );
}

function entriesWithoutText(site: CheckedSite): ReportFinding[] {
  return listFindings(
    'without-text',
    (count) => `${formatCount(count, 'entry says', 'entries say')} nothing but a title`,
    'Add "content" with a paragraph: what happened, who came.',
    siteEntries(site).flatMap(({ file, path, entry }) =>
      file.schema === 'programme-list' && arrayItems(entry.content).length === 0
        ? [locationAt(site, file, path, titleOf(entry))]
        : [],
    ),
  );
}

function peopleWithoutPortrait(site: CheckedSite): ReportFinding[] {
  return listFindings(
    'without-portrait',
    (count) => `${formatCount(count, 'person has', 'people have')} no portrait`,
    'Add "imageUrl": a photograph, so that visitors know whom they will meet.',
    site.files.flatMap((file) =>
      file.schema === 'people' && !site.unusedDataFiles.has(file.file)
        ? dataRecords(file).flatMap(({ index, item: { name, imageUrl } }) =>
            imageUrl === undefined ? [locationAt(site, file, ['data', index], String(name))] : [],
          )
        : [],
    ),
  );
}
