/** Where a page moves. */
import { joinPath, slugOf } from '../../../core/i18n/slug.ts';

/** A path as two: that of what stands above, and its own last part. */
export function splitPath(path: string): { parent: string; name: string } {
  const slash = path.lastIndexOf('/');
  return { parent: path.slice(0, Math.max(slash, 0)), name: path.slice(slash + 1) };
}

/**
 * The path that somebody gives a page.
 *
 * @param path that it has; its last part stays as it is where it was not changed
 * @param above path of the page that it comes below
 * @param typed a last part, or a title that one is made of
 * @returns undefined when nothing in it can stand in an address
 */
export function newPath(path: string, above: string, typed: string): string | undefined {
  const name = typed.trim() === splitPath(path).name ? typed.trim() : slugOf(typed);
  return name === '' ? undefined : joinPath(above, name);
}
