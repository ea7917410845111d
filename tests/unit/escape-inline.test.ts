/** Texts as inline Markdown, and back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeSpan, escapeInline, needlessEscape, writeInline } from '../../src/core/data/escapeInline.ts';
import { findUnparsedMarkdown, parseRichText, stripMarkdown } from '../../src/core/data/inlineMarkdown.ts';
import { factKeys, findBraces, findHtml } from '../../src/core/data/literals.ts';
import type { InlineNode } from '../../src/core/data/richText.ts';
import { fillFacts } from '../../src/core/i18n/text.ts';

test.each([
  ['C:\\files\\*.txt', 'C:\\files\\\\*.txt'],
  ['5 * 3 * 2, a_b', '5 * 3 * 2, a_b'],
  ['*a* and **b**', '*a\\* and **b\\*\\*'],
  ['[a](b) [c] (d)', '[a\\](b) [c] (d)'],
  ['[a](b c)', '[a\\](b c)'],
  ['a@b.example, https://c.example', 'a\\@b.example, https\\://c.example'],
  ['`a` `', '\\`a\\` `'],
  ['<b> & &amp; a < b', '\\<b> & \\&amp; a < b'],
  ['{beds} and {{beds}}', '\\{beds} and \\{{beds}}'],
  ['- a\n- b', '- a\n\\- b'],
  ['1. a\n2. b', '1. a\n2\\. b'],
  ['\\\\server\\share', '\\\\\\server\\share'],
])('%j is written as %j', (text, written) => expect(escapeInline(text)).toBe(written));

test('addresses can stay links', () => {
  const text = 'See https://a.example/x_*y* and *a@b.example*.';
  expect(escapeInline(text, { keepsAutolinks: true })).toBe(
    'See https://a.example/x_*y* and *a@b.example\\*.',
  );
});

test.each([
  ['C:\\files', undefined],
  ['(\\*a*)', undefined],
  ['\\<b>, \\{a\\}, `\\*`', undefined],
  ['[a\\](b c)', undefined],
  ['\\*\\*a\\*\\* \\[b\\]\\(c\\)', undefined],
  ['C:\\(old)', '('],
  ['\\\\server', '\\'],
  ['\\- a', '-'],
  ['a & b, a \\& b', '&'],
])('the needless escape of %j is %j', (text, character) => expect(needlessEscape(text)).toBe(character));

const anyText = fc
  .oneof(
    fc.string({
      unit: fc.constantFrom(
        ...'*[](){}<>- 1.ab@_\\`&"#:/!,;പി',
        ...['https://x.y', 'http://x.y', 'a@b.cd', '](', '**', '{{a}}', '<b>', '&amp;', '``', '- ', '1. '],
      ),
      maxLength: 24,
    }),
    fc.string({ unit: 'grapheme', maxLength: 24 }),
  )
  // Control characters are problems, and spaces at the end of a line are lost.
  .map((text) => text.replace(/\p{Cc}/gu, '').trim())
  .filter((text) => text !== '');

const asParagraph = (text: string) => [{ kind: 'paragraph', inside: [{ kind: 'text', text }] }];

describe('random texts', () => {
  test('are shown exactly, without a needless backslash or a problem', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 2 }), (lines) => {
        const text = lines.join('\n');
        const written = escapeInline(text);
        expect(parseRichText(written)).toEqual(asParagraph(text));
        expect([findHtml(written, true), findBraces(written, true), needlessEscape(written)].join('')).toBe(
          '',
        );
        expect(factKeys(written)).toEqual([]);
        expect(findUnparsedMarkdown(written)).toEqual({ links: [], bold: [], endings: [] });
      }),
      { numRuns: 300 },
    );
  });

  test('with their addresses as links', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(stripMarkdown(escapeInline(text, { keepsAutolinks: true }))).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  test('as code', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = codeSpan(text);
        expect(parseRichText(written)).toEqual([{ kind: 'paragraph', inside: [{ kind: 'code', text }] }]);
        expect(fillFacts(written, { a: { value: 'x' } })).toBe(written);
      }),
      { numRuns: 200 },
    );
  });

  test('with bold, links and code', () => {
    const inside = fc.tuple(fc.constantFrom('bold' as const, 'italic' as const), anyText);
    const node = fc.oneof(
      inside.map(([kind, text]): InlineNode => ({ kind, inside: [{ kind: 'text', text: `a${text}b` }] })),
      anyText.map((text): InlineNode => ({ kind: 'code', text })),
      fc
        .tuple(fc.constantFrom('b', 'https://c.example/(d) e'), anyText)
        .map(([href, text]): InlineNode => ({ kind: 'link', href, inside: [{ kind: 'text', text }] })),
    );
    fc.assert(
      fc.property(anyText, node, anyText, (first, middle, last) => {
        const nodes: InlineNode[] = [
          { kind: 'text', text: `${first} ` },
          middle,
          { kind: 'text', text: ` ${last}` },
        ];
        expect(parseRichText(writeInline(nodes))).toEqual([{ kind: 'paragraph', inside: nodes }]);
      }),
      { numRuns: 200 },
    );
  });
});
