/** The key that the server has given this window. */
import { TOKEN_HEADER } from '../../shared/protocol.ts';
import { RequestError } from './api.ts';

const NAME = 'site-from-data/token';

/**
 * Takes the key out of the address, where it would be seen and copied, and keeps it for every window of this address. A phone's address
 * has a code, for which the server gives it a key.
 *
 * @throws RequestError (rejects) when a code lets nobody in any more
 */
export async function takeToken(): Promise<void> {
  const given = location.hash.slice(1);
  if (given === '' || given.startsWith('/')) return;
  history.replaceState(null, '', `${location.pathname}#/`);
  const [, code] = /^code=(.+)$/.exec(given) ?? [];
  localStorage.setItem(NAME, code === undefined ? given : await tokenFor(code));
}

/** @returns "" where there is none */
export const tokenOf = (): string => localStorage.getItem(NAME) ?? '';

async function tokenFor(code: string): Promise<string> {
  const answer = await fetch('/api/enter', { method: 'POST', headers: { [TOKEN_HEADER]: code } }).catch(
    () => {
      throw new RequestError('stopped');
    },
  );
  if (!answer.ok) throw new RequestError('code');
  const { token }: { token: string } = await answer.json();
  return token;
}
