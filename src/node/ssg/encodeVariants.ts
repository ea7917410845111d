/** Encodes image variants; docs/decisions/008-pictures.md has the figures. */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { VariantsTask } from './imageTasks.ts';
import { decodeImage, MAX_SOURCE_SIZE } from './sourceImage.ts';

/**
 * The widths of variants in pixels, each at most 1.38 times the previous one; see
 * src/app/components/sizes.ts.
 */
export const WIDTHS: readonly number[] = [320, 400, 480, 640, 860, 1160, 1600, 2200, 2600];

const SETTINGS = { quality: 60, effort: 2 };

/**
 * The inputs of a variant besides its source. Another encoder creates other bytes, which need another name.
 */
export const ENCODER_KEY = JSON.stringify([
  MAX_SOURCE_SIZE,
  SETTINGS,
  sharp.versions.sharp,
  sharp.versions.vips,
  sharp.versions.webp,
]);

/** @throws (rejects) if the source cannot be read or a variant cannot be written */
export async function encodeVariants({ picture, folder, draftsFolder, widths }: VariantsTask): Promise<void> {
  const { data, info } = await decodeImage(picture);
  for (const width of widths) {
    const copy = await sharp(data, { raw: info }).resize({ width }).webp(SETTINGS).toBuffer();
    await moveIntoPlace(draftsFolder, join(folder, variantFile(width)), copy);
  }
}

/** The file name in the folder of the source. */
export const variantFile = (width: number) => `${width}.webp`;

let draftName = 0;

/** Writes the file completely or not at all, even if the process is killed. */
export async function moveIntoPlace(drafts: string, name: string, content: string | Buffer): Promise<void> {
  const draft = join(drafts, `${process.pid}-${draftName++}`);
  await writeFile(draft, content);
  await rename(draft, name);
}
