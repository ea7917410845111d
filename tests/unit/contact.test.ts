/** Contact data: telephone numbers, opening hours and social pages; video providers. */
import { readFileSync } from 'node:fs';
import { parseTree } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { embedOf, type Player, type Providers, playerOf } from '../../src/app/blocks/providers.ts';
import { formatDays, hoursRows, localMoment, openUntil } from '../../src/core/data/contact/hours.ts';
import { emailsOf, phonesOf, socialLink, telHref } from '../../src/core/data/contact/methods.ts';
import type { OpeningHours } from '../../src/core/model.ts';
import { linkTarget } from '../../src/core/route/link.ts';
import { siteFile } from '../../src/node/content/jsonFile.ts';
import { validate } from '../../src/node/content/validate.ts';
import { MINIMAL_SITE } from '../sites.ts';
import { fixtureFolder } from './fixtures.ts';

interface Telephone {
  input: string;
  href?: string;
  /** The hint of the check. */
  refused?: string;
}

const telephones = JSON.parse(
  readFileSync(fixtureFolder('contact/telephones.json'), 'utf8'),
) as readonly Telephone[];

const videos = JSON.parse(readFileSync(fixtureFolder('contact/videos.json'), 'utf8')) as readonly ({
  address: string;
} & Partial<Player>)[];

function problems(contact: object) {
  const text = JSON.stringify({ ...MINIMAL_SITE, contact: { ...MINIMAL_SITE.contact, ...contact } });
  return validate(
    'site',
    siteFile({ file: 'manifest/site.json', text, value: JSON.parse(text), tree: parseTree(text) }, 'site'),
  );
}

test.each(telephones)('a telephone number $input', ({ input, href, refused }) => {
  const reported = problems({ landline: input, phones: [input, { label: 'Office', number: input }] });
  expect(reported.map(({ hint }) => hint)).toEqual(refused === undefined ? [] : Array(3).fill(refused));
  if (href === undefined) return;
  expect(telHref(input)).toBe(href);
  expect(linkTarget(href)).toEqual({ kind: 'outside', href });
});

test('the numbers and addresses of the header come first', () => {
  const contact = {
    address: ['Quay'],
    landline: '1 2',
    phones: ['112', { label: 'Boats', number: '3 4' }],
    email: 'a@b.example',
    emails: [{ label: 'Boats', email: 'c@d.example' }, 'e@f.example'],
  };
  expect(problems(contact)).toEqual([]);
  expect(phonesOf(contact)).toEqual([{ value: '1 2' }, { value: '112' }, { value: '3 4', label: 'Boats' }]);
  expect(emailsOf(contact)).toEqual([
    { value: 'a@b.example' },
    { value: 'c@d.example', label: 'Boats' },
    { value: 'e@f.example' },
  ]);
});

test.each([
  ['https://www.facebook.com/college', 'Facebook'],
  ['https://x.com/college', 'X'],
  ['https://in.linkedin.com/school/college', 'LinkedIn'],
  ['https://www.youtube.com/@college', 'YouTube'],
  ['https://notfacebook.com/college', 'notfacebook.com'],
  ['https://mastodon.example/@college', 'mastodon.example'],
])('%s is labelled %s', (href, label) => expect(socialLink(href)).toEqual({ href, label }));

describe('a video', () => {
  const listed: Providers = [
    'vimeo',
    'dailymotion',
    { kind: 'peertube', host: 'tube.example' },
    { kind: 'videos', host: 'media.example', name: 'the port' },
  ];
  test.each(videos)('$address', ({ address, ...player }) => {
    expect(playerOf(listed, address)).toEqual(Object.keys(player).length > 0 ? player : undefined);
    // The default without a list.
    expect(playerOf(undefined, address)?.from).toBe(address.includes('youtube') ? 'YouTube' : undefined);
  });
});

test.each([
  ['https://docs.google.com/forms/d/e/1/viewform', { from: 'Google Forms', host: 'docs.google.com' }],
  ['https://books.example/a?b#c', { from: 'the catalogue', host: 'books.example' }],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', undefined],
  ['https://docs.google.com/document/d/1', undefined],
  ['https://docs.google.com.evil.example/forms/', undefined],
  ['https://docs.google.com@evil.example/forms/', undefined],
  ['https://books.example.evil.example/', undefined],
  ['https://user@books.example/', undefined],
  ['http://books.example/', undefined],
  ['javascript:alert(1)//https://books.example/', undefined],
])('the embedded page %s', (address, embed) => {
  const listed: Providers = [
    'google-forms',
    { kind: 'embeds', host: 'books.example', name: 'the catalogue' },
  ];
  expect(embedOf(listed, address)).toEqual(embed);
  expect(embedOf(undefined, address)).toBeUndefined();
});

