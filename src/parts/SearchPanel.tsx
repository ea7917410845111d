/** A field to type into and what is found: on the search page, on the not-found page, in the quick search. */
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { phonesOf } from '../contact/ways.ts';
import type { PageWords } from '../content/voice.ts';
import { href } from '../route/path.ts';
import type { Wishes } from './SearchResults.tsx';
import { useSite, useVoice, useWords } from './speech.ts';
import { useBase, useSurroundings } from './surroundings.ts';
import { Text } from './Text.tsx';
import { type Answer, useSearch } from './useSearch.ts';

/** The id of the field on the search page, for the quick search. */
export const SEARCH_FIELD = 'search-field';

export function SearchPanel({
  id,
  text,
  onText,
  onSubmit,
  most,
  onMore,
  onLeave,
  input,
  children,
}: {
  /** The id of the field. */
  id: string;
  /** What is typed. */
  text: string;
  onText: (text: string) => void;
  /** Called when Enter is pressed in the field. */
  onSubmit?: () => void;
  /** How many hits are shown. */
  most: number;
  /** Called when more of them are wanted. */
  onMore?: () => void;
  /** Called when the focus leaves the field. */
  onLeave?: () => void;
  input?: RefObject<HTMLInputElement | null>;
  /** Shown while nothing is typed. */
  children?: ReactNode;
}) {
  const answer = useSearch(text, most);
  const { search } = useWords();
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the app had come
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== '' && early !== text) onText(early);
  }, []);
  // Results that come late are drawn anew, and a link among them takes the focus with it when it goes.
  const focused = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const lost = focused.current instanceof Node && !focused.current.isConnected;
    if (lost && document.activeElement === document.body) field.current?.focus();
  });
  // The results are plain links, which the arrow keys move through as well.
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.result-link')];
    const current = links.findIndex((link) => link.matches(':focus'));
    const inField = document.activeElement === field.current;
    if (event.key === 'ArrowDown' && (inField || current >= 0)) {
      event.preventDefault();
      links[Math.min(current + 1, links.length - 1)]?.focus();
    } else if (event.key === 'ArrowUp' && current >= 0) {
      event.preventDefault();
      (links[current - 1] ?? field.current)?.focus();
    } else if (current >= 0 && isTyping(event)) {
      field.current?.focus();
    }
  };
  // What is clicked here goes away, and must not take the focus with it.
  const again = (words: string) => {
    onText(words);
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the links inside are what is used
    <div
      className="search"
      onKeyDown={move}
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      {/* Outside of a dialog the method "dialog" submits nothing; see ContactForm. */}
      {/* biome-ignore lint/a11y/useSemanticElements: the element search is unknown to many browsers in use */}
      <form className="search-form script-only" method="dialog" role="search" onSubmit={submit}>
        <label className="search-label" htmlFor={id}>
          {search.label}
        </label>
        <input
          id={id}
          ref={field}
          className="search-input"
          name="q"
          type="search"
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onBlur={onLeave}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </form>
      <Announcement answer={answer} />
      {answer.kind === 'none' ? children : <AnswerView answer={answer} onText={again} onMore={onMore} />}
    </div>
  );
}

/** A letter, a space, or one taken back. */
const isTyping = ({ key }: KeyboardEvent) => key.length === 1 || key === 'Backspace';

function AnswerView({ answer, ...wishes }: Wishes & { answer: Answer }) {
  const { contact } = useSite();
  const { search } = useWords();
  const base = useBase();
  switch (answer.kind) {
    case 'none':
      return null;
    case 'loading':
      return (
        <p key={waitingWords(answer, search)} className="search-state search-waiting">
          {waitingWords(answer, search)}
        </p>
      );
    case 'failed':
      return <SearchFailure {...answer} {...wishes} what={search.failed} />;
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
          {/* Below the results, which stay where they are when it goes. */}
          {answer.rest === 'loading' && (
            <p className="search-state search-waiting">{waitingWords(answer, search)}</p>
          )}
          {answer.rest === 'failed' && <SearchFailure {...answer} {...wishes} what={search.titlesOnly} />}
        </>
      );
  }
}

function SearchFailure({
  what,
  text,
  retry,
  onText,
}: {
  what: string;
  text: string;
  retry: () => void;
  onText: (text: string) => void;
}) {
  const { searchPath } = useSurroundings();
  const { search } = useWords();
  const base = useBase();
  return (
    <div className="search-state" role="alert">
      <p>
        {what} {search.line}
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

/** What is being waited for; nothing where all has come. */
function waitingWords(answer: Answer, words: PageWords['search']): string {
  if (answer.kind === 'results') {
    return answer.rest === 'loading' ? words.loadingRest : '';
  }
  if (answer.kind !== 'loading') return '';
  return answer.titles ? words.noTitle : words.loading;
}

/** How long nothing is typed before the count is read aloud, in milliseconds. */
const PAUSE = 700;

/** Says what was found and what is being waited for, once both have stayed the same. */
function Announcement({ answer }: { answer: Answer }) {
  const [said, setSaid] = useState('');
  const voice = useVoice();
  const found =
    answer.kind === 'results'
      ? answer.view.summary(answer.results, answer.text, answer.words, voice.language)
      : '';
  const words = [found, waitingWords(answer, voice.words.search)].filter(Boolean).join('. ');
  useEffect(() => {
    const pause = setTimeout(() => setSaid(words), words === '' ? 0 : PAUSE);
    return () => clearTimeout(pause);
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      <span key={said}>
        <Text>{said}</Text>
      </span>
    </p>
  );
}
