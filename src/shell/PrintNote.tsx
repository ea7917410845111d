/**
 * Where a printed page comes from and of when it is. It stands outside of what the app draws: the build knows when the
 * content has last changed, the app does not; see updatePrintNote.ts.
 */

import { Text } from '../blocks/Text.tsx';
import { readableDate } from '../content/text.ts';
import type { Page, Site } from '../model.ts';

export function PrintNote({
  site,
  page,
  changed,
}: {
  site: Site;
  page: Page;
  /** The day of the last change of the content, yyyy-mm-dd, where it is known. */
  changed?: string;
}) {
  return (
    <div className="print-note" data-path={page.path}>
      <p className="print-address">
        {/* The letters themselves: an encoded address is no address that anyone types from paper. */}
        <Text>{readableAddress(site.origin ?? '', page.path)}</Text>
      </p>
      {changed !== undefined && (
        <p className="print-changed">
          Last changed on{' '}
          <time dateTime={changed}>{readableDate(changed.split('-').reverse().join('-'))}</time>
        </p>
      )}
      <p className="print-day" />
    </div>
  );
}

/** The address of a page with its letters as they are. @param path canonical path */
export function readableAddress(origin: string, path: string): string {
  return path === '' ? `${origin}/` : `${origin}/${path}/`;
}
