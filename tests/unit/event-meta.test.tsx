/** The time and place of an event: in words, for machines, on a page. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DateText } from '../../src/app/components/DateText.tsx';
import { EventMeta } from '../../src/app/components/EventMeta.tsx';
import { SiteContextProvider } from '../../src/app/hooks/siteContext.ts';
import { MarkdownProvider } from '../../src/app/hooks/useMarkdown.ts';
import { markdownParser } from '../../src/core/data/inlineMarkdown.ts';
import { formatEventTime } from '../../src/core/i18n/formatEventTime.ts';
import { formatZonedTime, zonedTimesOf } from '../../src/core/i18n/zonedTime.ts';
import type { EventTime } from '../../src/core/model.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { englishLocaleSet } from '../locales.ts';
import { MINIMAL_SITE } from '../sites.ts';

const day = { date: '18-03-2025' };
const days = { ...day, endDate: '20-03-2025' };

test.each<[language: string, occasion: EventTime, text: string]>([
  ['en', {}, ''],
  ['en', { time: '09:30' }, ''],
  ['en', day, '18 March 2025'],
  ['en', { ...day, time: '09:30' }, '18 March 2025, 09:30'],
  ['en', { ...day, time: '09:30', endTime: '16:00' }, '18 March 2025, 09:30–16:00'],
  ['en', { ...day, endDate: day.date, time: '09:30' }, '18 March 2025, 09:30'],
  ['en', days, '18 to 20 March 2025'],
  ['en', { ...day, endDate: '02-04-2025' }, '18 March 2025 to 2 April 2025'],
  ['en', { ...day, endDate: '20-03-2026' }, '18 March 2025 to 20 March 2026'],
  ['en', { ...days, time: '09:30' }, '18 March 2025, 09:30 to 20 March 2025'],
  ['en', { ...days, time: '09:30', endTime: '16:00' }, '18 March 2025, 09:30 to 20 March 2025, 16:00'],
  ['en', { ...day, endDate: 'soon' }, '18 March 2025'],
  ['ml', days, '2025 മാർച്ച് 18 മുതൽ 20 വരെ'],
  ['hi', days, '18 से 20 मार्च 2025'],
  ['hi', { ...day, endDate: '02-04-2025' }, '18 मार्च 2025 से 2 अप्रैल 2025 तक'],
  ['lv', days, '2025. gada 18.–20. marts'],
  ['ar', days, 'من 18 إلى 20 مارس 2025'],
  ['ar', { ...day, time: '09:30' }, '18 مارس 2025، 09:30'],
])('as text %s: %j', (language, occasion, text) => {
  expect(formatEventTime(occasion, loadMessages(language))).toBe(text);
});

describe('for machines', () => {
  const at = (time: string, date = day.date) => ({ date, time });
  test.each<[zone: string | undefined, occasion: EventTime, start: string, end?: string]>([
    ['Asia/Kolkata', day, '2025-03-18'],
    ['Asia/Kolkata', days, '2025-03-18', '2025-03-20'],
    ['Asia/Kolkata', at('09:30'), '2025-03-18T09:30:00+05:30'],
    [
      'Asia/Kolkata',
      { ...at('09:30'), endTime: '16:00' },
      '2025-03-18T09:30:00+05:30',
      '2025-03-18T16:00:00+05:30',
    ],
    ['Asia/Kolkata', { ...days, time: '09:30' }, '2025-03-18T09:30:00+05:30', '2025-03-21T00:00:00+05:30'],
    ['UTC', at('09:30'), '2025-03-18T09:30:00+00:00'],
    ['America/New_York', at('09:30', '18-01-2025'), '2025-01-18T09:30:00-05:00'],
    ['America/St_Johns', at('09:30', '18-01-2025'), '2025-01-18T09:30:00-03:30'],
    // The last Sundays of March and October, when the clocks in Riga change at three and at four.
    ['Europe/Riga', at('02:59', '30-03-2025'), '2025-03-30T02:59:00+02:00'],
    ['Europe/Riga', at('03:30', '30-03-2025'), '2025-03-30T03:30:00+02:00'],
    ['Europe/Riga', at('04:00', '30-03-2025'), '2025-03-30T04:00:00+03:00'],
    ['Europe/Riga', at('02:59', '26-10-2025'), '2025-10-26T02:59:00+03:00'],
    ['Europe/Riga', at('03:30', '26-10-2025'), '2025-10-26T03:30:00+03:00'],
    ['Europe/Riga', at('04:00', '26-10-2025'), '2025-10-26T04:00:00+02:00'],
    [
      'Europe/Riga',
      { date: '29-03-2025', time: '20:00', endDate: '30-03-2025', endTime: '20:00' },
      '2025-03-29T20:00:00+02:00',
      '2025-03-30T20:00:00+03:00',
    ],
    [undefined, at('09:30'), '2025-03-18T09:30:00'],
    ['Nowhere/Land', at('09:30'), '2025-03-18T09:30:00'],
  ])('%s: %j', (zone, occasion, start, end) => {
    const moments = zonedTimesOf(occasion, zone);
    expect(moments && formatZonedTime(moments.start)).toBe(start);
    expect(moments?.end && formatZonedTime(moments.end)).toBe(end);
  });

  test('nothing without a date', () => expect(zonedTimesOf({ time: '09:30' }, 'UTC')).toBeUndefined());
});

describe('on a page', () => {
  const renderElement = (element: React.ReactNode) =>
    renderToStaticMarkup(
      <SiteContextProvider value={{ ...englishLocaleSet(MINIMAL_SITE), buildYear: 2026 }}>
        <MarkdownProvider value={markdownParser}>{element}</MarkdownProvider>
      </SiteContextProvider>,
    );
  const line = (occasion: EventTime, plain?: boolean) =>
    renderElement(<EventMeta className="a" {...occasion} plain={plain} />);

  test('a date without time is a date', () => {
    expect(line(day)).toBe(`<p class="a">${renderElement(<DateText date={day.date} />)}</p>`);
  });

  test('times, dates and a place are in one line; a place in a card is no link', () => {
    const hall = 'The [hall](contact)';
    const when = '<time dateTime="2025-03-18">18 to 20 March 2025</time>';
    expect(line({ ...days, place: hall })).toBe(
      `<p class="a">${when} · The <a href="/contact/">hall</a></p>`,
    );
    expect(line({ ...days, place: hall }, true)).toBe(`<p class="a">${when} · The hall</p>`);
    expect(line({ place: 'Hall' })).toBe('<p class="a">Hall</p>');
    expect(line({})).toBe('');
  });
});
