/** Downloads files from the old site: https, its host only, limited in type, size and rate. */
import { renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type DownloadFile, MAX_FILE_BYTES } from './media.ts';
import { isOldSite } from './oldAddresses.ts';

/** Between the starts of two requests, so that a small host stays usable. */
const MIN_INTERVAL_MS = 200;
const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 60_000;
const FILE_TYPES =
  /^(?:image|audio|video)\/|^application\/(?!xhtml|xml|json|javascript)|^text\/(?:plain|csv|calendar)/;

/** @param origin of the old site @param fetchFile replaced in tests */
export function createDownloader(origin: string, fetchFile: typeof fetch = fetch): DownloadFile {
  let next = 0;
  const request = async (url: URL, redirects: number): Promise<Response> => {
    const secure = new URL(url.href.replace(/^http:/, 'https:'));
    if (secure.protocol !== 'https:' || !isOldSite(secure, origin)) throw new Error('it is on another site');
    const wait = Math.max(0, next - Date.now());
    next = Math.max(next, Date.now()) + MIN_INTERVAL_MS;
    await delay(wait);
    const response = await fetchFile(secure, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    if (redirects === 0) throw new Error('it has too many redirects');
    return request(new URL(location, secure), redirects - 1);
  };
  return async (url, target) => {
    const response = await request(url, MAX_REDIRECTS);
    const type = response.headers.get('content-type') ?? '';
    const reason = !response.ok
      ? `the old site responds with ${response.status}`
      : !FILE_TYPES.test(type)
        ? `the old site sends the type ${type || 'unknown'}`
        : undefined;
    if (reason !== undefined || !response.body) {
      await response.body?.cancel();
      throw new Error(reason ?? 'it is empty');
    }
    const part = `${target}.part`;
    try {
      await writeFile(part, limitedPieces(response.body));
      renameSync(part, target);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  };
}

async function* limitedPieces(body: NonNullable<Response['body']>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > MAX_FILE_BYTES) {
      await reader.cancel();
      throw new Error(`it has more than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
    }
    yield piece.value;
  }
}
