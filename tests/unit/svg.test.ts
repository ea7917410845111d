/** Rejected drawings: those with scripts or external content, and those that browsers do not show. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawingFinding } from '../../src/node/content/pictures/svg.ts';

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svgOf = (inner: string, attributes = '') => `<svg ${NAMESPACES} ${attributes}>${inner}</svg>`;
const codeOf = (text: string) => drawingFinding(Buffer.from(text))?.code;

test.each([
  ['<svg viewBox="0 0 2 2"/>', 'xmlns="http://www.w3.org/2000/svg" is missing in <svg>'],
  ['<svg xmlns="" viewBox="0 0 2 2"/>', 'is missing in <svg>'],
  ['<svg xmlns="http://www.w3.org/2000/SVG"/>', 'is missing in <svg>'],
  ['<s:svg xmlns:s="http://www.w3.org/1999/xlink"/>', 'is missing in <s:svg>'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><use xlink:href="#a"/></svg>',
    'it uses "xlink:" without xmlns:xlink',
  ],
  ['<svg xmlns="http://www.w3.org/2000/svg"><i:pgf/></svg>', 'it uses "i:" without xmlns:i'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><g xmlns:i="a"/><i:g/></svg>', 'it uses "i:"'],
])('%s lacks a namespace', (text, reason) => {
  expect(drawingFinding(Buffer.from(text))).toMatchObject({ code: 'svg-broken' });
  expect(drawingFinding(Buffer.from(text))?.message).toContain(reason);
});

test.each([
  '<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve"/>',
  '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/></svg>',
])('%s has its namespaces', (text) => expect(codeOf(text)).toBeUndefined());

/** Each with its effect in a browser. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<script href="a.js"/>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<g onclick="alert(1)"/>',
  '<g ONLOAD="alert(1)"/>',
  '<image href="data:image/png;base64,AA==" onerror="alert(1)"/>',
  '<foreignObject><iframe src="https://example.org"/></foreignObject>',
  '<a href="javascript:alert(1)"/>',
  '<a xlink:href=" java&#x73;cript:alert(1)"/>',
  '<a xlink:href="data:text/html,x"/>',
  '<a href="https://example.org"/>',
  '<use href="other.svg#a"/>',
  '<use xlink:href="data:image/svg+xml;base64,AA=="/>',
  '<image href="//example.org/a.png"/>',
  '<feImage href="/images/a.png"/>',
  '<style>@import "a.css";</style>',
  '<style>@IMPORT url(#a);</style>',
  '<style><![CDATA[ path { fill: url(https://example.org) } ]]></style>',
  '<style>path { fill: u\\72l(https://example.org) }</style>',
  '<style>path { fill: u&#114;l(https://example.org) }</style>',
  '<style>path { background: image-set("https://example.org/a.png" 1x) }</style>',
  '<style>@font-face { src: url("https://example.org/a.woff2") }</style>',
  '<path style="fill: url( \'https://example.org\')"/>',
  '<path fill="url(//example.org#a)"/>',
  '<path filter="URL(https://example.org#a)"/>',
  '<path mask="url(#a) url(b.svg#b)"/>',
  '<path fill="&unknown;"/>',
  '<path xml:base="https://example.org/" fill="url(#a)"/>',
  '<set attributeName="href" to="x"/>',
  '<animate attributeName="xlink:href" values="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
  '<animate attributeName="fill" to="url(https://example.org)"/>',
  '<p xmlns="http://www.w3.org/1999/xhtml"/>',
  '<h:img xmlns:h="http://www.w3.org/1999/&#120;html" src="a"/>',
  '<!-- --!> <script>alert(1)</script> -->',
  '<object data="a"/>',
];

const HARMLESS = [
  '<path d="M0 0L9 9" fill="url(#a)"/>',
  '<path style="fill:url( &quot;#a&quot; );stroke:#000"/>',
  '<use xlink:href="#a"/><use href=" #b"/>',
  '<image href="data:image/png;base64,AA=="/>',
  "<style>.a { fill: url('#a') } /* https://example.org */</style>",
  '<style>@font-face { src: url(data:font/woff2;base64,AA==) } @font-face { src: url(data:application/x-font-ttf;base64,AA==) }</style>',
  '<text>onload = javascript: 1 &lt; 2 &amp; url(https://example.org)</text>',
  '<g data-name="C:\\a" id="on" class="onclick"/>',
  '<animate attributeName="opacity" values="0;1"/><set attributeName="fill" to="#fff"/>',
  '<i:pgf xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" i:online="a"/>',
  '<title>One</title><desc>Script of a play</desc>',
  '<!-- a comment -->',
  '<text>മലയാളം</text>',
];

