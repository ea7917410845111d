/** The files of a new site in `manifest/` and `public/`. */
import { reverseDay } from '../../../core/i18n/text.ts';
import { printLike } from '../../../core/json/jsonStyle.ts';
import type {
  InstitutionKind,
  Manifest,
  PeopleList,
  ProgrammeList,
  Route,
  Site,
  SiteTranslation,
} from '../../../generated/types.ts';
import { engineVersion } from '../../content/engine.ts';
import { dataFile, MANIFEST, SITE } from '../../content/folder.ts';
import { translationFile } from '../../content/locales.ts';
import { readSchema } from '../../content/schemas.ts';
import { type PictureRenderer, portrait, samplePdf, scene } from './samplePictures.ts';
import { starterPages } from './starterPages.ts';
import {
  DOCUMENT,
  PICTURES,
  STARTER_MESSAGES,
  STARTERS,
  type Starter,
  type StarterKind,
  type StarterLocale,
  type StarterMessages,
  starterMessages,
} from './starters.ts';

export interface InitOptions {
  name: string;
  kind: StarterKind;
  /** BCP 47 tags, the main language first. */
  languages: readonly string[];
  /** #rrggbb. */
  colour: string;
}

/** The path of the schemas in a site, so that VS Code needs no network. */
const SCHEMAS = 'node_modules/site-from-data/schemas';

/** The kinds of institution in site.json. */
const { definitions: DEFINITIONS } = JSON.parse(readSchema('common')) as {
  definitions: { institutionKind: { enum: readonly InstitutionKind[] } };
};

/** The ages of the news entries, in days. */
const NEWS_AGES = [2, 30] as const;

/** Returns the supported languages. An unsupported main language gets English messages. */
function localesOf({ kind, languages }: InitOptions): readonly [StarterLocale, ...StarterLocale[]] {
  const [first = 'en', ...others] = languages;
  const locale = (language: string, messages: StarterMessages, isMain: boolean): StarterLocale => {
    const folder = isMain ? '' : language.toLowerCase();
    return {
      language,
      isMain,
      starter: STARTERS[kind],
      messages,
      kindMessages: messages.kinds[kind],
      path: (original) => [folder, original].filter(Boolean).join('/'),
      file: (name) => (isMain ? name : `${folder}/${name}`),
    };
  };
  return [
    locale(first, starterMessages(first) ?? STARTER_MESSAGES.en, true),
    ...others.flatMap((language) => {
      const messages = starterMessages(language);
      return messages ? [locale(language, messages, false)] : [];
    }),
  ];
}

/** @param day the current day @returns the files by their paths from the site folder */
export async function starterFiles(options: InitOptions, day: Date): Promise<Map<string, string | Buffer>> {
  const locales = localesOf(options);
  const [main, ...others] = locales;
  const files = new Map<string, string | Buffer>([
    [SITE, json(SITE, 'site', siteOf(options, main))],
    ...others.map((locale): [string, string] => {
      const file = translationFile(locale.language);
      return [file, json(file, 'site-translation', translationOf(options, locale))];
    }),
    [MANIFEST, json(MANIFEST, 'manifest', { routes: locales.flatMap(routesOf) } satisfies Manifest)],
    ...locales.flatMap((locale) => dataOf(options, locale, day)),
    [
      `public/${DOCUMENT}`,
      await samplePdf(main.kindMessages.document, main.language, scene('morning', 1), options.colour),
    ],
  ]);
  for (const [name, draw] of starterPictures(main.starter))
    files.set(`public/${name}`, await draw(options.colour));
  return files;
}

/** Two spaces, flat objects on one line. */
const JSON_STYLE_SAMPLE = '{\n  "data": [{ "text": "" }]\n}\n';

const json = (file: string, schema: string, value: object): string => {
  const up = '../'.repeat(file.split('/').length - 1);
  return printLike(JSON_STYLE_SAMPLE, { $schema: `${up}${SCHEMAS}/${schema}.schema.json`, ...value });
};

function dataOf({ name: siteName }: InitOptions, locale: StarterLocale, day: Date): [string, string][] {
  const data = (name: string, schema: string, records: readonly object[]): [string, string] => {
    const file = dataFile(locale.file(name));
    return [file, json(file, schema, { data: records })];
  };
  return [
    data('news', 'programme-list', [newsOf(locale, day)]),
    data('people', 'people', peopleOf(locale)),
    ...Object.entries(starterPages(siteName, locale)).map(([page, record]) => data(page, 'info', [record])),
  ];
}

