/** A field to type into and what is found: on the search page, on the not-found page, in the quick search. */
import {
  type FormEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { fileHref, linkTarget } from '../route/link.ts';
import { href } from '../route/path.ts';
import type { Piece } from '../search/mark.ts';
import type { Hit, Results } from '../search/search.ts';
import { useSurroundings } from './context.ts';
import { DateText } from './DateText.tsx';
import { Text } from './Text.tsx';
import { type Answer, useSearch } from './useSearch.ts';

export function SearchPanel({
  id,
  label,
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
  label: string;
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
    <div className="search" onKeyDown={move}>
      {/* Outside of a dialog the method "dialog" submits nothing; see ContactForm. */}
      {/* biome-ignore lint/a11y/useSemanticElements: the element search is unknown to many browsers in use */}
      <form className="search-form script-only" method="dialog" role="search" onSubmit={submit}>
        <label className="search-label" htmlFor={id}>
          {label}
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

interface Wishes {
  onText: (text: string) => void;
  onMore?: () => void;
}

function AnswerView({ answer, ...wishes }: Wishes & { answer: Answer }) {
  const { searchPath } = useSurroundings();
  switch (answer.kind) {
    case 'none':
      return null;
    case 'loading':
      return <p className="search-state search-waiting">One moment …</p>;
    case 'failed':
      return (
        <div className="search-state" role="alert">
          <p>The search could not be loaded. The connection may have been lost for a moment.</p>
          <p className="button-row">
            <button
              type="button"
              className="button"
              onClick={() => {
                answer.retry();
                wishes.onText(answer.text);
              }}
            >
              Try again
            </button>
            {searchPath !== undefined && (
              <a className="button button-quiet" href={href(searchPath)} data-reload="">
                See the list of all pages
              </a>
            )}
          </p>
        </div>
      );
    case 'results':
      return <ResultsView text={answer.text} results={answer.results} {...wishes} />;
  }
}

function ResultsView({ text, results, onText, onMore }: Wishes & { text: string; results: Results }) {
  const { count, hits, suggestions } = results;
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<number>(undefined);
  useEffect(() => {
    if (more.current === undefined || hits.length <= more.current) return;
    list.current?.querySelectorAll<HTMLElement>('.result-link')[more.current]?.focus();
    more.current = undefined;
  }, [hits]);
  return (
    <>
      <p className="search-state">
        <Text>{summary(results, text)}</Text>
      </p>
      {suggestions.length > 0 && (
        <p className="search-suggestions">
          Did you mean{' '}
          {suggestions.map((word) => (
            <button key={word} type="button" className="search-suggestion" onClick={() => onText(word)}>
              <Text>{word}</Text>
            </button>
          ))}
        </p>
      )}
      {hits.length > 0 && (
        <ol ref={list} className="results" aria-label="Results">
          {hits.map((hit) => (
            <li key={hit.path} className="result">
              <HitView hit={hit} />
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
            Show more
          </button>
        </p>
      )}
    </>
  );
}

function HitView({ hit: { path, title, section, date, excerpt } }: { hit: Hit }) {
  return (
    <>
      <a className="result-link" href={linkTarget(path).kind === 'file' ? fileHref(path) : href(path)}>
        <Marked pieces={title} />
      </a>
      {(section !== undefined || date !== undefined) && (
        <p className="result-place">
          {section && <Marked pieces={section} />}
          {section && date !== undefined && ' · '}
          {date !== undefined && <DateText date={date} />}
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

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) => {
    const Tag = marked ? 'mark' : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name but its place
      <Tag key={index}>
        <Text>{text}</Text>
      </Tag>
    );
  });
}

/** What was found, in a sentence. */
export function summary({ count, complete }: Results, text: string): string {
  if (count === 0) return `Nothing was found for “${text}”.`;
  if (!complete) return `Nothing has all of “${text}”; this comes nearest.`;
  return count === 1 ? `1 result for “${text}”` : `${count} results for “${text}”`;
}

/** How long nothing is typed before the count is read aloud, in milliseconds. */
const PAUSE = 700;

/** Says what was found, once the typing has paused. */
function Announcement({ answer }: { answer: Answer }) {
  const [said, setSaid] = useState('');
  const words = answer.kind === 'results' ? summary(answer.results, answer.text) : '';
  useEffect(() => {
    const pause = setTimeout(() => setSaid(words), words === '' ? 0 : PAUSE);
    return () => clearTimeout(pause);
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      <Text>{said}</Text>
    </p>
  );
}
