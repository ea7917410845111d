/** Inline Markdown: the syntax that is recognised, and the few elements that a text can produce. */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RichText } from '../../src/app/components/RichText.tsx';
import { SiteContextProvider, type SiteContextValue } from '../../src/app/hooks/siteContext.ts';
import { MarkdownProvider } from '../../src/app/hooks/useMarkdown.ts';
import { codeSpan } from '../../src/core/data/escapeInline.ts';
import {
  findUnparsedMarkdown,
  linksIn,
  markdownParser,
  parseItem,
  parseRichText,
  stripMarkdown,
} from '../../src/core/data/inlineMarkdown.ts';
import { type InlineNode, mayHaveMarkdown, type RichTextList } from '../../src/core/data/richText.ts';
import { SCHEMA_NAMES, type SchemaName } from '../../src/generated/schemas.ts';
import { collectValues, rootSchemaNode } from '../../src/node/content/schemaNode.ts';
import { readSchema } from '../../src/node/content/schemas.ts';
import { englishLocaleSet } from '../locales.ts';
import { MINIMAL_SITE } from '../sites.ts';

const siteContext = (origin?: string): SiteContextValue => ({
  ...englishLocaleSet({ ...MINIMAL_SITE, origin }),
  buildYear: 2026,
});

const renderText = (text: string, origin?: string) =>
  renderToStaticMarkup(
    <SiteContextProvider value={siteContext(origin)}>
      <MarkdownProvider value={markdownParser}>
        <RichText p>{text}</RichText>
      </MarkdownProvider>
    </SiteContextProvider>,
  );

const ADDRESSES = [
  'https://a.example',
  'https://a.example/x',
  'https://a.example/x_(y)',
  'https://മ.example/പ-ട',
];

test.each(ADDRESSES)('%s ends before the punctuation of a sentence in any script', (address) => {
  const ends = '। ॥ ۔ ؟ ، 。 ！ 」 ” ’ » … ። ։ ). ,” ।” ; .'.split(' ');
  for (const end of ends)
    expect(linksIn(`${address}${end} more`), end).toEqual([{ label: address, href: address }]);
  expect(linksIn(`${address}。次`)).toEqual([{ label: address, href: address }]);
  expect(stripMarkdown(`${address}। more`)).toBe(`${address}। more`);
});

