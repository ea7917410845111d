/** Addresses of pages in the content, changed in the form in which they are written there. */
import { linkTarget } from '../../../core/route/link.ts';
import { decodeWritten, href, writtenPath } from '../../../core/route/path.ts';
import type { CheckedSite } from '../../content/model.ts';
import { isLink, isProse, type PlacedText, siteTexts } from '../../content/siteValues.ts';

/** Where a page is now; undefined for one that stays where it is. */
export type NewPathOf = (path: string) => string | undefined;

/** A text that names a page which is elsewhere now. */
export interface LinkEdit {
  placed: PlacedText;
  /** The path that it names. */
  path: string;
  /** The text with the new address in it. */
  text: string;
  /** Whether the text is nothing but the address. */
  isWholeText: boolean;
}

/**
 * The texts that name pages which are elsewhere now: links, translations, and links within sentences.
 *
 * @param keepAnchors whether what stands behind "#" is still there
 */
export function linkEdits(site: CheckedSite, newPathOf: NewPathOf, keepAnchors: boolean): LinkEdit[] {
  const rewrite = createLinkRewriter(site, newPathOf, keepAnchors);
  return siteTexts(site).flatMap((placed): LinkEdit[] => {
    const { text, field } = placed;
    if (field === 'translationOf') {
      const path = writtenPath(text);
      const to = newPathOf(path);
      return to === undefined ? [] : [{ placed, path, text: withSlashesOf(text, to), isWholeText: true }];
    }
    // One within a sentence is found again in the sentence.
    if (placed.label !== undefined) return [];
    if (isLink(placed)) {
      const found = rewrite(text);
      return found ? [{ placed, ...found, isWholeText: true }] : [];
    }
    if (!isProse(placed)) return [];
    let path: string | undefined;
    const changed = text.replace(proseLinkPattern(site), (all, before: string, link: string) => {
      const found = rewrite(link);
      if (!found) return all;
      path = found.path;
      return before + found.text;
    });
    return path === undefined ? [] : [{ placed, path, text: changed, isWholeText: false }];
  });
}

/** What within a sentence leads to a page: the address of a link in round brackets, and a whole address of this site. */
function proseLinkPattern({ site }: CheckedSite): RegExp {
  const whole = site?.origin?.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const originPattern = whole === undefined ? '' : `|${whole}(?:[/#][^\\s()<>"'\\]]*[^\\s()<>"'\\].,;:!?])?`;
  return new RegExp(`(\\]\\(|)((?<=\\]\\()[^\\s()]+${originPattern})`, 'gu');
}

function createLinkRewriter(site: CheckedSite, newPlace: NewPathOf, keepAnchors: boolean) {
  const origin = site.site?.origin;
  return (text: string): { path: string; text: string } | undefined => {
    const isWhole = origin !== undefined && (text === origin || text.startsWith(`${origin}/`));
    const local = isWhole ? decodeWritten(text.slice(origin.length) || '/') : text;
    const target = linkTarget(local);
    if (target.kind !== 'page') return undefined;
    const to = newPlace(target.path);
    if (to === undefined) return undefined;
    const anchor = keepAnchors ? target.fragment : '';
    if (!isWhole) return { path: target.path, text: withSlashesOf(text.replace(/#.*/s, ''), to) + anchor };
    const address = href(to);
    const slash = text.replace(/#.*/s, '').endsWith('/') || to === '';
    return { path: target.path, text: origin + (slash ? address : address.slice(0, -1)) + anchor };
  };
}

/** A path with the slashes at its ends that another one had. */
export function withSlashesOf(original: string, path: string): string {
  if (path === '') return '/';
  return (
    (original.startsWith('/') ? '/' : '') + path + (original.length > 1 && original.endsWith('/') ? '/' : '')
  );
}
