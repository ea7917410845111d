/** Opens the editor: what the server says of the site comes first. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { MessagesContext, messagesFor, nextLanguage } from '../messages/context.ts';
import type { EditorMessages } from '../messages/model.ts';
import { pairingMessages } from '../messages/pairing.ts';
import { type ActionApi, ApiError } from '../state/api.ts';
import { createDraftDatabase } from '../state/draftDatabase.ts';
import { type InitialData, loadInitialData } from '../state/initialData.ts';
import { createSession, type Session } from '../state/session.ts';
import { useSetting } from '../state/settings.ts';
import { createUnsavedStore } from '../state/unsavedStore.ts';
import { App } from './App.tsx';

type StartState =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: ApiError['reason'] | undefined }
  | { kind: 'open'; session: Session; api: ActionApi };

/** How long the window waits before it tries again by itself, in milliseconds. */
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
    // Browsers have locks only where the address is a safe one.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    now: Date.now,
  });
  return { session, api };
}

function failureText({ language, window }: EditorMessages, reason: ApiError['reason'] | undefined): string {
  if (reason === 'code') return pairingMessages(language).refused;
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
    // The address was opened anew in this tab, with a key or a code.
    addEventListener('hashchange', start);
    // The editor may be started again, and another window may bring a key.
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
