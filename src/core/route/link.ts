/** Turns links into URLs. The browser may read unchecked content: only the forms below become a URL. */
import { canonicalPath, fileHref, href, isOtherHost, writtenPath } from './path.ts';

/** The folders of public/ that links may refer to. Any other link without a scheme is a page. */
const FILE_FOLDERS = /^\/?(documents|images|data)\//;

/**
 * Anchors, and links to other sites, mail addresses and telephones. They exclude characters that a URL must
 * escape (RFC 3986, appendix A), and a user name that looks like a host (section 7.6).
 */
const OUTSIDE =
  /^(#.*|tel:\+?[\d -]+(;ext=\d+)?|(?!.*[\s\p{Cc}"<>\\`[\]])(https:\/\/[^/?#@:]+(:\d{1,5})?([/?#].*)?|mailto:[^/].*))$/u;

/** Another host, a scheme, or a character that no path may have. */
const NO_PATH = /^\/\/|[:\\\p{Cc}\p{Surrogate}]/u;

/** @param path canonical */
export const isFilePath = (path: string): boolean => FILE_FOLDERS.test(path);

/** The URL of the target of a redirect: a page or a file of the site, or an address of another host. */
export const targetHref = (target: string, base = ''): string =>
  isOtherHost(target) ? target : base + (isFilePath(target) ? fileHref(target) : href(target));

export type LinkTarget =
  | { kind: 'page'; path: string; fragment: string }
  | { kind: 'file'; path: string }
  | { kind: 'outside'; href: string }
  /** The value is not a valid link. */
  | { kind: 'none' };

const NONE = { kind: 'none' } as const;

/** Returns the target of a link in the content. @param link any value; never throws */
export function linkTarget(link: unknown): LinkTarget {
  if (typeof link !== 'string') return NONE;
  if (OUTSIDE.test(link))
    return { kind: 'outside', href: link.startsWith('#') ? decodeFragment(link) : link };
  const isFile = FILE_FOLDERS.test(link);
  const address = isFile ? link : link.replace(/#.*/s, '');
  const path = sitePath(address);
  if (path === undefined) return NONE;
  return isFile
    ? { kind: 'file', path }
    : { kind: 'page', path, fragment: decodeFragment(link.slice(address.length)) };
}

/** Ids of headings are in NFC. */
const decodeFragment = (fragment: string) => fragment.normalize('NFC');

/** Undefined if the link is not valid. @param link any value; never throws @param base the base path */
export function linkHref(link: unknown, base: string): string | undefined {
  const target = linkTarget(link);
  if (target.kind === 'outside') return target.href;
  if (target.kind === 'file') return base + fileHref(target.path);
  return target.kind === 'page' ? base + href(target.path) + target.fragment : undefined;
}

/**
 * @param text any value; never throws
 * @returns undefined for a scheme, another host, a control character, and text that {@link canonicalPath}
 *   rejects
 */
export function sitePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || NO_PATH.test(text)) return undefined;
  const path = writtenPath(text);
  return canonicalPath(href(path)) === undefined ? undefined : path;
}

/** Returns the type of a linked document in capitals, or undefined for a page. */
export function documentType(to: string): string | undefined {
  const target = linkTarget(to);
  return target.kind === 'file' ? /\.([a-z0-9]+)$/i.exec(target.path)?.[1]?.toUpperCase() : undefined;
}

export const extensionOf = (name: string): string => /\.[^./]*$/.exec(name)?.[0] ?? '';
