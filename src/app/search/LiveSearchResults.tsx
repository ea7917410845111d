/** Results of the typed query, or its loading state. Lazily loaded. */
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { phonesOf } from '../../core/data/contact/methods.ts';
import { href } from '../../core/route/path.ts';
import { Text } from '../components/Text.tsx';
import { type SearchResultsProps, useBase, useSiteContext } from '../hooks/siteContext.ts';
import { useLocale, useMessages, useSite } from '../hooks/useLocale.ts';
import { type SearchState, useSearch } from '../hooks/useSearch.ts';

type SearchActions = Pick<SearchResultsProps, 'onText' | 'onMore'>;

export interface LiveSearchResultsProps extends SearchActions {
  text: string;
  most: number;
  /** Called after each render of the results. */
  onDraw: () => void;
  children?: ReactNode;
}

export function LiveSearchResults({ text, most, onDraw, children, ...wishes }: LiveSearchResultsProps) {
  const state = useSearch(text, most);
  useLayoutEffect(onDraw);
  return (
    <>
      <Announcement answer={state} />
      {state.kind === 'none' ? children : <SearchStateView answer={state} {...wishes} />}
    </>
  );
}

function SearchStateView({ answer, ...wishes }: SearchActions & { answer: SearchState }) {
  const { contact } = useSite();
  const { search } = useMessages();
  const base = useBase();
  switch (answer.kind) {
    case 'none':
      return null;
    case 'loading':
      return <p className="search-state search-waiting">{search.loading}</p>;
    case 'failed':
      return <SearchFailure {...answer} {...wishes} />;
    case 'results':
      return (
        <>
          <answer.view.SearchResults
            text={answer.text}
            results={answer.results}
            words={answer.words}
            phone={phonesOf(contact)[0]?.value}
            base={base}
            {...wishes}
          />
          {/* Below the results, so that they do not move when it disappears. */}
          {answer.isLoading && <p className="search-state search-waiting">{search.loading}</p>}
        </>
      );
  }
}

function SearchFailure({
  text,
  retry,
  onText,
}: {
  text: string;
  retry: () => void;
  onText: (text: string) => void;
}) {
  const { searchPath } = useSiteContext();
  const { search } = useMessages();
  const base = useBase();
  return (
    <div className="search-state" role="alert">
      <p>
        {search.failed} {search.line}
      </p>
      <p className="button-row">
        <button
          type="button"
          className="button"
          onClick={() => {
            retry();
            onText(text);
          }}
        >
          {search.again}
        </button>
        {searchPath !== undefined && (
          <a className="button button-quiet" href={base + href(searchPath)} data-reload="">
            {search.seeList}
          </a>
        )}
      </p>
    </div>
  );
}

/** Delay after the last input before the count is announced, in milliseconds. */
const PAUSE_MS = 700;

function Announcement({ answer }: { answer: SearchState }) {
  const [announced, setSaid] = useState('');
  const locale = useLocale();
  const words =
    answer.kind === 'loading'
      ? locale.messages.search.loading
      : answer.kind === 'results' && !answer.isLoading
        ? answer.view.summary(answer.results, answer.text, answer.words, locale.language)
        : '';
  useEffect(() => {
    const pause = setTimeout(() => setSaid(words), words === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      <span key={announced}>
        <Text>{announced}</Text>
      </span>
    </p>
  );
}
