/** The filter of a long list: by word, year and tag. What fits stands in place of the list while something is asked for. */
import {
  type ChangeEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { textLanguage } from '../../core/i18n/language.ts';
import type { Jump } from '../../core/model.ts';
import { useFilter } from '../hooks/useFilter.ts';
import { useLocale, useMessages } from '../hooks/useLocale.ts';
import { useUrlState } from '../hooks/useUrlState.ts';
import { Announcement, FilterResults } from './FilterResults.tsx';

/** How many entries are shown at first, and how many more each time. */
const STEP = 50;

/** What is asked for, by the names that it has in the address; a year and a tag by the last part of the address of their pages. */
const NAMES = ['words', 'year', 'tag'] as const;
type FilterValues = Readonly<Record<(typeof NAMES)[number], string>>;

const NOTHING: FilterValues = { words: '', year: '', tag: '' };

const isAny = (wish: FilterValues) => NAMES.some((name) => wish[name].trim() !== '');

/** The last part of the address to which a jump leads. */
const nameOf = ({ href }: Jump) => href.replace(/.*[/#]/, '');

export function ListFilter({
  id,
  file,
  years,
  tags,
  children,
}: {
  /** Of the field. */
  id: string;
  /** The name of the made file with all entries. */
  file: string;
  years: readonly Jump[];
  tags: readonly Jump[];
  /** The list. */
  children: ReactNode;
}) {
  const { archive, search } = useMessages();
  const [wish, setWish] = useState(NOTHING);
  const [most, setMost] = useState(STEP);
  const [near, setNear] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const first = useRef(true);
  const named = useMemo(() => years.map((year) => ({ name: nameOf(year), count: year.count ?? 0 })), [years]);
  const { filter, later, retry } = useFilter(file, named, near || isAny(wish));

  // The HTML is the same for all that can be asked for.
  const settle = useUrlState(wish, most === STEP ? undefined : most, (query, kept = STEP) => {
    // What was typed, and where the focus was, before the app had come.
    const early = first.current ? new FormData(form.current ?? undefined) : undefined;
    if (first.current && form.current?.contains(document.activeElement)) setNear(true);
    first.current = false;
    const value = (name: string) => String(early?.get(name) || query.get(name) || '');
    const knownValue = (name: string, jumps: readonly Jump[]) =>
      jumps.some((jump) => nameOf(jump) === value(name)) ? value(name) : '';
    setWish({ words: value('words'), year: knownValue('year', years), tag: knownValue('tag', tags) });
    setMost(kept);
  });

  const changeFilter = useCallback((wanted: Partial<FilterValues>) => {
    setWish((before) => ({ ...before, ...wanted }));
    setMost(STEP);
  }, []);
  const change = useCallback(
    ({ currentTarget: { name, value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      changeFilter({ [name]: value }),
    [changeFilter],
  );
  // What is clicked here goes away, and must not take the focus with it.
  const clear = () => {
    changeFilter(NOTHING);
    field.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isAny(wish) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    clear();
  };
  // A key does not wait until the entries are shown.
  const shownWish = useDeferredValue(wish);
  const isSet = isAny(shownWish);
  const rows = useMemo(() => {
    const tag = tags.find((jump) => nameOf(jump) === shownWish.tag)?.label ?? '';
    return filter?.find({ ...shownWish, tag });
  }, [filter, shownWish, tags]);
  const choice = (name: 'year' | 'tag', jumps: readonly Jump[]) =>
    jumps.length > 0 && (
      <Choice name={name} id={`${id}-${name}`} value={wish[name]} jumps={jumps} onChange={change} />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields and links inside are what is used
    <div onKeyDown={leave} onBlur={settle}>
      {/* Outside of a dialog the method "dialog" submits nothing; see ContactForm. */}
      {/* biome-ignore lint/a11y/useSemanticElements: the element search is unknown to many browsers in use */}
      <form
        ref={form}
        className="list-filter script-only"
        method="dialog"
        role="search"
        aria-label={archive.find}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onFocus={() => setNear(true)}
      >
        <p className="list-filter-words">
          <label className="search-label" htmlFor={id}>
            {archive.find}
          </label>
          <input
            id={id}
            ref={field}
            className="search-input"
            name="words"
            type="search"
            value={wish.words}
            onChange={change}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </p>
        {choice('year', years)}
        {choice('tag', tags)}
      </form>
      {isSet && (
        <div className="list-asked">
          {retry && (
            <p className="search-state" role="alert">
              {later?.filter.failed} {search.line}{' '}
              <button type="button" className="button" onClick={retry}>
                {search.again}
              </button>
            </p>
          )}
          {rows && later ? (
            <FilterResults
              found={rows}
              most={most}
              words={later}
              onMore={() => setMost((before) => before + STEP)}
              onClear={clear}
            />
          ) : (
            !retry && <p className="search-state search-waiting">{later?.filter.loading ?? '…'}</p>
          )}
        </div>
      )}
      <Announcement count={isSet ? rows?.length : undefined} words={later} />
      <div className={isSet ? 'list-aside' : undefined}>{children}</div>
    </div>
  );
}

/** Drawn again only for another choice: a key should not wait for the years and tags. */
const Choice = memo(function Choice({
  name,
  id,
  value,
  jumps,
  onChange,
}: {
  name: 'year' | 'tag';
  id: string;
  value: string;
  jumps: readonly Jump[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}) {
  const { archive } = useMessages();
  const { language, scripts } = useLocale();
  // There are no elements within an option.
  const languageOf = (text: string) => {
    const textLang = textLanguage(text, language, scripts);
    return textLang === language ? undefined : textLang;
  };
  return (
    <p>
      <label className="search-label" htmlFor={id}>
        {archive[name]}
      </label>
      <select id={id} className="search-input" name={name} value={value} onChange={onChange}>
        <option value="">{archive.all}</option>
        {jumps.map((jump) => (
          <option key={jump.href} value={nameOf(jump)} lang={languageOf(jump.label)}>
            {jump.label}
          </option>
        ))}
      </select>
    </p>
  );
});