function siteOf({ name, kind, colour }: InitOptions, locale: StarterLocale): Site {
  const { messages, kindMessages, language } = locale;
  return {
    engine: engineVersion,
    name,
    tagline: kindMessages.tagline,
    description: kindMessages.about,
    kind: DEFINITIONS.institutionKind.enum.find((each) => each === kind) ?? 'organisation',
    language,
    // The time zone of this computer.
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    brand: { colours: [colour] },
    sample: true,
    contact: {
      sample: true,
      landline: '+00 000 000 0000',
      email: 'office@site.example',
      address: [...messages.address],
    },
    facts: {
      founded: { value: '1998', label: messages.facts.founded },
      staff: { value: 24, label: messages.facts.staff },
    },
    menu: menuOf(locale),
    footer: footerOf(locale),
  };
}

/** Does not translate the name of the institution. */
function translationOf({ name }: InitOptions, locale: StarterLocale): SiteTranslation {
  const { messages, kindMessages } = locale;
  return {
    name,
    tagline: kindMessages.tagline,
    description: kindMessages.about,
    contact: { address: [...messages.address] },
    facts: { founded: { label: messages.facts.founded }, staff: { label: messages.facts.staff } },
    menu: menuOf(locale),
    footer: footerOf(locale),
  };
}

const menuOf = ({
  messages: { pages },
  kindMessages,
  starter,
  path,
  isMain,
}: StarterLocale): Site['menu'] => [
  { label: pages.home, href: isMain ? '/' : path('') },
  { label: pages.about, href: path('about') },
  { label: kindMessages.offer.title, href: path(starter.offer) },
  { label: pages.news, href: path('news') },
  { label: pages.people, href: path('people') },
  { label: pages.documents, href: path('downloads') },
  { label: pages.contact, href: path('contact') },
];

const footerOf = ({ messages: { pages }, path }: StarterLocale) => ({
  links: [
    { label: pages.about, href: path('about') },
    { label: pages.news, href: path('news') },
    { label: pages.contact, href: path('contact') },
  ],
  policies: [
    { label: pages.privacy, href: path('privacy') },
    { label: pages.search, href: path('search') },
  ],
});

function routesOf({
  language,
  isMain,
  messages: { pages },
  kindMessages,
  starter,
  path,
  file,
}: StarterLocale): Route[] {
  const languageFields = (original: string) => (isMain ? {} : { language, translationOf: original });
  const page = (original: string, title: string, name = original): Route => ({
    path: path(original),
    layout: 'info',
    data: file(name),
    title,
    ...languageFields(original),
  });
  return [
    page('', pages.home, 'home'),
    page('about', pages.about),
    page(starter.offer, kindMessages.offer.title, 'offer'),
    { path: path('news'), layout: 'list', data: file('news'), title: pages.news, ...languageFields('news') },
    {
      path: path('news/*'),
      layout: 'detail',
      data: file('news'),
      about: 'article',
      ...(isMain ? {} : { language }),
    },
    page('people', kindMessages.people.title, 'people-page'),
    page('downloads', pages.documents),
    page('contact', pages.contact),
    page('search', pages.search),
    page('privacy', pages.privacy),
  ];
}

const newsOf = (
  { language, isMain, messages: { pages, news, drawings }, kindMessages, starter, path }: StarterLocale,
  day: Date,
): ProgrammeList['data'][number] => ({
  club: pages.news,
  desc: news.description,
  sectiondisp: 'cards',
  headings: { programmes: news.heading },
  sample: true,
  programme: kindMessages.news.map(({ title, text }, index) => {
    const slug = starter.news[index] ?? '';
    const src = `${PICTURES}/${slug}.jpg`;
    return {
      url: path(`news/${slug}`),
      title,
      ...(isMain ? {} : { language, translationOf: `news/${slug}` }),
      date: dayBefore(day, NEWS_AGES[index] ?? 0),
      thumbnail: src,
      content: [{ para: text }],
      images: [{ src, caption: index === 0 ? drawings.morning : drawings.evening }],
      sample: true,
    };
  }),
});

const dayBefore = (day: Date, days: number): string =>
  reverseDay(new Date(day.getTime() - days * 86_400_000).toISOString().slice(0, 10));

const peopleOf = ({ messages, kindMessages }: StarterLocale): PeopleList['data'] =>
  messages.names.map((name, index) => ({
    name,
    role: kindMessages.people.roles[index] ?? '',
    imageUrl: portraitOf(index),
    sample: true,
  }));

const portraitOf = (index: number) => `${PICTURES}/person-${index + 1}.jpg`;

/** By path from `public/`. */
const starterPictures = ({ news }: Starter): [string, PictureRenderer][] => [
  [`${PICTURES}/morning.jpg`, scene('morning', 1)],
  [`${PICTURES}/evening.jpg`, scene('evening', 2)],
  [`${PICTURES}/noon.jpg`, scene('noon', 3)],
  [`${PICTURES}/${news[0]}.jpg`, scene('morning', 4)],
  [`${PICTURES}/${news[1]}.jpg`, scene('evening', 5)],
  ...[0, 1, 2, 3].map((index): [string, PictureRenderer] => [portraitOf(index), portrait(index)]),
];
