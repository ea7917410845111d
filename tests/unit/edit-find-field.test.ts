/** Maps selections in the preview to fields, and back. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectTexts, at as valueAt } from '../../src/editor/client/form/json.ts';
import {
  findField,
  findFieldOnPage,
  type PartValue,
  selectionOfField,
} from '../../src/editor/client/state/findField.ts';
import { pageParts, pageRows } from '../../src/editor/server/pages.ts';
import { type Json, SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { COLLEGE } from '../sites.ts';

const entry: Json = {
  title: 'Yoga Day',
  intro: 'Read **all of it** [here](courses/yoga), and *soon*.',
  imageUrl: 'images/sports/yoga-1.jpg',
  date: '21-06-2025',
  paragraphs: ['We have {{seats}} seats.', 'First part.\n\nSecond part.', '- one thing\n- another thing'],
  images: [
    { src: 'images/sports/യോഗ ദിനം.jpg', caption: 'On the mat' },
    { src: 'images/sports/yoga-1.jpg', caption: 'On the mat' },
  ],
};
const figures = { seats: '90' };

describe('the field of a text of the page', () => {
  test.each([
    ['its own words', 'Yoga Day', 0, '/title'],
    ['words with marks', 'Read all of it here, and soon.', 0, '/intro'],
    ['words with spaces and line ends', ' Read all of it\n here,  and soon. ', 0, '/intro'],
    ['a figure', 'We have 90 seats.', 0, '/paragraphs/0'],
    ['a paragraph', 'Second part.', 0, '/paragraphs/1'],
    ['an item of a list', 'another thing', 0, '/paragraphs/2'],
    ['a part of it', 'all of it', 0, '/intro'],
    ['more than it', 'Yoga Day – 21 June 2025', 0, '/title'],
    ['the first of two', 'On the mat', 0, '/images/0/caption'],
    ['the second of two', 'On the mat', 1, '/images/1/caption'],
    ['the first where the page does not know which', 'On the mat', -1, '/images/0/caption'],
    ['one that the page shows more often', 'On the mat', 5, '/images/1/caption'],
  ])('%s', (_, text, position, pointer) => {
    expect(findField(entry, { text, position }, figures)?.pointer).toBe(pointer);
  });

  test.each(['', '   ', 'Contact us', 'on'])('none for %j', (text) => {
    expect(findField(entry, { text, position: 0 }, figures)).toBeUndefined();
  });

  test('an exact match wins over a partial one', () => {
    const value = { text: 'A camp in June', title: 'camp' };
    expect(findField(value, { text: 'camp', position: 0 })).toEqual({ pointer: '/title', rank: 0 });
    expect(findField({ text: 'A camp in June' }, { text: 'camp', position: 0 })?.rank).toBeGreaterThan(0);
  });
});

test.each([
  ['its address', '/images/sports/yoga-1.jpg', 0, '/imageUrl'],
  ['under a path of the host', 'http://localhost:1234/college/images/sports/yoga-1.jpg', 1, '/images/1/src'],
  [
    'escapes',
    '/images/sports/%E0%B4%AF%E0%B5%8B%E0%B4%97%20%E0%B4%A6%E0%B4%BF%E0%B4%A8%E0%B4%82.jpg',
    0,
    '/images/0/src',
  ],
  ['the name of a smaller copy', '/media/yoga-1-640.webp', 0, '/imageUrl'],
])('the field of a picture of the page %s', (_, src, position, pointer) => {
  expect(findField(entry, { text: '', src, position })?.pointer).toBe(pointer);
});

test('the field of a picture of the page its text if no field has the picture', () => {
  const selection = { text: 'On the mat', src: '/images/other.jpg', position: 0 };
  expect(findField(entry, selection)?.pointer).toBe('/images/0/caption');
});

test('every text of the fixture is found in the place where it is shown', () => {
  const folder = join(COLLEGE, 'public/data');
  let count = 0;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file: { data?: Json[] } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const record of file.data ?? [])
      for (const { pointer, text } of collectTexts(record).slice(0, 60)) {
        const selection = selectionOfField(record, pointer, figures);
        if (!selection) continue;
        count++;
        const field = findField(record, selection, figures);
        // Two fields may have the same text, one with marks and one without.
        const selected = selectionOfField(record, field?.pointer ?? '', figures);
        expect(selected?.text, `${name} ${pointer} ${text}`).toBe(selection.text);
        expect(field?.rank).toBe(0);
        if (valueAt(record, field?.pointer ?? '') === text) expect(field?.pointer).toBe(pointer);
      }
  }
  expect(count).toBeGreaterThan(1000);
});

describe('of a page and the settings of the site', async () => {
  const site = await readCheckedSite(COLLEGE);
  const valuesOf = (path: string): PartValue[] =>
    (pageParts(site, path) ?? []).map(({ file, pointer, value }) => ({ key: file, pointer, value }));
  const settings = async () => valuesOf(SETTINGS_PATH);

  test.each([
    ['a line of the address that a text of the page begins with', 'Aralumoodu', '/contact/address/0'],
    ['another line', 'Thiruvananthapuram, Kerala', '/contact/address/2'],
    ['a telephone with a label', 'Office +91 471 000 0001', '/contact/phones/0'],
    ['a mail', 'office@college.example', '/contact/email'],
    ['the words of the map', 'The college at Aralumoodu, Neyyattinkara', '/contact/map/label'],
  ])('the address block opens %s', async (_, text, pointer) => {
    const selection = { text, position: 0, isOfSite: true } as const;
    expect(await findFieldOnPage(valuesOf('contactus'), settings, selection)).toMatchObject({
      key: 'manifest/site.json',
      pointer,
      isOfSite: true,
    });
  });

  test('every text of every page opens its field on the page', async () => {
    let count = 0;
    for (const { path } of pageRows(site, COLLEGE)) {
      const parts = valuesOf(path);
      for (const { key, pointer: start, value } of parts.filter(
        (part) => part.key !== 'manifest/routes.json',
      ))
        for (const { pointer } of collectTexts(value).slice(0, 30)) {
          const selection = selectionOfField(value, pointer, figures);
          if (!selection) continue;
          count++;
          const field = await findFieldOnPage(parts, settings, selection, figures);
          expect(field?.isOfSite, `${path} ${key}${start}${pointer}`).toBe(false);
          const part = parts.find((one) => one.key === field?.key);
          const opened =
            part && selectionOfField(part.value, field?.pointer.slice(part.pointer.length) ?? '', figures);
          expect(opened?.text, `${path} ${key}${start}${pointer}`).toBe(selection.text);
        }
    }
    expect(count).toBeGreaterThan(1000);
  });
});

test('a non-text has no field', () => {
  expect(selectionOfField(entry, '/images', figures)).toBeUndefined();
  expect(selectionOfField(entry, '/nowhere', figures)).toBeUndefined();
  expect(selectionOfField(entry, '/images/1/src', figures)).toEqual({
    text: '',
    src: 'images/sports/yoga-1.jpg',
    position: 1,
  });
});
