/**
 * From a value as it is written in content to an address. The build publishes checked content only, but what a browser reads
 * later may be anything: so these few forms ever become an address, and whatever else a value is leads nowhere.
 */
import { canonicalPath, fileHref, href, writtenPath } from './path.ts';

/** Folders of public/ whose files a link may name; anything else without a scheme is a page. */
const FILE_FOLDERS = /^\/?(documents|images|data|schemas)\//;

/**
 * Places on the same page, and addresses of other sites, of mail and of telephones. None of these has what an address must escape (RFC 3986, appendix A), nor a
 * user name before the host, which looks like a host (section 7.6).
 */
const OUTSIDE =
  /^(#.*|tel:\+?[\d -]+(;ext=\d+)?|(?!.*[\s\p{Cc}"<>\\`[\]])(https:\/\/[^/?#@:]+(:\d{1,5})?([/?#].*)?|mailto:[^/].*))$/u;

/** Another host, a scheme, or a character that no address has. */
const NO_PATH = /^\/\/|[:\\\p{Cc}\p{Surrogate}]/u;

export type LinkTarget =
  | { kind: 'page'; path: string; fragment: string }
  | { kind: 'file'; path: string }
  | { kind: 'outside'; href: string }
  /** Nothing that a visitor may be led to. */
  | { kind: 'none' };

const NONE = { kind: 'none' } as const;

/** What a link of the content leads to. @param link any value; never throws */
export function linkTarget(link: unknown): LinkTarget {
  if (typeof link !== 'string') return NONE;
  if (OUTSIDE.test(link))
    return { kind: 'outside', href: link.startsWith('#') ? decodeFragment(link) : link };
  const isFile = FILE_FOLDERS.test(link);
  const place = isFile ? link : link.replace(/#.*/s, '');
  const path = sitePath(place);
  if (path === undefined) return NONE;
  return isFile
    ? { kind: 'file', path }
    : { kind: 'page', path, fragment: decodeFragment(link.slice(place.length)) };
}

/** Ids of headings are in NFC, whatever a keyboard makes of a letter in two parts. */
const decodeFragment = (fragment: string) => fragment.normalize('NFC');

/**
 * The href of a link of the content; undefined where it leads nowhere.
 *
 * @param link any value; never throws
 * @param base what stands before the addresses of the site
 */
export function linkHref(link: unknown, base: string): string | undefined {
  const target = linkTarget(link);
  if (target.kind === 'outside') return target.href;
  if (target.kind === 'file') return base + fileHref(target.path);
  return target.kind === 'page' ? base + href(target.path) + target.fragment : undefined;
}

/**
 * The canonical path of a page or a file of the site.
 *
 * @param text any value; never throws
 * @returns undefined for what can be neither: a scheme, another host, a control character, and what {@link canonicalPath} refuses
 */
export function sitePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || NO_PATH.test(text)) return undefined;
  const path = writtenPath(text);
  return canonicalPath(href(path)) === undefined ? undefined : path;
}

/** The kind of document that a link leads to, in capitals, or undefined for a page. */
export function documentType(to: string): string | undefined {
  const target = linkTarget(to);
  return target.kind === 'file' ? /\.([a-z0-9]+)$/i.exec(target.path)?.[1]?.toUpperCase() : undefined;
}

/** The ending of a name, with its point. */
export const extensionOf = (name: string): string => /\.[^./]*$/.exec(name)?.[0] ?? '';
