/** What the parts of a site without a page are called. */
import { localizedText } from '../../../core/data/compliance.ts';
import { ASKED, askedPath, type SiteView } from '../../shared/protocol.ts';
import type { WindowWords } from './model.ts';

/** What a part of the site without a page is called. @param path one of `partsOfSite` */
export function nameOfPart(
  { language, window: { parts } }: WindowWords,
  { asked = [] }: Pick<SiteView, 'asked'>,
  path: string,
): string {
  const list = asked.find(({ name }) => askedPath(name) === path);
  if (list) return localizedText(list.title, language);
  return path === ASKED ? parts.asked : parts.settings;
}
