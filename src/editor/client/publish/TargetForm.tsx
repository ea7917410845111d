/** Where the site is published, and what of it is not saved yet. */
import { type FormEvent, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { type PublishRequest, SETTINGS_PATH } from '../../shared/protocol.ts';
import { DraftNotice } from '../dialogs/DraftNotice.tsx';
import { useDialogDraft } from '../dialogs/useDialogDraft.ts';
import { useActionMessages } from '../form/useActionMessages.ts';
import { focusOnMount } from '../lib/focusOnMount.ts';
import { useMessages } from '../messages/context.ts';
import type { PublishMessages } from '../messages/publish.ts';
import { refusalMessage } from '../state/api.ts';
import type { PublishProps } from './model.ts';
import { storedTargets, storeTarget } from './targets.ts';

interface Props extends PublishProps {
  messages: PublishMessages;
}

export function TargetForm({ api, session, messages, onChoose, onSaveAll }: Props) {
  const id = useId();
  const acts = useActionMessages();
  const { site } = session.state();
  const [targets, setTargets] = useState<readonly string[]>(() => storedTargets(site.id));
  /** One that is known; undefined is another place. */
  const [chosen, setChosen] = useState<string | undefined>(targets[0]);
  const { set, ...draft } = useDialogDraft(session.dialogs, 'publish', { place: '' });
  const typed = draft.values.place;
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    api.settings().then(
      ({ to }) => {
        if (to === undefined) return;
        setTargets((before) => (before.includes(to) ? before : [...before, to]));
        setChosen((before) => before ?? to);
      },
      // Where the server does not answer, the banner says so.
      (reason: unknown) => setRefusal((before) => refusalMessage(reason) ?? before),
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
      setRefusal(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    void begin('publish');
  };
  return (
    <form className="acts-form" onSubmit={next}>
      <UnsavedPages session={session} messages={messages} onChoose={onChoose} onSaveAll={onSaveAll} />
      <div role="alert">{refusal !== '' && <p className="acts-mistake">{refusal}</p>}</div>
      <fieldset className="acts-question">
        {/* Where Back has led here, what had the focus is gone. */}
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
            <DraftNotice time={draft.savedAt} onDiscard={draft.discard} messages={acts} />
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
                {messages.places.map(([form, what]) => (
                  <div key={form}>
                    <dt>
                      <code>{form}</code>
                    </dt>
                    <dd>{what}</dd>
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

/** The pages that have changes which are not saved. */
function UnsavedPages({ session, messages, onChoose, onSaveAll }: Omit<Props, 'api'>) {
  const { window } = useMessages();
  const { unsaved: kept, site, isSaving } = useSyncExternalStore(session.subscribe, session.state);
  const paths = [...new Set(Object.values(kept).map(({ path }) => path))];
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
