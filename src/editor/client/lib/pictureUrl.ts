/** Where the pictures of the site are seen from the window. */
import type { SiteView } from '../../shared/protocol.ts';

/** @param path from the public folder; a slash in front is tolerated */
export function pictureUrl(
  { preview, base, pictureVersion }: Pick<SiteView, 'preview' | 'base' | 'pictureVersion'>,
  path: string,
): string {
  const encoded = path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
  // Browsers draw a picture that they have without asking again.
  return `${preview}${base}/${encoded}${pictureVersion > 0 ? `?${pictureVersion}` : ''}`;
}

export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
