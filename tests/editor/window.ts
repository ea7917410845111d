/** Opens the window of the editor in a document of happy-dom, on a real server; the page beside the form is left out. */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Start } from '../../src/editor/client/shell/Start.tsx';
import { loadInitialData } from '../../src/editor/client/state/initialData.ts';
import { requestEditor } from '../requestEditor.ts';
import { one, openDocument, soon } from './page.ts';

/** What happy-dom gives besides a document. */
declare const happyDOM: { setURL(url: string): void };

/** As the tests themselves ask. */
const request = fetch;

/** Ends the window that is open. */
let end = () => {};

/** Begins each test of a file with a browser in which nothing is kept. */
export function editorDocument(): void {
  openDocument('<div id="window"></div>');
  beforeEach(() => {
    // happy-dom has no locks; here no other window asks for one.
    Object.defineProperty(navigator, 'locks', { value: { request: grant }, configurable: true });
    // A private window, whose database keeps nothing.
    vi.stubGlobal('indexedDB', { open: refuse });
    // Instead of the page beside the form.
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
 * Opens a window on an editor; the one that was open is closed before, as by a reload.
 *
 * @param address of the editor, with its key
 * @param path of the page that it opens
 */
export async function openWindow(address: string, path?: string): Promise<void> {
  closeWindow();
  happyDOM.setURL(address);
  const line = new AbortController();
  let isClosed = false;
  vi.stubGlobal('fetch', (asked: string, { signal, ...init }: RequestInit = {}) => {
    // A window that is closed hears nothing more, and so begins nothing more.
    if (isClosed) return new Promise(() => {});
    return request(new URL(asked, address), {
      ...init,
      signal: AbortSignal.any([line.signal, ...(signal ? [signal] : [])]),
    });
  });
  const root = createRoot(one('#window'));
  end = () => {
    isClosed = true;
    line.abort();
    flushSync(() => root.unmount());
  };
  flushSync(() => root.render(createElement(Start, { initialData: loadInitialData() })));
  await soon(() => document.querySelector('.window-row'));
  if (path !== undefined) await choose(path);
}

/** Sends a request to an editor, as its window does. @param address of the editor, with its key */
export async function send(address: string, name: string, body: object): Promise<void> {
  const post = () => requestEditor(address, `/api/${name}`, body);
  // The server may close an idle connection at the moment at which it is used again.
  const answer = await post().catch(post);
  expect(answer.ok).toBe(true);
}

/** Leads the window to a page of the site, as the tree does. */
export async function choose(path: string): Promise<void> {
  location.hash = `#/page/${path}`;
  await soon(() => document.querySelector('.window-fields'));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The field that has a text in it. */
export const field = (text: string): Promise<Field> =>
  soon(() =>
    [...document.querySelectorAll<Field>('.window-fields :is(input, textarea)')].find(
      ({ value }) => value === text,
    ),
  );

export const titles = () =>
  [...document.querySelectorAll('.window-row-title')].map(({ textContent }) => textContent);

export const state = () => one('.window-state').textContent;

/** Waits until the window says this of what is saved. */
export const stands = (words: string | RegExp): Promise<void> => expect.poll(state).toMatch(words);
