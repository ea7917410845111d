/** The key that the server has given this window. */
import { TOKEN_HEADER } from '../../shared/protocol.ts';
import { ApiError } from './api.ts';

const STORAGE_KEY = 'site-from-data/token';

/**
 * Takes the key out of the address, where it would be seen and copied, and keeps it for every window of this address. A phone's address
 * has a code, for which the server gives it a key.
 *
 * @throws RequestError (rejects) when a code lets nobody in any more
 */
export async function storeToken(): Promise<void> {
  const secret = location.hash.slice(1);
  if (secret === '' || secret.startsWith('/')) return;
  history.replaceState(null, '', `${location.pathname}#/`);
  const [, code] = /^code=(.+)$/.exec(secret) ?? [];
  localStorage.setItem(STORAGE_KEY, code === undefined ? secret : await requestToken(code));
}

/** @returns "" where there is none */
export const readToken = (): string => localStorage.getItem(STORAGE_KEY) ?? '';

async function requestToken(code: string): Promise<string> {
  const response = await fetch('/api/enter', { method: 'POST', headers: { [TOKEN_HEADER]: code } }).catch(
    () => {
      throw new ApiError('stopped');
    },
  );
  if (!response.ok) throw new ApiError('code');
  const { token }: { token: string } = await response.json();
  return token;
}
