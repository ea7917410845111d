/**
 * The page of `npm run verify` that opens pages of a site in a frame, and reports what rules of its style sheet break:
 * contrast (WCAG 2.2, 1.4.3), reflow (1.4.10) and target sizes (2.5.8). What the rules of the engine do is tested there.
 */

export interface StyleFinding {
  path: string;
  width: number;
  problem: string;
  /** The rule at fault, such as ".menu a { color: #ccc }". */
  rule: string;
}

const MIN_TARGET_PX = 24;
const LARGE_TEXT_PX = 24;
const LARGE_BOLD_TEXT_PX = 18.66;

const COLOURS = /^(?:color|background-color|--color-)/;
const SIZES =
  /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|margin|padding|inset|left|right|flex|grid|white-space|font|letter-spacing|line-height|display|position|transform|--(?:size|space|page|measure|gutter|target|font))/;

/** A rule of the page in the frame, whose classes are not those of this page. */
interface FrameRule extends CSSRule {
  selectorText?: string;
  style?: CSSStyleDeclaration;
  cssRules?: CSSRuleList;
  media?: MediaList;
  /** Of a layer. */
  name?: string;
}

type StyleRule = Required<Pick<FrameRule, 'selectorText' | 'style'>>;

/** The rules of the layer `site` that apply, in the order of the cascade. */
function siteRules(page: Window): StyleRule[] {
  const walk = (rules: Iterable<FrameRule>, isInside: boolean): StyleRule[] =>
    [...rules].flatMap(({ selectorText, style, cssRules, media, name }) => {
      if (media && !page.matchMedia(media.mediaText).matches) return [];
      const inner = cssRules ? walk(cssRules, isInside || name === 'site') : [];
      return isInside && selectorText !== undefined && style ? [{ selectorText, style }, ...inner] : inner;
    });
  return [...page.document.styleSheets].flatMap((sheet) => walk(sheet.cssRules, false));
}

/** Returns the last rule for an element, or one around it, that sets one of the properties. */
function ruleAtFault(rules: readonly StyleRule[], element: Element, properties: RegExp): string | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    for (const { selectorText, style } of [...rules].reverse()) {
      const name = [...style].find((each) => properties.test(each));
      if (name !== undefined && around.matches(selectorText))
        return `${selectorText} { ${name}: ${style.getPropertyValue(name).trim()} }`;
    }
  }
  return undefined;
}

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** @returns undefined for a colour in another notation than that of computed values in sRGB */
function parseColour(text: string): Colour | undefined {
  const [red, green, blue, opacity = 1] = (/^rgba?\(([^)]*)\)$/.exec(text)?.[1] ?? '')
    .split(/[\s,/]+/)
    .map(Number);
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue, opacity];
}

const blend = ([r, g, b, opacity]: Colour, [r2, g2, b2]: Colour): Colour => [
  r * opacity + r2 * (1 - opacity),
  g * opacity + g2 * (1 - opacity),
  b * opacity + b2 * (1 - opacity),
  1,
];

/** @returns undefined if a picture or gradient is behind the text */
function groundOf(element: Element | null): Colour | undefined {
  if (!element) return [255, 255, 255, 1];
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const colour = parseColour(backgroundColor);
  if (!colour || backgroundImage !== 'none') return undefined;
  if (colour[3] === 1) return colour;
  const behind = groundOf(element.parentElement);
  return behind && blend(colour, behind);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
};

const nameOf = (element: Element) =>
  `"${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}"`;

function* contrastProblems({ document }: Window): Generator<[Element, string]> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || texts.currentNode.textContent?.trim() === '' || !isVisible(element)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [letters, ground] = [parseColour(color), groundOf(element)];
    if (!letters || !ground) continue;
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= (Number(fontWeight) >= 700 ? LARGE_BOLD_TEXT_PX : LARGE_TEXT_PX);
    const [found, needed] = [contrast(blend(letters, ground), ground), isLarge ? 3 : 4.5];
    if (found < needed)
      yield [
        element,
        `the text ${nameOf(element)} has a contrast of ${found.toFixed(1)}, and ${needed} is needed`,
      ];
  }
}

function* overflowProblems({ document, innerWidth }: Window): Generator<[Element, string]> {
  if (document.documentElement.scrollWidth <= innerWidth) return;
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right } = element.getBoundingClientRect();
    if (isVisible(element) && (right > innerWidth + 1 || left < -1))
      yield [element, `the page can be scrolled sideways, because ${nameOf(element)} is too wide`];
  }
}

function* targetProblems({ document }: Window): Generator<[Element, string]> {
  for (const element of document.querySelectorAll('a[href], button, input, select, summary')) {
    const { width, height } = element.getBoundingClientRect();
    const isInText = getComputedStyle(element).display === 'inline';
    if (!isInText && isVisible(element) && (width < MIN_TARGET_PX || height < MIN_TARGET_PX))
      yield [
        element,
        `${nameOf(element)} has ${Math.round(width)} × ${Math.round(height)} px, and 24 × 24 are needed`,
      ];
  }
}

/** `most`: elements inside one that is too wide are so as well. */
const MEASURES = [
  { problems: contrastProblems, properties: COLOURS, most: Number.POSITIVE_INFINITY },
  { problems: overflowProblems, properties: SIZES, most: 1 },
  { problems: targetProblems, properties: SIZES, most: Number.POSITIVE_INFINITY },
];

function measure(page: Window, path: string, width: number): StyleFinding[] {
  const rules = siteRules(page);
  return MEASURES.flatMap(({ problems, properties, most }) =>
    [...problems(page)]
      .flatMap(([element, problem]) => {
        const rule = ruleAtFault(rules, element, properties);
        return rule === undefined ? [] : [{ path, width, problem, rule }];
      })
      .slice(0, most),
  );
}

/** @param addresses of the pages by path */
async function measureAll(addresses: Readonly<Record<string, string>>, widths: readonly number[]) {
  const findings: StyleFinding[] = [];
  for (const width of widths) {
    const frame = document.createElement('iframe');
    frame.style.cssText = `inline-size:${width}px;block-size:900px;border:0`;
    document.body.append(frame);
    for (const [path, address] of Object.entries(addresses)) {
      await new Promise((done) => {
        frame.onload = done;
        frame.src = address;
      });
      if (frame.contentWindow) findings.push(...measure(frame.contentWindow, path, width));
    }
    frame.remove();
  }
  return findings;
}

const { addresses = '{}', widths = '[]', report = '' } = document.documentElement.dataset;
measureAll(JSON.parse(addresses), JSON.parse(widths))
  .then((findings) => fetch(report, { method: 'POST', body: JSON.stringify({ findings }) }))
  .catch((error: unknown) =>
    fetch(report, { method: 'POST', body: JSON.stringify({ error: String(error) }) }),
  );
