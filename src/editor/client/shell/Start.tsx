/** Opens the editor: what the server says of the site comes first. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { MessagesContext, messagesFor, nextLanguage } from '../messages/context.ts';
import type { EditorMessages } from '../messages/model.ts';
import { pairingMessages } from '../messages/pairing.ts';
import { type ActionApi, RequestError } from '../state/api.ts';
import { createDraftDatabase } from '../state/draftDatabase.ts';
import { type InitialData, loadInitialData } from '../state/initialData.ts';
import { createSession, type Session } from '../state/session.ts';
import { useSetting } from '../state/settings.ts';
import { createUnsavedStore } from '../state/unsavedStore.ts';
import { App } from './App.tsx';

type Opening =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: RequestError['reason'] | undefined }
  | { kind: 'open'; session: Session; api: ActionApi };

/** How long the window waits before it tries again by itself, in milliseconds. */
const PAUSE_MS = 1000;

async function open({ api, site, schemas }: InitialData): Promise<{ session: Session; api: ActionApi }> {
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

function whyNot({ language, window }: EditorMessages, reason: RequestError['reason'] | undefined): string {
  if (reason === 'code') return pairingMessages(language).refused;
  return reason === 'key' ? window.noKey : window.failed;
}

export function Start({ asked }: { asked: Promise<InitialData> }) {
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  const [language, setLanguage] = useSetting('language', messagesFor(navigator.languages).language);
  const words = messagesFor([language]);

  const first = useRef<Promise<InitialData> | undefined>(asked);
  const isTrying = useRef(false);
  const begin = useCallback(async () => {
    if (isTrying.current) return;
    isTrying.current = true;
    const answer = first.current ?? loadInitialData();
    first.current = undefined;
    await answer.then(open).then(
      (opened) => setOpening({ kind: 'open', ...opened }),
      (reason: unknown) =>
        setOpening({ kind: 'failed', reason: reason instanceof RequestError ? reason.reason : undefined }),
    );
    isTrying.current = false;
  }, []);
  useEffect(() => {
    begin();
  }, [begin]);
  useEffect(() => {
    if (opening.kind !== 'failed') return;
    // The address was opened anew in this tab, with a key or a code.
    addEventListener('hashchange', begin);
    // The editor may be started again, and another window may bring a key.
    const mayCome = opening.reason === 'stopped' || opening.reason === 'key';
    const timer = mayCome ? setTimeout(begin, PAUSE_MS) : undefined;
    return () => {
      removeEventListener('hashchange', begin);
      clearTimeout(timer);
    };
  }, [opening, begin]);
  useEffect(() => {
    if (opening.kind === 'open') return opening.session.close;
  }, [opening]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = words.window.name;
  }, [language, words]);

  return (
    <MessagesContext value={words}>
      {opening.kind === 'open' ? (
        <App
          session={opening.session}
          api={opening.api}
          onLanguage={() => setLanguage(nextLanguage(language))}
        />
      ) : (
        <main className="window-start">
          <h1>{words.window.name}</h1>
          <p role="status">
            {opening.kind === 'loading' && words.window.loading}
            {opening.kind === 'failed' && whyNot(words, opening.reason)}
          </p>
          {opening.kind === 'failed' && opening.reason !== 'code' && (
            <button type="button" className="window-button" onClick={begin}>
              {words.window.again}
            </button>
          )}
        </main>
      )}
    </MessagesContext>
  );
}
