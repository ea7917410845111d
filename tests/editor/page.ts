/** A happy-dom document for components of the editor: events, keys and missing APIs. */
import { configure, fireEvent, waitFor } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { POLL_TIMEOUT_MS } from '../timeouts.ts';

// React renders within the event, as in a browser for clicks and keys.
configure({ eventWrapper: flushSync, asyncUtilTimeout: POLL_TIMEOUT_MS });

/**
 * Starts each test of a file with an empty document. The test fails if the console or the window reports an
 * error.
 *
 * @param body the HTML of the document
 */
export function openDocument(body: string): void {
  let error: ReturnType<typeof vi.spyOn>;
  const errors: unknown[] = [];
  const onError = (event: ErrorEvent) => errors.push(event.error);
  const clean = () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  };
  beforeEach(() => {
    // A hook that failed after the last test has prevented the hook below.
    clean();
    document.body.innerHTML = body;
    document.execCommand = insertText;
    error = vi.spyOn(console, 'error');
    addEventListener('error', onError);
  });
  afterEach(() => {
    removeEventListener('error', onError);
    const reported = [...errors.splice(0), ...error.mock.calls];
    clean();
    expect(reported).toEqual([]);
  });
}

/** The only execCommand of the editor besides copying: replaces the selection like typing. */
function insertText(command: string, _: boolean, text: string): boolean {
  const field = document.activeElement;
  if (
    command !== 'insertText' ||
    !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
  )
    return false;
  const { value, selectionStart, selectionEnd } = field;
  const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? value.length)];
  fireEvent.input(field, { target: { value: before + text + after } });
  field.setSelectionRange(before.length + text.length, before.length + text.length);
  return true;
}

export const createUser = (): UserEvent => userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** @throws if no element matches */
export function findOne<Kind extends HTMLElement = HTMLElement>(
  selector: string,
  inside: ParentNode = document,
): Kind {
  const element = inside.querySelector<Kind>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}

/** Waits for an element only if it is not there yet. */
export async function waitUntil<Result>(find: () => Result | null | undefined | false): Promise<Result> {
  const element = find();
  if (element) return element;
  return waitFor(() => {
    const later = find();
    if (!later) throw new Error(`Not found: ${find}`);
    return later;
  });
}

/**
 * Returns true if the element is visible according to its markup: happy-dom has no layout and no style
 * sheets.
 */
export function isShown(element: Element): boolean {
  if (!element.isConnected || element.closest('[hidden]')) return false;
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (above.matches('dialog:not([open])')) return false;
    if (above.matches('details:not([open])') && element.closest('summary')?.parentElement !== above)
      return false;
  }
  return true;
}

export const focus = (element: HTMLElement): void => flushSync(() => element.focus());

/** @throws if a user could not press it */
export function press(element: HTMLElement): void {
  if (!isShown(element) || element.matches(':disabled, [aria-disabled="true"]'))
    throw new Error(`It cannot be pressed: ${element.outerHTML}`);
  focus(element);
  fireEvent.click(element);
}

/** Selects the text of a field, as before typing over it. */
export function selectText(field: HTMLElement): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`It has no words: ${field.outerHTML}`);
  if (!isShown(field) || field.disabled || field.readOnly)
    throw new Error(`It cannot be written in: ${field.outerHTML}`);
  focus(field);
  field.select();
}

/** Replaces the text of a field. @throws if a user could not type in it */
export function write(field: HTMLElement, value: string): void {
  selectText(field);
  fireEvent.input(field, { target: { value } });
}

export const focusedPointer = () => document.activeElement?.getAttribute('data-pointer');
