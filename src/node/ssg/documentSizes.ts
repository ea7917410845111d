/** The size of a document that is made of a page, beside the links to it: it is known long after the page is drawn. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintText } from '../../app/shell/domFingerprint.ts';
import { mediaPath } from '../../core/data/dataAddress.ts';
import type { MediaFile } from '../../core/data/media.ts';
import { formatDocumentNote } from '../../core/i18n/format.ts';
import type { Messages } from '../../core/model.ts';
import { fileHref, outputFile } from '../../core/route/path.ts';
import type { DocumentPage } from '../content/compliance/complianceBlocks.ts';
import { replaceFile } from '../system/replaceFile.ts';

/**
 * Says it on the pages that are written, and in what the app knows of their media, so that both draw the same.
 *
 * @param staging where the site is written
 * @param base what stands before the addresses of the site
 * @param words in which the pages speak
 */
export async function writeDocumentSize(
  staging: string,
  { pagePaths, data, file }: DocumentPage,
  bytes: number,
  base: string,
  words: Pick<Messages, 'media' | 'numbers' | 'hours'>,
): Promise<void> {
  const mediaFile = join(staging, mediaPath(data));
  const media: MediaFile = JSON.parse(await readFile(mediaFile, 'utf8'));
  await replaceFile(
    mediaFile,
    JSON.stringify({ ...media, documents: { ...media.documents, [file]: bytes } } satisfies MediaFile),
  );
  const note = formatDocumentNote('PDF', bytes, words);
  for (const path of pagePaths) {
    // A page that was taken from the last site is the same file as there, and is replaced, not written into.
    const page = join(staging, outputFile(path));
    await replaceFile(page, withNote(await readFile(page, 'utf8'), base + fileHref(file), note));
  }
}

/**
 * A page whose links to a document have a note, and which says that so much was drawn as the app will draw. Where the links have a note already, it
 * may be that of an earlier size.
 */
export function withNote(html: string, address: string, note: string): string {
  const [before = '', ...links] = html.split(`<a href="${address}"`);
  let more = 0;
  const noted = links.map((link) =>
    link.replace(NOTE, (_, start: string, old: string) => {
      more += note.length - old.length;
      return `${start}${note}<`;
    }),
  );
  return [before, ...noted]
    .join(`<a href="${address}"`)
    .replace(
      DRAWN,
      (_, start: string, elements: string, letters: string) =>
        start + fingerprintText({ elements: Number(elements), letters: Number(letters) + more }),
    );
}

/** What `Link` says of a document, up to its words, and these. */
const NOTE = /^(.*?<span class="document-type"> )([^<]*)</s;

/** How much was drawn, as `Document` says it. */
const DRAWN = /(<div id="root" data-drawn=")(\d+) (\d+)/;
