/** The forms of a requested address. */
import { href } from '../../src/core/route/path.ts';

/** Every byte except the slashes as an escape, as some careless programs write an address. */
function fullyEscaped(path: string): string {
  const encode = (text: string) =>
    [...Buffer.from(text, 'utf8')]
      .map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`)
      .join('');
  return path === '' ? '/' : `/${path.split('/').map(encode).join('/')}/`;
}

/** Addresses that differ from the page's only in their encoding; the response is the page. */
export function equivalentAddresses(path: string): string[] {
  const address = href(path);
  const lower = address.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  return [...new Set([address, lower, fullyEscaped(path), `${address}?from=mail`])];
}

/** Addresses that redirect to the page's. */
export function redirectedAddresses(path: string): string[] {
  if (path === '') return [];
  const parts = path.normalize('NFD');
  return [...new Set([path, parts])]
    .flatMap((text) => [href(text), href(text).slice(0, -1)])
    .filter((form) => form !== href(path));
}
