/** The pictures of the guide, taken while the tasks run. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { engineRoot } from '../../../src/node/content/folder.ts';

const FOLDER = join(engineRoot, 'docs/images/editor');
/** Wide enough to read, in CSS pixels. */
const WIDTH = 1000;

/** True to take the pictures again: other machines draw other pixels. */
export const takesPictures = process.env.PICTURES === '1';

/** Takes a picture of the window. @param name of the file, without extension */
export async function takePicture(page: Page, name: string): Promise<void> {
  // Animations have ended, and the preview is rendered.
  await page.waitForTimeout(2_000);
  await mkdir(FOLDER, { recursive: true });
  await sharp(await page.screenshot())
    .resize(WIDTH)
    .webp({ quality: 75, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
}