test.each([
  ['**bold** and *italic*', '<p><strong>bold</strong> and <em>italic</em></p>'],
  ['Write to\na@b.cd ', '<p>Write to\n<a href="mailto:a@b.cd">a@b.cd</a></p>'],
  ['***both***', '<p><em><strong>both</strong></em></p>'],
  [
    'See the [fee *list*](academic/fees#nursing).',
    '<p>See the <a href="/academic/fees/#nursing">fee <em>list</em></a>.</p>',
  ],
  ['[**home**](/)', '<p><a href="/"><strong>home</strong></a></p>'],
  [
    '[form](<documents/my form.pdf>)',
    '<p><a href="/documents/my%20form.pdf">form<span class="document-type"> PDF</span></a></p>',
  ],
  [
    '[us](mailto:a@b.example) or [us](tel:+91 471 2)',
    '<p><a href="mailto:a@b.example">us</a> or [us](tel:+91 471 2)</p>',
  ],
  ['[call](tel:+914712)', '<p><a href="tel:+914712">call</a></p>'],
  [
    'At https://example.org/a_(b)?c=d. Or a@b.example!',
    '<p>At <a href="https://example.org/a_(b)?c=d" rel="noopener">https://example.org/a_(b)?c=d</a>. Or <a href="mailto:a@b.example">a@b.example</a>!</p>',
  ],
  ['**(NSS)**ന്റെ', '<p><strong>(NSS)</strong><span lang="ml">ന്റെ</span></p>'],
  ['**"a"**s and *(b)* c', '<p><strong>&quot;a&quot;</strong>s and <em>(b)</em> c</p>'],
  ['“**a**”, (**b**)', '<p>“<strong>a</strong>”, (<strong>b</strong>)</p>'],
  ['[Notice [revised]](news)', '<p><a href="/news/">Notice [revised]</a></p>'],
  ['**മലയാളം**ൽ', '<p><strong><span lang="ml">മലയാളം</span></strong><span lang="ml">ൽ</span></p>'],
  [
    'Bring:\n- *boots*\n- a hat\nThanks',
    '<p>Bring:</p><ul><li><em>boots</em></li><li>a hat</li></ul><p>Thanks</p>',
  ],
  ['1. one\r\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
  ['`a` and `` b` `` `', '<p><code>a</code> and <code>b`</code> `</p>'],
  [
    '`**a** [b](c) \\* https://a.example` *b*',
    '<p><code>**a** [b](c) \\* https://a.example</code> <em>b</em></p>',
  ],
  ['[`a`](b), **`c`**', '<p><a href="/b/"><code>a</code></a>, <strong><code>c</code></strong></p>'],
  ['`<b>` 5 `5 km`', '<p><code>&lt;b&gt;</code> 5 <code>5 km</code></p>'],
  ['\\*a* \\[b](c) d\\](e) \\`f\\` \\``g`', '<p>*a* [b](c) d](e) `f` `<code>g</code></p>'],
  [
    'https\\://a.example a\\@b.example \\<b> \\&amp; \\{a\\} \\\\*b*',
    '<p>https://a.example a@b.example &lt;b&gt; &amp;amp; {a} \\<em>b</em></p>',
  ],
  ['- a\n  - b\n  - c\n- d', '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>'],
  [
    'A\n1. *a*\n   - b\n     3. c\n   - e\n  1. d\nB',
    '<p>A</p><ol><li><em>a</em><ul><li>b<ol start="3"><li>c</li></ol></li><li>e</li></ul><ol><li>d</li></ol></li></ol><p>B</p>',
  ],
  ['- a\n      - b\n- c\n1. d', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><p>1. d</p>'],
  ['- a\n- b\n  \\- c', '<ul><li>a</li><li>b</li></ul><p>  - c</p>'],
  ['\\- a\n\\- b', '<p>- a\n- b</p>'],
  ['1\\. a\n2\\. b', '<p>1. a\n2. b</p>'],
])('Markdown %j', (text, html) => {
  expect(renderText(text)).toBe(html);
  expect(mayHaveMarkdown(text)).toBe(true);
});

test('the search gets the words of nested lists', () => {
  expect(stripMarkdown('- *a*\n  - b\n    - c\n- d')).toBe('a\nb\nc\nd');
});

test.each([
  ['Fruit\n- apple', { inside: 'Fruit', lists: [['apple']] }],
  [
    'Fruit,\nripe\n1. apple\n  - red\nor green\n2. pear',
    { inside: 'Fruit,\nripe', lists: [['apple\nor green', ['red'], 'pear']] },
  ],
  ['- Fruit\n  - apple\n- pear', { inside: '- Fruit', lists: [['apple', 'pear']] }],
  ['1. Fruit', { inside: '1. Fruit', lists: [] }],
])('the item %j', (text, item) => {
  const words = (nodes: readonly InlineNode[]) =>
    nodes.map((node) => ('text' in node ? node.text : node.kind)).join('');
  const listOf = ({ items }: RichTextList): unknown[] =>
    items.flatMap(({ inside, lists }) => [words(inside), ...lists.map(listOf)]);
  const { inside, lists } = parseItem(text);
  expect({ inside: words(inside), lists: lists.map(listOf) }).toEqual(item);
});

test('links contain the base path of the site', () => {
  expect(renderText('[us](aboutus)', 'https://host.example/college')).toBe(
    '<p><a href="/college/aboutus/">us</a></p>',
  );
});

test.each([
  ['[run](javascript:alert%281%29)', 'run'],
  ['[run](data:text/html,x)', 'run'],
  ['[old](http://example.org/)', 'old'],
  ['[none]()', 'none'],
  ['[up](../x)', 'up'],
  ['[host](//example.org/)', 'host'],
])('an address that is not allowed is no link: %s', (text, words) => {
  expect(renderText(text)).toBe(`<p>${words}</p>`);
  expect(stripMarkdown(text)).toBe(words);
});

/** Texts from before inline Markdown, and lookalikes. */
const AS_BEFORE = [
  '5*3*2 = 30, 2 * 3 * 4',
  'Fees* are paid twice. *Subject to change',
  'Fees** and *** stars ***',
  'snake_case _so_ __so__',
  '1. First of all',
  '- Sister Mary, principal',
  '- a\n - b',
  'a\n  - b\n  - c',
  '1) one\n2) two',
  '# no heading',
  '> no quotation',
  '    no code `here ``either',
  'a `line\nend`',
  'a  \nb\\\nc',
  'C:\\files\\2026 \\- \\x \\_ \\',
  '&amp; &lt;b&gt;',
  '<b>bold</b> <i x>',
  '![picture]',
  '[1] and [2], [a] (b)',
  'www.example.org and http://example.org/',
  'a@b, @name, 5 @ 10',
  '+ a\n+ b',
  '***',
  '---\n===',
  'ന്\u200Dറെ അവൻ\u200C എന്ന്',
  '~~a~~ | b |\n|---|',
];

test.each(AS_BEFORE)('not Markdown %j', (text) => {
  expect(parseRichText(text)).toEqual([{ kind: 'paragraph', inside: [{ kind: 'text', text }] }]);
  expect(stripMarkdown(text)).toBe(text);
  expect(linksIn(text)).toEqual([]);
});

test('text that looks like a broken link is found', () => {
  expect(findUnparsedMarkdown('See [a](b c) and **[d](e f)**, not [g](h) nor [i] (j).').links).toEqual([
    '[a](b c)',
    '[d](e f)',
  ]);
});

/** Texts without Markdown. */
const word = fc.stringMatching(/^[a-zA-Zക-ഹ0-9<>&"'_#!;=/]{1,8}$/).filter((text) => !mayHaveMarkdown(text));
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const address = fc.oneof(
  fc.stringMatching(/^[a-z]{1,6}(\/[a-z0-9-]{1,6}){0,2}$/),
  fc
    .webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true })
    .filter((url) => !/[()<>\s\\]/.test(url)),
  fc.constantFrom(
    ...['javascript:alert`1`', 'mailto:a@b.example', 'tel:112', '#top', 'documents/a.pdf', '"onclick=x'],
    '//h.example',
  ),
);

interface Written {
  text: string;
  plain: string;
  links: string[];
}

/** A piece of a text: words, bold or italic around other pieces, a link. */
const { inline } = fc.letrec<{ inline: Written; piece: Written }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    words.map((text): Written => ({ text, plain: text, links: [] })),
    words.map((text): Written => ({ text: codeSpan(text), plain: text, links: [] })),
    tie('inline').map(({ text, plain, links }): Written => ({ text: `**${text}**`, plain, links })),
    fc
      .tuple(words, address)
      .map(([text, href]): Written => ({ text: `[${text}](${href})`, plain: text, links: [href] })),
  ),
  inline: fc
    .array(tie('piece'), { minLength: 1, maxLength: 3 })
    .map(
      (pieces): Written => ({
        text: pieces.map(({ text }) => text).join(' and '),
        plain: pieces.map(({ plain }) => plain).join(' and '),
        links: pieces.flatMap(({ links }) => links),
      }),
    ),
}));

