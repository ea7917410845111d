/** The head of a page: meta elements, JSON-LD, and their change during navigation. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openGraphLocale, PageHead, type ShareImage, SiteHead } from '../../src/app/shell/head/Head.tsx';
import { jsonLd, jsonLdText, type SchemaOrgThing } from '../../src/app/shell/head/jsonld.ts';
import { updateHead } from '../../src/app/shell/head/updateHead.ts';
import { textLanguage } from '../../src/core/i18n/language.ts';
import type { Page, Site } from '../../src/core/model.ts';
import { englishLocaleSet, MALAYALAM } from '../locales.ts';
import { page, site } from './sharing.ts';

const { origin: _, ...homeless } = site;

describe('the head', () => {
  const share: ShareImage = { file: 'share/abc.jpg', width: 1200, height: 630, alt: 'First · Harbour' };
  const head = (of: Site, page: Page, image?: ShareImage) =>
    renderToStaticMarkup(
      createElement(PageHead, { site: of, page: page, route: { layout: 'detail' }, share: image }),
    ).replaceAll('/><', '/>\n<');

  test('of a dated entry with a share image', () => {
    expect(head(site, page({ path: 'voyages/ഒന്ന്', date: '09-02-2024' }), share)).toBe(
      `<meta name="description" property="og:description" content="The first voyage."/>
<link rel="canonical" href="https://harbour.example/voyages/%E0%B4%92%E0%B4%A8%E0%B5%8D%E0%B4%A8%E0%B5%8D/"/>
<meta property="og:title" content="First"/>
<meta property="og:type" content="article"/>
<meta property="og:site_name" content="Harbour College &amp; School"/>
<meta property="article:published_time" content="2024-02-09"/>
<meta property="og:locale" content="en_US"/>
<meta property="og:image" content="https://harbour.example/share/abc.jpg"/>
<meta property="og:image:width" content="1200"/>
<meta property="og:image:height" content="630"/>
<meta property="og:image:alt" content="First · Harbour"/>
<meta name="twitter:card" content="summary_large_image"/>`,
    );
  });

  test('of a site without an origin', () => {
    expect(head(homeless, page({}), undefined)).toBe(
      `<meta name="description" property="og:description" content="The first voyage."/>
<meta property="og:title" content="First"/>
<meta property="og:type" content="article"/>
<meta property="og:site_name" content="Harbour College &amp; School"/>
<meta property="og:locale" content="en_US"/>`,
    );
  });

  test('has icons and feeds only if they exist', () => {
    const names = (of: Site, colours?: { light: string; dark: string }) =>
      [
        ...renderToStaticMarkup(
          createElement(SiteHead, { locale: englishLocaleSet(of).locale, colours }),
        ).matchAll(/href="\/([^"]+)"/g),
      ].map(([, name]) => name);
    const colours = { light: '#fff', dark: '#000' };
    const icons = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'];
    expect(names(site)).toEqual([]);
    expect(names(homeless, colours)).toEqual(icons);
    expect(names(site, colours)).toEqual([...icons, 'feed.xml', 'events.ics']);
  });
});

test.each<[language: string, locale: string]>([
  ['en', 'en_US'],
  ['en-IN', 'en_IN'],
  ['ml', 'ml_IN'],
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
])('Open Graph writes %s as %s', (language, locale) => expect(openGraphLocale(language)).toBe(locale));

test.each<[text: string, language: string]>([
  ['Onam 2025', 'en'],
  ['ഓണം 2025', 'ml'],
  ['ഓണം at the college of nursing', 'en'],
  ['', 'en'],
])('%j is in %s', (text, language) => expect(textLanguage(text, 'en', MALAYALAM)).toBe(language));

describe('JSON-LD', () => {
  const graphOf = (of: Site, page: Page, route?: Parameters<typeof jsonLd>[2]): SchemaOrgThing[] =>
    jsonLd(of, page, route)?.['@graph'] ?? [];
  const only = <T extends SchemaOrgThing['@type']>(type: T, graphOf: SchemaOrgThing[]) =>
    graphOf.filter((thing) => thing['@type'] === type);

  const home = page({ path: '', title: 'Welcome', trail: [] });

  test('the home page describes the institution and the site', () => {
    expect(graphOf(site, home, { layout: 'info' })).toEqual([
      {
        '@type': 'CollegeOrUniversity',
        '@id': 'https://harbour.example/#institution',
        name: 'Harbour College & School',
        url: 'https://harbour.example/',
        logo: 'https://harbour.example/icon-512.png',
        address: { '@type': 'PostalAddress', streetAddress: 'Quay 1, Kochi' },
        telephone: ['+91 1', '+91 2'],
        email: 'office@harbour.example',
      },
      {
        '@type': 'WebSite',
        '@id': 'https://harbour.example/#website',
        name: 'Harbour College & School',
        url: 'https://harbour.example/',
        inLanguage: 'en',
        publisher: { '@id': 'https://harbour.example/#institution' },
      },
    ]);
  });

  const contact = {
    address: ['Quay 1'],
    phones: [{ label: 'Boats', number: '112' }],
    emails: [{ label: 'Boats', email: 'boats@harbour.example' }],
    hours: {
      week: [{ days: ['monday' as const], opens: '09:00', closes: '24:00' }],
      exceptions: [{ from: '14-09-2026', to: '18-09-2026' }],
    },
    social: ['https://www.youtube.com/@harbour'],
  };
  const openingHours = [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '09:00', closes: '23:59' },
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-09-14',
      validThrough: '2026-09-18',
    },
  ];

  test('hours, labels and profiles are included', () => {
    const [institution] = graphOf({ ...site, contact }, home, { layout: 'info' });
    expect(institution).toMatchObject({
      telephone: ['112'],
      email: 'boats@harbour.example',
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'Boats', telephone: '112' },
        { '@type': 'ContactPoint', contactType: 'Boats', email: 'boats@harbour.example' },
      ],
      openingHoursSpecification: openingHours,
      sameAs: ['https://www.youtube.com/@harbour'],
    });
  });

  test.each([
    ['library', 'Library'],
    ['clinic', 'MedicalClinic'],
    ['hospital', 'Hospital'],
    ['government', 'GovernmentOffice'],
    ['museum', 'Museum'],
    ['association', 'NGO'],
  ] as const)('a %s is a %s, in its country', (kind, type) => {
    const [institution] = graphOf({ ...site, kind, country: 'LV' }, home, { layout: 'info' });
    expect(institution).toMatchObject({ '@type': type, address: { addressCountry: 'LV' } });
  });

  test('an institution that is no place has its hours elsewhere', () => {
    const [institution] = graphOf({ ...site, contact, kind: undefined }, home, { layout: 'info' });
    expect(institution).toMatchObject({
      location: { '@type': 'Place', openingHoursSpecification: openingHours },
    });
    expect(institution).not.toHaveProperty('openingHoursSpecification');
  });

  test('a page with the address block describes the institution, without unknown facts', () => {
    const contact = page({ blocks: [{ kind: 'address' }] });
    const bare = { ...site, kind: undefined, contact: { address: ['Quay 1'] } };
    const [institution] = graphOf(bare, contact, { layout: 'info' });
    expect(JSON.parse(JSON.stringify(institution))).toEqual({
      '@type': 'Organization',
      '@id': 'https://harbour.example/#institution',
      name: 'Harbour College & School',
      url: 'https://harbour.example/',
      logo: 'https://harbour.example/icon-512.png',
      address: { '@type': 'PostalAddress', streetAddress: 'Quay 1' },
    });
  });

  test('the breadcrumb omits headings without a page', () => {
    const trail = [{ label: 'Home', path: '' }, { label: 'Club' }, { label: 'Voyages', path: 'voyages' }];
    expect(graphOf(site, page({ trail }), { layout: 'info' })).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://harbour.example/' },
          { '@type': 'ListItem', position: 2, name: 'Voyages', item: 'https://harbour.example/voyages/' },
          { '@type': 'ListItem', position: 3, name: 'First', item: 'https://harbour.example/voyages/first/' },
        ],
      },
    ]);
  });

  test.each<[route: Parameters<typeof jsonLd>[2], date: string | undefined, type: string | undefined]>([
    [{ layout: 'detail' }, '09-02-2024', 'Event'],
    [{ layout: 'detail' }, undefined, undefined],
    [{ layout: 'detail', about: 'article' }, '09-02-2024', 'Article'],
    [{ layout: 'detail', about: 'article' }, undefined, 'Article'],
    [{ layout: 'info', about: 'course' }, undefined, 'Course'],
    [{ layout: 'info' }, undefined, undefined],
    [{ layout: 'list' }, '09-02-2024', undefined],
    [undefined, '09-02-2024', undefined],
  ])('%j on %s is about: %s', (route, date, type) => {
    const listed = graphOf(site, page({ date }), route).filter(
      (thing) => thing['@type'] !== 'BreadcrumbList',
    );
    expect(listed.map((thing) => thing['@type'])).toEqual(type === undefined ? [] : [type]);
  });

  test('an event has its date and its picture', () => {
    const dated = page({ title: 'ഓണം', language: 'ml', date: '27-08-2025', image: 'images/onam 1.jpg' });
    expect(only('Event', graphOf(site, dated, { layout: 'detail' }))).toEqual([
      {
        '@type': 'Event',
        name: 'ഓണം',
        url: 'https://harbour.example/voyages/first/',
        startDate: '2025-08-27',
        image: 'https://harbour.example/images/onam%201.jpg',
        inLanguage: 'ml',
      },
    ]);
  });

  test('an event has its times in the time zone of the site, and its place', () => {
    const zoned = { ...site, timeZone: 'Asia/Kolkata' };
    const datedEvent = { date: '27-08-2025', time: '09:30', endTime: '16:00', place: 'The [hall](contact)' };
    const event = (fields: object) => only('Event', graphOf(zoned, page(fields), { layout: 'detail' }))[0];
    expect(event(datedEvent)).toMatchObject({
      startDate: '2025-08-27T09:30:00+05:30',
      endDate: '2025-08-27T16:00:00+05:30',
      location: { '@type': 'Place', name: 'The hall' },
    });
    expect(event({ date: '27-08-2025', endDate: '29-08-2025' })).toMatchObject({
      startDate: '2025-08-27',
      endDate: '2025-08-29',
    });
  });

  const blocks: Page['blocks'] = [
    {
      kind: 'cards',
      heading: 'Voyages',
      cards: [
        { title: 'North', href: 'voyages/north' },
        { title: 'Chart', href: 'documents/chart.pdf' },
        { title: 'Nowhere' },
        { title: 'Away', href: 'https://elsewhere.example/' },
        { title: 'South', href: '/voyages/south/' },
      ],
    },
    { kind: 'cards', heading: 'One', cards: [{ title: 'North', href: 'voyages/north' }] },
    { kind: 'events', events: [{ title: 'Tide', date: '01-03-2024' }, { title: 'Some day' }] },
    {
      kind: 'tabs',
      label: 'Crews',
      tabs: [
        { id: 'deck', label: 'Deck', blocks: [{ kind: 'people', people: [{ name: 'Anu', role: 'Mate' }] }] },
      ],
    },
  ];

  test('lists are those of the page, without external links', () => {
    expect(
      JSON.parse(JSON.stringify(only('ItemList', graphOf(site, page({ blocks }), { layout: 'info' })))),
    ).toEqual([
      {
        '@type': 'ItemList',
        name: 'Voyages',
        itemListElement: [
          { '@type': 'ListItem', position: 1, url: 'https://harbour.example/voyages/north/' },
          { '@type': 'ListItem', position: 2, url: 'https://harbour.example/voyages/south/' },
        ],
      },
      {
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            item: { '@type': 'Event', name: 'Tide', startDate: '2024-03-01' },
          },
        ],
      },
      {
        '@type': 'ItemList',
        name: 'Deck',
        itemListElement: [
          { '@type': 'ListItem', position: 1, item: { '@type': 'Person', name: 'Anu', jobTitle: 'Mate' } },
        ],
      },
    ]);
  });

  test('the neighbours of an entry are not its list', () => {
    expect(only('ItemList', graphOf(site, page({ blocks }), { layout: 'detail' }))).toEqual([]);
  });

  test('a site without an origin has none', () => {
    expect(jsonLd(homeless, home, { layout: 'info' })).toBeUndefined();
  });

  test('no text can end the script element', () => {
    const graph = jsonLd(site, page({ title: '</script><!--<script>' }), { layout: 'info' });
    expect(graph).toBeDefined();
    const text = graph ? jsonLdText(graph) : '';
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(graph)));
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the document has the direction of the frame, also after navigation in one language', () => {
  const documentElement = { lang: 'en', dir: 'rtl' };
  vi.stubGlobal('document', {
    documentElement,
    querySelectorAll: () => [],
    head: { append: () => undefined },
  });
  // A page in English of an Arabic site, as prerendered HTML.
  updateHead('a', {}, 'en', 'rtl');
  expect(documentElement.dir).toBe('rtl');
  updateHead('b', {}, 'en', undefined);
  expect(documentElement.dir).toBe('');
  updateHead('c', {}, 'ar', 'rtl');
  expect(documentElement).toEqual({ lang: 'ar', dir: 'rtl' });
});
