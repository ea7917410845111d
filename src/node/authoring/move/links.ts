/** Rewrites links to pages in the content, in their existing spelling. */
import { linkTarget } from '../../../core/route/link.ts';
import { decodeWritten, href, writtenPath } from '../../../core/route/path.ts';
import type { CheckedSite } from '../../content/model.ts';
import { isLink, isProse, type PlacedText, siteTexts } from '../../content/siteValues.ts';

/** Returns the new path of a page; undefined if it does not move. */
export type NewPathOf = (path: string) => string | undefined;

export interface LinkEdit {
  placed: PlacedText;
  /** The old path. */
  path: string;
  text: string;
  /** True if the text is only the address. */
  isAddress: boolean;
}

/**
 * Rewrites links, translations, and links within sentences.
 *
 * @param keepAnchors true if the new page has the fragments of the old one
 */
export function linkEdits(site: CheckedSite, newPathOf: NewPathOf, keepAnchors: boolean): LinkEdit[] {
  const rewrite = createLinkRewriter(site, newPathOf, keepAnchors);
  return siteTexts(site).flatMap((placed): LinkEdit[] => {
    const { text, field } = placed;
    if (field === 'translationOf') {
      const path = writtenPath(text);
      const to = newPathOf(path);
      return to === undefined ? [] : [{ placed, path, text: withSlashesOf(text, to), isAddress: true }];
    }
    // The text that contains the link is rewritten.
    if (placed.label !== undefined) return [];
    if (isLink(placed)) {
      const link = rewrite(text);
      return link ? [{ placed, ...link, isAddress: true }] : [];
    }
    if (!isProse(placed)) return [];
    let path: string | undefined;
    const changed = text.replace(proseLinkPattern(site), (match, prefix: string, address: string) => {
      const link = rewrite(address);
      if (!link) return match;
      path = link.path;
      return prefix + link.text;
    });
    return path === undefined ? [] : [{ placed, path, text: changed, isAddress: false }];
  });
}

/** Matches the address of a Markdown link, and an absolute URL of the site. */
function proseLinkPattern({ site }: CheckedSite): RegExp {
  const origin = site?.origin?.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const originPattern =
    origin === undefined ? '' : `|${origin}(?:[/#][^\\s()<>"'\\]]*[^\\s()<>"'\\].,;:!?])?`;
  return new RegExp(`(\\]\\(|)((?<=\\]\\()[^\\s()]+${originPattern})`, 'gu');
}

function createLinkRewriter(site: CheckedSite, newPathOf: NewPathOf, keepAnchors: boolean) {
  const origin = site.site?.origin;
  return (text: string): { path: string; text: string } | undefined => {
    const isAbsolute = origin !== undefined && (text === origin || text.startsWith(`${origin}/`));
    const local = isAbsolute ? decodeWritten(text.slice(origin.length) || '/') : text;
    const target = linkTarget(local);
    if (target.kind !== 'page') return undefined;
    const to = newPathOf(target.path);
    if (to === undefined) return undefined;
    const anchor = keepAnchors ? target.fragment : '';
    if (!isAbsolute) return { path: target.path, text: withSlashesOf(text.replace(/#.*/s, ''), to) + anchor };
    const address = href(to);
    const slash = text.replace(/#.*/s, '').endsWith('/') || to === '';
    return { path: target.path, text: origin + (slash ? address : address.slice(0, -1)) + anchor };
  };
}

/** Adds slashes as in another path. */
export function withSlashesOf(original: string, path: string): string {
  if (path === '') return '/';
  return (
    (original.startsWith('/') ? '/' : '') + path + (original.length > 1 && original.endsWith('/') ? '/' : '')
  );
}
