/** Structured data of a page (schema.org, JSON-LD). It contains only data that the page shows. */

import { buildTraitsOf, showsAddress } from '../../../core/data/blockTraits/buildTraits.ts';
import { panelsOf } from '../../../core/data/blockTraits/runtimeTraits.ts';
import { emailsOf, phonesOf, socialLink } from '../../../core/data/contact/methods.ts';
import { stripMarkdown } from '../../../core/data/inlineMarkdown.ts';
import { isoDate } from '../../../core/i18n/text.ts';
import { formatZonedTime, zonedTimesOf } from '../../../core/i18n/zonedTime.ts';
import { LAYOUT_BUILD_TRAITS } from '../../../core/layouts/buildTraits.ts';
import type { Block, EventCard, EventTime, Page, Route, Site } from '../../../core/model.ts';
import { linkTarget } from '../../../core/route/link.ts';
import { fileUrl, pageUrl } from './address.ts';
import { LOGO } from './files.ts';

interface Reference {
  '@id': string;
}

interface Institution {
  '@type': (typeof INSTITUTIONS)[keyof typeof INSTITUTIONS];
  '@id': string;
  name: string;
  url: string;
  logo?: string;
  address?: { '@type': 'PostalAddress'; streetAddress: string; addressCountry?: string };
  telephone?: string[];
  email?: string;
  contactPoint?: ContactPoint[];
  openingHoursSpecification?: Hours[];
  location?: { '@type': 'Place'; openingHoursSpecification: Hours[] };
  sameAs?: string[];
}

interface ContactPoint {
  '@type': 'ContactPoint';
  contactType: string;
  telephone?: string;
  email?: string;
}

interface Hours {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: string[];
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}

interface WebSite {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  url: string;
  inLanguage: string;
  publisher: Reference;
}

interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

interface Course {
  '@type': 'Course';
  name: string;
  url: string;
  description?: string;
  image?: string;
  provider: Institution;
}

interface Event {
  '@type': 'Event';
  name: string;
  url?: string;
  startDate: string;
  endDate?: string;
  location?: { '@type': 'Place'; name: string };
  image?: string;
  inLanguage?: string;
}

interface Article {
  '@type': 'Article';
  headline: string;
  url: string;
  datePublished?: string;
  image?: string;
  inLanguage: string;
  publisher: Institution;
}

interface Person {
  '@type': 'Person';
  name: string;
  jobTitle: string;
  image?: string;
}

interface ItemList {
  '@type': 'ItemList';
  name?: string;
  itemListElement: (
    | { '@type': 'ListItem'; position: number; url: string }
    | { '@type': 'ListItem'; position: number; item: Person | Event }
  )[];
}

export type SchemaOrgThing = Institution | WebSite | BreadcrumbList | Course | Event | Article | ItemList;

export interface Graph {
  '@context': 'https://schema.org';
  '@graph': SchemaOrgThing[];
}

/** Returns undefined if the graph is empty or the site has no origin, because node ids are absolute. */
export function jsonLd(
  site: Site,
  page: Page,
  route: Pick<Route, 'layout' | 'about'> | undefined,
): Graph | undefined {
  const url = pageUrl(site, page.path);
  if (site.origin === undefined || url === undefined) return undefined;
  const knownSite = { ...site, origin: site.origin };
  const traits = route && LAYOUT_BUILD_TRAITS[route.layout];
  // Cards at the end of an entry link to adjacent entries and form no list.
  const lists = traits && !traits.entries ? page.blocks : [];
  const graph = [
    ...homePageThings(knownSite, page),
    ...breadcrumbs(knownSite, page, url),
    ...subject(knownSite, page, route, url),
    ...lists.flatMap((block) => listsOf(knownSite, block)),
  ];
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}

/** Escapes "<", which could end the script element or start a comment. */
export function jsonLdText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

type KnownSite = Site & { origin: string };

const INSTITUTIONS = {
  college: 'CollegeOrUniversity',
  school: 'School',
  library: 'Library',
  museum: 'Museum',
  hospital: 'Hospital',
  clinic: 'MedicalClinic',
  government: 'GovernmentOffice',
  association: 'NGO',
  organisation: 'Organization',
} as const satisfies Record<NonNullable<Site['kind']>, string>;

function institution({ kind = 'organisation', name, origin }: KnownSite): Institution {
  return { '@type': INSTITUTIONS[kind], '@id': `${origin}/#institution`, name, url: `${origin}/` };
}

/**
 * The home page describes the site and the institution. A page with the address describes the institution.
 */
function homePageThings(site: KnownSite, { path, blocks }: Page): SchemaOrgThing[] {
  if (path !== '' && !showsAddress(blocks)) return [];
  const { address, social } = site.contact;
  const telephone = phonesOf(site.contact);
  const hours = openingHours(site);
  const institutionWithDetails: Institution = {
    ...institution(site),
    logo: fileUrl(site, LOGO),
    address: { '@type': 'PostalAddress', streetAddress: address.join(', '), addressCountry: site.country },
    telephone: telephone.length > 0 ? telephone.map(({ value }) => value) : undefined,
    email: emailsOf(site.contact)[0]?.value,
    contactPoint: contactPoints(site),
    ...(isPlace(site) || hours === undefined
      ? { openingHoursSpecification: hours }
      : { location: { '@type': 'Place', openingHoursSpecification: hours } }),
    sameAs: social?.map((link) => socialLink(link).href),
  };
  if (path !== '') return [institutionWithDetails];
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: `${site.origin}/`,
    inLanguage: site.language,
    publisher: { '@id': institutionWithDetails['@id'] },
  };
  return [institutionWithDetails, website];
}

