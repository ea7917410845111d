/** How copies of a picture are made; docs/decisions/008-pictures.md has the figures. */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CopiesOrder } from './orders.ts';
import { decode, ENOUGH } from './original.ts';

/** The widths of copies in pixels, each at most 1.38 times the one before; see src/app/components/sizes.ts. */
export const WIDTHS: readonly number[] = [320, 400, 480, 640, 860, 1160, 1600, 2200, 2600];

const SETTINGS = { quality: 60, effort: 2 };

/** What a copy depends on besides its original. Another encoder makes other bytes, which must not share a name. */
export const MANNER = JSON.stringify([
  ENOUGH,
  SETTINGS,
  sharp.versions.sharp,
  sharp.versions.vips,
  sharp.versions.webp,
]);

/** Makes copies of one picture. @throws (rejects) when it cannot be read, or a copy not be written */
export async function makeCopies({ picture, place, drafts, widths }: CopiesOrder): Promise<void> {
  const { data, info } = await decode(picture);
  for (const width of widths) {
    const copy = await sharp(data, { raw: info }).resize({ width }).webp(SETTINGS).toBuffer();
    await keep(drafts, join(place, copyFile(width)), copy);
  }
}

/** The name of a copy in the folder of its original. */
export const copyFile = (width: number) => `${width}.webp`;

let unfinished = 0;

/** Writes a file so that it is there whole or not at all, whenever the process is killed. */
export async function keep(drafts: string, name: string, content: string | Buffer): Promise<void> {
  const draft = join(drafts, `${process.pid}-${unfinished++}`);
  await writeFile(draft, content);
  await rename(draft, name);
}
