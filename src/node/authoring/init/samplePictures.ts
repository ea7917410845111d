/** Draws the sample pictures and document of a new site, so that no third party has rights in them. */
import sharp from 'sharp';

/** Returns a JPEG in shades of a colour, #rrggbb. */
export type PictureRenderer = (colour: string) => Promise<Buffer>;

type Time = 'morning' | 'noon' | 'evening';

/** The lightness of the sky at its top and at the horizon, and the height of the sun. */
const SKIES: Readonly<Record<Time, { above: number; below: number; sun: number }>> = {
  morning: { above: 0.75, below: 0.95, sun: 520 },
  noon: { above: 0.7, below: 0.9, sun: 200 },
  evening: { above: 0.35, below: 0.72, sun: 600 },
};

/** A house on a hill with trees; at noon a garden. @param seed varies the hills, trees and windows */
export const scene =
  (time: Time, seed: number): PictureRenderer =>
  (colour) => {
    const { above, below, sun } = SKIES[time];
    const next = random(seed);
    const shade = (lightness: number) => tint(colour, lightness);
    const hill = (y: number, lightness: number) => {
      const [a, b, c] = [next(), next(), next()].map((value) => y - 90 * value);
      return `<path d="M0 ${y} C400 ${a} 600 ${b} 900 ${y - 30} S1400 ${c} 1600 ${y} V900 H0 Z" fill="${shade(lightness)}"/>`;
    };
    const tree = (x: number, y: number, size: number) =>
      `<rect x="${x - size / 14}" y="${y - size}" width="${size / 7}" height="${size}" fill="${shade(0.25)}"/>` +
      `<ellipse cx="${x}" cy="${y - size}" rx="${size * 0.42}" ry="${size * 0.6}" fill="${shade(time === 'evening' ? 0.28 : 0.42)}"/>`;
    const wide = 420 + Math.round(next() * 160);
    const left = 760 + Math.round(next() * 180);
    const columns = Math.round(wide / 80);
    const windows = Array.from({ length: columns * 2 }, (_, index) => {
      const [x, y] = [left + 34 + (index % columns) * ((wide - 30) / columns), index < columns ? 520 : 610];
      return `<rect x="${x}" y="${y}" width="34" height="52" rx="3" fill="${time === 'evening' ? '#f7d98b' : shade(0.55)}"/>`;
    });
    const house = `<path d="M${left - 26} 490 L${left + wide / 2} 380 L${left + wide + 26} 490 Z" fill="${shade(0.38)}"/>
      <rect x="${left}" y="488" width="${wide}" height="232" fill="${shade(time === 'evening' ? 0.6 : 0.97)}"/>${windows.join('')}`;
    const [number, width] = time === 'noon' ? [14, 1480] : [6, 620];
    const trees = Array.from({ length: number }, () =>
      tree(60 + next() * width, 730 + next() * 60, 90 + next() * 90),
    ).join('');
    return jpeg(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${shade(above)}"/><stop offset=".8" stop-color="${shade(below)}"/></linearGradient>
      <rect width="1600" height="900" fill="url(#sky)"/>
      <circle cx="${240 + next() * 300}" cy="${sun}" r="70" fill="${time === 'evening' ? '#f3c07a' : '#fff6dc'}"/>
      ${hill(640, time === 'evening' ? 0.45 : 0.72)}${time === 'noon' ? '' : house}${hill(720, time === 'evening' ? 0.33 : 0.58)}${trees}${hill(840, time === 'evening' ? 0.22 : 0.45)}
    </svg>`);
  };

/** Head and shoulders without a face. */
export const portrait =
  (index: number): PictureRenderer =>
  (colour) => {
    const [ground, dress, skin] = [0.88 - index * 0.04, 0.35 + index * 0.07, 0.72 - index * 0.05];
    return jpeg(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750" viewBox="0 0 600 750">
      <rect width="600" height="750" fill="${tint(colour, ground)}"/>
      <path d="M60 750 C70 560 200 510 300 510 S530 560 540 750 Z" fill="${tint(colour, dress)}"/>
      <rect x="252" y="400" width="96" height="140" rx="40" fill="${tint(colour, skin)}"/>
      <ellipse cx="300" cy="310" rx="${118 + index * 4}" ry="${150 - index * 3}" fill="${tint(colour, skin)}"/>
      <path d="M176 ${300 - index * 6} C176 110 424 110 424 ${300 - index * 6} C380 ${230 + index * 8} 230 ${230 - index * 8} 176 ${300 - index * 6} Z" fill="${tint(colour, 0.2)}"/>
    </svg>`);
  };

const jpeg = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();

/** Changes the lightness of a colour, 0 (black) to 1 (white). */
function tint(colour: string, lightness: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const lightnessNow = (Math.max(...parts) + Math.min(...parts)) / 2;
  const mixed = parts.map((part) =>
    lightness < lightnessNow
      ? (part * lightness) / lightnessNow
      : 1 - ((1 - part) * (1 - lightness)) / (1 - lightnessNow || 1),
  );
  return `#${mixed
    .map((part) =>
      Math.round(255 * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A pseudorandom number generator for 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A PDF of one page (ISO 32000-1): a picture, and the title if the standard fonts have its letters. */
export async function samplePdf(
  title: string,
  language: string,
  renderPicture: PictureRenderer,
  colour: string,
): Promise<Buffer> {
  const picture = await renderPicture(colour);
  const titleText = /^[\x20-\x7e\xa0-\xff]*$/.test(title)
    ? ` BT /F1 24 Tf 72 400 Td (${title.replace(/[\\()]/g, '\\$&')}) Tj ET`
    : '';
  const page = `q 451 0 0 254 72 450 cm /Im1 Do Q${titleText}`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /Im1 6 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Type /XObject /Subtype /Image /Width 1600 /Height 900 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n${picture.toString('latin1')}\nendstream`,
    `<< /Title <${inUtf16(title)}> >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`,
    'latin1',
  );
}

/** A PDF text string: UTF-16BE in hexadecimal digits (ISO 32000-1, 7.9.2.2). */
const inUtf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');
