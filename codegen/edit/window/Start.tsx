/** Opens the editor: what the server says of the site comes first. */
import { useCallback, useEffect, useState } from 'react';
import { App } from './App.tsx';
import { type ActApi, openApi, RequestError } from './state/api.ts';
import { keptStore } from './state/kept.ts';
import { lastingStore } from './state/lasting.ts';
import { openSession, type Session } from './state/session.ts';
import { useSetting } from './state/settings.ts';
import { takeToken, tokenOf } from './state/token.ts';
import { nextLanguage, WordsContext, wordsIn } from './words/context.ts';

type Opening =
  | { kind: 'loading' }
  | { kind: 'failed'; isKey: boolean }
  | { kind: 'open'; session: Session; api: ActApi };

async function open(): Promise<{ session: Session; api: ActApi }> {
  takeToken();
  const api = openApi(tokenOf);
  const [site, schemas] = await Promise.all([api.site(), api.schemas()]);
  const store = keptStore(localStorage, site.id, lastingStore());
  await store.renew();
  const session = openSession({
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

export function Start() {
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  const [language, setLanguage] = useSetting('language', wordsIn(navigator.languages).language);
  const words = wordsIn([language]);

  const begin = useCallback(() => {
    setOpening({ kind: 'loading' });
    open().then(
      (opened) => setOpening({ kind: 'open', ...opened }),
      (reason) =>
        setOpening({ kind: 'failed', isKey: reason instanceof RequestError && reason.reason === 'key' }),
    );
  }, []);
  useEffect(begin, [begin]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = words.window.name;
  }, [language, words]);

  return (
    <WordsContext value={words}>
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
            {opening.kind === 'failed' && (opening.isKey ? words.window.noKey : words.window.failed)}
          </p>
          {opening.kind === 'failed' && (
            <button type="button" className="window-button" onClick={begin}>
              {words.window.again}
            </button>
          )}
        </main>
      )}
    </WordsContext>
  );
}
