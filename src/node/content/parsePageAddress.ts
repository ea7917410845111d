/** An address that a command is given, in whatever spelling. */
import { match } from '../../core/route/match.ts';
import type { RouteTable } from '../../core/route/table.ts';

/**
 * The canonical path of an address: as the manifest has it, as a browser shows or sends it, or whole, of which only the path counts.
 *
 * @returns undefined when no page can have it
 */
export function parsePageAddress(table: RouteTable, text: string): string | undefined {
  const trimmed = text.trim();
  // What shows all choices elsewhere, "?", is a query, and must not lead to the home page.
  if (/^[?#]/.test(trimmed)) return undefined;
  const isWhole = /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed);
  const pathname = isWhole ? new URL(trimmed).pathname : trimmed.replace(/\/+$/, '/');
  const pathOf = (address: string) => {
    const found = match(table, address);
    return found.kind === 'redirect' ? found.from : found.path;
  };
  // In content an address begins with a slash without the path that the site is under.
  return pathOf(pathname) ?? pathOf(pathname.replace(/^\/+/, ''));
}
