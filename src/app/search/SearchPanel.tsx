import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSiteContext } from '../hooks/siteContext.ts';
import { useMessages } from '../hooks/useLocale.ts';
import type { LiveSearchResultsProps } from './LiveSearchResults.tsx';

/** Id of the field on the search page, for the quick search. */
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
  id: string;
  text: string;
  onText: (text: string) => void;
  onSubmit?: () => void;
  most: number;
  onMore?: () => void;
  onLeave?: () => void;
  input?: RefObject<HTMLInputElement | null>;
  children?: ReactNode;
}) {
  const { search } = useMessages();
  const { loadSearch } = useSiteContext();
  const ownField = useRef<HTMLInputElement>(null);
  const field = input ?? ownField;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the app had come
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== '' && early !== text) onText(early);
  }, []);
  useEffect(() => {
    loadSearch?.().catch(() => undefined);
  }, [loadSearch]);
  // Late results replace the list, so a focused link in it would lose the focus.
  const focused = useRef<EventTarget>(null);
  const keepFocus = () => {
    const lost = focused.current instanceof Node && !focused.current.isConnected;
    if (lost && document.activeElement === document.body) field.current?.focus();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    // Input methods, as for many Asian scripts, use the arrow keys during composition.
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
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
  // The clicked button disappears and would lose the focus.
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
      <LazyResults text={text} most={most} onText={again} onMore={onMore} onDraw={keepFocus}>
        {children}
      </LazyResults>
    </div>
  );
}

const isTyping = ({ key }: KeyboardEvent) => key.length === 1 || key === 'Backspace';

function LazyResults(props: LiveSearchResultsProps) {
  const [Results, setResults] = useState<ComponentType<LiveSearchResultsProps>>();
  const [failed, setFailed] = useState(false);
  const { search } = useMessages();
  useEffect(() => {
    if (Results || failed) return;
    import('./LiveSearchResults.tsx').then(
      ({ LiveSearchResults }) => setResults(() => LiveSearchResults),
      () => setFailed(true),
    );
  }, [Results, failed]);
  if (Results) return <Results {...props} />;
  if (props.text.trim() === '') return props.children;
  if (failed)
    return (
      <p className="search-state" role="alert">
        {search.failed} {search.line}{' '}
        <button
          type="button"
          className="button"
          onClick={() => {
            setFailed(false);
            props.onText(props.text);
          }}
        >
          {search.again}
        </button>
      </p>
    );
  return <p className="search-state search-waiting">{search.loading}</p>;
}
