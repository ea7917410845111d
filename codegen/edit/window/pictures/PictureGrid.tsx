/** The pictures of the site, small. */
import { useMemo, useState } from 'react';
import type { SitePictures, SiteView } from '../../protocol.ts';
import { wordFinder } from '../wordFinder.ts';
import { usePictureWords } from '../words/pictures.ts';
import { nameOf, pictureAddress } from './pictureAddress.ts';
import { SeenPicture } from './SeenPicture.tsx';

/** So many are drawn; thousands at once would keep a phone busy. */
const AT_ONCE = 120;

export function PictureGrid({
  all,
  site,
  search,
  isUnusedOnly,
  onSearch,
  onUnusedOnly,
  onChoose,
}: {
  all: SitePictures;
  site: SiteView;
  search: string;
  isUnusedOnly: boolean;
  onSearch: (text: string) => void;
  onUnusedOnly: (isOn: boolean) => void;
  onChoose: (path: string) => void;
}) {
  const words = usePictureWords();
  const [count, setCount] = useState(AT_ONCE);
  const found = useMemo(() => {
    const fits = wordFinder(search);
    return all.pictures.filter(({ path, isUnused }) => (isUnused || !isUnusedOnly) && fits(path));
  }, [all, search, isUnusedOnly]);
  return (
    <>
      <search className="pictures-search">
        <label>
          {words.search}
          <input
            type="search"
            className="acts-control"
            value={search}
            autoComplete="off"
            onChange={({ target }) => {
              onSearch(target.value);
              setCount(AT_ONCE);
            }}
          />
        </label>
        <label className="acts-choice">
          <input
            type="checkbox"
            checked={isUnusedOnly}
            onChange={({ target }) => {
              onUnusedOnly(target.checked);
              setCount(AT_ONCE);
            }}
          />
          {words.unusedOnly}
        </label>
      </search>
      {!all.isUseKnown && <p className="acts-help">{words.usesUnknown}</p>}
      <p className="acts-quiet" role="status">
        {found.length === 0 ? words.none : words.found(found.length)}
      </p>
      <ul className="pictures-grid">
        {found.slice(0, count).map(({ path, isUnused }) => (
          <li key={path}>
            <button type="button" data-path={path} onClick={() => onChoose(path)}>
              <span className="pictures-thumb">
                <SeenPicture path={path} address={pictureAddress(site, path)} className="pictures-small" />
              </span>
              <span className="pictures-name">
                {nameOf(path)}
                <span className="acts-heard"> {path}</span>
                {isUnused && !isUnusedOnly && <span className="acts-quiet"> ({words.isUnused})</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > count && (
        <p>
          <button type="button" className="acts-button" onClick={() => setCount(count + AT_ONCE)}>
            {words.more(Math.min(AT_ONCE, found.length - count))}
          </button>
        </p>
      )}
    </>
  );
}
