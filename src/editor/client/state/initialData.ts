/** What the window must know of the site before it can show anything. */
import type { Requests } from '../../shared/protocol.ts';
import { type ActionApi, type Api, createApi } from './api.ts';
import { readToken, storeToken } from './token.ts';

export interface InitialData {
  api: Api & ActionApi;
  site: Requests['GET /api/site']['response'];
  schemas: Requests['GET /api/schemas']['response'];
}

/** @throws RequestError (rejects) when the server does not answer, or lets nobody in */
export async function loadInitialData(): Promise<InitialData> {
  const tokenError = await storeToken().catch((reason: unknown) => reason);
  const api = createApi(readToken);
  // Who has a key already needs no code.
  const [site, schemas] = await Promise.all([api.site(), api.schemas()]).catch((reason: unknown) => {
    throw tokenError ?? reason;
  });
  return { api, site, schemas };
}
