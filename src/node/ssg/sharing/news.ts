/** What has happened, language by language: each has a feed and a calendar of its own when it has something to tell. */
import { type DatedItem, keyOf, sortDatedItems } from './datedItems.ts';

/** An item and the language of the page that tells of it. */
export interface LocalizedItem extends DatedItem {
  language: string;
  /** The name of the data file of that page. */
  data: string;
}

/**
 * The items of each language, the latest first; those of the site's own are there even where there are none.
 *
 * What a page in another language only lists as the original has it, an event that nobody has translated, is no news there.
 *
 * @param main the language of the site
 */
export function newsByLanguage(
  items: readonly LocalizedItem[],
  main: string,
): ReadonlyMap<string, readonly LocalizedItem[]> {
  const of = (language: string) => items.filter((item) => item.language === language);
  const known = new Set(of(main).map(keyOf));
  const others = [...new Set(items.map(({ language }) => language))].filter((language) => language !== main);
  return new Map([
    [main, sortDatedItems(of(main))],
    ...others.flatMap((language) => {
      const own = sortDatedItems(of(language).filter((item) => item.isOwnPage || !known.has(keyOf(item))));
      return own.length > 0 ? [[language, own] as const] : [];
    }),
  ]);
}
