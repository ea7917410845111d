/**
 * Content of a damaged or malicious file instead of a text, a link or a picture; and an invalid site whose every text, link
 * and picture is such a string.
 */
import type { Manifest, Site } from '../../src/core/model.ts';

/** The effect of a script that must not run: the browser test counts it. */
const RUN = 'globalThis.ran=1';

/** A host that must get no requests. */
const FOREIGN = 'foreign.invalid';

export const HOSTILE: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript://%0a${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>parent.${RUN}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  `blob:https://${FOREIGN}/a`,
  `//${FOREIGN}/a.jpg`,
  `/\\${FOREIGN}/a.jpg`,
  `\\\\${FOREIGN}\\a.jpg`,
  `/\t/${FOREIGN}/a.jpg`,
  `///${FOREIGN}/a.jpg`,
  `.//${FOREIGN}/a.jpg`,
  `..//${FOREIGN}/a.jpg`,
  `http://${FOREIGN}/a.jpg`,
  `https://${FOREIGN}/a.jpg`,
  `https:/\\${FOREIGN}/a.jpg`,
  `https://www.youtube.com@${FOREIGN}/watch?v=aqz-KE-bpKQ`,
  `https://${FOREIGN}\\@www.youtube.com/embed/aqz-KE-bpKQ`,
  `https://www.youtube.com.${FOREIGN}/embed/aqz-KE-bpKQ`,
  'https://www.youtube.com/embed/../../aqz-KE-bpK"',
  `https://www.openstreetmap.org@${FOREIGN}/export/embed.html?a`,
  `https://www.openstreetmap.org/export/embed.html?"onload="${RUN}`,
  `images/a.jpg 1x, //${FOREIGN}/b.jpg 2x`,
  `"><img src=x onerror="${RUN}">`,
  `'><svg/onload='${RUN}'>`,
  `</title></script></style></textarea><script>${RUN}</script>`,
  `<!--<script>${RUN}//`,
  `]]><script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script>`,
  `{{__proto__}} {{constructor}} \${${RUN}}`,
  `a\r\nX-Injected: 1\r\n\r\n<script>${RUN}</script>`,
  `0; url=javascript:${RUN}`,
  `" onfocus="${RUN}" autofocus style="background:url(//${FOREIGN}/c)`,
  '\u0000\u0007\u001B[2J\u007F\u0085',
  '\u202Egpj.a//:sptth\u2066\uFEFF',
  '\uD800 half a letter \uDC00',
  '__proto__',
  `[words](javascript:${RUN}) **<b onclick="${RUN}">**`,
  `[](//${FOREIGN}/a.jpg) <javascript:${RUN}>\n- <img src=x onerror="${RUN}">\n- ![a](https://${FOREIGN}/a.jpg)`,
];

export type Next = () => string;

/** A value with every text `*` replaced. */
function withTexts<T>(value: T, next: Next): T {
  if (value === '*') return next() as T;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, next)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, next)])) as T;
}

/**
 * A site whose every text, link and picture is hostile. Addresses and file names are not, because they name files on the
 * disk.
 * A `*` represents such a text.
 */
