/** Groups dated items by language. Each language with items has its own feed and calendar. */
import { type DatedItem, keyOf, sortDatedItems } from './datedItems.ts';

/** An item with the language of its page. */
export interface LocalizedItem extends DatedItem {
  language: string;
  /** The name of the page's data file. */
  data: string;
}

/**
 * Returns the items of each language, latest first; the site's own language may have none. An item that a
 * page in another language only lists in the original language is omitted.
 *
 * @param main the language of the site
 */
export function newsByLanguage(
  items: readonly LocalizedItem[],
  main: string,
): ReadonlyMap<string, readonly LocalizedItem[]> {
  const of = (language: string) => items.filter((item) => item.language === language);
  const mainKeys = new Set(of(main).map(keyOf));
  const others = [...new Set(items.map(({ language }) => language))].filter((language) => language !== main);
  return new Map([
    [main, sortDatedItems(of(main))],
    ...others.flatMap((language) => {
      const ownItems = sortDatedItems(
        of(language).filter((item) => item.isOwnPage || !mainKeys.has(keyOf(item))),
      );
      return ownItems.length > 0 ? [[language, ownItems] as const] : [];
    }),
  ]);
}
