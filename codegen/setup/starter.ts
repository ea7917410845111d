/** The content of a new site: what stands in its `manifest/` and `public/`. */
import type {
  InfoRecord,
  Manifest,
  PeopleList,
  ProgrammeList,
  Route,
  Site,
} from '../../src/generated/types.ts';
import { readSchema } from '../generate/schemas.ts';
import { printLike } from '../new/insert.ts';
import { engineVersion } from '../site/engine.ts';
import { dataFile, MANIFEST, SITE } from '../site/folder.ts';
import { type Drawing, portrait, samplePdf, scene } from './drawings.ts';
import { STARTERS, type StarterKind, type StarterWords } from './kinds.ts';

/** What is asked of a person who wants a site. */
export interface Answers {
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

/**
 * The files of a new site by their paths from its folder.
 *
 * @param day the day on which it is made
 */
export async function starterFiles(answers: Answers, day: Date): Promise<Map<string, string | Buffer>> {
  const words: StarterWords = STARTERS[answers.kind];
  const files = new Map<string, string | Buffer>([
    [SITE, json('../', 'site', siteOf(answers, words))],
    [MANIFEST, json('../', 'manifest', manifestOf(words))],
    [dataFile('news'), data('programme-list', [newsOf(words, day)])],
    [dataFile('people'), data('people', peopleOf(words))],
    ...Object.entries(pagesOf(answers, words)).map(([name, page]): [string, string] => [
      dataFile(name),
      data('info', [page]),
    ]),
    [`public/${DOCUMENT}`, samplePdf(words.document, answers.name)],
  ]);
  for (const [name, draw] of drawingsOf(words)) files.set(`public/${name}`, await draw(answers.colour));
  return files;
}

/** How the files are written: two spaces, small objects on a line. */
const MANNER = '{\n  "data": [{ "text": "" }]\n}\n';

const json = (up: string, schema: string, value: object): string =>
  printLike(MANNER, { $schema: `${up}${SCHEMAS}/${schema}.schema.json`, ...value });

const data = (schema: string, records: readonly object[]): string =>
  json('../../', schema, { data: records });

function siteOf({ name, kind, languages, colour }: Answers, { tagline, about, offer }: StarterWords): Site {
  return {
    engine: engineVersion,
    name,
    tagline,
    description: about,
    kind: PROPERTIES.kind.enum.find((each) => each === kind) ?? 'organisation',
    language: languages[0] ?? 'en',
    brand: { colours: [colour] },
    sample: true,
    contact: {
      sample: true,
      landline: '+00 000 000 0000',
      email: 'office@site.example',
      address: ['1 Main Street', 'Our Town'],
    },
    facts: { founded: { value: '1998', label: 'Year of foundation' }, staff: { value: 24, label: 'Staff' } },
    menu: [
      { label: 'Home', href: '/' },
      { label: 'About us', href: 'about' },
      { label: offer.title, href: offer.path },
      { label: 'News', href: 'news' },
      { label: 'People', href: 'people' },
      { label: 'Documents', href: 'downloads' },
      { label: 'Contact', href: 'contact' },
    ],
    footer: {
      links: [
        { label: 'About us', href: 'about' },
        { label: 'News', href: 'news' },
        { label: 'Contact', href: 'contact' },
      ],
      policies: [
        { label: 'Privacy', href: 'privacy' },
        { label: 'Search', href: 'search' },
      ],
      copyright: name,
    },
  };
}

function manifestOf({ offer, people }: StarterWords): Manifest {
  const page = (path: string, title: string, name = path): Route => ({
    path,
    layout: 'info',
    data: name,
    title,
  });
  return {
    routes: [
      page('', 'Home', 'home'),
      page('about', 'About us'),
      page(offer.path, offer.title, 'offer'),
      { path: 'news', layout: 'list', data: 'news', title: 'News' },
      { path: 'news/*', layout: 'detail', data: 'news', about: 'article' },
      page('people', people.title, 'people-page'),
      page('downloads', 'Documents'),
      page('contact', 'Contact'),
      page('search', 'Search'),
      page('privacy', 'Privacy'),
    ],
  };
}

function newsOf({ noun, news }: StarterWords, day: Date): ProgrammeList['data'][number] {
  return {
    club: 'News',
    desc: `What happens at ${noun}.`,
    sectiondisp: 'cards',
    sample: true,
    programme: news.map(({ slug, title, text, caption }, index) => ({
      url: `news/${slug}`,
      title,
      date: dayBefore(day, NEWS_AGES[index] ?? 0),
      thumbnail: `${PICTURES}/${slug}.jpg`,
      content: [{ para: text }],
      images: [{ src: `${PICTURES}/${slug}.jpg`, caption }],
      sample: true,
    })),
  };
}

function dayBefore(day: Date, days: number): string {
  const [year, month, date] = new Date(day.getTime() - days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${date}-${month}-${year}`;
}

const peopleOf = ({ people }: StarterWords): PeopleList['data'] =>
  people.members.map(([name, role], index) => ({
    name,
    role,
    imageUrl: `${PICTURES}/person-${index + 1}.jpg`,
    sample: true,
  }));

/** The pages of blocks by the names of their data files. */
function pagesOf({ name }: Answers, words: StarterWords): Record<string, InfoRecord> {
  const { noun, visitors, motto, about, offer, people, document } = words;
  const The = noun.replace('t', 'T');
  return {
    home: {
      title: name,
      description: about,
      intro: false,
      sample: true,
      blocks: [
        {
          kind: 'carousel',
          label: `Views of ${noun}`,
          display: 'pictures',
          slides: [
            {
              id: 'morning',
              src: `${PICTURES}/morning.jpg`,
              alt: `The house of ${noun} on a clear morning, a drawing`,
              title: motto,
              text: words.tagline,
              link: { label: 'About us', href: 'about' },
            },
            {
              id: 'evening',
              src: `${PICTURES}/evening.jpg`,
              alt: `The house of ${noun} in the evening, a drawing`,
              title: 'You are welcome',
              text: `${The} is open to all ${visitors}.`,
              link: { label: 'How to reach us', href: 'contact' },
            },
          ],
        },
        {
          kind: 'feature',
          heading: 'Welcome',
          paragraphs: [about],
          image: `${PICTURES}/noon.jpg`,
          alt: `The garden of ${noun} at noon, a drawing`,
          side: 'end',
          links: [{ label: 'More about us', href: 'about' }],
        },
        {
          kind: 'cards',
          heading: offer.title,
          display: 'plain',
          cards: [...offer.items],
          more: { label: 'See all', href: offer.path },
        },
        {
          kind: 'from-programmes',
          heading: 'News',
          data: 'news',
          limit: 2,
          more: { label: 'All news', href: 'news' },
        },
      ],
    },
    about: {
      title: 'About us',
      description: `Who we are, and what ${noun} stands for.`,
      sample: true,
      blocks: [
        {
          kind: 'prose',
          paragraphs: [about, `${The} was founded in {{founded}} and has a staff of {{staff}}.`],
        },
        {
          kind: 'list',
          heading: 'What we hold to',
          items: [
            'We answer every letter within a week.',
            'We say it when we have made a mistake.',
            'Everybody is treated alike.',
          ],
          style: 'bullets',
        },
        { kind: 'facts', heading: 'In figures', facts: ['founded', 'staff'] },
      ],
    },
    offer: {
      title: offer.title,
      description: offer.intro,
      sample: true,
      blocks: [
        { kind: 'cards', display: 'plain', cards: [...offer.items] },
        {
          kind: 'feature',
          heading: 'Have you a question?',
          paragraphs: ['Ask us. We are glad to explain, on the telephone, by e-mail or over a cup of tea.'],
          image: `${PICTURES}/evening.jpg`,
          alt: `The house of ${noun} in the evening, a drawing`,
          side: 'start',
          links: [{ label: 'Contact', href: 'contact' }],
        },
      ],
    },
    'people-page': {
      title: people.title,
      description: `The people of ${noun}, and what each is there for.`,
      sample: true,
      blocks: [{ kind: 'from-people', data: 'people' }],
    },
    downloads: {
      title: 'Documents',
      description: 'To read and to print.',
      sample: true,
      blocks: [{ kind: 'buttons', buttons: [{ label: document, href: DOCUMENT, newTab: true }] }],
    },
    contact: {
      title: 'Contact',
      description: 'Address, telephone and e-mail, and a form to write to us.',
      sample: true,
      blocks: [
        { kind: 'address', heading: 'Address' },
        {
          kind: 'table',
          heading: 'When we are open',
          caption: 'Opening hours',
          columns: ['Day', 'Hours'],
          rows: [
            [{ text: 'Monday to Friday' }, { text: '9:00 to 16:00' }],
            [{ text: 'Saturday' }, { text: '9:00 to 12:00' }],
          ],
        },
        { kind: 'contact-form', heading: 'Write to us' },
      ],
    },
    search: {
      title: 'Search',
      description: 'Pages, people, documents and dates.',
      blocks: [{ kind: 'search' }],
    },
    privacy: {
      title: 'Privacy',
      description: 'This website asks for nothing, sets no cookies and follows nobody.',
      sample: true,
      blocks: [
        {
          kind: 'list',
          heading: 'In short',
          items: [
            'No cookies, no advertising, no counting of visitors.',
            'The contact form opens your own mail program; nothing is sent before you send that mail.',
            'The search works on your own device; the words are sent nowhere.',
          ],
          style: 'bullets',
        },
        {
          kind: 'prose',
          heading: 'The records of the server',
          paragraphs: [
            'The company on whose computer this website stands may record which pages are asked for, when, and from which internet address, to keep its service safe.',
          ],
        },
      ],
    },
  };
}

/** Every picture of the site, by its path from `public/`. */
function drawingsOf({ news, people }: StarterWords): [string, Drawing][] {
  return [
    [`${PICTURES}/morning.jpg`, scene('morning', 1)],
    [`${PICTURES}/evening.jpg`, scene('evening', 2)],
    [`${PICTURES}/noon.jpg`, scene('noon', 3)],
    [`${PICTURES}/${news[0].slug}.jpg`, scene('morning', 4)],
    [`${PICTURES}/${news[1].slug}.jpg`, scene('evening', 5)],
    ...people.members.map((_, index): [string, Drawing] => [
      `${PICTURES}/person-${index + 1}.jpg`,
      portrait(index),
    ]),
  ];
}
