/** Absolute addresses, for readers that see a page or a file away from the site. */
import type { Site } from '../../model.ts';
import { fileHref } from '../../route/link.ts';
import { href } from '../../route/path.ts';

/** The absolute address of a page, or undefined where the site does not know its own. @param path canonical path */
export function pageUrl({ origin }: Pick<Site, 'origin'>, path: string): string | undefined {
  return origin === undefined ? undefined : origin + href(path);
}

/** The absolute address of a file such as "images/library.jpg", or undefined where the site does not know its own. */
export function fileUrl({ origin }: Pick<Site, 'origin'>, file: string): string | undefined {
  return origin === undefined ? undefined : origin + fileHref(file);
}
