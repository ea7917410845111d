/** The content of a new site: what stands in its `manifest/` and `public/`. */
import { printLike } from '../../../core/json/jsonStyle.ts';
import type {
  InfoRecord,
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
import {
  STARTER_MESSAGES,
  STARTERS,
  type Starter,
  type StarterKind,
  type StarterMessages,
  starterMessages,
} from './starters.ts';

/** What is asked of a person who wants a site. */
export interface InitOptions {
  name: string;
  kind: StarterKind;
  /** Codes such as "en"; the first is that of the site. */
  languages: readonly string[];
  /** As #rrggbb. */
  colour: string;
}

/** The schemas as a file of the site sees them, so that an editor finds them without the network. */
const SCHEMAS = 'node_modules/site-from-data/schemas';

/** What site.json may say, and which kinds of institution search engines are told. Our own file. */
const { properties: PROPERTIES } = JSON.parse(readSchema('site')) as {
  properties: { kind: { enum: readonly NonNullable<Site['kind']>[] } };
};

const PICTURES = 'images/sample';
const DOCUMENT = 'documents/sample/sample.pdf';

/** Days before the one on which the site is made, of the two pieces of news. */
const NEWS_AGES = [2, 30] as const;

/** The site in one language. */
interface StarterLocale {
  language: string;
  /** Of the site itself, the originals of whose pages the others translate. */
  isMain: boolean;
  starter: Starter;
  messages: StarterMessages;
  /** What its kind of institution says. */
  kindMessages: StarterMessages['kinds'][StarterKind];
  /** An address in this language. */
  path: (original: string) => string;
  /** The name of a data file in this language. */
  file: (name: string) => string;
}

/** The site in each language that its pages speak, its own first; that one is written in English where there are no messages. */
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

/**
 * The files of a new site by their paths from its folder.
 *
 * @param day the day on which it is made
 */
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

/** How the files are written: two spaces, small objects on a line. */
const JSON_STYLE_SAMPLE = '{\n  "data": [{ "text": "" }]\n}\n';

const json = (file: string, schema: string, value: object): string => {
  const up = '../'.repeat(file.split('/').length - 1);
  return printLike(JSON_STYLE_SAMPLE, { $schema: `${up}${SCHEMAS}/${schema}.schema.json`, ...value });
};

/** The data files of a language. */
function dataOf({ name }: InitOptions, locale: StarterLocale, day: Date): [string, string][] {
  const data = (own: string, schema: string, records: readonly object[]): [string, string] => {
    const file = dataFile(locale.file(own));
    return [file, json(file, schema, { data: records })];
  };
  return [
    data('news', 'programme-list', [newsOf(locale, day)]),
    data('people', 'people', peopleOf(locale)),
    ...Object.entries(pagesOf(name, locale)).map(([page, record]) => data(page, 'info', [record])),
  ];
}

function siteOf({ name, kind, colour }: InitOptions, locale: StarterLocale): Site {
  const { messages, kindMessages, language } = locale;
  return {
    engine: engineVersion,
    name,
    tagline: kindMessages.tagline,
    description: kindMessages.about,
    kind: PROPERTIES.kind.enum.find((each) => each === kind) ?? 'organisation',
    language,
    // That of the computer in the office.
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

/** The name of an institution is not translated here: nobody but its people can. */
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

function newsOf(
  { language, isMain, messages: { pages, news, drawings }, kindMessages, starter, path }: StarterLocale,
  day: Date,
): ProgrammeList['data'][number] {
  return {
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
  };
}

function dayBefore(day: Date, days: number): string {
  const [year, month, date] = new Date(day.getTime() - days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${date}-${month}-${year}`;
}

const peopleOf = ({ messages, kindMessages }: StarterLocale): PeopleList['data'] =>
  messages.names.map((name, index) => ({
    name,
    role: kindMessages.people.roles[index] ?? '',
    imageUrl: portraitOf(index),
    sample: true,
  }));

const portraitOf = (index: number) => `${PICTURES}/person-${index + 1}.jpg`;

/** The pages of blocks by the names of their data files. */
function pagesOf(
  name: string,
  { messages, kindMessages, starter, path, file }: StarterLocale,
): Record<string, InfoRecord> {
  const { pages, drawings, home, about, offer, contact, privacy } = messages;
  const cards = kindMessages.offer.items.map(({ title, text }, index) => ({
    title,
    text,
    icon: starter.icons[index] ?? starter.icons[0],
  }));
  return {
    home: {
      title: name,
      description: kindMessages.about,
      intro: false,
      sample: true,
      blocks: [
        {
          kind: 'carousel',
          label: home.views,
          display: 'pictures',
          slides: [
            {
              id: 'morning',
              src: `${PICTURES}/morning.jpg`,
              alt: drawings.morning,
              title: kindMessages.motto,
              text: kindMessages.tagline,
              link: { label: pages.about, href: path('about') },
            },
            {
              id: 'evening',
              src: `${PICTURES}/evening.jpg`,
              alt: drawings.evening,
              title: home.invitation,
              text: kindMessages.open,
              link: { label: home.directions, href: path('contact') },
            },
          ],
        },
        {
          kind: 'feature',
          heading: home.welcome,
          paragraphs: [kindMessages.about],
          image: `${PICTURES}/noon.jpg`,
          alt: drawings.garden,
          side: 'end',
          links: [{ label: home.more, href: path('about') }],
        },
        {
          kind: 'cards',
          heading: kindMessages.offer.title,
          display: 'plain',
          cards,
          more: { label: home.all, href: path(starter.offer) },
        },
        {
          kind: 'from-programmes',
          heading: pages.news,
          data: file('news'),
          limit: 2,
          more: { label: home.allNews, href: path('news') },
        },
      ],
    },
    about: {
      title: pages.about,
      description: about.description,
      sample: true,
      blocks: [
        { kind: 'prose', paragraphs: [kindMessages.about, about.began] },
        { kind: 'list', heading: about.values, items: [...about.promises], style: 'bullets' },
        { kind: 'facts', heading: about.figures, facts: ['founded', 'staff'] },
      ],
    },
    offer: {
      title: kindMessages.offer.title,
      description: kindMessages.offer.intro,
      sample: true,
      blocks: [
        { kind: 'cards', display: 'plain', cards },
        {
          kind: 'feature',
          heading: offer.question,
          paragraphs: [offer.answer],
          image: `${PICTURES}/evening.jpg`,
          alt: drawings.evening,
          side: 'start',
          links: [{ label: pages.contact, href: path('contact') }],
        },
      ],
    },
    'people-page': {
      title: kindMessages.people.title,
      description: messages.people,
      sample: true,
      blocks: [{ kind: 'from-people', data: file('people') }],
    },
    downloads: {
      title: pages.documents,
      description: messages.documents,
      sample: true,
      blocks: [
        { kind: 'buttons', buttons: [{ label: kindMessages.document, href: DOCUMENT, newTab: true }] },
      ],
    },
    contact: {
      title: pages.contact,
      description: contact.description,
      sample: true,
      blocks: [
        { kind: 'address', heading: contact.address },
        {
          kind: 'table',
          heading: contact.open,
          caption: contact.caption,
          columns: [...contact.columns],
          rows: [contact.weekdays, contact.saturday].map((row) => row.map((text) => ({ text }))),
        },
        { kind: 'contact-form', heading: contact.write },
      ],
    },
    search: {
      title: pages.search,
      description: messages.search,
      blocks: [{ kind: 'search' }],
    },
    privacy: {
      title: pages.privacy,
      description: privacy.description,
      sample: true,
      blocks: [
        { kind: 'list', heading: privacy.short, items: [...privacy.points], style: 'bullets' },
        { kind: 'prose', heading: privacy.server, paragraphs: [privacy.records] },
      ],
    },
  };
}

/** Every picture of the site, by its path from `public/`. */
const starterPictures = ({ news }: Starter): [string, PictureRenderer][] => [
  [`${PICTURES}/morning.jpg`, scene('morning', 1)],
  [`${PICTURES}/evening.jpg`, scene('evening', 2)],
  [`${PICTURES}/noon.jpg`, scene('noon', 3)],
  [`${PICTURES}/${news[0]}.jpg`, scene('morning', 4)],
  [`${PICTURES}/${news[1]}.jpg`, scene('evening', 5)],
  ...[0, 1, 2, 3].map((index): [string, PictureRenderer] => [portraitOf(index), portrait(index)]),
];
