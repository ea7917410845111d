import { useEffect, useRef, useState } from 'react';
import { format, formatNumber, plural } from '../../core/i18n/format.ts';
import type { LazyMessages } from '../../core/i18n/locale.ts';
import type { ListRow } from '../../core/search/filter.ts';
import { EntryList } from '../components/EntryList.tsx';
import { useLocale } from '../hooks/useLocale.ts';

export function FilterResults({
  found,
  most,
  words,
  onMore,
  onClear,
}: {
  found: readonly ListRow[];
  most: number;
  words: LazyMessages;
  onMore: () => void;
  onClear: () => void;
}) {
  const countText = useCount(found.length, words);
  const list = useRef<HTMLUListElement>(null);
  const previousCount = useRef<number>(undefined);
  useEffect(() => {
    // The button may be gone after a click, so the focus moves to the first new entry.
    const next =
      previousCount.current === undefined || most <= previousCount.current
        ? undefined
        : previousCount.current;
    previousCount.current = undefined;
    if (next !== undefined) list.current?.querySelectorAll('a')[next]?.focus();
  }, [most]);
  return (
    <>
      <div className="search-state list-found">
        <p key={countText}>{countText}</p>
        <button type="button" className="button button-quiet" onClick={onClear}>
          {words.filter.clear}
        </button>
      </div>
      {found.length > 0 && (
        <EntryList
          list={list}
          label={words.results.name}
          lines={found
            .slice(0, most)
            .map(([path, title, date, tags]) => ({ href: `/${path}`, title, date, text: tags.join(' · ') }))}
        />
      )}
      {found.length > most && (
        <p className="button-row more">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              previousCount.current = most;
              onMore();
            }}
          >
            {words.results.more}
          </button>
        </p>
      )}
    </>
  );
}

function useCount(count: number, { filter }: LazyMessages): string {
  const { language, messages } = useLocale();
  if (count === 0) return filter.none;
  return format(plural(filter.found, count, language), { count: formatNumber(count, messages.numbers) });
}

/** Delay after the last input before the count is announced, in milliseconds. */
const PAUSE_MS = 700;

export function Announcement({ count, words }: { count?: number; words?: LazyMessages }) {
  const [announced, setSaid] = useState<number>();
  useEffect(() => {
    const pause = setTimeout(() => setSaid(count), count === undefined ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [count]);
  return (
    <p className="visually-hidden" role="status">
      {words && announced !== undefined && <CountText key={announced} count={announced} words={words} />}
    </p>
  );
}

const CountText = ({ count, words }: { count: number; words: LazyMessages }) => (
  <span>{useCount(count, words)}</span>
);
