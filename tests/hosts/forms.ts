/** The forms in which one address may be asked for. */
import { href } from '../../src/core/route/path.ts';

/** Every byte but the slashes as an escape: what a careless program makes of an address. */
function escapedWhole(path: string): string {
  const encode = (text: string) =>
    [...Buffer.from(text, 'utf8')]
      .map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`)
      .join('');
  return path === '' ? '/' : `/${path.split('/').map(encode).join('/')}/`;
}

/** Addresses that are the page's own but for the way in which they are encoded; they get the page. */
export function sameForms(path: string): string[] {
  const address = href(path);
  const lower = address.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  return [...new Set([address, lower, escapedWhole(path), `${address}?from=mail`])];
}

/** Addresses that lead to the page's own. */
export function otherForms(path: string): string[] {
  if (path === '') return [];
  const parts = path.normalize('NFD');
  return [...new Set([path, parts])]
    .flatMap((text) => [href(text), href(text).slice(0, -1)])
    .filter((form) => form !== href(path));
}
