/** The icons of a site, and its web app manifest. */
import sharp from 'sharp';
import { FILES, LOGO, SMALL_LOGO } from '../../../app/shell/head/files.ts';
import type { Site } from '../../../core/model.ts';
import { baseOf } from '../../../core/route/base.ts';
import { MARK_SIZE } from '../../content/brand/logo.ts';
import type { Brand } from '../../content/brand/siteBrand.ts';

/** The icons by file name. */
export async function iconFiles(brand: Brand): Promise<Map<string, string | Buffer>> {
  const tile = iconSvg(brand, 10 * brand.roundness, 0.8);
  const small = await png(tile, 32);
  // Launchers crop everything outside a circle of four fifths (W3C Web App Manifest, maskable icons). Apple
  // rounds the corners itself.
  const icon = iconSvg(brand, 0, 0.6);
  return new Map<string, string | Buffer>([
    [FILES.icon, tile],
    [FILES.iconOld, icoFile(small, 32)],
    [FILES.touchIcon, await png(iconSvg(brand, 0, 0.74), 180)],
    [SMALL_LOGO, await png(icon, 192)],
    [LOGO, await png(icon, 512)],
  ]);
}

/**
 * The mark on its tile.
 *
 * @param radius of the corners, for a tile that is {@link MARK_SIZE} wide
 * @param share of the tile that the mark fills
 */
function iconSvg(brand: Brand, radius: number, share: number): string {
  const margin = (MARK_SIZE * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"><rect width="${MARK_SIZE}" height="${MARK_SIZE}" rx="${radius}" fill="${brand.tile}"/><g transform="translate(${round(margin)} ${round(margin)}) scale(${share})">${brand.mark}</g></svg>\n`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Rendered from the shapes at its size, never scaled from pixels. */
async function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / MARK_SIZE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file with one PNG, for readers that only request /favicon.ico. */
export function icoFile(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** `manifest.webmanifest` (W3C Web App Manifest). */
export function webManifest(site: Site, brand: Brand): string {
  const { name, shortName, description, language } = site;
  const base = baseOf(site);
  const icon = (src: string, sizes: string, type: string, purpose: string) => ({
    src: `${base}/${src}`,
    sizes,
    type,
    purpose,
  });
  const manifest = {
    name,
    short_name: shortName ?? name,
    description,
    lang: language,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'minimal-ui',
    background_color: brand.ground.light,
    theme_color: brand.band.light,
    icons: [
      icon(FILES.icon, 'any', 'image/svg+xml', 'any'),
      icon(LOGO, '512x512', 'image/png', 'any'),
      icon(SMALL_LOGO, '192x192', 'image/png', 'maskable'),
      icon(LOGO, '512x512', 'image/png', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
