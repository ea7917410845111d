/** The views of the steps of a publication: plan, prompts, progress. */

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import type {
  PageSample,
  PromptResponse,
  PublishPlan,
  PublishRequest,
  PublishStep,
} from '../../shared/protocol.ts';
import { focusOnMount } from '../lib/focus.tsx';
import { useMessages } from '../messages/messages.ts';

interface Props {
  target: string;
  onRespond: (response: PromptResponse) => void;
  onStop: () => void;
}

export function PlanPrompt({
  plan,
  action,
  target,
  onRespond,
  onStop,
}: Props & { plan: PublishPlan; action: PublishRequest['action'] }) {
  const { publish: messages, language } = useMessages();
  const formatNumber = (count: number) => count.toLocaleString(language);
  const { pages, totalPages, files, removed, bytes } = plan;
  const isRollback = action === 'rollback';
  const kinds = (['added', 'changed', 'gone'] as const).flatMap((kind) =>
    pages && pages[kind].count > 0 ? [{ kind, sample: pages[kind] }] : [],
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
      <p className="publish-to">{format(messages.planTo, { to: target })}</p>
      {isRollback && <p>{messages.backHelp}</p>}
      {totalPages !== undefined && <p>{format(messages.packed, { pages: formatNumber(totalPages) })}</p>}
      {pages && kinds.length === 0 && <p>{messages.noPages}</p>}
      {kinds.map(({ kind, sample }) => (
        <PageTitles
          key={kind}
          label={format(messages[kind], { count: formatNumber(sample.count) })}
          sample={sample}
        />
      ))}
      <p className="acts-quiet">
        {format(megabytes === undefined ? messages.files : messages.filesWithSize, {
          sent: formatNumber(files),
          removed: formatNumber(removed),
          ...(megabytes !== undefined && { megabytes }),
        })}
      </p>
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

function PageTitles({ label, sample }: { label: string; sample: PageSample }) {
  const { publish: messages, language } = useMessages();
  const rest = sample.count - sample.titles.length;
  return (
    <details className="publish-pages">
      <summary>{label}</summary>
      <ul>
        {sample.titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have one title, and the list does not change
          <li key={index} dir="auto">
            {title}
          </li>
        ))}
        {rest > 0 && <li>{format(messages.more, { count: rest.toLocaleString(language) })}</li>}
      </ul>
    </details>
  );
}

export function PasswordPrompt({ isWrong, target: to, onRespond, onStop }: Props & { isWrong: boolean }) {
  const messages = useMessages().publish;
  const id = useId();
  const [password, setPassword] = useState('');
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onRespond(password);
  };
  return (
    <form className="acts-form" onSubmit={next}>
      <div className="acts-question">
        <label htmlFor={id}>{format(messages.password, { to })}</label>
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

export function ConfirmPrompt({ text, onRespond, onStop }: Props & { text: string }) {
  const messages = useMessages().publish;
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

export function DialogView({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 ref={focusOnMount} tabIndex={-1} data-first>
        {title}
      </h3>
      {children}
    </>
  );
}

interface ProgressProps {
  step: Extract<PublishStep, { kind: 'working' }>;
  onStop: () => void;
}

export function ProgressView({ step: { stage, done, total }, onStop }: ProgressProps) {
  const { publish: messages, language } = useMessages();
  const formatNumber = (count: number) => count.toLocaleString(language);
  return (
    <DialogView title={messages.wait}>
      {/* The numbers change too often to be read aloud. */}
      <p role="status">{messages.stages[stage]}</p>
      <progress
        className="publish-progress"
        value={done}
        max={total ?? 1}
        aria-label={messages.stages[stage]}
      />
      <p className="publish-count">
        {done !== undefined &&
          total !== undefined &&
          format(messages.progress, { done: formatNumber(done), all: formatNumber(total) })}
      </p>
      <p className="acts-quiet">{messages.goesOn}</p>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onStop}>
          {messages.stop}
        </button>
      </footer>
    </DialogView>
  );
}
