/** How copies of a picture are made; docs/decisions/008-pictures.md has the figures. */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { CopiesOrder } from './orders.ts';

/**
 * The widths of copies in pixels: what pages draw on screens with one, two and three pixels to a CSS pixel, so that no
 * step is much larger than a page needs.
 */
export const WIDTHS: readonly number[] = [320, 480, 640, 960, 1280, 1600];

const WIDEST = Math.max(...WIDTHS);

const SETTINGS = { quality: 60, effort: 2 };

/** What a copy depends on besides its original. Another encoder makes other bytes, which must not share a name. */
export const MANNER = JSON.stringify([
  SETTINGS,
  sharp.versions.sharp,
  sharp.versions.vips,
  sharp.versions.webp,
]);

/** Makes copies of one picture. @throws (rejects) when it cannot be read, or a copy not be written */
export async function makeCopies({ picture, place, drafts, widths }: CopiesOrder): Promise<void> {
  // Decoded once. Not as wide as the widest copy that is wanted, so that a copy does not depend on the others.
  const { data, info } = await openPicture(picture)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of widths) {
    const copy = await sharp(data, { raw: info }).resize({ width }).webp(SETTINGS).toBuffer();
    await keep(drafts, join(place, copyFile(width)), copy);
  }
}

/** The name of a copy in the folder of its original. */
export const copyFile = (width: number) => `${width}.webp`;

/** What a camera has noted that does no harm is no mistake; a file that ends too early is one. */
export const openPicture = (file: string): Sharp => sharp(file, { failOn: 'error' }).autoOrient();

let unfinished = 0;

/** Writes a file so that it is there whole or not at all, whenever the process is killed. */
export async function keep(drafts: string, name: string, content: string | Buffer): Promise<void> {
  const draft = join(drafts, `${process.pid}-${unfinished++}`);
  await writeFile(draft, content);
  await rename(draft, name);
}
