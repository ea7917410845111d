/** The site sends and stores no form data: Send opens the mail program of the visitor. */
import { type FormEvent, type MouseEvent, useState } from 'react';
import { emailsOf } from '../../core/data/contact/methods.ts';
import { FormattedMessage } from '../components/FormattedMessage.tsx';
import { Section } from '../components/Section.tsx';
import { useHistoryEntry } from '../hooks/historyEntry.ts';
import { useMessages, useSite } from '../hooks/useLocale.ts';
import type { BlockProps } from './props.ts';

const FIELDS = [
  { name: 'first', type: 'text', autoComplete: 'given-name' },
  { name: 'last', type: 'text', autoComplete: 'family-name' },
  { name: 'subject', type: 'text', autoComplete: 'off' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

export type Words = Record<(typeof FIELDS)[number]['name'] | 'message', string>;

/** Input by history entry. Browsers restore input on Back, but not after client-side navigation. */
const typed = new Map<string, Words>();

export function ContactForm({ block, id, level }: BlockProps<'contact-form'>) {
  const email = emailsOf(useSite().contact)[0]?.value;
  const { form } = useMessages();
  const entry = `${useHistoryEntry()} ${id}`;
  // Read once: a link to a part of the page creates a new entry while the form remains.
  const [typedText] = useState(() => typed.get(entry));
  const [isSent, setSent] = useState(false);
  const [isCopied, setCopied] = useState(false);
  if (email === undefined) return null;
  const address = <a href={`mailto:${email}`}>{email}</a>;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    location.href = mailHref(email, wordsOf(event.currentTarget));
    setSent(true);
  };
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    typed.set(entry, wordsOf(currentTarget));
    setCopied(false);
  };
  const copy = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!form) return;
    const { subject, body } = mailOf(wordsOf(form));
    await navigator.clipboard.writeText([subject, body].filter(Boolean).join('\n\n')).then(
      () => setCopied(true),
      // If the browser refuses, the visitor can copy the text from the fields.
      () => undefined,
    );
  };
  return (
    <Section kind="contact-form" heading={block.heading} id={id} level={level}>
      {/* For visitors without a mail program, or with a browser that blocks the app. */}
      <p>
        <FormattedMessage text={form.write} values={{ email: address }} />
      </p>
      {/*
       * Outside of a dialog the method "dialog" submits nothing, so Send before hydration adds no input to
       * the URL.
       */}
      <form className="contact-form script-only" method="dialog" onSubmit={send} onChange={change}>
        {FIELDS.map(({ name, type, autoComplete }) => (
          <p key={name} className={`field field-${name}`}>
            <label htmlFor={`${id}-${name}`}>{form[name]}</label>
            <input
              id={`${id}-${name}`}
              name={name}
              type={type}
              placeholder={form[name]}
              autoComplete={autoComplete}
              defaultValue={typedText?.[name]}
            />
          </p>
        ))}
        <p className="field field-message">
          <label htmlFor={`${id}-message`}>{form.message}</label>
          <textarea
            id={`${id}-message`}
            name="message"
            rows={6}
            placeholder={form.message}
            defaultValue={typedText?.message}
          />
        </p>
        <p className="field field-send">
          <button type="submit" className="button" aria-describedby={`${id}-note`}>
            {form.send}
          </button>
          <small id={`${id}-note`}>{form.note}</small>
        </p>
        {/* A page cannot detect if a mail program has opened. Windows opens none for a long message. */}
        <div className="field field-sent" role="status">
          {isSent && (
            <>
              <p>
                <FormattedMessage text={form.unopened} values={{ email: address }} />
              </p>
              {navigator.clipboard && (
                <button type="button" className="button" onClick={copy}>
                  {isCopied ? form.copied : form.copy}
                </button>
              )}
            </>
          )}
        </div>
      </form>
    </Section>
  );
}

function wordsOf(form: HTMLFormElement): Words {
  const data = new FormData(form);
  const word = (name: string) => String(data.get(name) ?? '').trim();
  return {
    first: word('first'),
    last: word('last'),
    subject: word('subject'),
    phone: word('phone'),
    message: word('message'),
  };
}

function mailOf({ first, last, subject, phone, message }: Words): { subject: string; body: string } {
  const name = [first, last].filter(Boolean).join(' ');
  const signature = [name, phone].filter(Boolean).join('\n');
  return { subject, body: [message, signature].filter(Boolean).join('\n\n') };
}

/** A mailto URL (RFC 6068: percent-encoded, line breaks as CRLF). */
export function mailHref(email: string, words: Words): string {
  const query = Object.entries(mailOf(words))
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`)
    .join('&');
  return `mailto:${email}${query ? `?${query}` : ''}`;
}
