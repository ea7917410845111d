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

/** Number of entries at first, and added each time. */
const STEP = 50;

/** Names of the URL parameters. The value of a year or a tag is the last path segment of its page. */
const NAMES = ['words', 'year', 'tag'] as const;
type FilterValues = Readonly<Record<(typeof NAMES)[number], string>>;

const NOTHING: FilterValues = { words: '', year: '', tag: '' };

const isFiltered = (values: FilterValues) => NAMES.some((name) => values[name].trim() !== '');

const nameOf = ({ href }: Jump) => href.replace(/.*[/#]/, '');

export function ListFilter({
  id,
  file,
  years,
  tags,
  children,
}: {
  id: string;
  /** Name of the generated data file with all entries. */
  file: string;
  years: readonly Jump[];
  tags: readonly Jump[];
  children: ReactNode;
}) {
  const { archive, search } = useMessages();
  const [values, setWish] = useState(NOTHING);
  const [most, setMost] = useState(STEP);
  const [near, setNear] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const first = useRef(true);
  const named = useMemo(() => years.map((year) => ({ name: nameOf(year), count: year.count ?? 0 })), [years]);
  const { filter, later, retry } = useFilter(file, named, near || isFiltered(values));

  // The prerendered HTML is the same for every filter.
  const settle = useUrlState(values, most === STEP ? undefined : most, (query, savedMost = STEP) => {
    // Input and focus from before hydration.
    const early = first.current ? new FormData(form.current ?? undefined) : undefined;
    if (first.current && form.current?.contains(document.activeElement)) setNear(true);
    first.current = false;
    const value = (name: string) => String(early?.get(name) || query.get(name) || '');
    const knownValue = (name: string, jumps: readonly Jump[]) =>
      jumps.some((jump) => nameOf(jump) === value(name)) ? value(name) : '';
    setWish({ words: value('words'), year: knownValue('year', years), tag: knownValue('tag', tags) });
    setMost(savedMost);
  });

  const changeFilter = useCallback((changes: Partial<FilterValues>) => {
    setWish((previous) => ({ ...previous, ...changes }));
    setMost(STEP);
  }, []);
  const change = useCallback(
    ({ currentTarget: { name, value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      changeFilter({ [name]: value }),
    [changeFilter],
  );
  // The clicked button disappears and would lose the focus.
  const clear = () => {
    changeFilter(NOTHING);
    field.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isFiltered(values) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    clear();
  };
  // Typing has priority over updating the results.
  const shownWish = useDeferredValue(values);
  const isSet = isFiltered(shownWish);
  const rows = useMemo(() => {
    const tag = tags.find((jump) => nameOf(jump) === shownWish.tag)?.label ?? '';
    return filter?.find({ ...shownWish, tag });
  }, [filter, shownWish, tags]);
  const choice = (name: 'year' | 'tag', jumps: readonly Jump[]) =>
    jumps.length > 0 && (
      <Choice name={name} id={`${id}-${name}`} value={values[name]} jumps={jumps} onChange={change} />
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
            value={values.words}
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
              onMore={() => setMost((most) => most + STEP)}
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

/** Memoized so that typing does not render the years and tags again. */
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
  // An option cannot contain elements.
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
