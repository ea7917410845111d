/** What is asked while something is published. */
import { type FormEvent, useId, useState } from 'react';
import type { PageSample, PromptResponse, PublishPlan, PublishRequest } from '../../shared/protocol.ts';
import { focusOnMount } from '../lib/focusOnMount.ts';
import { useMessages } from '../messages/context.ts';
import type { PublishMessages } from '../messages/publish.ts';
import { View } from './View.tsx';

interface Props {
  words: PublishMessages;
  to: string;
  onAnswer: (answer: PromptResponse) => void;
  onStop: () => void;
}

/** What would change. */
export function Plan({
  plan,
  act,
  words,
  to,
  onAnswer,
  onStop,
}: Props & { plan: PublishPlan; act: PublishRequest['action'] }) {
  const { language } = useMessages();
  const said = (count: number) => count.toLocaleString(language);
  const { pages, totalPages, files, removed, bytes } = plan;
  const isBack = act === 'rollback';
  const kinds = (['added', 'changed', 'gone'] as const).flatMap((kind) =>
    pages && pages[kind].count > 0 ? [{ kind, some: pages[kind] }] : [],
  );
  const megabytes =
    bytes === undefined
      ? undefined
      : (bytes / 1024 / 1024).toLocaleString(language, {
          maximumFractionDigits: 1,
          minimumFractionDigits: 1,
        });
  return (
    <View title={words.plan}>
      <p className="publish-to">{words.planTo(to)}</p>
      {isBack && <p>{words.backHelp}</p>}
      {totalPages !== undefined && <p>{words.packed(said(totalPages))}</p>}
      {pages && kinds.length === 0 && <p>{words.noPages}</p>}
      {kinds.map(({ kind, some }) => (
        <Titles key={kind} label={words[kind](said(some.count))} some={some} words={words} />
      ))}
      <p className="acts-quiet">{words.files(said(files), said(removed), megabytes)}</p>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onStop}>
          {words.back}
        </button>
        <button type="button" className="acts-button acts-main" onClick={() => onAnswer(true)}>
          {isBack ? words.takeBackNow : words.publish}
        </button>
      </footer>
    </View>
  );
}

function Titles({ label, some, words }: { label: string; some: PageSample; words: PublishMessages }) {
  const { language } = useMessages();
  const rest = some.count - some.titles.length;
  return (
    <details className="publish-pages">
      <summary>{label}</summary>
      <ul>
        {some.titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have one title, and the list stays as it is
          <li key={index} dir="auto">
            {title}
          </li>
        ))}
        {rest > 0 && <li>{words.more(rest.toLocaleString(language))}</li>}
      </ul>
    </details>
  );
}

export function PasswordForm({ isWrong, words, to, onAnswer, onStop }: Props & { isWrong: boolean }) {
  const id = useId();
  const [password, setPassword] = useState('');
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onAnswer(password);
  };
  return (
    <form className="acts-form" onSubmit={next}>
      <div className="acts-question">
        <label htmlFor={id}>{words.password(to)}</label>
        <p className="acts-help" id={`${id}-help`}>
          {words.passwordHelp}
        </p>
        <input
          id={id}
          ref={focusOnMount}
          data-first
          className="acts-control"
          type="password"
          autoComplete="off"
          value={password}
          aria-invalid={isWrong}
          aria-describedby={`${id}-help ${id}-wrong`}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p className="acts-mistake" id={`${id}-wrong`} role="alert">
          {isWrong && words.wrong}
        </p>
      </div>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onStop}>
          {words.back}
        </button>
        <button type="submit" className="acts-button acts-main" aria-disabled={password === ''}>
          {words.goOn}
        </button>
      </footer>
    </form>
  );
}

export function Confirm({ text, words, onAnswer, onStop }: Props & { text: string }) {
  return (
    <View title={words.confirm}>
      <p className="acts-said">{text}</p>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onStop}>
          {words.no}
        </button>
        <button type="button" className="acts-button" onClick={() => onAnswer(true)}>
          {words.yes}
        </button>
      </footer>
    </View>
  );
}
