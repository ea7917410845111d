/**
 * Colours in OKLCH, a perceptually uniform space: changing the lightness keeps the hue. Formulas: Björn
 * Ottosson, "A perceptual color space for image processing", 2020, and CSS Color 4, section 9.2. Contrast:
 * WCAG 2.2.
 */

export interface Oklch {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma. The sRGB limit is between 0.1 and 0.33, depending on the hue. */
  c: number;
  /** Hue in degrees. */
  h: number;
}

type Triple = readonly [number, number, number];

/** Channels, 0 to 255. @param hex #rrggbb */
const partsOf = (hex: string): Triple => [partAt(hex, 1), partAt(hex, 3), partAt(hex, 5)];

const partAt = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

const linear = (part: number) => {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** @param hex #rrggbb */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: (Math.atan2(y, x) * 180) / Math.PI,
  };
}

const linearOf = (hex: string): Triple => {
  const [r, g, b] = partsOf(hex);
  return [linear(r), linear(g), linear(b)];
};

/** Linear sRGB; channels may be outside of 0 to 1. */
function toLinear({ l, c, h }: Oklch): Triple {
  const x = c * Math.cos((h * Math.PI) / 180);
  const y = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const middle = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Half a step of a channel of #rrggbb. */
const ROUNDING = 0.5 / 255;

const isShown = (parts: Triple) =>
  parts.every((part) => gamma(part) >= -ROUNDING && gamma(part) <= 1 + ROUNDING);

/** Returns #rrggbb. Colours outside of sRGB lose chroma, but keep lightness and hue. */
export function toHex(colour: Oklch): string {
  let inGamut = 0;
  let notShown = 1;
  // 14 bisections are more precise than #rrggbb.
  if (isShown(toLinear(colour))) inGamut = 1;
  else
    for (let step = 0; step < 14; step++) {
      const share = (inGamut + notShown) / 2;
      if (isShown(toLinear({ ...colour, c: colour.c * share }))) inGamut = share;
      else notShown = share;
    }
  const parts = toLinear({ ...colour, c: colour.c * inGamut }).map((part) =>
    Math.round(255 * Math.min(1, Math.max(0, gamma(part))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