describe('opening hours', () => {
  const DAYS: OpeningHours['week'][number]['days'] = [
    ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
  ];
  const NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
  const lines = (week: OpeningHours['week']) =>
    hoursRows({ week }).map(({ days, times }) => `${formatDays(days, NAMES)}: ${times.join(', ') || '-'}`);
  const morning = { opens: '09:00', closes: '13:00' };
  const evening = { opens: '14:00', closes: '17:00' };

  test.each<[name: string, week: OpeningHours['week'], lines: string[]]>([
    [
      'days of the same hours stand on one line, and the others are closed',
      [{ days: DAYS.slice(0, 5), ...morning }],
      ['Mo – Fr: 09:00–13:00', 'Sa, Su: -'],
    ],
    [
      'a week may begin on a Sunday, and a day may have several hours',
      [
        { days: ['sunday', ...DAYS.slice(0, 4)], ...morning },
        { days: ['monday'], ...evening },
      ],
      ['Su: 09:00–13:00', 'Mo: 09:00–13:00, 14:00–17:00', 'Tu – Th: 09:00–13:00', 'Fr, Sa: -'],
    ],
    ['always', [{ days: DAYS, opens: '00:00', closes: '24:00' }], ['Mo – Su: 00:00–24:00']],
  ])('%s', (_name, week, expected) => {
    expect(problems({ hours: { week } })).toEqual([]);
    expect(lines(week)).toEqual(expected);
  });

  test.each<[name: string, hours: object, pointer: string, hint: RegExp]>([
    ['a time', { week: [{ days: ['monday'], opens: '9 am', closes: '17:00' }] }, 'week/0/opens', /"09:00"/],
    ['a misspelt day', { week: [{ days: ['mondy'], ...morning }] }, 'week/0/days/0', /"monday"/],
    [
      'an exception that only opens',
      { week: [{ days: ['monday'], ...morning }], exceptions: [{ from: '14-09-2026', opens: '09:00' }] },
      'exceptions/0',
      /^Add "closes" here\.$/,
    ],
  ])('%s is refused', (_name, hours, pointer, hint) => {
    const reported = problems({ hours });
    expect(reported.map((problem) => problem.pointer)).toEqual([`/contact/hours/${pointer}`]);
    expect(reported[0]?.hint).toMatch(hint);
  });

  const HOURS: OpeningHours = {
    week: [
      { days: DAYS.slice(0, 5), ...morning },
      { days: ['monday'], ...evening },
      { days: ['saturday'], opens: '20:00', closes: '02:00' },
    ],
    exceptions: [
      { from: '16-09-2026', to: '17-09-2026', reason: 'Onam' },
      { from: '18-09-2026', opens: '10:00', closes: '12:00' },
    ],
  };

  // 14 September 2026 is a Monday.
  test.each<[day: string, time: string, closes: string | undefined]>([
    ['2026-09-14', '08:59', undefined],
    ['2026-09-14', '09:00', '13:00'],
    ['2026-09-14', '13:00', undefined],
    ['2026-09-14', '16:59', '17:00'],
    ['2026-09-15', '16:59', undefined],
    ['2026-09-17', '10:00', undefined],
    ['2026-09-18', '09:30', undefined],
    ['2026-09-18', '11:59', '12:00'],
    ['2026-09-19', '23:00', '02:00'],
    ['2026-09-20', '01:59', '02:00'],
    ['2026-09-20', '02:00', undefined],
  ])('on %s at %s it is open until %s', (day, time, closes) => {
    expect(openUntil(HOURS, { day, time })).toBe(closes);
  });

  test('the moment is that of the institution', () => {
    const now = new Date('2026-09-14T20:30:00Z');
    expect(localMoment('Asia/Kolkata', now)).toEqual({ day: '2026-09-15', time: '02:00' });
    expect(localMoment('UTC', now)).toEqual({ day: '2026-09-14', time: '20:30' });
    expect(() => localMoment('Asia/Nowhere', now)).toThrow(RangeError);
  });
});
