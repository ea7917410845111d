/** The form for the target, with the list of pages that have unsaved changes. */

import { type FormEvent, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { type PublishRequest, SETTINGS_PATH } from '../../shared/protocol.ts';
import { DraftNotice, useDialogDraft } from '../dialogs/dialogDraft.tsx';
import { focusOnMount } from '../lib/focus.tsx';
import { errorMessage } from '../messages/format.ts';
import { useMessages } from '../messages/messages.ts';
import { refusalMessage } from '../state/api.ts';
import type { PublishProps } from './publishRun.ts';

/** Examples of targets; their descriptions are messages. */
const PLACE_EXAMPLES = [
  ['sftp://name@server/folder', 'sftp'],
  ['ftps://name@server/folder', 'ftps'],
  ['s3://bucket?region=…', 's3'],
  ['/var/www/site', 'folder'],
  ['../site.zip', 'zip'],
] as const;

interface Props extends PublishProps {}

export function TargetForm({ api, session, onChoose, onSaveAll }: Props) {
  const messages = useMessages().publish;
  const id = useId();
  const { site } = session.state();
  const [targets, setTargets] = useState<readonly string[]>(() => storedTargets(site.id));
  /** A known target; undefined for another one. */
  const [chosen, setChosen] = useState<string | undefined>(targets[0]);
  const { set, ...draft } = useDialogDraft(session.dialogs, 'publish', { place: '' });
  const typed = draft.values.place;
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    api.settings().then(
      ({ to }) => {
        if (to === undefined) return;
        setTargets((previous) => (previous.includes(to) ? previous : [...previous, to]));
        setChosen((previous) => previous ?? to);
      },
      // If the server does not respond, the banner shows it.
      (reason: unknown) => setRefusal((previous) => refusalMessage(reason) ?? previous),
    );
  }, [api]);

  const begin = async (action: PublishRequest['action']) => {
    if (isBusy) return;
    const to = chosen ?? typed.trim();
    if (to === '') {
      setRefusal(messages.placeMissing);
      return;
    }
    setBusy(true);
    setRefusal('');
    try {
      await api.begin({ action, target: to });
      draft.remove();
      storeTarget(site.id, to);
    } catch (error) {
      setRefusal(errorMessage(error));
      setBusy(false);
    }
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    void begin('publish');
  };
  return (
    <form className="acts-form" onSubmit={next}>
      <UnsavedPages session={session} onChoose={onChoose} onSaveAll={onSaveAll} />
      <div role="alert">{refusal !== '' && <p className="acts-mistake">{refusal}</p>}</div>
      <fieldset className="acts-question">
        {/* After Back, the focused element is gone. */}
        <legend ref={focusOnMount} tabIndex={-1} data-first>
          {messages.where}
        </legend>
        {[...targets, ...(targets.length > 0 ? [undefined] : [])].map((to) => (
          <label key={to ?? ''} className="acts-choice">
            <input type="radio" name={id} checked={chosen === to} onChange={() => setChosen(to)} />
            <span className={to === undefined ? undefined : 'publish-to'}>{to ?? messages.other}</span>
          </label>
        ))}
        {chosen === undefined && (
          <>
            <DraftNotice time={draft.savedAt} onDiscard={draft.discard} />
            <label htmlFor={`${id}-place`} className="acts-heard">
              {messages.place}
            </label>
            <input
              id={`${id}-place`}
              className="acts-control"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={typed}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => set({ place: target.value })}
            />
            <div id={`${id}-help`} className="acts-help">
              <p>{messages.placeHelp}</p>
              <dl className="publish-places">
                {PLACE_EXAMPLES.map(([example, type]) => (
                  <div key={example}>
                    <dt>
                      <code>{example}</code>
                    </dt>
                    <dd>{messages.places[type]}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </>
        )}
      </fieldset>
      <footer className="acts-foot">
        <button
          type="button"
          className="acts-button"
          aria-disabled={isBusy}
          onClick={() => void begin('rollback')}
        >
          {messages.takeBack}
        </button>
        <button type="submit" className="acts-button acts-main" aria-disabled={isBusy}>
          {isBusy ? messages.wait : messages.next}
        </button>
      </footer>
    </form>
  );
}

/** The pages with unsaved changes. */
function UnsavedPages({ session, onChoose, onSaveAll }: Omit<Props, 'api'>) {
  const { publish: messages, window } = useMessages();
  const { unsaved, site, isSaving } = useSyncExternalStore(session.subscribe, session.state);
  const paths = [...new Set(Object.values(unsaved).map(({ path }) => path))];
  if (paths.length === 0) return null;
  const titleOf = (path: string) =>
    path === SETTINGS_PATH
      ? window.parts.settings
      : (site.pages.find((page) => page.path === path)?.title ?? path);
  return (
    <section className="publish-unsaved">
      <p>{messages.unsaved}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <button type="button" className="acts-button" dir="auto" onClick={() => onChoose(path)}>
              {titleOf(path)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="acts-button" aria-disabled={isSaving} onClick={() => void onSaveAll()}>
        {messages.saveAll}
      </button>
    </section>
  );
}

/** The number of remembered targets. They never contain a password, which the server refuses in a target. */
const MAX_TARGETS = 5;

const storageKey = (site: string) => `site-from-data/${site}/publish`;

/** @param site the id of the site @returns the last target first */
function storedTargets(site: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(site)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((target) => typeof target === 'string') : [];
  } catch {
    return [];
  }
}

function storeTarget(site: string, target: string): void {
  const all = [target, ...storedTargets(site).filter((other) => other !== target)].slice(0, MAX_TARGETS);
  try {
    localStorage.setItem(storageKey(site), JSON.stringify(all));
  } catch {
    // The browser has no storage or no space.
  }
}
