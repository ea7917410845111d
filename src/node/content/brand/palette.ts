/** Derives all colours of a site from its one or two brand colours. See docs/decisions/020-brand.md. */
import { contrast, type Oklch, toHex, toOklch } from './oklch.ts';

/** Colours that differ between the schemes. `onBand` is `--color-on-band` in CSS. */
const SCHEME_TOKENS = [
  'ground',
  'surface',
  'raised',
  'text',
  'muted',
  'line',
  'brand',
  'brandStrong',
  'onBrand',
  'brandSoft',
  'accent',
  'onAccent',
  'accentText',
  'focus',
  'band',
  'onBand',
  'onBandMuted',
] as const;

/** Colours over and around pictures, dark in both schemes. */
const STAGE_TOKENS = [
  'scrim',
  'veil',
  'stageStart',
  'stage',
  'stageEnd',
  'onStageMuted',
  'lightbox',
  'onLightbox',
  'onLightboxMuted',
] as const;

export type SchemeToken = (typeof SCHEME_TOKENS)[number];
export type StageToken = (typeof STAGE_TOKENS)[number];
export type SchemeColours = Readonly<Record<SchemeToken, string>>;

/** Colours as #rrggbb. */
export interface Palette {
  light: SchemeColours;
  dark: SchemeColours;
  stage: Readonly<Record<StageToken, string>>;
}

/** The brand colours: one for links and buttons, one for ornaments. */
export type Colours = readonly [first: string, second?: string];

/** Blue and ochre, for a site without colours. */
export const DEFAULT_COLOURS: Colours = ['#2a527a', '#c8963e'];

/**
 * A tone derived from a brand colour: source, lightness, share of the source's chroma, hue rotation in
 * degrees. `exact` is the brand colour.
 */
type Tone = 'exact' | readonly [source: 1 | 2, lightness: number, share: number, turn: number];

const LIGHT: Readonly<Record<SchemeToken, Tone>> = {
  ground: [2, 0.9795, 0.07, 14.5],
  surface: [1, 1, 0, 0],
  raised: [2, 0.9497, 0.12, 15],
  text: [1, 0.2608, 0.222, -1.7],
  muted: [1, 0.4828, 0.253, -10.2],
  line: [2, 0.8773, 0.164, 14.2],
  brand: 'exact',
  brandStrong: [1, 0.3405, 0.782, 0.6],
  onBrand: [1, 1, 0, 0],
  brandSoft: [1, 0.9415, 0.195, -7.6],
  accent: 'exact',
  onAccent: [1, 0.2608, 0.222, -1.7],
  accentText: [2, 0.5001, 0.765, -4.2],
  focus: [2, 0.557, 1.085, -26.6],
  band: [1, 0.3405, 0.782, 0.6],
  onBand: [2, 0.9575, 0.107, 21.2],
  onBandMuted: [1, 0.849, 0.332, -8],
};

const DARK: Readonly<Record<SchemeToken, Tone>> = {
  ground: [1, 0.1998, 0.174, -2.4],
  surface: [1, 0.2442, 0.225, -1.9],
  raised: [1, 0.2793, 0.26, -3.1],
  text: [1, 0.9406, 0.125, -31.8],
  muted: [1, 0.7534, 0.25, -11.4],
  line: [1, 0.3635, 0.297, -7.3],
  brand: [1, 0.7903, 1.196, -3.8],
  brandStrong: [1, 0.8602, 0.88, -2.7],
  onBrand: [1, 0.2431, 0.516, -2.5],
  brandSoft: [1, 0.3225, 0.506, -0.7],
  accent: [2, 0.7821, 0.937, 3.8],
  onAccent: [1, 0.2608, 0.222, -1.7],
  accentText: [2, 0.8267, 0.82, 5.2],
  focus: [2, 0.8229, 0.971, -5.4],
  band: [1, 0.2556, 0.506, 0.4],
  onBand: [2, 0.9479, 0.096, 24.5],
  onBandMuted: [1, 0.7872, 0.383, -7.1],
};

const STAGE: Readonly<Record<StageToken, Tone>> = {
  scrim: [1, 0.1782, 0.253, -1.3],
  veil: [1, 0.1838, 0.324, -0.9],
  stageStart: [1, 0.471, 1.082, 0],
  stage: [1, 0.3139, 0.698, 1.4],
  stageEnd: [1, 0.2434, 0.504, 2.8],
  onStageMuted: [1, 0.8984, 0.319, -5.3],
  lightbox: [1, 0.1741, 0.15, 3.1],
  onLightbox: [2, 0.9578, 0.068, 20.6],
  onLightboxMuted: [1, 0.8056, 0.157, -10.4],
};

/** Limits the chroma of derived greys, so that a strong brand colour does not tint the page. */
const MAX_CHROMA = { 1: 0.078, 2: 0.14 } as const;

/**
 * Foreground and background pairs with their minimum contrast: 4.5 for text, 3 for other elements (WCAG 2.2,
 * 1.4.3 and 1.4.11).
 */
const CONTRAST_RULES: Readonly<
  Partial<Record<SchemeToken, { backgrounds: readonly SchemeToken[]; minContrast: number }>>
