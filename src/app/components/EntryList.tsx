/** Entries one below the other with as little as there can be: a year may have hundreds. */
import type { Ref } from 'react';
import { DateText } from './DateText.tsx';
import { Link } from './Link.tsx';
import { Text } from './Text.tsx';

interface EntryLine {
  title: string;
  /** As it is written in content. */
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
  /** What they are, where no heading says it. */
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
