/** That the search could not be had, and what can be done. */
import { href } from '../route/path.ts';
import { useWords } from './speech.ts';
import { useBase, useSurroundings } from './surroundings.ts';

export function SearchFailure({
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
