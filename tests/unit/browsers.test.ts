/**
 * Scripts test for features that are newer than Baseline 2023 before they use them, or do without. Browsers before that get
 * the page without the app, so style sheets do the same for features newer than Safari 15.4, Chrome 100 and Firefox 100.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineRoot } from '../../src/node/content/folder.ts';

interface Newer {
  what: string;
  /** The syntax of the feature. */
  pattern: RegExp;
  sample: string;
  /** The test for the feature; without it the feature may not be used. */
  guard?: RegExp;
}

const SCRIPT: readonly Newer[] = [
  {
    what: 'popovers: Safari 17, Chrome 114, Firefox 125',
    pattern: /:popover-open|\.(?:show|hide|toggle)Popover\(/,
    sample: "sheet.matches(':popover-open')",
    guard: /'popover' in /,
  },
  {
    what: 'view transitions: Safari 18, Chrome 111, Firefox 144',
    pattern: /\.startViewTransition\(/,
    sample: 'document.startViewTransition(draw)',
    guard: /'startViewTransition' in document/,
  },
  { what: 'checkVisibility: Safari 17.4', pattern: /checkVisibility/, sample: 'element.checkVisibility()' },
  {
    what: 'groups and the like: 2024 and later',
    pattern:
      /\b(?:Object|Map)\.groupBy|Array\.fromAsync|Promise\.(?:withResolvers|try)|URL\.(?:canParse|parse)\b/,
    sample: 'Object.groupBy(list, kind)',
  },
  {
    what: 'helpers of iterators: 2024 and later',
    pattern:
      /(?<!Object)\.(?:values|keys|entries|matchAll)\([^()]*\)\.(?:map|filter|some|find|toArray|reduce)\(/,
    sample: 'map.values().map(double)',
  },
  { what: 'Intl.Segmenter: Firefox 125', pattern: /Intl\.Segmenter/, sample: 'new Intl.Segmenter()' },
  {
    what: 'requestIdleCallback: no Safari',
    pattern: /requestIdleCallback/,
    sample: 'requestIdleCallback(work)',
  },
  {
    what: 'scrollend: Safari 26',
    pattern: /['"]scrollend['"]/,
    sample: "addEventListener('scrollend', end)",
  },
];

const STYLE: readonly Newer[] = [
  { what: 'nesting: 2023', pattern: /(?:^|[{;])\s*&/m, sample: '.a { & .b { color: red } }' },
  {
    what: 'colours: 2023',
    pattern: /color-mix\(|oklch\(|oklab\(|light-dark\(|rgb\(from/,
    sample: 'a { color: color-mix(in srgb, red, blue) }',
  },
  {
    what: 'containers: Firefox 110',
    pattern: /@container|\d(?:cqi|cqb|cqw|cqh)\b/,
    sample: '@container (width > 9rem)',
  },
  {
    what: 'ranges of widths: Safari 16.4',
    pattern: /\((?:width|height)\s*[<>]/,
    sample: '@media (width >= 40em)',
  },
  {
    what: 'individual transforms: Chrome 104',
    pattern: /(?:^|[{;])\s*(?:rotate|translate|scale):/m,
    sample: 'a { rotate: 1turn; }',
  },
  {
    what: 'a unit of 2022 with a variable, which nothing declared before it can stand in for: Chrome 108, Firefox 101',
    pattern: /:[^;{]*(?:\d[dsl]v[hwib][^;{]*var\(|var\([^;{]*\d[dsl]v[hwib])/,
    sample: 'a { height: calc(100dvh - var(--b)); }',
  },
  {
    what: 'an outline taken away because :has() draws another: Firefox 121',
    pattern: /-link:focus-visible\s*\{\s*outline: none/,
    sample: '.card-link:focus-visible { outline: none; }',
  },
];

const NOT_APP =
  /^app\/(?:shell\/head\/|entries\/prerender\.tsx$)|^core\/(?:problems|json)\/|^core\/i18n\/slug\.ts$/;
const files = readdirSync(join(engineRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /^(?:core|app)\//.test(name) && !NOT_APP.test(name));
const read = (name: string) =>
  readFileSync(join(engineRoot, 'src', name), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function unconditional(css: string): string {
  let rest = css;
  for (let at = rest.indexOf('@supports'); at >= 0; at = rest.indexOf('@supports')) {
    let end = rest.indexOf('{', at) + 1;
    for (let depth = 1; depth > 0 && end < rest.length; end++)
      depth += rest[end] === '{' ? 1 : rest[end] === '}' ? -1 : 0;
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return rest;
}

describe.each(SCRIPT)('$what', ({ pattern, sample, guard }) => {
  test('is detected', () => expect(sample).toMatch(pattern));

  test('is not used without a condition', () => {
    const unasked = files
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) => pattern.test(read(name)) && !guard?.test(read(name)));
    expect(unasked).toEqual([]);
  });
});

describe.each(STYLE)('$what', ({ pattern, sample }) => {
  test('is detected, but not under its condition', () => {
    expect(unconditional(sample)).toMatch(pattern);
    expect(unconditional(`a { b: c } @supports (x: y) { ${sample} } d { e: f }`)).not.toMatch(pattern);
  });

  test('is not used without a condition', () => {
    const sheets = files.filter((name) => name.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(5);
    expect(sheets.filter((name) => pattern.test(unconditional(read(name))))).toEqual([]);
  });
});
