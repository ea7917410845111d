/** The style sheet of a brand: its colours, corners and fonts as the tokens that all other sheets refer to, and its mark. */
import type { Site } from '../../../core/model.ts';
import type { Palette, SchemeColours, SchemeToken, StageToken } from './palette.ts';

type Corners = NonNullable<NonNullable<Site['brand']>['corners']>;

/** src/app/styles/tokens.css has those of `soft`. */
const CORNERS: Readonly<Record<Corners, string>> = {
  sharp: '--radius:0;--radius-small:0;--radius-full:0',
  soft: '',
  round: '--radius:1.375rem;--radius-small:0.75rem',
};

/** The addresses of a mark that is a picture, from the style sheet. */
export interface MarkFiles {
  light: string;
  dark: string;
  paper: string;
  /** Whether it can be seen on a dark ground. */
  seenOnDark: boolean;
}

/** A font as the style sheet names it. */
export interface FontFace {
  family: 'Site Heading' | 'Site Text';
  address: string;
  /** One weight, or a range. */
  weight: string;
}

/** The tokens alone, for a page without the rest of the site. */
export function paletteCss(palette: Palette, corners: Corners = 'soft'): string {
  const light = [schemeTokens(palette.light), shadow(palette.light.text, [10, 14]), glow(palette.light, 18)];
  const dark = [
    schemeTokens(palette.dark, palette.light),
    shadow('#000000', [50, 45]),
    glow(palette.dark, 10),
  ].join(';');
  return [
    `:root{${[...light, stageTokens(palette)].join(';')}}`,
    // In development the sheet with the usual corners may come after this one.
    CORNERS[corners] === '' ? '' : `:root:root{${CORNERS[corners]}}`,
    // A backdrop inherits nothing in browsers before 2024.
    `::backdrop{--color-scrim-55:${dense(palette.stage.scrim, 55)}}`,
    whereDark('', dark),
  ].join('');
}

/**
 * The whole style sheet, to follow src/app/styles/main.css.
 *
 * @param mark absent where pages draw it
 * @param ratio its width by its height
 */
export function brandCss(
  palette: Palette,
  corners: Corners | undefined,
  mark: MarkFiles | undefined,
  ratio: number,
  fonts: readonly FontFace[],
): string {
  return [
    ...fonts.map(fontFace),
    `@layer tokens{${paletteCss(palette, corners)}}`,
    ratio > 1 ? `@layer blocks{.mark{--mark-ratio:${Math.round(ratio * 100) / 100}}}` : '',
    mark ? markCss(mark) : '',
    '\n',
  ].join('');
}

/** The tile of a mark that could not be seen on a dark ground. */
const TILE =
  'background-color:#fff;background-origin:content-box;padding:.2rem;border-radius:var(--radius-small)';

function markCss({ light, dark, paper, seenOnDark }: MarkFiles): string {
  const picture = (address: string) => `background-image:url(${address})`;
  const changes = dark !== light;
  const onDark = seenOnDark ? picture(dark) : TILE;
  return [
    `@layer shell{.mark{${picture(light)}}${changes || !seenOnDark ? whereDark('.mark', onDark) : ''}}`,
    changes || paper !== light ? `@media print{@layer print{.mark{${picture(paper)}}}}` : '',
  ].join('');
}

/** Where the device or the visitor asks for the dark scheme. CSS has no way to say it once. */
function whereDark(selector: string, declarations: string): string {
  const inner = selector === '' ? '' : ` ${selector}`;
  return (
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light])${inner}{${declarations}}}` +
    `:root[data-theme=dark]${inner}{${declarations}}`
  );
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param known what holds already */
const schemeTokens = (colours: SchemeColours, known?: SchemeColours) =>
  Object.entries(colours)
    // The keys are those of both.
    .filter(([name, hex]) => known?.[name as SchemeToken] !== hex)
    .map(([name, hex]) => `--color-${kebab(name)}:${hex}`)
    .join(';');

/** How dense each of these is where it lies over something, in percent. */
const DENSE: Readonly<Partial<Record<StageToken, readonly number[]>>> = {
  scrim: [55],
  veil: [62, 64, 90, 92],
  lightbox: [65],
};

/** What nothing is filled with altogether. */
const ONLY_DENSE: ReadonlySet<string> = new Set<StageToken>(['scrim', 'veil']);

const stageTokens = ({ stage }: Palette) =>
  [
    ...Object.entries(stage)
      .filter(([name]) => !ONLY_DENSE.has(name))
      .map(([name, hex]) => `--color-${kebab(name)}:${hex}`),
    ...Object.entries(DENSE).flatMap(([name, percents]) =>
      // The keys of DENSE are tokens.
      percents.map((percent) => `--color-${name}-${percent}:${dense(stage[name as StageToken], percent)}`),
    ),
  ].join(';');

/** As #rrggbbaa. */
const dense = (hex: string, percent: number) =>
  hex +
  Math.round((255 * percent) / 100)
    .toString(16)
    .padStart(2, '0');

const shadow = (hex: string, [near, far]: readonly [number, number]) =>
  `--shadow-lifted:0 2px 4px ${dense(hex, near)},0 14px 36px ${dense(hex, far)}`;

const glow = ({ accent }: SchemeColours, percent: number) => `--color-glow:${dense(accent, percent)}`;

const FORMATS: Readonly<Record<string, string>> = {
  woff2: 'woff2',
  woff: 'woff',
  ttf: 'truetype',
  otf: 'opentype',
};

/** `optional`: a font that is not there at once is used from the next page on, so that no line moves (CSS Fonts 4, 11.4). */
function fontFace({ family, address, weight }: FontFace): string {
  const ending = address.slice(address.lastIndexOf('.') + 1);
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url(${address}) format("${FORMATS[ending]}")}`;
}