function contactPoints({ contact }: Site): ContactPoint[] | undefined {
  const points = [
    ...phonesOf(contact).map(({ value, label }) => ({ label, telephone: value })),
    ...emailsOf(contact).map(({ value, label }) => ({ label, email: value })),
  ].flatMap(({ label, ...way }): ContactPoint[] =>
    label === undefined ? [] : [{ '@type': 'ContactPoint', contactType: label, ...way }],
  );
  return points.length > 0 ? points : undefined;
}

/**
 * Only places have opening hours (https://schema.org/openingHoursSpecification); an organisation has them at
 * its location.
 */
const isPlace = ({ kind = 'organisation' }: Site) => kind !== 'organisation' && kind !== 'association';

/** End of a day, and closed, in Google's format ("Local business structured data"). */
const MIDNIGHT = '23:59';
const CLOSED = { opens: '00:00', closes: '00:00' };

function openingHours({ contact: { hours } }: Site): Hours[] | undefined {
  const until = (time: string) => (time === '24:00' ? MIDNIGHT : time);
  return (
    hours && [
      ...hours.week.map(
        ({ days, opens, closes }): Hours => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
          opens,
          closes: until(closes),
        }),
      ),
      ...(hours.exceptions ?? []).map(
        ({ from, to = from, opens, closes }): Hours => ({
          '@type': 'OpeningHoursSpecification',
          ...(opens === undefined || closes === undefined ? CLOSED : { opens, closes: until(closes) }),
          validFrom: isoDate(from),
          validThrough: isoDate(to),
        }),
      ),
    ]
  );
}

/** Omits menu headings, which are no pages. */
function breadcrumbs(site: KnownSite, { trail, title }: Page, url: string): BreadcrumbList[] {
  if (trail.length === 0) return [];
  const steps = trail.flatMap(({ label, path }) => {
    const item = path === undefined ? undefined : pageUrl(site, path);
    return item === undefined ? [] : [{ name: label, item }];
  });
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...steps, { name: title, item: url }].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}

/** The main thing of the page: the type in its route, or else an event for an entry with a date. */
function subject(
  site: KnownSite,
  page: Page,
  route: Pick<Route, 'layout' | 'about'> | undefined,
  url: string,
): SchemaOrgThing[] {
  const { title, date, intro, image, language } = page;
  const eventTime = eventDates(site, page);
  const picture = image === undefined ? undefined : fileUrl(site, image);
  const inLanguage = language ?? site.language;
  switch (route && (route.about ?? LAYOUT_BUILD_TRAITS[route.layout].about)) {
    case 'course':
      return [
        {
          '@type': 'Course',
          name: title,
          url,
          description: intro && stripMarkdown(intro),
          image: picture,
          provider: institution(site),
        },
      ];
    case 'article':
      return [
        {
          '@type': 'Article',
          headline: title,
          url,
          datePublished: isoDate(date ?? ''),
          image: picture,
          inLanguage,
          publisher: institution(site),
        },
      ];
    case 'event':
      return eventTime
        ? [{ '@type': 'Event', name: title, url, ...eventTime, image: picture, inLanguage }]
        : [];
    default:
      return [];
  }
}

/** Returns undefined if the date of the event is unknown. */
function eventDates(
  { timeZone }: Site,
  occasion: EventTime,
): Pick<Event, 'startDate' | 'endDate' | 'location'> | undefined {
  const { start, end } = zonedTimesOf(occasion, timeZone) ?? {};
  const { place } = occasion;
  return (
    start && {
      startDate: formatZonedTime(start),
      endDate: end && formatZonedTime(end),
      location: place === undefined ? undefined : { '@type': 'Place', name: stripMarkdown(place) },
    }
  );
}

/** Lists of a block and of its nested blocks, which have the names of their panels. */
function listsOf(site: KnownSite, block: Block): ItemList[] {
  const kind = buildTraitsOf(block);
  const items = [
    ...cardItems(site, kind.cards?.(block) ?? []),
    ...eventItems(site, kind.events?.(block) ?? []),
    ...personItems(site, kind.people?.(block) ?? []),
  ];
  return [
    ...itemList(block.heading, items),
    ...panelsOf(block).flatMap(({ label, blocks }) =>
      blocks.flatMap((inner) => listsOf(site, { ...inner, heading: inner.heading ?? label })),
    ),
  ];
}

type Item = { url: string } | { item: Person | Event };

function itemList(name: string | undefined, items: readonly Item[]): ItemList[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name,
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  ];
}

/** Cards that link to site pages. A single card is no list. */
function cardItems(site: KnownSite, cards: readonly { href?: string }[]): Item[] {
  const items = cards.flatMap(({ href: link }) => {
    const target = link === undefined ? undefined : linkTarget(link);
    const url = target?.kind === 'page' ? pageUrl(site, target.path) : undefined;
    return url === undefined ? [] : [{ url }];
  });
  return items.length > 1 ? items : [];
}

function eventItems(site: KnownSite, events: readonly EventCard[]): Item[] {
  return events.flatMap((event) => {
    const { title, image } = event;
    const eventTime = eventDates(site, event);
    if (eventTime === undefined) return [];
    return [
      {
        item: { '@type': 'Event' as const, name: title, ...eventTime, image: image && fileUrl(site, image) },
      },
    ];
  });
}

function personItems(
  site: KnownSite,
  people: readonly { name: string; role: string; image?: string }[],
): Item[] {
  return people.map(({ name, role, image }) => ({
    item: { '@type': 'Person', name, jobTitle: role, image: image && fileUrl(site, image) },
  }));
}
