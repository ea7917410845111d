/** Any HTML becomes blocks with all its words, and blocks are valid content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRichText, stripMarkdown } from '../../src/core/data/inlineMarkdown.ts';
import type { AuthoredBlock } from '../../src/core/model.ts';
import { cleanText, printRuns } from '../../src/node/authoring/import/htmlText.ts';
import { type ConversionContext, htmlToBlocks } from '../../src/node/authoring/import/htmlToBlocks.ts';
import { parseHtml } from '../../src/node/authoring/import/parseHtml.ts';
import { toInfoRecord } from '../../src/node/authoring/import/records.ts';
import { checkSite } from '../../src/node/check/index.ts';
import { runs } from '../thorough.ts';
import { makeSite, write } from '../unit/birdSite.ts';

const TITLE = 'Zzz';

const context: ConversionContext = {
  title: TITLE,
  resolveLink: (href) => (/^https:/.test(href) || href === 'about' ? href : undefined),
  resolvePicture: () => undefined,
  resolveVideo: () => undefined,
};

const PIECES = [
  ...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ab1',
  ...[
    'word',
    'Two',
    ' ',
    ' ',
    'ഴാങ്ക',
    'ൻ',
    'ന്‍',
    'שלום',
    'عربي',
    '\u200B',
    '\u200D',
    '\u200F',
    '\u00AD',
    '\u202E',
  ],
  ...[
    '{{fee}}',
    '**',
    '](',
    'https://a.example/x',
    'a@b.example',
    '<b>',
    '&amp;',
    '\n',
    '- ',
    '1. ',
    '\u00A0',
    'é',
  ],
];
const text = fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 10 });

interface Source {
  html: string;
  /** The text, with a space at both ends of a block. */
  words: string;
}

const escapeHtml = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const textNode = text.map((value): Source => ({ html: escapeHtml(value), words: value }));

const INLINE = [
  'b',
  'strong',
  'i',
  'em',
  'code',
  'span',
  'u',
  'sup',
  'sub',
  'small',
  'kbd',
  'del',
  'cite',
  'font',
];
const BLOCKS = [
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'section',
  'center',
  'pre',
  'form',
];

const wrap = (tag: string, inside: readonly Source[], isBlock: boolean, attributes = ''): Source => ({
  html: `<${tag}${attributes}>${inside.map(({ html }) => html).join('')}</${tag}>`,
  words: isBlock
    ? ` ${inside.map(({ words }) => words).join('')} `
    : inside.map(({ words }) => words).join(''),
});

const { content } = fc.letrec<{ content: Source; inline: Source; block: Source }>((tie) => {
  const some = (value: fc.Arbitrary<Source>, maxLength = 3) => fc.array(value, { maxLength });
  const named = (tag: string, inside: fc.Arbitrary<Source[]>, attributes = '') =>
    inside.map((sources) => wrap(tag, sources, true, attributes));
  const flow = some(tie('content'));
  const phrasing = some(tie('inline'));
  const span = fc.constantFrom(
    '',
    '',
    ' rowspan="2"',
    ' colspan="2"',
    ' rowspan="0"',
    ' colspan="3" rowspan="9"',
  );
  const cell = fc
    .tuple(fc.constantFrom('td', 'td', 'th'), span, fc.oneof(phrasing, phrasing, flow))
    .map(([tag, attributes, inside]) => wrap(tag, inside, true, attributes));
  const row = named('tr', some(cell, 4));
  const list = (tag: string) =>
    fc
      .tuple(fc.constantFrom('', ' start="4"', ' start="0"', ' start="x"'), some(named('li', flow), 4))
      .map(([attributes, inside]) => wrap(tag, inside, true, attributes));
  return {
    inline: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'import' },
      textNode,
      fc.tuple(fc.constantFrom(...INLINE), phrasing).map(([tag, inside]) => wrap(tag, inside, false)),
      fc
        .tuple(
          fc.constantFrom(
            '',
            ' href="https://a.example/(b)"',
            ' href="about"',
            ' href="#x"',
            ' href="ftp:x"',
          ),
          phrasing,
        )
        .map(([attributes, inside]) => wrap('a', inside, false, attributes)),
      fc.constant<Source>({ html: '<br>', words: ' ' }),
    ),
    block: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'import' },
      named('p', phrasing),
      fc.tuple(fc.constantFrom(...BLOCKS), flow).map(([tag, inside]) => wrap(tag, inside, true)),
      list('ul'),
      list('ol'),
      named('table', some(row, 4)),
      named(
        'table',
        fc.tuple(named('caption', phrasing), named('thead', some(row, 2)), named('tbody', some(row))),
      ),
      named('dl', some(fc.oneof(named('dt', phrasing), named('dd', flow)), 4)),
      named('figure', fc.tuple(named('div', flow), named('figcaption', phrasing))),
      named('details', fc.tuple(named('summary', phrasing), named('div', flow))),
    ),
    content: fc.oneof({ depthIdentifier: 'import' }, tie('inline'), tie('block'), tie('block')),
  };
});

