/** Files of the site: found by name or because nothing uses them. */
import { type ReactNode, useMemo, useState } from 'react';
import type { SiteDocument } from '../../../shared/protocol.ts';
import { matchesAllWords } from '../../lib/matchesAllWords.ts';
import { usePictureMessages } from '../../messages/pictures.ts';

/** So many are drawn; thousands at once would keep a phone busy. */
const PAGE_SIZE = 120;

/** What is looked for. */
export interface FileFilter {
  search: string;
  isUnusedOnly: boolean;
}

export const NO_FILE_FILTER: FileFilter = { search: '', isUnusedOnly: false };

export function FileFinder<File extends Pick<SiteDocument, 'path' | 'isUnused'>>({
  files,
  isUseKnown,
  filter,
  onFilter,
  messages,
  className,
  children,
}: {
  files: readonly File[];
  /** Whether it can be told which are used nowhere. */
  isUseKnown: boolean;
  filter: FileFilter;
  onFilter: (wish: FileFilter) => void;
  messages: { usesUnknown: string; none: string; found: (count: number) => string };
  /** Of the list. */
  className: string;
  /** What is in the list for each. */
  children: (file: File) => ReactNode;
}) {
  const common = usePictureMessages();
  const [count, setCount] = useState(PAGE_SIZE);
  const { search, isUnusedOnly } = filter;
  const matches = useMemo(() => {
    const fits = matchesAllWords(search);
    return files.filter(({ path, isUnused }) => (isUnused || !isUnusedOnly) && fits(path));
  }, [files, search, isUnusedOnly]);
  const change = (next: FileFilter) => {
    onFilter(next);
    setCount(PAGE_SIZE);
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
            onChange={({ target }) => change({ ...filter, search: target.value })}
          />
        </label>
        <label className="acts-choice">
          <input
            type="checkbox"
            checked={isUnusedOnly}
            onChange={({ target }) => change({ ...filter, isUnusedOnly: target.checked })}
          />
          {common.unusedOnly}
        </label>
      </search>
      {!isUseKnown && <p className="acts-help">{messages.usesUnknown}</p>}
      <p className="acts-quiet" role="status">
        {matches.length === 0 ? messages.none : messages.found(matches.length)}
      </p>
      <ul className={className}>
        {matches.slice(0, count).map((file) => (
          <li key={file.path}>{children(file)}</li>
        ))}
      </ul>
      {matches.length > count && (
        <p>
          <button type="button" className="acts-button" onClick={() => setCount(count + PAGE_SIZE)}>
            {common.more(Math.min(PAGE_SIZE, matches.length - count))}
          </button>
        </p>
      )}
    </>
  );
}
