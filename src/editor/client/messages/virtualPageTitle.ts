/** What the parts of a site without a page are called. */
import { localizedText } from '../../../core/data/compliance.ts';
import { COMPLIANCE_PATH, requirementListPath, type SiteView } from '../../shared/protocol.ts';
import type { EditorMessages } from './model.ts';

/** What a part of the site without a page is called. @param path one of `virtualPaths` */
export function virtualPageTitle(
  { language, window: { parts } }: EditorMessages,
  { requirementLists = [] }: Pick<SiteView, 'requirementLists'>,
  path: string,
): string {
  const list = requirementLists.find(({ name }) => requirementListPath(name) === path);
  if (list) return localizedText(list.title, language);
  return path === COMPLIANCE_PATH ? parts.asked : parts.settings;
}
