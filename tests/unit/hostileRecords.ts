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
  ...[`javascript:${RUN}`, `JaVaScRiPt:${RUN}`, ` javascript:${RUN}`, `java\tscript:${RUN}`],
  ...[`java\nscript:${RUN}`, `\u0001javascript:${RUN}`, `javascript://%0a${RUN}`, `vbscript:${RUN}`],
  `data:text/html,<script>parent.${RUN}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  ...[`blob:https://${FOREIGN}/a`, `//${FOREIGN}/a.jpg`, `/\\${FOREIGN}/a.jpg`, `\\\\${FOREIGN}\\a.jpg`],
  ...[`/\t/${FOREIGN}/a.jpg`, `///${FOREIGN}/a.jpg`, `.//${FOREIGN}/a.jpg`, `..//${FOREIGN}/a.jpg`],
  ...[`http://${FOREIGN}/a.jpg`, `https://${FOREIGN}/a.jpg`, `https:/\\${FOREIGN}/a.jpg`],
  `https://www.youtube.com@${FOREIGN}/watch?v=aqz-KE-bpKQ`,
  `https://${FOREIGN}\\@www.youtube.com/embed/aqz-KE-bpKQ`,
  `https://www.youtube.com.${FOREIGN}/embed/aqz-KE-bpKQ`,
  'https://www.youtube.com/embed/../../aqz-KE-bpK"',
  `https://www.openstreetmap.org@${FOREIGN}/export/embed.html?a`,
  `https://www.openstreetmap.org/export/embed.html?"onload="${RUN}`,
  ...[`images/a.jpg 1x, //${FOREIGN}/b.jpg 2x`, `"><img src=x onerror="${RUN}">`],
  ...[`'><svg/onload='${RUN}'>`, `</title></script></style></textarea><script>${RUN}</script>`],
  ...[`<!--<script>${RUN}//`, `]]><script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script>`],
  ...[`{{__proto__}} {{constructor}} \${${RUN}}`, `a\r\nX-Injected: 1\r\n\r\n<script>${RUN}</script>`],
  ...[`0; url=javascript:${RUN}`, `" onfocus="${RUN}" autofocus style="background:url(//${FOREIGN}/c)`],
  ...['\u0000\u0007\u001B[2J\u007F\u0085', '\u202Egpj.a//:sptth\u2066\uFEFF'],
  ...['\uD800 half a letter \uDC00', '__proto__', `[words](javascript:${RUN}) **<b onclick="${RUN}">**`],
  `[](//${FOREIGN}/a.jpg) <javascript:${RUN}>\n- <img src=x onerror="${RUN}">\n- ![a](https://${FOREIGN}/a.jpg)`,
];

export type Next = () => string;

/**
 * A site whose every text, link and picture is hostile. Addresses and file names are not, because they name files on the
 * disk.
 */
