/** From a link as it is written in content to the href of an anchor. */
import { href, writtenPath } from './path.ts';

/** Folders of public/ whose files a link may name; anything else without a scheme is a page. */
const FILE_FOLDERS = /^\/?(documents|images|data|schemas)\//;
const SCHEME = /^(https:|mailto:|tel:)/;

export type LinkTarget =
  | { kind: 'page'; path: string; fragment: string }
  | { kind: 'file'; path: string }
  | { kind: 'outside'; href: string };

/** What a link of the content leads to. */
export function linkTarget(link: string): LinkTarget {
  if (SCHEME.test(link)) return { kind: 'outside', href: link };
  if (link.startsWith('#')) return { kind: 'outside', href: link };
  if (FILE_FOLDERS.test(link)) return { kind: 'file', path: writtenPath(link) };
  const hash = link.indexOf('#');
  const path = hash < 0 ? link : link.slice(0, hash);
  return { kind: 'page', path: writtenPath(path), fragment: hash < 0 ? '' : link.slice(hash) };
}

/** The href of a link of the content. */
export function linkHref(link: string): string {
  const target = linkTarget(link);
  if (target.kind === 'outside') return target.href;
  if (target.kind === 'file') return fileHref(target.path);
  return href(target.path) + target.fragment;
}

/** The address of a file in public/, such as a picture: percent-encoded once, without a slash at the end. */
export function fileHref(path: string): string {
  return href(writtenPath(path)).slice(0, -1);
}
