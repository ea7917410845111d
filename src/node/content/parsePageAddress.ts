import { match } from '../../core/route/match.ts';
import type { RouteTable } from '../../core/route/table.ts';

/**
 * Returns the canonical path of a command-line argument: a path of the manifest, a path in a browser, or a
 * full URL.
 *
 * @returns undefined if no page can have it
 */
export function parsePageAddress(table: RouteTable, text: string): string | undefined {
  const trimmed = text.trim();
  // "?" lists choices elsewhere. It is an empty query here and must not match the home page.
  if (/^[?#]/.test(trimmed)) return undefined;
  const isWhole = /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed);
  const pathname = isWhole ? new URL(trimmed).pathname : trimmed.replace(/\/+$/, '/');
  const pathOf = (address: string) => {
    const found = match(table, address);
    return found.kind === 'redirect' ? found.from : found.path;
  };
  // In content, an address may begin with a slash and omit the base path.
  return pathOf(pathname) ?? pathOf(pathname.replace(/^\/+/, ''));
}
