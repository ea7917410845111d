import type { Site } from '../../../core/model.ts';
import { sitePath } from '../../../core/route/link.ts';
import { fileHref, href } from '../../../core/route/path.ts';

/** Returns undefined if the site has no origin. @param path canonical path */
export function pageUrl({ origin }: Pick<Site, 'origin'>, path: string): string | undefined {
  return origin === undefined ? undefined : origin + href(path);
}

/**
 * @param file such as "images/library.jpg"
 * @returns undefined if the site has no origin or the path is invalid
 */
export function fileUrl({ origin }: Pick<Site, 'origin'>, file: string): string | undefined {
  const path = sitePath(file);
  return origin === undefined || path === undefined ? undefined : origin + fileHref(path);
}
