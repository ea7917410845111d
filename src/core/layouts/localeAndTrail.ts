import type { PageSource } from '../data/pageSource.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Crumb } from '../model.ts';
import { pagesAbove } from '../route/pagesAbove.ts';
import { trailTo } from './trail.ts';

/** @param original the path of the page that this one translates */
export async function loadLocaleAndTrail(
  { locales, table }: Pick<PageSource, 'locales' | 'table'>,
  path: string,
  language: string | undefined,
  original?: string,
): Promise<{ locale: Locale; trail: Crumb[] }> {
  const locale = await locales(language);
  const above = await Promise.all(
    pagesAbove(path, table, original).map(async (page) => ({
      path: page.path,
      title: page.title ?? (await locales(page.language)).titles?.[page.path],
    })),
  );
  return { locale, trail: trailTo(path, above, locale) };
}
