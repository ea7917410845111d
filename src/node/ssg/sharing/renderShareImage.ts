/** Renders the share image of a page, in a process with only the fonts of fonts.ts. */
import sharp, { type JpegOptions, type OverlayOptions, type Sharp } from 'sharp';
import { excerpt } from '../../../core/i18n/text.ts';
import type { FocalPoint } from '../../../generated/types.ts';
import { MARK_SIZE } from '../../content/brand/logo.ts';
import type { Brand } from '../../content/brand/siteBrand.ts';
import { decodeImage, type RawImage } from '../sourceImage.ts';
import type { Card } from './card.ts';

/** The size that every service shows uncropped (Open Graph, large cards). */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Some messengers do not load larger files. With a wide margin, in bytes. */
const MAX_IMAGE_BYTES = 60_000;

const MARGIN = 72;
/** The left edge of the page's image, an arc that bulges to the left. */
const PICTURE_LEFT = 712;
const ARC = 70;
/** The area of the edge and its line, with a margin. */
const EDGE_LEFT = PICTURE_LEFT - 8;
const EDGE_WIDTH = ARC + 16;
/** The maximum width of text next to an image, and next to the mark if there is no image. */
const BESIDE_PICTURE = PICTURE_LEFT - MARGIN - 44;
const BESIDE_MARK = 700;
/** Text is centred vertically between these lines. */
const TOP = 50;
const BOTTOM = 472;
const GAP = 36;

const TITLE_SIZES = [84, 76, 68, 60, 54, 48, 43, 38];
/** The compression levels, best first. Optimal Huffman coding takes twice as long and saves a twelfth. */
const ATTEMPTS: readonly JpegOptions[] = [
  { quality: 66, optimiseCoding: false },
  ...[62, 54, 46, 38, 30, 22].map((quality) => ({ quality })),
];

/**
 * @param picture an image of the page
 * @param focus its focal point; the default is found by attention
 * @returns a JPEG file
 * @throws (rejects) if the image cannot be read
 */
export async function renderShareImage(
  card: Card,
  brand: Brand,
  picture?: string,
  focus?: FocalPoint,
): Promise<Buffer> {
  const width = picture === undefined ? BESIDE_MARK : BESIDE_PICTURE;
  const section = card.section && (await line(card.section, brand.fonts.text, 29, brand.accent.dark, width));
  const date = card.date && (await line(card.date, brand.fonts.text, 29, brand.onBandMuted.dark, width));
  const around = [section, date].filter((layer) => layer !== undefined && layer !== '');
  const room = around.reduce((rest, layer) => rest - layer.info.height - GAP, BOTTOM - TOP);
  const title = await titleLayer(card.title, brand, width, room);
  const stack = [section, title, date].filter((layer) => layer !== undefined && layer !== '');
  const height = stack.reduce((sum, { info }) => sum + info.height, GAP * (stack.length - 1));
  let top = Math.round(Math.max(TOP, (TOP + BOTTOM - height) / 2));
  const pixels = Buffer.from(await groundOf(card, brand, picture, focus));
  for (const layer of stack) {
    lay(pixels, layer, MARGIN, top);
    top += layer.info.height + GAP;
  }
  return encode(pixels);
}

/** The layout of a card's pixels in memory. */
const RAW = { width: WIDTH, height: HEIGHT, channels: 3 } as const;

/** Composites without sharp, which would copy the whole card each time. */
function lay(pixels: Buffer, { data, info }: RawImage, left: number, top: number): void {
  const { channels } = RAW;
  let from = 0;
  for (let y = top; y < top + info.height; y++) {
    let to = (y * WIDTH + left) * channels;
    for (let x = 0; x < info.width; x++, from += 4, to += channels) {
      const share = byte(data, from + 3) / 255;
      for (let band = 0; share > 0 && band < channels; band++) {
        const under = byte(pixels, to + band);
        pixels[to + band] = Math.round(under + share * (byte(data, from + band) - under));
      }
    }
  }
}

const byte = (pixels: Buffer, index: number) => pixels[index] ?? 0;

/** Copies opaque pixels into a card. */
function put(pixels: Buffer, part: Buffer, left: number, top: number, width: number): void {
  const { channels } = RAW;
  const row = width * channels;
  for (let y = 0; y * row < part.length; y++)
    part.copy(pixels, ((top + y) * WIDTH + left) * channels, y * row, (y + 1) * row);
}

/** The background of the previous card with an image: cards with the same image are consecutive. */
let encodedGrounds: { key: string; ground: Promise<Buffer> } | undefined;

/** The pixels of a card without text. */
async function groundOf(
  card: Card,
  brand: Brand,
  picture: string | undefined,
  focus: FocalPoint | undefined,
): Promise<Buffer> {
  if (picture === undefined) return (await frontOf(card, brand, false)).pixels;
  const key = JSON.stringify([picture, focus, card.siteName, card.tagline, brand]);
  if (encodedGrounds?.key !== key) encodedGrounds = { key, ground: framed(card, brand, picture, focus) };
  return encodedGrounds.ground;
}

