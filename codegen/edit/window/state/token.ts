/** The key that the server has given this window. */

const NAME = 'site-from-data/token';

/** Takes the key out of the address, where it would be seen and copied, and keeps it for every window of this address. */
export function takeToken(): void {
  const token = location.hash.slice(1);
  if (token === '' || token.startsWith('/')) return;
  localStorage.setItem(NAME, token);
  history.replaceState(null, '', `${location.pathname}#/`);
}

/** @returns "" where there is none */
export const tokenOf = (): string => localStorage.getItem(NAME) ?? '';
