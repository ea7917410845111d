import type { InfoRecord } from '../../../generated/types.ts';
import { DOCUMENT, PICTURES, type StarterLocale } from './starters.ts';

/** Returns the pages of blocks by the names of their data files. */
export function starterPages(
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
    search: { title: pages.search, description: messages.search, blocks: [{ kind: 'search' }] },
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
