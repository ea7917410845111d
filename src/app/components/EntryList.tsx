/** Compact list with minimal markup: a year may have hundreds of entries. */
import type { Ref } from 'react';
import { DateText } from './DateText.tsx';
import { Link } from './Link.tsx';
import { Text } from './Text.tsx';

interface EntryLine {
  title: string;
  /** As written in content. */
  href?: string;
  /** dd-mm-yyyy. */
  date?: string;
  text?: string;
}

export function EntryList({
  lines,
  label,
  list,
}: {
  lines: readonly EntryLine[];
  /** Accessible name of a list without a heading. */
  label?: string;
  list?: Ref<HTMLUListElement>;
}) {
  return (
    <ul className="entry-lines" aria-label={label} ref={list}>
      {lines.map(({ title, href, date, text }) => (
        <li key={href ?? title}>
          {href === undefined ? (
            <span className="entry-title">
              <Text>{title}</Text>
            </span>
          ) : (
            <Link to={href} className="entry-title entry-link">
              <Text>{title}</Text>
            </Link>
          )}
          {date && <DateText date={date} />}
          {text && (
            <span className="entry-note">
              <Text>{text}</Text>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
