/**
 * The contact form. Nothing that a visitor types is stored or sent by the site: Send opens the visitor's own mail
 * program with the text filled in. Without script there is a plain mail link in its place.
 */
import type { FormEvent } from 'react';
import { emailsOf } from '../contact/ways.ts';
import { Section } from '../parts/Section.tsx';
import { useSurroundings } from '../parts/surroundings.ts';
import type { BlockProps } from './props.ts';

const FIELDS = [
  { name: 'first', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'last', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'subject', label: 'Subject', type: 'text', autoComplete: 'off' },
  { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
] as const;

export type Words = Record<(typeof FIELDS)[number]['name'] | 'message', string>;

export function ContactForm({ block, id, level }: BlockProps<'contact-form'>) {
  const email = emailsOf(useSurroundings().site.contact)[0]?.value;
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
        Write to us: <a href={`mailto:${email}`}>{email}</a>
      </p>
      {/* Outside of a dialog the method "dialog" submits nothing (HTML, form submission), so that a Send before the app
          has arrived never puts the words into the address bar. */}
      <form className="contact-form script-only" method="dialog" onSubmit={send}>
        {FIELDS.map(({ name, label, type, autoComplete }) => (
          <p key={name} className={`field field-${name}`}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <input
              id={`${id}-${name}`}
              name={name}
              type={type}
              placeholder={label}
              autoComplete={autoComplete}
            />
          </p>
        ))}
        <p className="field field-message">
          <label htmlFor={`${id}-message`}>Message</label>
          <textarea id={`${id}-message`} name="message" rows={6} placeholder="Message" />
        </p>
        <p className="field field-send">
          <button type="submit" className="button" aria-describedby={`${id}-note`}>
            Send
          </button>
          <small id={`${id}-note`}>
            Send opens your own mail program with these words filled in; this site keeps and sends nothing.
          </small>
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
