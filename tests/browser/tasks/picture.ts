/** The pictures of the guide, taken while the tasks are done. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { engineRoot } from '../../../src/node/content/folder.ts';

const FOLDER = join(engineRoot, 'docs/images/editor');
/** Wide enough to read, in CSS pixels. */
const WIDTH = 1000;

/** Whether pictures are taken anew: other machines draw other pixels. */
export const takesPictures = process.env.PICTURES === '1';

/** Takes a picture of the window as it stands. @param name of the file, without its ending */
export async function takePicture(page: Page, name: string): Promise<void> {
  // What moves has come to rest, and the page beside the form is drawn.
  await page.waitForTimeout(2_000);
  await mkdir(FOLDER, { recursive: true });
  await sharp(await page.screenshot())
    .resize(WIDTH)
    .webp({ quality: 75, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
}
