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

/** A WordPress export with a page and a post. */
const OLD_SITE = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
<item><title>Old rules</title><link>https://old.example/old-rules/</link>
<content:encoded><![CDATA[<p>Lights are out at ten.</p>]]></content:encoded>
<wp:post_id>1</wp:post_id><wp:post_name>old-rules</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
<item><title>Choir in the hall</title><link>https://old.example/2019/03/choir/</link>
<content:encoded><![CDATA[<p>The choir sang. See <a href="https://old.example/old-rules/">the rules</a>.</p>]]></content:encoded>
<wp:post_id>2</wp:post_id><wp:post_date>2019-03-04 10:00:00</wp:post_date><wp:post_name>choir</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>bulletin</wp:post_type></item>
</channel></rss>`;

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
  writeFileSync(join(folder, 'old-site.xml'), OLD_SITE);
  writeFileSync(
    join(folder, 'camp-january-2026.csv'),
    'Date,Place,Organised By,Name of Students\n03-01-2026,Balaramapuram,NSS,"Anu, Bibin"\n10-01-2026,Vizhinjam,YRC,Sneha\n',
  );
}
