/** Titles that can be shown whole, lists that somebody reads to the end. */

import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt } from '../../core/problems/problemAt.ts';
import { isListRow, listDataNames } from '../content/archives.ts';
import { dataFile, MANIFEST } from '../content/folder.ts';
import type { CheckedSite } from '../content/model.ts';
import { arrayItems, dataRecords, isProse, siteObjects, siteTexts } from '../content/siteValues.ts';

/** Three lines of a heading on a phone, and twice what search engines show. */
const LONGEST_TITLE = 120;

/** A list page of 200 entries is 300 kB before its first picture, and a minute of scrolling on a phone. */
const LONGEST_LIST = 200;

/** Nobody scrolls through more than this for an entry of some years ago. */
const LONGEST_PROGRAMMES = 100;

export function lengths(site: CheckedSite): Problem[] {
  return [...titles(site), ...lists(site), ...programmes(site)];
}

const TITLE = /^(?:title1?|heading)$/;

function titles(site: CheckedSite): Problem[] {
  const long = siteTexts(site).filter(({ text, field }) => text.length > LONGEST_TITLE && TITLE.test(field));
  return long.filter(isProse).flatMap(({ file, path, text }): Problem[] => {
    const length = [...characters.segment(text)].length;
    if (length <= LONGEST_TITLE) return [];
    return [problemAt(file, path, { ...fieldMessages.titleLong(length, LONGEST_TITLE), value: text })];
  });
}

/** What a reader takes for a character: a Malayalam letter has its vowel with it. */
const characters = new Intl.Segmenter();

/** Programmes that a list shows on one page, though they could have a page for each year. */
function programmes(site: CheckedSite): Problem[] {
  const whole = site.rows
    .filter((row) => isListRow(row) && row.archive === undefined)
    .flatMap(listDataNames)
    .map(dataFile);
  return site.files
    .filter(({ file, schema }) => schema === 'programme-list' && whole.includes(file))
    .flatMap((file) =>
      dataRecords(file).flatMap(({ index, item: { programme } }) => {
        const { length } = arrayItems(programme);
        return length > LONGEST_PROGRAMMES
          ? [
              problemAt(
                file,
                ['data', index, 'programme'],
                { ...fieldMessages.programmesLong(length, MANIFEST), value: 'programme' },
                true,
              ),
            ]
          : [];
      }),
    );
}

/** The manifest lists what is shown on many pages. */
function lists(site: CheckedSite): Problem[] {
  const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > LONGEST_LIST;
  return siteObjects(site)
    .filter(({ file, object }) => file.schema !== 'manifest' && Object.values(object).some(isLong))
    .flatMap(({ file, path, object }) =>
      Object.entries(object).flatMap(([name, list]) =>
        isLong(list) && !(file.schema === 'programme-list' && name === 'programme')
          ? [
              problemAt(
                file,
                [...path, name],
                { ...fieldMessages.listLong(list.length, LONGEST_LIST), value: name },
                true,
              ),
            ]
          : [],
      ),
    );
}
