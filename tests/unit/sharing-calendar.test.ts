import { expect, test } from 'vitest';
import { calendarFile, escapeText, fold } from '../../src/node/ssg/sharing/calendar.ts';
import type { DatedItem } from '../../src/node/ssg/sharing/datedItems.ts';
import { locale, site } from './sharing.ts';

const times = { today: '2026-05-31', built: new Date('2026-05-31T22:15:00.500Z') };

const voyage: DatedItem = {
  title: 'Voyage; north, then east',
  day: '2026-12-31',
  path: 'voyages/വടക്കോട്ട്',
  isOwnPage: true,
  summary: 'Bring a coat.\nAnd a hat.',
  section: 'Voyages',
};

const HEAD = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//site-from-data//events//EN
CALSCALE:GREGORIAN
NAME:Harbour: coming events
X-WR-CALNAME:Harbour: coming events
SOURCE;VALUE=URI:https://harbour.example/events.ics
REFRESH-INTERVAL;VALUE=DURATION:P1D
`;

test('an event is a whole day, and the next day is its end', () => {
  const text = calendarFile(locale, site.origin, [voyage], times);
  expect(text.replaceAll('\r\n ', '').replaceAll('\r\n', '\n')).toBe(`${HEAD}BEGIN:VEVENT
UID:f8be32d5943d338ee85c3fd8@harbour.example
DTSTAMP:20260531T221500Z
DTSTART;VALUE=DATE:20261231
DTEND;VALUE=DATE:20270101
SUMMARY;LANGUAGE=en:Voyage\\; north\\, then east
DESCRIPTION;LANGUAGE=en:Bring a coat.\\nAnd a hat.
CATEGORIES:Voyages
URL:https://harbour.example/voyages/%E0%B4%B5%E0%B4%9F%E0%B4%95%E0%B5%8D%E0%B4%95%E0%B5%8B%E0%B4%9F%E0%B5%8D%E0%B4%9F%E0%B5%8D/
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
`);
});

test('a calendar without events holds what its format asks for and nobody sees', () => {
  const text = calendarFile(locale, site.origin, [{ ...voyage, day: '2026-05-30' }], times);
  expect(text.replaceAll('\r\n', '\n')).toBe(`${HEAD}BEGIN:VTIMEZONE
TZID:Etc/UTC
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
TZNAME:UTC
END:STANDARD
END:VTIMEZONE
END:VCALENDAR
`);
});

test.each<[day: string, listed: boolean]>([
  ['2025-12-31', false],
  ['2026-05-30', false],
  ['2026-05-31', true],
  ['2026-06-01', true],
  ['2031-01-01', true],
])('an event on %s is coming: %s', (day, listed) => {
  expect(calendarFile(locale, site.origin, [{ ...voyage, day }], times).includes('BEGIN:VEVENT')).toBe(
    listed,
  );
});

/** The days and the place of an event. */
const held = (eventTime: DatedItem['eventTime'], timeZone?: string) =>
  calendarFile({ ...locale, site: { ...site, timeZone } }, site.origin, [{ ...voyage, eventTime }], times)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(DTSTART|DTEND|LOCATION)/.test(line));

test.each<[eventTime: DatedItem['eventTime'], zone: string | undefined, lines: string[]]>([
  [{ time: '09:30' }, 'Asia/Kolkata', ['DTSTART:20261231T040000Z']],
  [
    { time: '09:30', endTime: '16:00' },
    'Asia/Kolkata',
    ['DTSTART:20261231T040000Z', 'DTEND:20261231T103000Z'],
  ],
  [
    { time: '22:00', endTime: '24:00' },
    'Europe/Riga',
    ['DTSTART:20261231T200000Z', 'DTEND:20261231T220000Z'],
  ],
  [
    { time: '09:30', endDate: '02-01-2027' },
    'Asia/Kolkata',
    ['DTSTART:20261231T040000Z', 'DTEND:20270102T183000Z'],
  ],
  [{ endDate: '02-01-2027' }, 'Asia/Kolkata', ['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270103']],
  [{ time: '09:30' }, undefined, ['DTSTART:20261231T093000']],
  [
    { place: 'Hall 2; east, upstairs' },
    undefined,
    [
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'LOCATION;LANGUAGE=en:Hall 2\\; east\\, upstairs',
    ],
  ],
])('%j in %s', (occasion, zone, lines) => expect(held(occasion, zone)).toEqual(lines));

test('what has begun is there until its last day', () => {
  const item = { ...voyage, day: '2026-05-29', eventTime: { endDate: '31-05-2026' } };
  const listed = (today: string) =>
    calendarFile(locale, site.origin, [item], { ...times, today }).includes('VEVENT');
  expect(listed('2026-05-31')).toBe(true);
  expect(listed('2026-06-01')).toBe(false);
});

test('no letter of a place is cut in two', () => {
  const item = { ...voyage, eventTime: { place: 'മുഖ്യ ഓഡിറ്റോറിയം, അരലുംമൂട് '.repeat(3) } };
  const text = calendarFile(locale, site.origin, [item], times);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(text.replaceAll('\r\n ', '')).toContain('LOCATION;LANGUAGE=ml:മുഖ്യ ഓഡിറ്റോറിയം\\, അരലുംമൂട്');
});

test('events stand in the order of their days, each with a name of its own that stays', () => {
  const second = { ...voyage, title: 'തിരികെ', day: '2026-06-02', summary: undefined, section: undefined };
  const text = calendarFile(locale, site.origin, [voyage, second], times);
  expect(text.indexOf('SUMMARY;LANGUAGE=ml:തിരികെ')).toBeLessThan(text.indexOf('SUMMARY;LANGUAGE=en:Voyage'));
  const names = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
  expect(calendarFile(locale, site.origin, [second], { ...times, today: '2026-06-01' })).toContain(
    `UID:${names[0]}`,
  );
});

test.each<[text: string, escaped: string]>([
  ['plain', 'plain'],
  ['a, b; c', 'a\\, b\\; c'],
  ['C:\\', 'C:\\\\'],
  ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['bell\u0007\u007F', 'bell'],
  ['ക്ഷ “മ”', 'ക്ഷ “മ”'],
])('%j is written as %j', (text, escaped) => expect(escapeText(text)).toBe(escaped));

test.each<[name: string, line: string, folded: string]>([
  ['75 octets', 'x'.repeat(75), 'x'.repeat(75)],
  ['76 octets', 'x'.repeat(76), `${'x'.repeat(75)}\r\n x`],
  ['a third line', 'x'.repeat(150), `${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`],
  // Three octets per letter: 24 letters fill 72 of 75, and a 25th would end at 75 only without the first character.
  ['letters of three octets', `S${'അ'.repeat(25)}`, `S${'അ'.repeat(24)}\r\n അ`],
  ['a letter of four octets at the edge', `${'x'.repeat(73)}😀`, `${'x'.repeat(73)}\r\n 😀`],
])('a line of %s', (_, line, folded) => expect(fold(line)).toBe(folded));
