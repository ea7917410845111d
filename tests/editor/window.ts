/** Renders the client of the editor in happy-dom, against a real server, without the preview frame. */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Start } from '../../src/editor/client/shell/Start.tsx';
import { loadInitialData } from '../../src/editor/client/state/api.ts';
import { requestEditor } from '../requestEditor.ts';
import { findOne, openDocument, waitUntil } from './page.ts';

/** The extensions of happy-dom. */
declare const happyDOM: { setURL(url: string): void };

/** The fetch of the tests themselves. */
const request = fetch;

/** Closes the open client. */
let end = () => {};

/** Starts each test of a file with an empty browser storage. */
export function editorDocument(): void {
  openDocument('<div id="window"></div>');
  beforeEach(() => {
    // happy-dom has no Web Locks; no other tab requests one here.
    Object.defineProperty(navigator, 'locks', { value: { request: grant }, configurable: true });
    // A private window, whose database refuses to open.
    vi.stubGlobal('indexedDB', { open: refuse });
    // Replaces the preview frame.
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
      create(name === 'iframe' ? 'div' : name),
    );
  });
  afterEach(() => closeWindow());
}

const grant = async (_: string, _options: LockOptions, granted: LockGrantedCallback<unknown>) =>
  granted({ name: '', mode: 'exclusive' });

function refuse(): Partial<IDBOpenDBRequest> {
  const request: { onerror?: () => void } = {};
  queueMicrotask(() => request.onerror?.());
  return request;
}

export function closeWindow(): void {
  end();
  end = () => {};
}

/**
 * Opens the client; closes the previous one first, as a reload does.
 *
 * @param address of the editor, with its token
 * @param path of the page to open
 */
export async function openWindow(address: string, path?: string): Promise<void> {
  closeWindow();
  happyDOM.setURL(address);
  const line = new AbortController();
  let isClosed = false;
  vi.stubGlobal('fetch', (url: string, { signal, ...init }: RequestInit = {}) => {
    // A closed client gets no responses, so that it sends no further requests.
    if (isClosed) return new Promise(() => {});
    return request(new URL(url, address), {
      ...init,
      signal: AbortSignal.any([line.signal, ...(signal ? [signal] : [])]),
    });
  });
  const root = createRoot(findOne('#window'));
  end = () => {
    isClosed = true;
    line.abort();
    flushSync(() => root.unmount());
  };
  flushSync(() => root.render(createElement(Start, { initialData: loadInitialData() })));
  await waitUntil(() => document.querySelector('.window-row'));
  if (path !== undefined) await choose(path);
}

/** Sends a request like the client. @param address of the editor, with its token */
export async function send(address: string, name: string, body: object): Promise<void> {
  const post = () => requestEditor(address, `/api/${name}`, body);
  // The server may close an idle connection just when it is used again.
  const answer = await post().catch(post);
  expect(answer.ok).toBe(true);
}

/** Opens a page, like the page tree. */
export async function choose(path: string): Promise<void> {
  location.hash = `#/page/${path}`;
  await waitUntil(() => document.querySelector('.window-fields'));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The field with a text. */
export const field = (text: string): Promise<Field> =>
  waitUntil(() =>
    [...document.querySelectorAll<Field>('.window-fields :is(input, textarea)')].find(
      ({ value }) => value === text,
    ),
  );

export const titles = () =>
  [...document.querySelectorAll('.window-row-title')].map(({ textContent }) => textContent);

export const state = () => findOne('.window-state').textContent;

/** Waits for a save status. */
export const expectState = (words: string | RegExp): Promise<void> => expect.poll(state).toMatch(words);
