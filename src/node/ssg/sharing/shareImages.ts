/** The share images of pages, cached by everything that they show. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ShareImage } from '../../../app/shell/head/Head.tsx';
import { memoize } from '../../../core/data/memoize.ts';
import { writtenPath } from '../../../core/route/path.ts';
import type { Brand, SiteBrand } from '../../content/brand/siteBrand.ts';
import type { FocalPoints } from '../../content/focalPoints.ts';
import { cacheFolder } from '../../content/folder.ts';
import { GENERATED_FOLDERS } from '../../content/generatedFiles.ts';
import { isPublished } from '../../content/publicFolder.ts';
import { markUsed, removeUnused } from '../../system/cacheFolder.ts';
import type { DeferredFiles } from '../deferredFiles.ts';
import { type Card, cardText } from './card.ts';
import { FONTS_FOLDER, prepareFonts } from './fonts.ts';
import { HEIGHT, WIDTH } from './renderShareImage.ts';

export interface ShareImages {
  /** Requests the image of a page. @param picture an image of the page, as a path from `public/` */
  request(card: Card, picture?: string): Promise<ShareImage>;
  /** Removes images that no build has used for a month. */
  forget(): Promise<void>;
}

/**
 * Must be called before the first task of `later`, because its workers get the fonts when they start.
 *
 * @param folder the site folder
 * @param later takes the images
 * @param cache a persistent folder
 */
export async function createShareImages(
  folder: string,
  { brand, siteFonts }: Pick<SiteBrand, 'brand' | 'siteFonts'>,
  later: DeferredFiles,
  focalPoints: FocalPoints = new Map(),
  cache = cacheFolder(folder, 'share'),
): Promise<ShareImages> {
  const fonts = await prepareFonts(cache, siteFonts);
  later.setFonts(fonts.config);
  const engine = await engineHash(brand, fonts.hash);
  const cached = new Set(await readdir(cache));
  const requested = new Set<string>();

  const hashOf = memoize((file: string) => readFile(file).then((data) => digest(data)));

  return {
    async request(card, picture) {
      const pictureFile =
        picture !== undefined && isPublished(folder, picture) ? join(folder, 'public', picture) : undefined;
      const focalPoint =
        pictureFile && picture !== undefined ? focalPoints.get(writtenPath(picture)) : undefined;
      const seen = [
        engine,
        card,
        pictureFile && (await hashOf(pictureFile)),
        ...(focalPoint ? [focalPoint] : []),
      ];
      const name = `${digest(JSON.stringify(seen))}.jpg`;
      const file = `${GENERATED_FOLDERS.share}/${name}`;
      if (!requested.has(name)) {
        requested.add(name);
        const out = join(cache, name);
        if (cached.has(name)) await markUsed(out);
        later.add(
          new Map([[file, out]]),
          cached.has(name) ? undefined : { kind: 'card', card, brand, picture: pictureFile, focalPoint, out },
        );
      }
      return { file, width: WIDTH, height: HEIGHT, alt: cardText(card) };
    },
    async forget() {
      await removeUnused(cache, (name) => name !== FONTS_FOLDER);
      await removeUnused(join(cache, FONTS_FOLDER));
    },
  };
}

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 20);

/** A digest of everything that decides how a card looks. */
async function engineHash(brand: Brand, fonts: string): Promise<string> {
  const sources = await Promise.all(
    ['renderShareImage.ts', 'fonts.ts', '../sourceImage.ts'].map((file) =>
      readFile(new URL(file, import.meta.url), 'utf8'),
    ),
  );
  return digest(JSON.stringify([sources, brand, fonts, sharp.versions]));
}
