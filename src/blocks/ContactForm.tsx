/**
 * The contact form. Nothing that a visitor types is sent by the site, or kept longer than the window is open: Send opens the
 * visitor's own mail program with the text filled in. The address is there as well, and alone without script.
 */
import { type FormEvent, useState } from 'react';
import { emailsOf } from '../contact/ways.ts';
import { useHistoryEntry } from '../parts/historyEntry.ts';
import { Phrase } from '../parts/Phrase.tsx';
import { Section } from '../parts/Section.tsx';
import { useSite, useWords } from '../parts/speech.ts';
import type { BlockProps } from './props.ts';

const FIELDS = [
  { name: 'first', type: 'text', autoComplete: 'given-name' },
  { name: 'last', type: 'text', autoComplete: 'family-name' },
  { name: 'subject', type: 'text', autoComplete: 'off' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

export type Words = Record<(typeof FIELDS)[number]['name'] | 'message', string>;

/** What was typed, by the entry of the history: a browser gives it back on Back, but not where the app has drawn another page meanwhile. */
const typed = new Map<string, Words>();

export function ContactForm({ block, id, level }: BlockProps<'contact-form'>) {
  const email = emailsOf(useSite().contact)[0]?.value;
  const { form } = useWords();
  const entry = `${useHistoryEntry()} ${id}`;
  // Not that of another entry, as a link to a part of the page makes one while the form stays.
  const [before] = useState(() => typed.get(entry));
  if (email === undefined) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    location.href = mailHref(email, wordsOf(event.currentTarget));
  };
  return (
    <Section kind="contact-form" heading={block.heading} id={id} level={level}>
      {/* Also for whoever has no mail program, or a browser that blocks the app. */}
      <p>
        <Phrase text={form.write} values={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
      </p>
      {/* Outside of a dialog the method "dialog" submits nothing (HTML, form submission), so that a Send before the app
          has arrived never puts the words into the address bar. */}
      <form
        className="contact-form script-only"
        method="dialog"
        onSubmit={send}
        onChange={({ currentTarget }) => typed.set(entry, wordsOf(currentTarget))}
      >
        {FIELDS.map(({ name, type, autoComplete }) => (
          <p key={name} className={`field field-${name}`}>
            <label htmlFor={`${id}-${name}`}>{form[name]}</label>
            <input
              id={`${id}-${name}`}
              name={name}
              type={type}
              placeholder={form[name]}
              autoComplete={autoComplete}
              defaultValue={before?.[name]}
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
            defaultValue={before?.message}
          />
        </p>
        <p className="field field-send">
          <button type="submit" className="button" aria-describedby={`${id}-note`}>
            {form.send}
          </button>
          <small id={`${id}-note`}>{form.note}</small>
        </p>
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

/** The address of a new mail (RFC 6068: percent-encoded, line breaks as CRLF). */
export function mailHref(email: string, { first, last, subject, phone, message }: Words): string {
  const name = [first, last].filter(Boolean).join(' ');
  const signature = [name, phone].filter(Boolean).join('\n');
  const body = [message, signature].filter(Boolean).join('\n\n').replace(/\r?\n/g, '\r\n');
  const fields = [
    ['subject', subject],
    ['body', body],
  ].filter(([, value]) => value);
  const query = fields.map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`).join('&');
  return `mailto:${email}${query ? `?${query}` : ''}`;
}
