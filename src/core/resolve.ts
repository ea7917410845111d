import type { PageSource } from './data/pageSource.ts';
import type { Locale } from './i18n/locale.ts';
import { type MissingEntry, type ResolvedPage, resolvePage } from './layouts/resolvePage.ts';
import { match, nearestRoute } from './route/match.ts';

interface NoPage {
  kind: 'none';
  /** The locale of the nearest page above the path; absent if there is none. */
  locale?: Locale;
}

export type Resolution = ResolvedPage | MissingEntry | { kind: 'redirect'; to: string } | NoPage;

/**
 * A malformed URL never throws.
 *
 * @param pathname the path of the URL, encoded or not
 * @throws LoadError (rejects) if a data file cannot be loaded; any other error if a data file does not match
 *   its schema, which the check excludes before a build
 */
export async function resolve(source: PageSource, pathname: string): Promise<Resolution> {
  const matched = match(source.table, pathname);
  switch (matched.kind) {
    case 'none': {
      const above = nearestRoute(source.table, matched.path ?? '');
      return { kind: 'none', locale: above && (await source.locales(above.language)) };
    }
    case 'redirect':
      return { kind: 'redirect', to: matched.to };
    case 'route':
      return resolvePage(source, matched);
  }
}