const ELEMENTS = /<\/?(?:p|ul|ol|li|strong|em|code|a|span)(?: (?:href|rel|class|lang|start)="[^"<>]*")*>/g;

const seen = (html: string) =>
  html
    .replace(/<span class="document-type">[^<]*<\/span>/g, '')
    .replace(ELEMENTS, '')
    // Numbers and their units.
    .replaceAll('\u00A0', ' ')
    .replace(
      /&(amp|lt|gt|quot|#x27);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
    );

describe('300 random texts', () => {
  test('plain text equals the visible text, every link is found, no HTML gets through', () => {
    fc.assert(
      fc.property(inline, ({ text, plain, links }) => {
        expect(stripMarkdown(text)).toBe(plain);
        expect(linksIn(text).map(({ href }) => href)).toEqual(links);
        const inFile = collectValues('info', {
          data: [{ blocks: [{ kind: 'prose', paragraphs: [text] }] }],
        }).texts;
        expect(inFile.flatMap(({ role, text }) => (role === 'link' ? text : []))).toEqual(links);
        const html = renderText(text);
        expect(html.replace(ELEMENTS, '')).not.toMatch(/[<>]/);
        expect(html).not.toMatch(/href="(?!\/|#|https:|mailto:|tel:)/);
        expect(seen(html)).toBe(plain);
      }),
      { numRuns: 300 },
    );
  });

  test('of any characters: only marks are removed, and nothing without marks', () => {
    const any = fc.oneof(
      fc.string({
        unit: fc.constantFrom(...'*[]()<>- \n1.ab@_\\`&"#:/!', 'https://x.y', 'a@b.cd', '](', '**', '\n- '),
        maxLength: 30,
      }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    );
    fc.assert(
      fc.property(any, (text) => {
        const html = renderText(text);
        expect(html.replace(ELEMENTS, '')).not.toMatch(/[<>]/);
        expect(html).not.toMatch(/ (on\w+|style)=|href="(?!\/|#|https:|mailto:|tel:)/);
        if (!mayHaveMarkdown(text)) expect(stripMarkdown(text)).toBe(text);
        // A letter of a text is visible, unless it is in the URL of a link.
        const letters = (text: string) => text.replace(/[^ab]/g, '');
        if (!text.includes('](')) expect(letters(stripMarkdown(text))).toBe(letters(text));
      }),
      { numRuns: 300 },
    );
  });
});

test('the schemas say what may contain Markdown', () => {
  const node = rootSchemaNode('programme-list').field('data').item();
  expect(node.field('desc').role).toBe('marked');
  expect(node.field('club').role).toBe('text');
  const all = SCHEMA_NAMES.map((name: SchemaName) => readSchema(name).split('"role": "marked"').length - 1);
  expect(all.reduce((sum, each) => sum + each, 0)).toBe(55);
});