async function framed(card: Card, brand: Brand, picture: string, focus: FocalPoint | undefined) {
  const { pixels, edge } = await frontOf(card, brand, true);
  const ground = Buffer.from(pixels);
  put(ground, await pictureBeside(picture, focus), PICTURE_LEFT, 0, BESIDE);
  lay(ground, edge, EDGE_LEFT, 0);
  return ground;
}

interface Front {
  pixels: Buffer;
  /** The part that overlaps the edge of the image. */
  edge: RawImage;
}

const fronts = new Map<string, Promise<Front>>();

/** The common parts of all cards of a site, rendered once: background, mark, name and tagline. */
function frontOf(
  { siteName, tagline }: Pick<Card, 'siteName' | 'tagline'>,
  brand: Brand,
  besidePicture: boolean,
): Promise<Front> {
  const key = JSON.stringify([siteName, tagline, brand, besidePicture]);
  const cached = fronts.get(key);
  if (cached) return cached;
  const drawn = drawFront(siteName, tagline, brand, besidePicture);
  fronts.set(key, drawn);
  return drawn;
}

async function drawFront(
  siteName: string,
  tagline: string | undefined,
  brand: Brand,
  besidePicture: boolean,
): Promise<Front> {
  const layers = await foot(siteName, tagline, brand, besidePicture ? BESIDE_PICTURE : BESIDE_MARK);
  const { data, info } = await sharp(Buffer.from(besidePicture ? pictureFrame(brand) : plainGround(brand)))
    .ensureAlpha()
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const front = sharp(data, { raw: info });
  return {
    pixels: await front.clone().removeAlpha().raw().toBuffer(),
    edge: await front
      .extract({ left: EDGE_LEFT, top: 0, width: EDGE_WIDTH, height: HEIGHT })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  };
}

/** The best quality within {@link MAX_IMAGE_BYTES}. */
async function encode(pixels: Buffer): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const options of ATTEMPTS) {
    file = await sharp(pixels, { raw: RAW }).jpeg(options).toBuffer();
    if (file.length <= MAX_IMAGE_BYTES) break;
  }
  return file;
}

const overlay = ({ data, info }: RawImage, left: number, top: number): OverlayOptions => ({
  input: data,
  raw: { width: info.width, height: info.height, channels: 4 },
  left,
  top,
});

/** The pixels of the page's image at the right edge of a card. */
async function pictureBeside(file: string, focus: FocalPoint | undefined): Promise<Buffer> {
  const { format, hasAlpha } = await sharp(file).metadata();
  // An emblem is shown completely, on paper colour; a photo fills its area.
  const beside = format === 'svg' || hasAlpha ? emblem(file) : photograph(await decodeImage(file), focus);
  return beside.toColourspace('srgb').raw().toBuffer();
}

const emblem = (file: string): Sharp =>
  sharp(file)
    .resize(BESIDE - ARC - 2 * EMBLEM_MARGIN, HEIGHT - 2 * EMBLEM_MARGIN, {
      fit: 'contain',
      background: PAPER,
    })
    .extend({
      top: EMBLEM_MARGIN,
      bottom: EMBLEM_MARGIN,
      left: ARC + EMBLEM_MARGIN,
      right: EMBLEM_MARGIN,
      background: PAPER,
    })
    .flatten({ background: PAPER });

function photograph({ data, info }: RawImage, focus: FocalPoint | undefined): Sharp {
  const picture = sharp(data, { raw: info });
  if (!focus) return picture.resize(BESIDE, HEIGHT, { fit: 'cover', position: 'attention' });
  const scale = Math.max(BESIDE / info.width, HEIGHT / info.height);
  const width = Math.max(BESIDE, Math.round(info.width * scale));
  const height = Math.max(HEIGHT, Math.round(info.height * scale));
  // As in CSS `object-position`.
  return picture
    .resize(width, height, { fit: 'fill' })
    .extract({
      left: Math.round(((width - BESIDE) * focus.x) / 100),
      top: Math.round(((height - HEIGHT) * focus.y) / 100),
      width: BESIDE,
      height: HEIGHT,
    });
}

