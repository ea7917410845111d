/** Finds the new path of an address of the old site. */

import { linkTarget } from '../../../core/route/link.ts';
import { decodeWritten } from '../../../core/route/path.ts';
import { privateHost } from '../../content/privateHosts.ts';

/** The origin of addresses if the source does not name it. */
const UNKNOWN_ORIGIN = 'https://site.invalid';

/** Addresses that look different and are the same page have one key. */
export function addressKey(address: string): string {
  const [path = '', query = ''] = address.split('#')[0]?.split('?') ?? [];
  const clean = decodeWritten(path)
    .normalize('NFC')
    .replace(/\/(?:index|default)\.\w+$/i, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '');
  const parameters = query
    .split('&')
    .filter((part) => part !== '' && !/^utm_/.test(part))
    .sort()
    .join('&');
  return parameters === '' ? clean : `${clean}?${parameters}`;
}

export interface AddressMap {
  /** Pages, by key. */
  pages: ReadonlyMap<string, string>;
  /** Pictures and documents, by key: site paths. */
  files: ReadonlyMap<string, string>;
  /** Lists that replace the archives of the old site, by the first segment of their addresses. */
  archives: ReadonlyMap<string, string>;
  origin: string | undefined;
}

export type ResolvedLink =
  | { kind: 'link'; href: string; note?: 'https' }
  /** A page or file that the source does not have; the link leads to the old site if that is known. */
  | { kind: 'missing'; href?: string }
  | { kind: 'none' };

/** @param href as written in the old page @param from the address of that page */
export function resolveOldLink(href: string, from: string, map: AddressMap): ResolvedLink {
  const written = href.trim();
  if (/^(?:mailto|tel):/i.test(written)) {
    const link = written.replace(/^\w+/, (scheme) => scheme.toLowerCase());
    return linkTarget(link).kind === 'outside' ? { kind: 'link', href: link } : { kind: 'none' };
  }
  const url = oldUrl(written, from, map.origin);
  if (!url || !/^https?:$/.test(url.protocol)) return { kind: 'none' };
  if (!isOldSite(url, map.origin)) {
    const link = httpsLink(url);
    if (linkTarget(link).kind !== 'outside' || privateHost(link) !== undefined) return { kind: 'none' };
    return { kind: 'link', href: link, ...(url.protocol === 'http:' && { note: 'https' }) };
  }
  const address = url.pathname + url.search;
  for (const key of keysOf(address, map.origin)) {
    const [path] = key.split('?');
    const page = map.pages.get(key) ?? map.pages.get(path ?? key);
    if (page !== undefined) return { kind: 'link', href: page === '' ? '/' : page };
    const file = map.files.get(key) ?? map.files.get(path ?? key);
    if (file !== undefined) return { kind: 'link', href: file };
    const archive = map.archives.get(key.split('/')[1] ?? '');
    if (archive !== undefined) return { kind: 'link', href: archive };
    if (path === '') return { kind: 'link', href: '/' };
  }
  if (map.origin === undefined) return { kind: 'missing' };
  const old = httpsLink(url);
  return linkTarget(old).kind === 'outside' ? { kind: 'missing', href: old } : { kind: 'missing' };
}

/** Encodes the characters that no link of a site may have. */
const httpsLink = ({ href, protocol }: URL) =>
  `https://${href.slice(protocol.length + 2)}`.replace(/[[\]<>"`\\]/g, encodeURIComponent);

/** The absolute address of a link; undefined if it is none. Without an origin the host is invalid. */
export function oldUrl(href: string, from: string, origin = UNKNOWN_ORIGIN): URL | undefined {
  const base = origin + from;
  // A site in a folder writes its own addresses from the root of the host.
  return URL.canParse(href, base) ? new URL(href, base) : undefined;
}

const hostName = (host: string) => host.replace(/^www\./, '');

export const isOldSite = (url: URL, origin = UNKNOWN_ORIGIN): boolean =>
  hostName(url.host) === hostName(new URL(origin).host);

/** The keys of an address, without and with the folder of the old site. */
export function keysOf(address: string, origin = UNKNOWN_ORIGIN): string[] {
  const folder = new URL(origin).pathname.replace(/\/$/, '');
  const inside =
    folder !== '' && address.startsWith(`${folder}/`) ? [addressKey(address.slice(folder.length))] : [];
  return [...inside, addressKey(address)];
}
