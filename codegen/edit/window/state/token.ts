/** The key that the server has given this window. */

const NAME = 'site-from-data/token';

/** Takes the key out of the address, where it would be seen and copied, and keeps it as long as the window is open. */
export function takeToken(): void {
  const token = location.hash.slice(1);
  if (token === '' || token.startsWith('/')) return;
  sessionStorage.setItem(NAME, token);
  history.replaceState(null, '', `${location.pathname}#/`);
}

/** @returns "" where the window has none */
export const tokenOf = (): string => sessionStorage.getItem(NAME) ?? '';
