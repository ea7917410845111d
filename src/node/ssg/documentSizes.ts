/** Adds the size of a PDF version to the links to it, which are rendered before the size is known. */
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
 * Updates the pages and the media file of the app, so that both show the same size.
 *
 * @param base the base path of the site
 * @param words of the language of the pages
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
    // A reused page is the same inode as in the previous site, so it must be replaced.
    const page = join(staging, outputFile(path));
    await replaceFile(page, withNote(await readFile(page, 'utf8'), base + fileHref(file), note));
  }
}

/** Adds the note to the links of a page, or replaces it, and updates the DOM fingerprint of the page. */
export function withNote(html: string, address: string, note: string): string {
  const [head = '', ...links] = html.split(`<a href="${address}"`);
  let more = 0;
  const noted = links.map((link) =>
    link.replace(NOTE, (_, start: string, old: string) => {
      more += note.length - old.length;
      return `${start}${note}<`;
    }),
  );
  return [head, ...noted]
    .join(`<a href="${address}"`)
    .replace(
      DRAWN,
      (_, start: string, elements: string, letters: string) =>
        start + fingerprintText({ elements: Number(elements), letters: Number(letters) + more }),
    );
}

/** The note that `Link` renders, in two groups: everything before the text, and the text. */
const NOTE = /^(.*?<span class="document-type"> )([^<]*)</s;

/** The DOM fingerprint that `Document` renders. */
const DRAWN = /(<div id="root" data-drawn=")(\d+) (\d+)/;
