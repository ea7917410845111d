/** Absolute addresses, for readers that see a page or a file away from the site. */
import type { Site } from '../../../core/model.ts';
import { sitePath } from '../../../core/route/link.ts';
import { fileHref, href } from '../../../core/route/path.ts';

/** The absolute address of a page, or undefined where the site does not know its own. @param path canonical path */
export function pageUrl({ origin }: Pick<Site, 'origin'>, path: string): string | undefined {
  return origin === undefined ? undefined : origin + href(path);
}

/**
 * The absolute address of a file such as "images/library.jpg".
 *
 * @returns undefined where the site does not know its own, and for what is no path of a file
 */
export function fileUrl({ origin }: Pick<Site, 'origin'>, file: string): string | undefined {
  const path = sitePath(file);
  return origin === undefined || path === undefined ? undefined : origin + fileHref(path);
}
