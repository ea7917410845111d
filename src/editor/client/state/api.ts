/** The client of the editor's API. */
import { type Requests, type ServerEvent, TOKEN_HEADER, type ValueLocation } from '../../shared/protocol.ts';

export class ApiError extends Error {
  /**
   * "stopped": no response. "key": the token is not valid. "code": the pairing code was used or has expired.
   * "refused": `message` is a sentence for the user. "fault": any other error.
   */
  readonly reason: 'stopped' | 'key' | 'code' | 'refused' | 'fault';

  constructor(reason: ApiError['reason'], message: string = reason) {
    super(message);
    this.reason = reason;
  }
}

/** Returns the server's sentence for a refused request, or undefined for any other error. */
export const refusalMessage = (reason: unknown): string | undefined =>
  reason instanceof ApiError && reason.reason === 'refused' ? reason.message : undefined;

type ApiResponse<Name extends keyof Requests> = Promise<Requests[Name]['response']>;

/** Each request rejects with a RequestError. */
export interface Api {
  site(): ApiResponse<'GET /api/site'>;
  schemas(): ApiResponse<'GET /api/schemas'>;
  page(query: Requests['GET /api/page']['query']): ApiResponse<'GET /api/page'>;
  unsaved(body: Requests['POST /api/unsaved']['body']): ApiResponse<'POST /api/unsaved'>;
  save(body: Requests['POST /api/save']['body']): ApiResponse<'POST /api/save'>;
  /**
   * Reads server events until the connection closes.
   *
   * @param onOpen called when the server responds
   * @param signal closes the connection
   */
  listen(onOpen: () => void, onEvent: (event: ServerEvent) => void, signal: AbortSignal): Promise<void>;
}

/** Each request rejects with a RequestError. */
export interface ActionApi {
  additions(): ApiResponse<'GET /api/additions'>;
  perform(body: Requests['POST /api/act']['body']): ApiResponse<'POST /api/act'>;
  undo(body: Requests['POST /api/undo']['body']): ApiResponse<'POST /api/undo'>;
  redo(body: Requests['POST /api/redo']['body']): ApiResponse<'POST /api/redo'>;
  addPictures(body: Requests['POST /api/pictures']['body']): ApiResponse<'POST /api/pictures'>;
  addDocument(body: Requests['POST /api/documents']['body']): ApiResponse<'POST /api/documents'>;
  checksum(query: Requests['GET /api/checksum']['query']): ApiResponse<'GET /api/checksum'>;
  sitePictures(): ApiResponse<'GET /api/pictures'>;
  siteDocuments(): ApiResponse<'GET /api/documents'>;
  history(location: ValueLocation): ApiResponse<'GET /api/history'>;
  pairingState(): ApiResponse<'GET /api/phone'>;
  setPairing(body: Requests['POST /api/phone']['body']): ApiResponse<'POST /api/phone'>;
  publish: PublishApi;
}

/** Each request rejects with a RequestError. */
export interface PublishApi {
  settings(): ApiResponse<'GET /api/publish'>;
  begin(body: Requests['POST /api/publish']['body']): ApiResponse<'POST /api/publish'>;
  respond(body: Requests['POST /api/publish/answer']['body']): ApiResponse<'POST /api/publish/answer'>;
  stop(body: Requests['POST /api/publish/stop']['body']): ApiResponse<'POST /api/publish/stop'>;
}

/** The timeout of the event stream's response headers, in milliseconds. */
const EVENTS_TIMEOUT_MS = 3000;

/** @param token read for each request, because another tab may have stored a new one */
function createApi(token: () => string): Api & ActionApi {
  async function request(path: string, body?: object, signal?: AbortSignal): Promise<Response> {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      signal,
      headers: { [TOKEN_HEADER]: token(), ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    }).catch(() => {
      throw new ApiError('stopped');
    });
    if (response.ok) return response;
    if (response.status === 401 || response.status === 403) throw new ApiError('key');
    const { message }: { message?: string } = await response.json().catch(() => ({}));
    throw new ApiError(response.status === 422 ? 'refused' : 'fault', message);
  }
  const json = async (path: string, body?: object) => {
    const response = await request(path, body);
    return response.json().catch(() => {
      // The connection closed during the response.
      throw new ApiError('stopped');
    });
  };

  return {
    site: () => json('/api/site'),
    schemas: () => json('/api/schemas'),
    page: (query) => json(`/api/page?${new URLSearchParams(query)}`),
    unsaved: (body) => json('/api/unsaved', body),
    save: (body) => json('/api/save', body),
    additions: () => json('/api/additions'),
    perform: (body) => json('/api/act', body),
    undo: (body) => json('/api/undo', body),
    redo: (body) => json('/api/redo', body),
    checksum: (query) => json(`/api/checksum?${new URLSearchParams(query)}`),
    sitePictures: () => json('/api/pictures'),
    siteDocuments: () => json('/api/documents'),
    addPictures: (body) => json('/api/pictures', body),
    addDocument: (body) => json('/api/documents', body),
    history: ({ file, pointer }) => json(`/api/history?${new URLSearchParams({ file, pointer })}`),
    pairingState: () => json('/api/phone'),
    setPairing: (body) => json('/api/phone', body),
    publish: {
      settings: () => json('/api/publish'),
      begin: (body) => json('/api/publish', body),
      respond: (body) => json('/api/publish/answer', body),
      stop: (body) => json('/api/publish/stop', body),
    },
    async listen(onOpen, onEvent, signal) {
      // A hanging server accepts the connection but never responds.
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(), EVENTS_TIMEOUT_MS);
      const { body } = await request('/api/news', undefined, AbortSignal.any([signal, timeout.signal]));
      clearTimeout(timer);
      onOpen();
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const chunk = await reader?.read().catch(() => undefined);
        if (!chunk || chunk.done) return;
        const lines = (rest + chunk.value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.trim() !== '') onEvent(JSON.parse(line));
      }
    },
  };
}

const STORAGE_KEY = 'site-from-data/token';

/**
 * Moves the token from the URL to localStorage, so that it is not seen or copied. A phone's URL has a pairing
 * code instead, which is exchanged for a token.
 *
 * @throws RequestError (rejects) if the code was used or has expired
 */
export async function storeToken(): Promise<void> {
  const secret = location.hash.slice(1);
  if (secret === '' || secret.startsWith('/')) return;
  history.replaceState(null, '', `${location.pathname}#/`);
  const [, code] = /^code=(.+)$/.exec(secret) ?? [];
  localStorage.setItem(STORAGE_KEY, code === undefined ? secret : await requestToken(code));
}

/** @returns "" if there is no token */
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

export interface InitialData {
  api: Api & ActionApi;
  site: Requests['GET /api/site']['response'];
  schemas: Requests['GET /api/schemas']['response'];
}

/** @throws RequestError (rejects) if the server does not respond or rejects the token */
export async function loadInitialData(): Promise<InitialData> {
  const tokenError = await storeToken().catch((reason: unknown) => reason);
  const api = createApi(readToken);
  // A stored token works without a valid code.
  const [site, schemas] = await Promise.all([api.site(), api.schemas()]).catch((reason: unknown) => {
    throw tokenError ?? reason;
  });
  return { api, site, schemas };
}
