/** What is asked while something is published. */
import { type FormEvent, useId, useState } from 'react';
import type { PageSample, PromptResponse, PublishPlan, PublishRequest } from '../../shared/protocol.ts';
import { focusOnMount } from '../lib/focusOnMount.ts';
import { useMessages } from '../messages/context.ts';
import type { PublishMessages } from '../messages/publish.ts';
import { DialogView } from './DialogView.tsx';

interface Props {
  messages: PublishMessages;
  target: string;
  onRespond: (answer: PromptResponse) => void;
  onStop: () => void;
}

/** What would change. */
export function PlanPrompt({
  plan,
  action,
  messages,
  target,
  onRespond,
  onStop,
}: Props & { plan: PublishPlan; action: PublishRequest['action'] }) {
  const { language } = useMessages();
  const formatNumber = (count: number) => count.toLocaleString(language);
  const { pages, totalPages, files, removed, bytes } = plan;
  const isRollback = action === 'rollback';
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
    <DialogView title={messages.plan}>
      <p className="publish-to">{messages.planTo(target)}</p>
      {isRollback && <p>{messages.backHelp}</p>}
      {totalPages !== undefined && <p>{messages.packed(formatNumber(totalPages))}</p>}
      {pages && kinds.length === 0 && <p>{messages.noPages}</p>}
      {kinds.map(({ kind, some: sample }) => (
        <PageTitles
          key={kind}
          label={messages[kind](formatNumber(sample.count))}
          sample={sample}
          messages={messages}
        />
      ))}
      <p className="acts-quiet">{messages.files(formatNumber(files), formatNumber(removed), megabytes)}</p>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onStop}>
          {messages.back}
        </button>
        <button type="button" className="acts-button acts-main" onClick={() => onRespond(true)}>
          {isRollback ? messages.takeBackNow : messages.publish}
        </button>
      </footer>
    </DialogView>
  );
}

function PageTitles({
  label,
  sample,
  messages,
}: {
  label: string;
  sample: PageSample;
  messages: PublishMessages;
}) {
  const { language } = useMessages();
  const rest = sample.count - sample.titles.length;
  return (
    <details className="publish-pages">
      <summary>{label}</summary>
      <ul>
        {sample.titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have one title, and the list stays as it is
          <li key={index} dir="auto">
            {title}
          </li>
        ))}
        {rest > 0 && <li>{messages.more(rest.toLocaleString(language))}</li>}
      </ul>
    </details>
  );
}

export function PasswordPrompt({
  isWrong,
  messages,
  target: to,
  onRespond,
  onStop,
}: Props & { isWrong: boolean }) {
  const id = useId();
  const [password, setPassword] = useState('');
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onRespond(password);
  };
  return (
    <form className="acts-form" onSubmit={next}>
      <div className="acts-question">
        <label htmlFor={id}>{messages.password(to)}</label>
        <p className="acts-help" id={`${id}-help`}>
          {messages.passwordHelp}
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
          {isWrong && messages.wrong}
        </p>
      </div>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onStop}>
          {messages.back}
        </button>
        <button type="submit" className="acts-button acts-main" aria-disabled={password === ''}>
          {messages.goOn}
        </button>
      </footer>
    </form>
  );
}

export function ConfirmPrompt({ text, messages, onRespond, onStop }: Props & { text: string }) {
  return (
    <DialogView title={messages.confirm}>
      <p className="acts-said">{text}</p>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onStop}>
          {messages.no}
        </button>
        <button type="button" className="acts-button" onClick={() => onRespond(true)}>
          {messages.yes}
        </button>
      </footer>
    </DialogView>
  );
}
