import { Fragment, useEffect, useRef } from 'react';
import { format, plural } from '../../core/i18n/format.ts';
import type { LazyMessages } from '../../core/i18n/locale.ts';
import { linkHref } from '../../core/route/link.ts';
import type { HighlightPart } from '../../core/search/highlight.ts';
import type { Hit, Results } from '../../core/search/results.ts';
import '../styles/results.css';
import { DateText } from '../components/DateText.tsx';
import { FormattedMessage } from '../components/FormattedMessage.tsx';
import { PhoneLink } from '../components/PhoneLink.tsx';
import { Text } from '../components/Text.tsx';
import type { SearchResultsProps } from '../hooks/siteContext.ts';
import { useLocale } from '../hooks/useLocale.ts';

export function SearchResults({ text, results, words, phone, base, onText, onMore }: SearchResultsProps) {
  const { count, hits, suggestions, complete } = results;
  const { language } = useLocale();
  const summaryText = summary(results, text, words, language);
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<number>(undefined);
  useEffect(() => {
    if (more.current === undefined || hits.length <= more.current) return;
    list.current?.querySelectorAll<HTMLElement>('.result-link')[more.current]?.focus();
    more.current = undefined;
  }, [hits]);
  return (
    <>
      {/* Keyed by its text, as the pages in Shell are. */}
      <p key={summaryText} className="search-state">
        <Text>{summaryText}</Text>
      </p>
      {suggestions.length > 0 && (
        <p className="search-suggestions">
          {words.meant}{' '}
          {suggestions.map((word) => (
            <button key={word} type="button" className="search-suggestion" onClick={() => onText(word)}>
              <Text>{word}</Text>
            </button>
          ))}
        </p>
      )}
      {hits.length > 0 && (
        <ol key={`${text} results`} ref={list} className="results" aria-label={words.name}>
          {hits.map((hit) => (
            <li key={hit.path} className="result">
              <HitView hit={hit} base={base} />
            </li>
          ))}
        </ol>
      )}
      {onMore && count > hits.length && (
        <p className="button-row">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              more.current = hits.length;
              onMore();
            }}
          >
            {words.more}
          </button>
        </p>
      )}
      {!complete && phone !== undefined && (
        <p className="search-help">
          <FormattedMessage text={words.call} values={{ phone: <PhoneLink phone={phone} /> }} />
        </p>
      )}
    </>
  );
}

function HitView({ hit: { path, title, section, date, excerpt }, base }: { hit: Hit; base: string }) {
  return (
    <>
      <a className="result-link" href={linkHref(path, base)}>
        <Marked pieces={title} />
      </a>
      {(section !== undefined || date !== undefined) && (
        <p className="result-place">
          {date !== undefined && <DateText date={date} />}
          {section && date !== undefined && ' · '}
          {section && <Marked pieces={section} />}
        </p>
      )}
      {excerpt && (
        <p className="result-excerpt">
          <Marked pieces={excerpt} />
        </p>
      )}
    </>
  );
}

function Marked({ pieces }: { pieces: readonly HighlightPart[] }) {
  return pieces.map(({ text, isMatch }, index) => {
    const Tag = isMatch ? 'mark' : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name but its place
      <Tag key={index}>
        <Text>{text}</Text>
      </Tag>
    );
  });
}

/** @param language of the sentence */
export function summary(
  { count, complete }: Results,
  text: string,
  words: LazyMessages['results'],
  language: string,
): string {
  if (count === 0) return format(words.none, { text });
  if (!complete) return format(words.nearest, { text });
  return format(plural(words.found, count, language), { count, text });
}
