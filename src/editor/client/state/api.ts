/** The requests of the window to the editor's server. */
import { type Requests, type ServerEvent, TOKEN_HEADER, type ValueLocation } from '../../shared/protocol.ts';

/** What the server was asked could not be had. */
export class ApiError extends Error {
  /** "stopped": nobody answers. "key": the server has another key. "code": a code for a phone lets nobody in any more. "refused": it cannot be had, and the message says why. */
  readonly reason: 'stopped' | 'key' | 'code' | 'refused' | 'fault';

  constructor(reason: ApiError['reason'], message: string = reason) {
    super(message);
    this.reason = reason;
  }
}

/** The sentence with which the server has refused something; undefined where something else went wrong. */
export const refusalMessage = (reason: unknown): string | undefined =>
  reason instanceof ApiError && reason.reason === 'refused' ? reason.message : undefined;

type ApiResponse<Name extends keyof Requests> = Promise<Requests[Name]['response']>;

/** Each request rejects with a RequestError. */
export interface Api {
  site(): ApiResponse<'GET /api/site'>;
  schemas(): ApiResponse<'GET /api/schemas'>;
  page(asks: Requests['GET /api/page']['query']): ApiResponse<'GET /api/page'>;
  unsaved(takes: Requests['POST /api/unsaved']['body']): ApiResponse<'POST /api/unsaved'>;
  save(takes: Requests['POST /api/save']['body']): ApiResponse<'POST /api/save'>;
  /**
   * Listens until the line is cut.
   *
   * @param onOpen called once the server answers
   * @param signal cuts it
   */
  listen(onOpen: () => void, onNews: (news: ServerEvent) => void, signal: AbortSignal): Promise<void>;
}

/** What is asked for whole acts; each rejects with a RequestError, too. */
export interface ActionApi {
  additions(): ApiResponse<'GET /api/additions'>;
  perform(takes: Requests['POST /api/act']['body']): ApiResponse<'POST /api/act'>;
  undo(takes: Requests['POST /api/undo']['body']): ApiResponse<'POST /api/undo'>;
  redo(takes: Requests['POST /api/redo']['body']): ApiResponse<'POST /api/redo'>;
  addPictures(takes: Requests['POST /api/pictures']['body']): ApiResponse<'POST /api/pictures'>;
  addDocument(takes: Requests['POST /api/documents']['body']): ApiResponse<'POST /api/documents'>;
  checksum(asks: Requests['GET /api/checksum']['query']): ApiResponse<'GET /api/checksum'>;
  sitePictures(): ApiResponse<'GET /api/pictures'>;
  siteDocuments(): ApiResponse<'GET /api/documents'>;
  history(asks: ValueLocation): ApiResponse<'GET /api/history'>;
  pairingState(): ApiResponse<'GET /api/phone'>;
  setPairing(takes: Requests['POST /api/phone']['body']): ApiResponse<'POST /api/phone'>;
  publish: PublishApi;
}

/** What is asked for publishing; each rejects with a RequestError, too. */
export interface PublishApi {
  settings(): ApiResponse<'GET /api/publish'>;
  begin(takes: Requests['POST /api/publish']['body']): ApiResponse<'POST /api/publish'>;
  respond(takes: Requests['POST /api/publish/answer']['body']): ApiResponse<'POST /api/publish/answer'>;
  stop(takes: Requests['POST /api/publish/stop']['body']): ApiResponse<'POST /api/publish/stop'>;
}

/** How long the window waits for the beginning of the news, in milliseconds. */
const EVENTS_TIMEOUT_MS = 3000;

/** @param token read at each request, since another window may have brought a new one */
export function createApi(token: () => string): Api & ActionApi {
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
  const json = async (path: string, takes?: object) => {
    const response = await request(path, takes);
    return response.json().catch(() => {
      // The line was cut while the answer came.
      throw new ApiError('stopped');
    });
  };

  return {
    site: () => json('/api/site'),
    schemas: () => json('/api/schemas'),
    page: (query) => json(`/api/page?${new URLSearchParams(query)}`),
    unsaved: (takes) => json('/api/unsaved', takes),
    save: (takes) => json('/api/save', takes),
    additions: () => json('/api/additions'),
    perform: (takes) => json('/api/act', takes),
    undo: (takes) => json('/api/undo', takes),
    redo: (takes) => json('/api/redo', takes),
    checksum: (asks) => json(`/api/checksum?${new URLSearchParams(asks)}`),
    sitePictures: () => json('/api/pictures'),
    siteDocuments: () => json('/api/documents'),
    addPictures: (takes) => json('/api/pictures', takes),
    addDocument: (takes) => json('/api/documents', takes),
    history: ({ file, pointer }) => json(`/api/history?${new URLSearchParams({ file, pointer })}`),
    pairingState: () => json('/api/phone'),
    setPairing: (takes) => json('/api/phone', takes),
    publish: {
      settings: () => json('/api/publish'),
      begin: (takes) => json('/api/publish', takes),
      respond: (takes) => json('/api/publish/answer', takes),
      stop: (takes) => json('/api/publish/stop', takes),
    },
    async listen(onOpen, onEvent, signal) {
      // A server that hangs takes the line and never answers.
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
