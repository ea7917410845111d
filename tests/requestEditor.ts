/** Sends requests to an editor like its client. */
import { TOKEN_HEADER } from '../src/editor/shared/protocol.ts';

/** A test may replace the global function. */
const { fetch } = globalThis;

/**
 * @param address of the editor, with its token
 * @param path such as "/api/site"
 * @param body for a POST request; without it the request is a GET
 */
export function requestEditor(address: string, path: string, body?: object): Promise<Response> {
  const { origin, hash } = new URL(address);
  return fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { [TOKEN_HEADER]: hash.slice(1), 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
}
