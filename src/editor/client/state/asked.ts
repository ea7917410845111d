/** What the window must know of the site before it can show anything. */
import type { Requests } from '../../shared/protocol.ts';
import { type ActApi, type Api, openApi } from './api.ts';
import { takeToken, tokenOf } from './token.ts';

export interface Asked {
  api: Api & ActApi;
  site: Requests['GET /api/site']['response'];
  schemas: Requests['GET /api/schemas']['response'];
}

/** @throws RequestError (rejects) when the server does not answer, or lets nobody in */
export async function ask(): Promise<Asked> {
  const late = await takeToken().catch((reason: unknown) => reason);
  const api = openApi(tokenOf);
  // Who has a key already needs no code.
  const [site, schemas] = await Promise.all([api.site(), api.schemas()]).catch((reason: unknown) => {
    throw late ?? reason;
  });
  return { api, site, schemas };
}
