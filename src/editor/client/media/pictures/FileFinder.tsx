/** Searches files of the site by name, or lists unused ones. */

import { type ReactNode, useMemo, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import type { SiteDocument } from '../../../shared/protocol.ts';
import { matchesAllWords } from '../../form/SearchField.tsx';
import { formatCount } from '../../messages/format.ts';
import { type EditorMessages, useMessages } from '../../messages/messages.ts';

/** The number of rendered files; thousands at once block a phone. */
const PAGE_SIZE = 120;

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
  /** False if unused files are not known. */
  isUseKnown: boolean;
  filter: FileFilter;
  onFilter: (wish: FileFilter) => void;
  messages: Pick<EditorMessages['pictures'], 'usesUnknown' | 'none' | 'found'>;
  /** The class of the list. */
  className: string;
  /** Renders a file. */
  children: (file: File) => ReactNode;
}) {
  const { pictures: common, language } = useMessages();
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
        {matches.length === 0 ? messages.none : formatCount(messages.found, matches.length, language)}
      </p>
      <ul className={className}>
        {matches.slice(0, count).map((file) => (
          <li key={file.path}>{children(file)}</li>
        ))}
      </ul>
      {matches.length > count && (
        <p>
          <button type="button" className="acts-button" onClick={() => setCount(count + PAGE_SIZE)}>
            {format(common.more, { count: Math.min(PAGE_SIZE, matches.length - count) })}
          </button>
        </p>
      )}
    </>
  );
}
