import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAtKey, problemWithValue } from '../../core/problems/problemAt.ts';
import { isListRow, listDataNames } from '../content/archives.ts';
import { dataFile, MANIFEST } from '../content/folder.ts';
import type { CheckedSite } from '../content/model.ts';
import { arrayItems, dataRecords, isProse, siteObjects, siteTexts } from '../content/siteValues.ts';

/** Three lines of a heading on a phone, and twice the length search engines display. */
const MAX_TITLE_LENGTH = 120;

/** A list page of 200 entries is 300 kB without pictures. */
const MAX_LIST_ITEMS = 200;

/** Longer lists should have a page for each year. */
const MAX_PROGRAMMES = 100;

export function limits(site: CheckedSite): Problem[] {
  return [...titleProblems(site), ...listProblems(site), ...programmeProblems(site)];
}

const TITLE_FIELD = /^(?:title1?|heading)$/;

function titleProblems(site: CheckedSite): Problem[] {
  const longTitles = siteTexts(site).filter(
    ({ text, field }) => text.length > MAX_TITLE_LENGTH && TITLE_FIELD.test(field),
  );
  return longTitles.filter(isProse).flatMap(({ file, path, text }): Problem[] => {
    const length = [...characters.segment(text)].length;
    if (length <= MAX_TITLE_LENGTH) return [];
    return [problemWithValue(file, path, fieldMessages.titleLong(length, MAX_TITLE_LENGTH))];
  });
}

/** Grapheme clusters: a Malayalam letter includes its vowel. */
const characters = new Intl.Segmenter();

function programmeProblems(site: CheckedSite): Problem[] {
  const unpagedFiles = site.rows
    .filter((row) => isListRow(row) && row.archive === undefined)
    .flatMap(listDataNames)
    .map(dataFile);
  return site.files
    .filter(({ file, schema }) => schema === 'programme-list' && unpagedFiles.includes(file))
    .flatMap((file) =>
      dataRecords(file).flatMap(({ index, item: { programme } }) => {
        const { length } = arrayItems(programme);
        return length > MAX_PROGRAMMES
          ? [problemAtKey(file, ['data', index, 'programme'], fieldMessages.programmesLong(length, MANIFEST))]
          : [];
      }),
    );
}

/** Lists of the manifest are spread over many pages. */
function listProblems(site: CheckedSite): Problem[] {
  const isLong = (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.length > MAX_LIST_ITEMS;
  return siteObjects(site)
    .filter(({ file, object }) => file.schema !== 'manifest' && Object.values(object).some(isLong))
    .flatMap(({ file, path, object }) =>
      Object.entries(object).flatMap(([name, list]) =>
        isLong(list) && !(file.schema === 'programme-list' && name === 'programme')
          ? [problemAtKey(file, [...path, name], fieldMessages.listLong(list.length, MAX_LIST_ITEMS))]
          : [],
      ),
    );
}
