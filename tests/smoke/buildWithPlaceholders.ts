/** Builds a site with placeholder pictures: encoding hundreds of pictures takes minutes, and the pages are the same. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { variantFile } from '../../src/node/ssg/encodeVariants.ts';
import type { ImageWorkers } from '../../src/node/ssg/imageWorkers.ts';
import { buildSite } from '../../src/node/ssg/index.ts';
import { thorough } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';

const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#888' } });
const [webp, jpeg] = await Promise.all([pixel.clone().webp().toBuffer(), pixel.clone().jpeg().toBuffer()]);

const placeholders: ImageWorkers = {
  setFonts: () => {},
  run: async (order) => {
    if (order.kind === 'card') await writeFile(order.out, jpeg);
    else
      await Promise.all(order.widths.map((width) => writeFile(join(order.folder, variantFile(width)), webp)));
  },
  prioritize: () => {},
  ref: () => {},
  close: () => {},
};

/** @param out the output folder. A thorough run encodes the pictures. */
export async function buildWithPlaceholders(site: string, out: string): Promise<void> {
  if (thorough) {
    await buildSite(site, out);
    return;
  }
  // Another build must not mistake a placeholder for a picture.
  process.env.SITE_FROM_DATA_CACHE = temporaryFolder('smoke-cache');
  try {
    await buildSite(site, out, { imageWorkers: placeholders });
  } finally {
    delete process.env.SITE_FROM_DATA_CACHE;
  }
}
