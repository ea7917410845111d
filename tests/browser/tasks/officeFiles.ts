/** The files on an office's computer. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { COLLEGE } from '../../sites.ts';

const SAMPLES = join(COLLEGE, 'public/images/sample');

/** Twelve photos of a day, with a phone's numbering. */
export const PHOTOS = ['seminar', 'first-aid', 'skills-lab', 'classroom']
  .flatMap((motif) => [1, 2, 3].map((number) => `${motif}-${number}`))
  .map((motif, index) => ({
    motif,
    name: `photos/IMG_20251018_10${String(index + 10)}00.jpg`,
    minute: index + 10,
  }));

/** Writes them. @param folder a new folder */
export async function makeHome(folder: string): Promise<void> {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  for (const { motif, name, minute } of PHOTOS) {
    await sharp(join(SAMPLES, `${motif}.jpg`))
      .resize(800)
      .withExif({ IFD2: { DateTimeOriginal: `2025:10:18 10:${minute}:00` } })
      .toFile(join(folder, name));
  }
  await sharp(join(SAMPLES, 'portrait-11.jpg')).resize(400).toFile(join(folder, 'anjali.jpg'));
  writeFileSync(
    join(folder, 'camp-january-2026.csv'),
    'Date,Place,Organised By,Name of Students\n03-01-2026,Balaramapuram,NSS,"Anu, Bibin"\n10-01-2026,Vizhinjam,YRC,Sneha\n',
  );
}
