/**
 * The contact form. Nothing that a visitor types is stored or sent by the site: Send opens the visitor's own mail
 * program with the text filled in. Without script there is a plain mail link in its place.
 */
import type { FormEvent } from 'react';
import { emailsOf } from '../contact/ways.ts';
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

export function ContactForm({ block, id, level }: BlockProps<'contact-form'>) {
  const email = emailsOf(useSite().contact)[0]?.value;
  const { form } = useWords();
  if (email === undefined) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const word = (name: string) => String(data.get(name) ?? '').trim();
    location.href = mailHref(email, {
      first: word('first'),
      last: word('last'),
      subject: word('subject'),
      phone: word('phone'),
      message: word('message'),
    });
  };
  return (
    <Section kind="contact-form" heading={block.heading} id={id} level={level}>
      <p className="script-none">
        <Phrase text={form.write} values={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
      </p>
      {/* Outside of a dialog the method "dialog" submits nothing (HTML, form submission), so that a Send before the app
          has arrived never puts the words into the address bar. */}
      <form className="contact-form script-only" method="dialog" onSubmit={send}>
        {FIELDS.map(({ name, type, autoComplete }) => (
          <p key={name} className={`field field-${name}`}>
            <label htmlFor={`${id}-${name}`}>{form[name]}</label>
            <input
              id={`${id}-${name}`}
              name={name}
              type={type}
              placeholder={form[name]}
              autoComplete={autoComplete}
            />
          </p>
        ))}
        <p className="field field-message">
          <label htmlFor={`${id}-message`}>{form.message}</label>
          <textarea id={`${id}-message`} name="message" rows={6} placeholder={form.message} />
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
