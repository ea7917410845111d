/** Files of the site: found by name or because nothing uses them. */
import { type ReactNode, useMemo, useState } from 'react';
import type { SiteDocument } from '../../../shared/protocol.ts';
import { matchesAllWords } from '../../lib/matchesAllWords.ts';
import { usePictureWords } from '../../messages/pictures.ts';

/** So many are drawn; thousands at once would keep a phone busy. */
const AT_ONCE = 120;

/** What is looked for. */
export interface Wish {
  search: string;
  isUnusedOnly: boolean;
}

export const ANY_FILE: Wish = { search: '', isUnusedOnly: false };

export function FileFinder<File extends Pick<SiteDocument, 'path' | 'isUnused'>>({
  files,
  isUseKnown,
  wish,
  onWish,
  words,
  className,
  children,
}: {
  files: readonly File[];
  /** Whether it can be told which are used nowhere. */
  isUseKnown: boolean;
  wish: Wish;
  onWish: (wish: Wish) => void;
  words: { usesUnknown: string; none: string; found: (count: number) => string };
  /** Of the list. */
  className: string;
  /** What is in the list for each. */
  children: (file: File) => ReactNode;
}) {
  const common = usePictureWords();
  const [count, setCount] = useState(AT_ONCE);
  const { search, isUnusedOnly } = wish;
  const found = useMemo(() => {
    const fits = matchesAllWords(search);
    return files.filter(({ path, isUnused }) => (isUnused || !isUnusedOnly) && fits(path));
  }, [files, search, isUnusedOnly]);
  const change = (next: Wish) => {
    onWish(next);
    setCount(AT_ONCE);
  };
  return (
    <>
      <search className="pictures-search">
        <label>
          {common.search}
          <input
            type="search"
            className="acts-control"
            value={search}
            autoComplete="off"
            onChange={({ target }) => change({ ...wish, search: target.value })}
          />
        </label>
        <label className="acts-choice">
          <input
            type="checkbox"
            checked={isUnusedOnly}
            onChange={({ target }) => change({ ...wish, isUnusedOnly: target.checked })}
          />
          {common.unusedOnly}
        </label>
      </search>
      {!isUseKnown && <p className="acts-help">{words.usesUnknown}</p>}
      <p className="acts-quiet" role="status">
        {found.length === 0 ? words.none : words.found(found.length)}
      </p>
      <ul className={className}>
        {found.slice(0, count).map((file) => (
          <li key={file.path}>{children(file)}</li>
        ))}
      </ul>
      {found.length > count && (
        <p>
          <button type="button" className="acts-button" onClick={() => setCount(count + AT_ONCE)}>
            {common.more(Math.min(AT_ONCE, found.length - count))}
          </button>
        </p>
      )}
    </>
  );
}