/** The width of the page's image. */
const BESIDE = WIDTH - PICTURE_LEFT;
const PAPER = '#ffffff';
const EMBLEM_MARGIN = 40;

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`;

/** The edge of the image: an arc over the height of the card. */
const EDGE = `${PICTURE_LEFT + ARC} ${HEIGHT}Q${PICTURE_LEFT - ARC} ${HEIGHT / 2} ${PICTURE_LEFT + ARC} 0`;

/** Covers the image outside its round edge. */
const pictureFrame = ({ band, accent }: Brand) =>
  svg(
    `<path fill="${band.light}" d="M0 0V${HEIGHT}L${EDGE}Z"/>` +
      `<path fill="none" stroke="${accent.dark}" stroke-width="6" d="M${EDGE}"/>`,
  );

/** The background of a card without an image: a large mark with its glow. */
const plainGround = (brand: Brand) => {
  const [x, y, size] = [968, 300, 400];
  return svg(
    `<radialGradient id="light"><stop stop-color="${brand.accent.dark}" stop-opacity=".42"/>` +
      `<stop offset="1" stop-color="${brand.accent.dark}" stop-opacity="0"/></radialGradient>` +
      `<rect width="100%" height="100%" fill="${brand.band.light}"/>` +
      `<circle cx="${x}" cy="${y - size * 0.27}" r="300" fill="url(#light)"/>` +
      markAt(brand, x - size / 2, y - size / 2, size),
  );
};

/** The mark in a square, on its own tile if it would be invisible on the band. */
function markAt({ mark, tile, band, roundness }: Brand, x: number, y: number, size: number): string {
  const ground =
    tile === band.light
      ? ''
      : `<rect x="-6" y="-6" width="60" height="60" rx="${10 * roundness}" fill="${tile}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size / MARK_SIZE})">${ground}${mark}</g>`;
}

const FOOT_MARK = 64;

/** The mark, name and tagline of the site. */
async function foot(siteName: string, tagline: string | undefined, brand: Brand, width: number) {
  const left = MARGIN + FOOT_MARK + 16;
  const room = width - FOOT_MARK - 16;
  const name = await line(siteName, brand.fonts.heading, 31, brand.onBand.dark, room);
  const under =
    tagline === undefined
      ? undefined
      : await line(tagline, brand.fonts.text, 20, brand.onBandMuted.dark, room);
  const middle = HEIGHT - 82;
  const mark = svg(markAt(brand, MARGIN - 6, middle - FOOT_MARK / 2 - 4, FOOT_MARK));
  const gap = 9;
  const height = name.info.height + (under === undefined ? 0 : gap + under.info.height);
  const top = Math.round(middle - height / 2);
  return [
    { input: Buffer.from(mark), left: 0, top: 0 },
    overlay(name, left, top),
    ...(under === undefined ? [] : [overlay(under, left, top + name.info.height + gap)]),
  ];
}

/** Text with line breaks. */
function wrapped(text: string, font: string, size: number, colour: string, width: number): Sharp {
  return sharp({
    text: {
      text: `<span font_family="${font}" foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${font}, ${size}px`,
      rgba: true,
      // At 72 dots per inch, a point is a pixel.
      dpi: 72,
      width,
      wrap: 'word',
      spacing: Math.round(size * 0.12),
    },
  });
}

const renderText = (words: Sharp): Promise<RawImage> => words.raw().toBuffer({ resolveWithObject: true });

/** Text in one line, truncated if necessary. */
async function line(text: string, font: string, size: number, colour: string, width: number) {
  for (let length = text.length; ; length = Math.floor(length * 0.9)) {
    const layer = await renderText(wrapped(excerpt(text, length), font, size, colour, 10 * WIDTH));
    if (layer.info.width <= width || length < 4) return layer;
  }
}

/** The title in the largest size that fits, in lines of similar length. */
async function titleLayer(title: string, brand: Brand, width: number, height: number): Promise<RawImage> {
  const [font, colour] = [brand.fonts.heading, brand.onBand.dark];
  for (let length = title.length; ; length = Math.floor(length * 0.9)) {
    const text = excerpt(title, length);
    for (const size of TITLE_SIZES) {
      const inWidth = (most: number) => wrapped(text, font, size, colour, most);
      const words = inWidth(width);
      // Measuring takes half the time of rendering.
      const measured = await words.metadata();
      if (measured.width <= width && measured.height <= height)
        return renderText(await balanced(words, inWidth, size));
      // One word may be longer than the line, so the text is truncated.
      if (size === TITLE_SIZES.at(-1) && length < 4) return renderText(words);
    }
  }
}

/** The same number of lines in the smallest width. */
async function balanced(words: Sharp, inWidth: (most: number) => Sharp, size: number): Promise<Sharp> {
  let best = words;
  const { width, height } = await words.metadata();
  let enough = width;
  let tooLittle = Math.floor(enough / 2);
  while (enough - tooLittle > size / 2) {
    const most = Math.floor((enough + tooLittle) / 2);
    const tried = inWidth(most);
    const measured = await tried.metadata();
    // Descenders of the last line may change the height slightly; another line changes it much more.
    if (measured.width <= most && measured.height < height + size / 2) {
      best = tried;
      enough = most;
    } else {
      tooLittle = most;
    }
  }
  return best;
}

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for Pango markup. */
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (letter) => MARKUP[letter] ?? letter);
