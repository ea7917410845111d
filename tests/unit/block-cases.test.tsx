/**
 * Every block type as HTML, without a browser: a case of tests/fixtures/blocks is the block as JSON with its HTML next to
 * it. After an intended change, `npx vitest run --project unit tests/unit/block-cases.test.tsx -u` writes the HTML again:
 * read the difference before you commit it.
 */
import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Blocks } from '../../src/app/blocks/index.tsx';
import { MediaProvider } from '../../src/app/hooks/pageMedia.ts';
import { SiteContextProvider, type SiteContextValue } from '../../src/app/hooks/siteContext.ts';
import { MarkdownProvider } from '../../src/app/hooks/useMarkdown.ts';
import { markdownParser } from '../../src/core/data/inlineMarkdown.ts';
import { mergeMedia } from '../../src/core/data/media.ts';
import { sourceKinds } from '../../src/core/data/sources.ts';
import type { Block, Contact } from '../../src/core/model.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { ENGLISH, englishLocaleSet } from '../locales.ts';
import { fixtureFolder, jsonFixtures } from './fixtures.ts';

interface Case {
  name: string;
  block: Block;
  contact?: Contact;
}

const CONTACT: Contact = {
  address: ['Hospital Road', 'Aralumoodu'],
  phones: ['+91 471 200 0001'],
  landline: '+91 471 200 0002',
  email: 'office@college.example',
  map: {
    label: 'Aralumoodu',
    embed: 'https://www.openstreetmap.org/export/embed.html?bbox=77.07,8.39,77.10,8.42',
    link: 'https://www.openstreetmap.org/?mlat=8.4&mlon=77.08',
  },
};

const siteContext = (contact: Contact, words = ENGLISH): SiteContextValue => ({
  ...englishLocaleSet(
    {
      name: 'College of Nursing',
      description: 'A college.',
      language: 'en',
      contact,
      facts: {
        beds: { value: 350, label: 'Beds' },
        specialists: { value: 200, prefix: 'More than', label: 'Specialists' },
      },
      menu: [],
      footer: { links: [] },
      providers: ['youtube', 'openstreetmap', 'google-forms', { kind: 'embeds', host: 'books.example' }],
    },
    words,
  ),
  buildYear: 2026,
  pages: [
    { path: '', title: 'College' },
    { path: 'activities/yoga', title: 'Yoga', section: 'Activities' },
  ],
});

const media = mergeMedia([
  {
    pictures: {
      'images/camp.jpg': {
        width: 1600,
        height: 1067,
        tint: '#d5cfca',
        copies: { hash: 'ab', widths: [320, 640] },
      },
      'images/plan.svg': { width: 200, height: 100 },
    },
    documents: { 'documents/prospectus.pdf': 45_123 },
  },
]);

const renderBlocks = (blocks: Block[], contact = CONTACT, words = ENGLISH) =>
  renderToStaticMarkup(
    <SiteContextProvider value={siteContext(contact, words)}>
      <MediaProvider value={{ media, drawnHere: false, savesData: false }}>
        <MarkdownProvider value={markdownParser}>
          <Blocks blocks={blocks} />
        </MarkdownProvider>
      </MediaProvider>
    </SiteContextProvider>,
  );

/** One element per line, so that a difference is a line. */
const inLines = (html: string) => `${html.replaceAll('><', '>\n<')}\n`;

const cases = jsonFixtures<Case>('blocks');

test.each(cases.map(({ file, fixture }) => [file, fixture.name, fixture] as const))(
  '%s: %s',
  async (file, _name, { block, contact }) => {
    const html = renderBlocks([block], contact);
    const { results } = await new HtmlValidate(
      new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], elements: ['html5'] }),
    ).validateString(html);
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message])),
    ).toEqual([]);
    expect(html).not.toMatch(/\s(style|on[a-z]+)=/);
    await expect(inLines(html)).toMatchFileSnapshot(
      fixtureFolder(`blocks/${file.replace('.json', '.html')}`),
    );
  },
);

test('landmarks of a page have different names', () => {
  const prose = (heading: string): Block => ({ kind: 'prose', heading, paragraphs: ['x'] });
  const table: Block = { kind: 'table', heading: 'Dates', caption: 'Dates', columns: ['Day'], rows: [] };
  const html = renderBlocks([prose('Meetings'), prose('Meetings'), prose('Meetings of 2025'), table]);
  expect(html.match(/<section[^>]* aria-[^>]*/g)?.map((tag) => tag.replace(/.* /, ''))).toEqual([
    'aria-labelledby="meetings"',
    'aria-labelledby="meetings-of-2025"',
    'aria-labelledby="dates"',
  ]);
});

test.each([
  ['ml', 'ഡോ. പ്രിയ ശ്രീദേവി', 'പ്രിശ്രീ'],
  ['ml', 'ശ്രീമതി ശ്രീജ ബാബു', 'ശ്രീബാ'],
  ['ml', 'Dr. Anu Babu', 'AB'],
  ['hi', 'श्रीमती राम कुमार', 'राकु'],
  ['ar', 'د. أمل حداد', 'أح'],
])('in %s the titles of %s are omitted from initials', (language, name, initials) => {
  const people: Block = { kind: 'people', people: [{ name, role: 'Lecturer' }] };
  const html = renderBlocks([people], CONTACT, loadMessages(language));
  expect(/person-initials"[^>]*>([^<]*)/.exec(html)?.[1]).toBe(initials);
});

test('every block type has a case', () => {
  const schema = readFileSync(new URL('../../schemas/block.schema.json', import.meta.url), 'utf8');
  const { definitions } = JSON.parse(schema) as {
    definitions: Record<string, { properties?: { kind?: { const?: string } } }>;
  };
  // A block with data from another file is converted first: tests/fixtures/layouts/info-from-*.json.
  const kinds = Object.values(definitions)
    .flatMap(({ properties }) => properties?.kind?.const ?? [])
    .filter((kind) => !Object.hasOwn(sourceKinds, kind));
  expect([...new Set(cases.map(({ fixture }) => fixture.block.kind))].sort()).toEqual(kinds.sort());
});
