/** Loads the site and starts the session. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { type EditorMessages, MessagesContext, messagesFor, nextLanguage } from '../messages/messages.ts';
import { type ActionApi, ApiError, type InitialData, loadInitialData } from '../state/api.ts';
import { createDraftDatabase } from '../state/draftStore.ts';
import { createSession, type Session } from '../state/session.ts';
import { useSetting } from '../state/settings.ts';
import { createUnsavedStore } from '../state/unsavedStore.ts';
import { App } from './App.tsx';

type StartState =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: ApiError['reason'] | undefined }
  | { kind: 'open'; session: Session; api: ActionApi };

/** The delay before loading is retried, in milliseconds. */
const RETRY_DELAY_MS = 1000;

async function openEditor({
  api,
  site,
  schemas,
}: InitialData): Promise<{ session: Session; api: ActionApi }> {
  const store = createUnsavedStore(localStorage, site.id, createDraftDatabase());
  await store.refresh();
  const session = createSession({
    api,
    store,
    site,
    schemas,
    // Browsers have locks only in a secure context.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    now: Date.now,
  });
  return { session, api };
}

function failureText({ pairing, window }: EditorMessages, reason: ApiError['reason'] | undefined): string {
  if (reason === 'code') return pairing.refused;
  return reason === 'key' ? window.noKey : window.failed;
}

export function Start({ initialData }: { initialData: Promise<InitialData> }) {
  const [state, setState] = useState<StartState>({ kind: 'loading' });
  const [language, setLanguage] = useSetting('language', messagesFor(navigator.languages).language);
  const messages = messagesFor([language]);

  const initial = useRef<Promise<InitialData> | undefined>(initialData);
  const isTrying = useRef(false);
  const start = useCallback(async () => {
    if (isTrying.current) return;
    isTrying.current = true;
    const data = initial.current ?? loadInitialData();
    initial.current = undefined;
    await data.then(openEditor).then(
      (opened) => setState({ kind: 'open', ...opened }),
      (reason: unknown) =>
        setState({ kind: 'failed', reason: reason instanceof ApiError ? reason.reason : undefined }),
    );
    isTrying.current = false;
  }, []);
  useEffect(() => {
    start();
  }, [start]);
  useEffect(() => {
    if (state.kind !== 'failed') return;
    // The URL was opened again in this tab, with a token or a code.
    addEventListener('hashchange', start);
    // The editor may be restarted, and another tab may store a token.
    const mayCome = state.reason === 'stopped' || state.reason === 'key';
    const timer = mayCome ? setTimeout(start, RETRY_DELAY_MS) : undefined;
    return () => {
      removeEventListener('hashchange', start);
      clearTimeout(timer);
    };
  }, [state, start]);
  useEffect(() => {
    if (state.kind === 'open') return state.session.close;
  }, [state]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = messages.window.name;
  }, [language, messages]);

  return (
    <MessagesContext value={messages}>
      {state.kind === 'open' ? (
        <App session={state.session} api={state.api} onLanguage={() => setLanguage(nextLanguage(language))} />
      ) : (
        <main className="window-start">
          <h1>{messages.window.name}</h1>
          <p role="status">
            {state.kind === 'loading' && messages.window.loading}
            {state.kind === 'failed' && failureText(messages, state.reason)}
          </p>
          {state.kind === 'failed' && state.reason !== 'code' && (
            <button type="button" className="window-button" onClick={start}>
              {messages.window.again}
            </button>
          )}
        </main>
      )}
    </MessagesContext>
  );
}