export function hostileSite(next: Next): { site: Site; manifest: Manifest; files: Record<string, unknown> } {
  const picture = { src: '*', caption: '*', thumb: '*' };
  const video = { vid: '*', title: '*', poster: '*' };
  const link = { label: '*', href: '*' };
  const contactPoint = { name: '*', role: '*', phone: '*', email: '*', website: '*' };
  const person = { name: '*', role: '*', category: '*', imageUrl: '*', descriptionUrl: '*', message: ['*'] };
  const eventTime = { time: '*', endDate: '02-05-2124', endTime: '*', place: '*' };
  const event = { title: '*', date: '01-05-2124', ...eventTime, text: '*', image: '*', href: '*' };
  const inner = [
    { kind: 'prose', heading: '*', paragraphs: ['*'], lead: true },
    { kind: 'list', heading: '*', items: ['*'] },
    { kind: 'figure', heading: '*', src: '*', alt: '*', caption: '*' },
    { kind: 'feature', heading: '*', paragraphs: ['*'], image: '*', alt: '*', links: [link] },
    { kind: 'gallery', heading: '*', images: [picture, { ...picture, src: 'images/quay.jpg' }] },
    { kind: 'videos', heading: '*', videos: [video, { ...video, vid: 'https://youtu.be/aqz-KE-bpKQ' }] },
    {
      kind: 'cards',
      heading: '*',
      cards: [{ title: '*', href: '*', image: '*', text: '*', date: '*', ...eventTime }],
      more: link,
    },
    { kind: 'table', heading: '*', caption: '*', columns: ['*'], rows: [[{ text: '*' }]] },
    { kind: 'buttons', heading: '*', buttons: [{ ...link, newTab: true }, link] },
    {
      kind: 'people',
      heading: '*',
      people: [{ name: '*', role: '*', image: '*', href: '*', message: ['*'] }],
    },
    {
      kind: 'carousel',
      heading: '*',
      label: '*',
      slides: ['a', 'b'].map((id) => ({ id, src: '*', alt: '*', title: '*', text: '*', link })),
    },
    { kind: 'events', heading: '*', events: [event], more: link },
    { kind: 'facts', heading: '*', facts: ['boats'] },
    { kind: 'counters', heading: '*', counters: [{ label: '*', value: 5 }] },
    { kind: 'map', heading: '*' },
    { kind: 'embed', heading: '*', title: '*', url: '*', height: 600 },
    { kind: 'address', heading: '*' },
    { kind: 'contact-form', heading: '*' },
    { kind: 'contacts', heading: '*', contacts: [contactPoint] },
    { kind: 'site-map', heading: '*', groups: [{ label: '*', href: '*', links: [link] }] },
    { kind: 'notice', heading: '*', text: '*' },
    { kind: 'quote', heading: '*', paragraphs: ['*'], source: '*' },
    { kind: 'code', heading: '*', text: '*', language: '*' },
    {
      kind: 'archive',
      heading: '*',
      groups: [{ id: 'group', label: '*', cards: [{ title: '*', href: '*', text: '*' }], more: link }],
      years: [link],
      tags: [link],
    },
    ...(['disclosure', 'evidence'] as const).map((kind) => ({
      kind,
      heading: '*',
      list: 'harbour',
      answered: {
        title: '*',
        counts: '*',
        says: { checksum: '*', sources: '*' },
        sections: ['a', 'b'].map((part) => ({
          id: `${kind}-${part}`,
          title: '*',
          counts: '*',
          items: [
            {
              id: `${kind}-${part}-item`,
              number: '*',
              title: '*',
              words: '*',
              source: link,
              answers: [{ ...link, value: '*', notes: '*', sha256: '*' }],
              gap: '*',
            },
          ],
        })),
        binds: '*',
        sources: [{ id: `${kind}-source`, title: '*', facts: '*', href: '*' }],
      },
    })),
  ];
  const blocks = [
    ...inner,
    { kind: 'tabs', heading: '*', label: '*', tabs: [{ id: 'tab', label: '*', blocks: inner }] },
    { kind: 'from-people', heading: '*', data: 'crew', display: 'tabs' },
    { kind: 'from-people', heading: '*', data: 'crew' },
    { kind: 'from-events', heading: '*', data: 'news', more: link },
    { kind: 'from-activity-cards', heading: '*', data: 'cards' },
    { kind: 'from-programmes', heading: '*', data: 'voyages', more: link },
  ];
  const subject = {
    club: '*',
    desc: '*',
    sub1: '*',
    desc1: '*',
    list: ['*', { li: '*' }],
    list2: ['*'],
    subhead: [{ subheading: '*', description: '*' }],
    report: [{ title: '*', url1: '*' }],
  };
  const entry = { title: '*', date: '01-05-2124', thumbnail: '*', images: [picture] };
  const files = {
    start: { data: [{ title: '*', description: '*', blocks }] },
    find: { data: [{ title: '*', description: '*', blocks: [{ kind: 'search', heading: '*' }] }] },
    crew: { data: [person, person] },
    news: { data: [{ title: '*', date: '01-05-2124', ...eventTime, para: '*', background: '*' }] },
    cards: { data: [{ title: '*', url: '*', img: '*' }] },
    voyages: {
      data: [
        {
          ...subject,
          contacts: [contactPoint],
          committee: [{ position: '*', name: '*', designation: '*' }],
          programme: [
            {
              ...entry,
              ...eventTime,
              url: 'voyages/a',
              content: [{ para: '*', para1: '*' }],
              blocks: inner,
              videos: [video],
              documents: [link],
            },
            { ...entry, url: 'voyages/b' },
          ],
        },
      ],
    },
    logbook: {
      data: [
        { ...subject, programme: [{ ...entry, url: 'logbook/a', table: [[{ dat: '*' }, { dat: '*' }]] }] },
      ],
    },
    departments: {
      data: [
        {
          url: 'rigging',
          content: [{ para1: '*', para2: '*', img1: '*', img2: '*', head1: '*', subpara1: '*' }],
        },
      ],
    },
  };
  const site: Site = {
    name: '*',
    shortName: '*',
    tagline: '*',
    description: '*',
    language: 'en',
    origin: 'https://harbour.school',
    contact: {
      landline: '*',
      email: '*',
      phones: ['*', { label: '*', number: '*' }],
      emails: ['*', { label: '*', email: '*' }],
      hours: {
        week: [{ days: ['monday'], opens: '*', closes: '*' }],
        exceptions: [{ from: '*', to: '*', reason: '*' }],
        note: '*',
      },
      social: ['*', { label: '*', href: '*' }],
      address: ['*'],
      map: { embed: '*', link: '*', label: '*' },
    },
    facts: { boats: { value: '*', label: '*', prefix: '*' } },
    menu: [link, { label: '*', items: [link] }],
    footer: {
      links: [link],
      policies: [link],
      helplines: [contactPoint],
      facts: ['boats'],
      factsHeading: '*',
      copyright: '*',
    },
  };
  const manifest: Manifest = {
    routes: [
      { path: '', layout: 'info', data: 'start', title: '*', description: '*' },
      { path: 'find', layout: 'info', data: 'find', title: '*' },
      { path: 'voyages', layout: 'list', data: 'voyages', title: '*' },
      { path: 'voyages/*', layout: 'detail', data: 'voyages' },
      { path: 'logbook', layout: 'list', data: 'logbook', title: '*' },
      { path: 'logbook/*', layout: 'camp-month', data: 'logbook' },
      { path: 'rigging', layout: 'department', data: 'departments', title: '*' },
    ],
  };
  return withTexts({ site, manifest, files }, next);
}

export const HOSTILE_PAGES = [
  '',
  'find',
  'voyages',
  'voyages/a',
  'voyages/b',
  'logbook',
  'logbook/a',
  'rigging',
];

/** The allowed hosts of frames. */
export const FRAME =
  /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|www\.openstreetmap\.org\/export\/embed\.html|www\.google\.com\/maps)/;