export function hostileSite(next: Next): { site: Site; manifest: Manifest; files: Record<string, unknown> } {
  const picture = () => ({ src: next(), caption: next(), thumb: next() });
  const video = () => ({ vid: next(), title: next(), poster: next() });
  const link = () => ({ label: next(), href: next() });
  const contactPoint = () => ({ name: next(), role: next(), phone: next(), email: next(), website: next() });
  const person = () => ({
    name: next(),
    role: next(),
    category: next(),
    imageUrl: next(),
    descriptionUrl: next(),
    message: [next()],
  });
  const occasion = () => ({ time: next(), endDate: '02-05-2124', endTime: next(), place: next() });
  const event = () => ({
    title: next(),
    date: '01-05-2124',
    ...occasion(),
    text: next(),
    image: next(),
    href: next(),
  });
  const inner = [
    { kind: 'prose', heading: next(), paragraphs: [next()], lead: true },
    { kind: 'list', heading: next(), items: [next()] },
    { kind: 'figure', heading: next(), src: next(), alt: next(), caption: next() },
    { kind: 'feature', heading: next(), paragraphs: [next()], image: next(), alt: next(), links: [link()] },
    { kind: 'gallery', heading: next(), images: [picture(), { ...picture(), src: 'images/quay.jpg' }] },
    {
      kind: 'videos',
      heading: next(),
      videos: [video(), { ...video(), vid: 'https://youtu.be/aqz-KE-bpKQ' }],
    },
    {
      kind: 'cards',
      heading: next(),
      cards: [{ title: next(), href: next(), image: next(), text: next(), date: next(), ...occasion() }],
      more: link(),
    },
    { kind: 'table', heading: next(), caption: next(), columns: [next()], rows: [[{ text: next() }]] },
    { kind: 'buttons', heading: next(), buttons: [{ ...link(), newTab: true }, link()] },
    {
      kind: 'people',
      heading: next(),
      people: [{ name: next(), role: next(), image: next(), href: next(), message: [next()] }],
    },
    {
      kind: 'carousel',
      heading: next(),
      label: next(),
      slides: ['a', 'b'].map((id) => ({
        id,
        src: next(),
        alt: next(),
        title: next(),
        text: next(),
        link: link(),
      })),
    },
    { kind: 'events', heading: next(), events: [event()], more: link() },
    { kind: 'facts', heading: next(), facts: ['boats'] },
    { kind: 'counters', heading: next(), counters: [{ label: next(), value: 5 }] },
    { kind: 'map', heading: next() },
    { kind: 'address', heading: next() },
    { kind: 'contact-form', heading: next() },
    { kind: 'contacts', heading: next(), contacts: [contactPoint()] },
    { kind: 'site-map', heading: next(), groups: [{ label: next(), href: next(), links: [link()] }] },
    { kind: 'notice', heading: next(), text: next() },
    {
      kind: 'archive',
      heading: next(),
      groups: [
        { id: 'group', label: next(), cards: [{ title: next(), href: next(), text: next() }], more: link() },
      ],
      years: [link()],
      tags: [link()],
    },
    ...(['disclosure', 'evidence'] as const).map((kind) => ({
      kind,
      heading: next(),
      list: 'harbour',
      answered: {
        title: next(),
        counts: next(),
        says: { checksum: next(), sources: next() },
        sections: ['a', 'b'].map((part) => ({
          id: `${kind}-${part}`,
          title: next(),
          counts: next(),
          items: [
            {
              id: `${kind}-${part}-item`,
              number: next(),
              title: next(),
              words: next(),
              source: link(),
              answers: [{ ...link(), value: next(), notes: next(), sha256: next() }],
              gap: next(),
            },
          ],
        })),
        binds: next(),
        sources: [{ id: `${kind}-source`, title: next(), facts: next(), href: next() }],
      },
    })),
  ];
  const blocks = [
    ...inner,
    { kind: 'tabs', heading: next(), label: next(), tabs: [{ id: 'tab', label: next(), blocks: inner }] },
    { kind: 'from-people', heading: next(), data: 'crew', display: 'tabs' },
    { kind: 'from-people', heading: next(), data: 'crew' },
    { kind: 'from-events', heading: next(), data: 'news', more: link() },
    { kind: 'from-activity-cards', heading: next(), data: 'cards' },
    { kind: 'from-programmes', heading: next(), data: 'voyages', more: link() },
  ];
  const subject = () => ({
    club: next(),
    desc: next(),
    sub1: next(),
    desc1: next(),
    list: [next(), { li: next() }],
    list2: [next()],
    subhead: [{ subheading: next(), description: next() }],
    report: [{ title: next(), url1: next() }],
  });
  const entry = () => ({ title: next(), date: '01-05-2124', thumbnail: next(), images: [picture()] });
  const files = {
    start: { data: [{ title: next(), description: next(), blocks }] },
    find: { data: [{ title: next(), description: next(), blocks: [{ kind: 'search', heading: next() }] }] },
    crew: { data: [person(), person()] },
    news: { data: [{ title: next(), date: '01-05-2124', ...occasion(), para: next(), background: next() }] },
    cards: { data: [{ title: next(), url: next(), img: next() }] },
    voyages: {
      data: [
        {
          ...subject(),
          contacts: [contactPoint()],
          committee: [{ position: next(), name: next(), designation: next() }],
          programme: [
            {
              ...entry(),
              ...occasion(),
              url: 'voyages/a',
              content: [{ para: next(), para1: next() }],
              blocks: inner,
              videos: [video()],
              documents: [link()],
            },
            { ...entry(), url: 'voyages/b' },
          ],
        },
      ],
    },
    logbook: {
      data: [
        {
          ...subject(),
          programme: [{ ...entry(), url: 'logbook/a', table: [[{ dat: next() }, { dat: next() }]] }],
        },
      ],
    },
    departments: {
      data: [
        {
          url: 'rigging',
          content: [
            { para1: next(), para2: next(), img1: next(), img2: next(), head1: next(), subpara1: next() },
          ],
        },
      ],
    },
  };
  const site: Site = {
    name: next(),
    shortName: next(),
    tagline: next(),
    description: next(),
    language: 'en',
    origin: 'https://harbour.school',
    contact: {
      landline: next(),
      email: next(),
      phones: [next(), { label: next(), number: next() }],
      emails: [next(), { label: next(), email: next() }],
      hours: {
        week: [{ days: ['monday'], opens: next(), closes: next() }],
        exceptions: [{ from: next(), to: next(), reason: next() }],
        note: next(),
      },
      social: [next(), { label: next(), href: next() }],
      address: [next()],
      map: { embed: next(), link: next(), label: next() },
    },
    facts: { boats: { value: next(), label: next(), prefix: next() } },
    menu: [link(), { label: next(), items: [link()] }],
    footer: {
      links: [link()],
      policies: [link()],
      helplines: [contactPoint()],
      facts: ['boats'],
      factsHeading: next(),
      copyright: next(),
    },
  };
  const manifest: Manifest = {
    routes: [
      { path: '', layout: 'info', data: 'start', title: next(), description: next() },
      { path: 'find', layout: 'info', data: 'find', title: next() },
      { path: 'voyages', layout: 'list', data: 'voyages', title: next() },
      { path: 'voyages/*', layout: 'detail', data: 'voyages' },
      { path: 'logbook', layout: 'list', data: 'logbook', title: next() },
      { path: 'logbook/*', layout: 'camp-month', data: 'logbook' },
      { path: 'rigging', layout: 'department', data: 'departments', title: next() },
    ],
  };
  return { site, manifest, files };
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