test.each(HOSTILE)('refused: %s', (inner) => expect(codeOf(svgOf(inner))).toBe('svg-unsafe'));

test.each(HARMLESS)('accepted: %s', (inner) => {
  expect(drawingFinding(Buffer.from(svgOf(inner)))).toBeUndefined();
});

test('it is found in any position', () => {
  const harmless = fc.constantFrom(...HARMLESS);
  const group = (inner: string) => `<g><g class="a">${inner}</g></g>`;
  fc.assert(
    fc.property(
      fc.array(harmless, { maxLength: 6 }),
      fc.constantFrom(...HOSTILE),
      fc.array(harmless, { maxLength: 6 }),
      fc.nat(20),
      (prefix, hostile, after, depth) => {
        let inner = hostile;
        for (let level = 0; level < depth; level++) inner = group(inner);
        expect(codeOf(svgOf([...prefix, inner, ...after].join('\n')))).toBe('svg-unsafe');
      },
    ),
  );
});

test.each([
  ['an event', svgOf('', 'onload="alert(1)"'), 'svg-unsafe'],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svgOf('')}`, 'svg-unsafe'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svgOf('&a;')}`, 'svg-unsafe'],
  ['a default', `<!DOCTYPE svg [<!ATTLIST g onload CDATA "alert(1)">]>${svgOf('<g/>')}`, 'svg-unsafe'],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"/>', 'svg-unsafe'],
  ['an end that is missing', svgOf('').slice(0, -1), 'svg-broken'],
  ['an element that is not closed', svgOf('<g>'), 'svg-broken'],
  ['another root', '<html><svg/></html>', 'svg-broken'],
  ['two roots', `${svgOf('')}${svgOf('')}`, 'svg-broken'],
  ['nothing', '', 'svg-broken'],
  ['text', 'A drawing.', 'svg-broken'],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svgOf('')}`, 'svg-broken'],
  ['a mark and a declaration', `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n${svgOf('')}\n`, undefined],
  [
    'a document type',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svgOf('')}`,
    undefined,
  ],
])('around the drawing %s', (_name, text, code) => expect(codeOf(text)).toBe(code));

test('around the drawing bytes that are not UTF-8', () => {
  expect(drawingFinding(Buffer.from(svgOf('<g/>'), 'utf16le'))?.code).toBe('svg-broken');
  expect(drawingFinding(Buffer.from(svgOf('<text>é</text>'), 'latin1'))?.code).toBe('svg-broken');
});

test('no input makes it throw', () => {
  const part = fc.oneof(
    fc.constantFrom(...HOSTILE, ...HARMLESS, '<', '>', '"', '&', ']]>', '<!--', '<?', '<svg', '</svg>'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const finding = drawingFinding(Buffer.from(parts.join('')));
      expect([undefined, 'svg-unsafe', 'svg-broken']).toContain(finding?.code);
      if (finding) expect(finding.message).toMatch(/^[^\n]+[.:]$/);
    }),
  );
  expect(codeOf(`${'<svg>'.repeat(100_000)}`)).toBe('svg-broken');
});
