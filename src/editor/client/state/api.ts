/** The requests of the window to the editor's server. */
import { type Requests, type ServerEvent, TOKEN_HEADER, type ValueLocation } from '../../shared/protocol.ts';

/** What the server was asked could not be had. */
export class RequestError extends Error {
  /** "stopped": nobody answers. "key": the server has another key. "code": a code for a phone lets nobody in any more. "refused": it cannot be had, and the message says why. */
  readonly reason: 'stopped' | 'key' | 'code' | 'refused' | 'fault';

  constructor(reason: RequestError['reason'], message: string = reason) {
    super(message);
    this.reason = reason;
  }
}

/** The sentence with which the server has refused something; undefined where something else went wrong. */
export const refusalIn = (reason: unknown): string | undefined =>
  reason instanceof RequestError && reason.reason === 'refused' ? reason.message : undefined;

type Gives<Name extends keyof Requests> = Promise<Requests[Name]['response']>;

/** Each request rejects with a RequestError. */
export interface Api {
  site(): Gives<'GET /api/site'>;
  schemas(): Gives<'GET /api/schemas'>;
  page(asks: Requests['GET /api/page']['query']): Gives<'GET /api/page'>;
  unsaved(takes: Requests['POST /api/unsaved']['body']): Gives<'POST /api/unsaved'>;
  save(takes: Requests['POST /api/save']['body']): Gives<'POST /api/save'>;
  /**
   * Listens until the line is cut.
   *
   * @param onOpen called once the server answers
   * @param signal cuts it
   */
  news(onOpen: () => void, onNews: (news: ServerEvent) => void, signal: AbortSignal): Promise<void>;
}

/** What is asked for whole acts; each rejects with a RequestError, too. */
export interface ActApi {
  additions(): Gives<'GET /api/additions'>;
  act(takes: Requests['POST /api/act']['body']): Gives<'POST /api/act'>;
  undo(takes: Requests['POST /api/undo']['body']): Gives<'POST /api/undo'>;
  redo(takes: Requests['POST /api/redo']['body']): Gives<'POST /api/redo'>;
  pictures(takes: Requests['POST /api/pictures']['body']): Gives<'POST /api/pictures'>;
  document(takes: Requests['POST /api/documents']['body']): Gives<'POST /api/documents'>;
  checksum(asks: Requests['GET /api/checksum']['query']): Gives<'GET /api/checksum'>;
  sitePictures(): Gives<'GET /api/pictures'>;
  siteDocuments(): Gives<'GET /api/documents'>;
  history(asks: ValueLocation): Gives<'GET /api/history'>;
  phone(): Gives<'GET /api/phone'>;
  setPhone(takes: Requests['POST /api/phone']['body']): Gives<'POST /api/phone'>;
  publish: PublishApi;
}

/** What is asked for publishing; each rejects with a RequestError, too. */
export interface PublishApi {
  settings(): Gives<'GET /api/publish'>;
  begin(takes: Requests['POST /api/publish']['body']): Gives<'POST /api/publish'>;
  answer(takes: Requests['POST /api/publish/answer']['body']): Gives<'POST /api/publish/answer'>;
  stop(takes: Requests['POST /api/publish/stop']['body']): Gives<'POST /api/publish/stop'>;
}

/** How long the window waits for the beginning of the news, in milliseconds. */
const PATIENCE_MS = 3000;

/** @param token read at each request, since another window may have brought a new one */
export function openApi(token: () => string): Api & ActApi {
  async function ask(path: string, takes?: object, signal?: AbortSignal): Promise<Response> {
    const response = await fetch(path, {
      method: takes ? 'POST' : 'GET',
      signal,
      headers: { [TOKEN_HEADER]: token(), ...(takes && { 'content-type': 'application/json' }) },
      body: takes && JSON.stringify(takes),
    }).catch(() => {
      throw new RequestError('stopped');
    });
    if (response.ok) return response;
    if (response.status === 401 || response.status === 403) throw new RequestError('key');
    const { message }: { message?: string } = await response.json().catch(() => ({}));
    throw new RequestError(response.status === 422 ? 'refused' : 'fault', message);
  }
  const json = async (path: string, takes?: object) => {
    const response = await ask(path, takes);
    return response.json().catch(() => {
      // The line was cut while the answer came.
      throw new RequestError('stopped');
    });
  };

  return {
    site: () => json('/api/site'),
    schemas: () => json('/api/schemas'),
    page: (asks) => json(`/api/page?${new URLSearchParams(asks)}`),
    unsaved: (takes) => json('/api/unsaved', takes),
    save: (takes) => json('/api/save', takes),
    additions: () => json('/api/additions'),
    act: (takes) => json('/api/act', takes),
    undo: (takes) => json('/api/undo', takes),
    redo: (takes) => json('/api/redo', takes),
    checksum: (asks) => json(`/api/checksum?${new URLSearchParams(asks)}`),
    sitePictures: () => json('/api/pictures'),
    siteDocuments: () => json('/api/documents'),
    pictures: (takes) => json('/api/pictures', takes),
    document: (takes) => json('/api/documents', takes),
    history: ({ file, pointer }) => json(`/api/history?${new URLSearchParams({ file, pointer })}`),
    phone: () => json('/api/phone'),
    setPhone: (takes) => json('/api/phone', takes),
    publish: {
      settings: () => json('/api/publish'),
      begin: (takes) => json('/api/publish', takes),
      answer: (takes) => json('/api/publish/answer', takes),
      stop: (takes) => json('/api/publish/stop', takes),
    },
    async news(onOpen, onNews, signal) {
      // A server that hangs takes the line and never answers.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), PATIENCE_MS);
      const { body } = await ask('/api/news', undefined, AbortSignal.any([signal, late.signal]));
      clearTimeout(timer);
      onOpen();
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const read = await reader?.read().catch(() => undefined);
        if (!read || read.done) return;
        const lines = (rest + read.value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.trim() !== '') onNews(JSON.parse(line));
      }
    },
  };
}