const page = fc.array(content, { minLength: 1, maxLength: 5 }).map((sources) => wrap('div', sources, true));

const wordsOf = (value: string) =>
  (
    value
      .replace(/\p{Cf}/gu, '')
      .normalize('NFKC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).sort();

/** The shown texts of blocks. A caption that repeats a heading, the title or the columns is left out. */
function textsOf(blocks: readonly AuthoredBlock[]): string[] {
  const headings = blocks.map(({ heading }) => heading);
  return blocks.flatMap((block): string[] => {
    const heading = block.heading === undefined ? [] : [block.heading];
    switch (block.kind) {
      case 'prose':
        return [...heading, ...block.paragraphs.map(stripMarkdown)];
      case 'list':
        return [...heading, ...block.items.flatMap((item) => item.split('\n').map(stripMarkdown))];
      case 'quote':
        return [...heading, ...block.paragraphs.map(stripMarkdown), block.source ?? ''];
      case 'code':
        return [...heading, block.text];
      case 'table': {
        const { caption = '', columns, rows } = block;
        const isOwn = ![...headings, TITLE, columns.join(', ')].includes(caption);
        return [
          ...heading,
          ...(isOwn ? [caption] : []),
          ...columns,
          ...rows.flat().map((cell) => (cell as { text: string }).text),
        ];
      }
      default:
        throw new Error(`An unexpected block: ${block.kind}`);
    }
  });
}

/** Words of `from` that `others` does not have as often. */
function missing(from: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return from.filter((word) => {
    const index = rest.indexOf(word);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

test('blocks have the words of their HTML', () => {
  fc.assert(
    fc.property(page, ({ html, words }) => {
      const { blocks } = htmlToBlocks(parseHtml(html), context);
      const written = wordsOf(textsOf(blocks).join(' '));
      expect(missing(wordsOf(words), written)).toEqual([]);
      // Numbers of nested lists, and of columns with the same name. The links of a table are also below it.
      if (!html.includes(' href'))
        expect(missing(written, wordsOf(words)).filter((word) => !/^\d+$/.test(word))).toEqual([]);
    }),
    { numRuns: runs(3000) },
  );
});

test('blocks are valid content', async () => {
  const folder = makeSite();
  const routes = JSON.parse(readFileSync(join(folder, 'manifest/routes.json'), 'utf8'));
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: 10, maxLength: 10 }), async (pages) => {
      const added = pages.map(({ html }, index) => {
        const name = `page-${index}`;
        const { blocks } = htmlToBlocks(parseHtml(html), context);
        const record = toInfoRecord(
          { id: name, kind: 'page', address: '/', aliases: [], title: name, tags: [], notes: [] },
          blocks,
        );
        const value = { $schema: '../../schemas/info.schema.json', data: [record] };
        write(join(folder, `public/data/${name}.json`), JSON.stringify(value, undefined, 2));
        return { path: name, layout: 'info', data: name, title: name };
      });
      const manifest = { ...routes, routes: [...routes.routes, ...added] };
      write(join(folder, 'manifest/routes.json'), JSON.stringify(manifest, undefined, 2));
      const errors = (await checkSite(folder)).filter(({ severity }) => severity === 'error');
      expect(errors).toEqual([]);
    }),
    { numRuns: runs(100) },
  );
});

test('rich text has the words of its runs', () => {
  const run = fc.record(
    {
      text,
      bold: fc.boolean(),
      italic: fc.boolean(),
      code: fc.boolean(),
      href: fc.constantFrom('about', 'https://a.example/(b)'),
    },
    { requiredKeys: ['text'] },
  );
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), (textRuns) => {
      const expected = cleanText(textRuns.map((each) => each.text).join('')).trim();
      const printed = printRuns(textRuns);
      expect(printed).not.toContain('\n');
      // Invisible characters depend on their neighbours.
      const visible = (value: string) =>
        value
          .replace(/\p{Cf}/gu, '')
          .replace(/\s+/g, ' ')
          .trim();
      expect(visible(stripMarkdown(printed))).toBe(visible(expected));
      expect(printed === '' ? 'paragraph' : parseRichText(printed)[0]?.kind).toBe('paragraph');
    }),
    { numRuns: runs(5000) },
  );
});