> = {
  text: { backgrounds: ['ground', 'surface', 'raised', 'brandSoft'], minContrast: 4.5 },
  muted: { backgrounds: ['ground', 'surface', 'raised', 'brandSoft'], minContrast: 4.5 },
  brand: { backgrounds: ['ground', 'surface', 'raised', 'brandSoft'], minContrast: 4.5 },
  brandStrong: { backgrounds: ['ground', 'surface', 'raised', 'brandSoft'], minContrast: 4.5 },
  onBrand: { backgrounds: ['brand', 'brandStrong'], minContrast: 4.5 },
  accentText: { backgrounds: ['ground', 'surface', 'raised'], minContrast: 4.5 },
  onAccent: { backgrounds: ['accent'], minContrast: 3 },
  focus: { backgrounds: ['ground', 'surface'], minContrast: 3 },
  onBand: { backgrounds: ['band'], minContrast: 4.5 },
  onBandMuted: { backgrounds: ['band'], minContrast: 4.5 },
};

export interface ColourPair {
  scheme: 'light' | 'dark';
  foreground: SchemeToken;
  background: SchemeToken;
  contrast: number;
  minContrast: number;
}

export function colourPairs(palette: Palette): ColourPair[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(CONTRAST_RULES).flatMap(([name, { backgrounds, minContrast }]) =>
      backgrounds.map((ground): ColourPair => {
        // The keys of CONTRAST_RULES are tokens.
        const foreground = name as SchemeToken;
        const { [foreground]: textColour, [ground]: groundColour } = palette[scheme];
        return {
          scheme,
          foreground,
          background: ground,
          contrast: contrast(textColour, groundColour),
          minContrast,
        };
      }),
    ),
  );
}

/** @param colours each #rrggbb */
export function paletteOf([first, second]: Colours = DEFAULT_COLOURS): Palette {
  const firstTone = toOklch(first);
  const secondTone = second === undefined ? { ...firstTone, l: 0.72 } : toOklch(second);
  const exactColours = { brand: first.toLowerCase(), accent: second?.toLowerCase() ?? toHex(secondTone) };
  const sources = {
    1: { h: firstTone.h, c: Math.min(firstTone.c, MAX_CHROMA[1]) },
    2: { h: secondTone.h, c: Math.min(secondTone.c, MAX_CHROMA[2]) },
  };
  const deriveColours = <T extends string>(tones: Readonly<Record<T, Tone>>) =>
    // The result has the same keys.
    Object.fromEntries(
      Object.entries<Tone>(tones).map(([name, tone]) => {
        if (tone === 'exact') return [name, name === 'brand' ? exactColours.brand : exactColours.accent];
        const [source, l, share, turn] = tone;
        const { c, h } = sources[source];
        return [name, toHex({ l, c: c * share, h: h + turn })];
      }),
    ) as Record<T, string>;
  return {
    light: withReadableColours(deriveColours(LIGHT), LIGHT),
    dark: withReadableColours(deriveColours(DARK), DARK),
    stage: deriveColours(STAGE),
  };
}

function withReadableColours(colours: Record<SchemeToken, string>, tones: typeof LIGHT): SchemeColours {
  const scheme = { ...colours };
  for (const [name, { backgrounds, minContrast }] of Object.entries(CONTRAST_RULES)) {
    const token = name as SchemeToken;
    if (tones[token] === 'exact') continue;
    const grounds = backgrounds.map((ground) => scheme[ground]);
    scheme[token] =
      nearestReadable(scheme[token], (hex) => hasContrast(hex, grounds, minContrast)) ?? scheme[token];
  }
  return scheme;
}

const hasContrast = (hex: string, grounds: readonly string[], minContrast: number) =>
  grounds.every((ground) => contrast(hex, ground) >= minContrast);

const LIGHTNESS_STEPS = 400;

/**
 * Finds the nearest colour of the same hue that passes.
 *
 * @returns undefined if no lightness passes
 */
function nearestReadable(hex: string, isEnough: (hex: string) => boolean): string | undefined {
  if (isEnough(hex)) return hex;
  const colour: Oklch = toOklch(hex);
  for (let step = 1; step <= LIGHTNESS_STEPS; step++) {
    for (const l of [colour.l - step / LIGHTNESS_STEPS, colour.l + step / LIGHTNESS_STEPS]) {
      if (l < 0 || l > 1) continue;
      const candidate = toHex({ ...colour, l });
      if (isEnough(candidate)) return candidate;
    }
  }
  return undefined;
}

export interface UnreadableColour {
  /** The pair with the lowest contrast relative to its minimum. */
  pair: ColourPair;
  proposal: string;
}

/** Checks the first colour. The second is for ornaments without text. */
export function findUnreadableColour(colours: Colours): UnreadableColour | undefined {
  const [first, second] = colours;
  const failingPairs = (candidate: string) =>
    colourPairs(paletteOf([candidate, second]))
      .filter(({ contrast, minContrast }) => contrast < minContrast)
      .sort((one, other) => one.contrast / one.minContrast - other.contrast / other.minContrast);
  const [pair] = failingPairs(first);
  const { surface } = paletteOf(colours).light;
  // A cheap test that avoids creating palettes.
  const isEnough = (candidate: string) =>
    contrast(candidate, surface) >= 4.5 && failingPairs(candidate).length === 0;
  const proposal = pair && nearestReadable(first, isEnough);
  return pair && proposal !== undefined ? { pair, proposal } : undefined;
}
