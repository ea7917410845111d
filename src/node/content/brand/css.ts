/** Brand CSS: design tokens for colours, corners and fonts, and the logo. */
import type { Site } from '../../../core/model.ts';
import type { Palette, SchemeColours, SchemeToken, StageToken } from './palette.ts';

type Corners = NonNullable<NonNullable<Site['brand']>['corners']>;

/** The defaults of `soft` are in src/app/styles/tokens.css. */
const CORNERS: Readonly<Record<Corners, string>> = {
  sharp: '--radius:0;--radius-small:0;--radius-full:0',
  soft: '',
  round: '--radius:1.375rem;--radius-small:0.75rem',
};

/** URLs of a logo that is a bitmap, relative to the style sheet. */
export interface MarkFiles {
  light: string;
  dark: string;
  paper: string;
  isVisibleOnDark: boolean;
}

export interface FontFace {
  family: 'Site Heading' | 'Site Text';
  address: string;
  weight: string;
}

/** Only the tokens, for pages outside of the site. */
export function paletteCss(palette: Palette, corners: Corners = 'soft'): string {
  const light = [
    schemeTokens(palette.light),
    shadowToken(palette.light.text, [10, 14]),
    glowToken(palette.light, 18),
  ];
  const dark = [
    schemeTokens(palette.dark, palette.light),
    shadowToken('#000000', [50, 45]),
    glowToken(palette.dark, 10),
  ].join(';');
  return [
    `:root{${[...light, stageTokens(palette, isOfLightbox)].join(';')}}`,
    // Doubled specificity: in development, the default sheet may follow this one.
    CORNERS[corners] === '' ? '' : `:root:root{${CORNERS[corners]}}`,
    // `::backdrop` inherits no custom properties in browsers before 2024.
    `:root,::backdrop{--color-scrim-55:${withOpacity(palette.stage.scrim, 55)}}`,
    darkRules('', dark),
  ].join('');
}

/** The tokens of carousels and players. */
export const stageCss = (palette: Palette): string =>
  `@layer tokens{:root{${stageTokens(palette, (name) => !isOfLightbox(name))}}}`;

/**
 * The brand style sheet, loaded after src/app/styles/main.css.
 *
 * @param mark undefined if pages inline the logo
 * @param ratio width by height of the logo
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

const TILE_CSS =
  'background-color:#fff;background-origin:content-box;padding:.2rem;border-radius:var(--radius-small)';

function markCss({ light, dark, paper, isVisibleOnDark }: MarkFiles): string {
  const picture = (address: string) => `background-image:url(${address})`;
  const changes = dark !== light;
  const onDark = isVisibleOnDark ? picture(dark) : TILE_CSS;
  return [
    `@layer shell{.mark{${picture(light)}}${changes || !isVisibleOnDark ? darkRules('.mark', onDark) : ''}}`,
    changes || paper !== light ? `@media print{@layer print{.mark{${picture(paper)}}}}` : '',
  ].join('');
}

/** Applies to the dark scheme of the device or of the visitor. CSS needs both selectors. */
function darkRules(selector: string, declarations: string): string {
  const inner = selector === '' ? '' : ` ${selector}`;
  return (
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light])${inner}{${declarations}}}` +
    `:root[data-theme=dark]${inner}{${declarations}}`
  );
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param inherited values that need no repetition */
const schemeTokens = (colours: SchemeColours, inherited?: SchemeColours) =>
  Object.entries(colours)
    // Both have the same keys.
    .filter(([name, hex]) => inherited?.[name as SchemeToken] !== hex)
    .map(([name, hex]) => `--color-${kebabCase(name)}:${hex}`)
    .join(';');

/** In percent. */
const OPACITIES: Readonly<Partial<Record<StageToken, readonly number[]>>> = {
  veil: [62, 64, 90, 92],
  lightbox: [65],
};

/** Tokens that are only used with opacity. */
const TRANSLUCENT_ONLY: ReadonlySet<string> = new Set<StageToken>(['scrim', 'veil']);

/** The lightbox opens on most pages; carousels and players are in few. */
const isOfLightbox = (name: string) => /lightbox/i.test(name);

const stageTokens = ({ stage }: Palette, isIncluded: (name: string) => boolean) =>
  [
    ...Object.entries(stage)
      .filter(([name]) => isIncluded(name) && !TRANSLUCENT_ONLY.has(name))
      .map(([name, hex]) => `--color-${kebabCase(name)}:${hex}`),
    ...Object.entries(OPACITIES).flatMap(([name, percents]) =>
      // The keys of OPACITIES are tokens.
      (isIncluded(name) ? percents : []).map(
        (percent) => `--color-${name}-${percent}:${withOpacity(stage[name as StageToken], percent)}`,
      ),
    ),
  ].join(';');

/** Returns #rrggbbaa. */
const withOpacity = (hex: string, percent: number) =>
  hex +
  Math.round((255 * percent) / 100)
    .toString(16)
    .padStart(2, '0');

const shadowToken = (hex: string, [near, far]: readonly [number, number]) =>
  `--shadow-lifted:0 2px 4px ${withOpacity(hex, near)},0 14px 36px ${withOpacity(hex, far)}`;

const glowToken = ({ accent }: SchemeColours, percent: number) =>
  `--color-glow:${withOpacity(accent, percent)}`;

const FONT_FORMATS: Readonly<Record<string, string>> = {
  woff2: 'woff2',
  woff: 'woff',
  ttf: 'truetype',
  otf: 'opentype',
};

/**
 * `optional`: a font that is not cached is used from the next page on, so that no line shifts (CSS Fonts 4,
 * 11.4).
 */
function fontFace({ family, address, weight }: FontFace): string {
  const ending = address.slice(address.lastIndexOf('.') + 1);
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url(${address}) format("${FONT_FORMATS[ending]}")}`;
}
