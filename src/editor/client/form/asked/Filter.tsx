/** Says which of the answers are looked for, and how many there are. */
import { useForm } from '../context.ts';
import { SearchField } from '../SearchField.tsx';
import { STATES, type Wanted } from './filter.ts';
import type { AskedNames } from './names.ts';

export function Filter({
  lists,
  wanted,
  onWanted,
  found,
  all,
}: {
  lists: AskedNames['lists'];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  found: number;
  all: number;
}) {
  const { words } = useForm();
  const { asked } = words;
  return (
    <search className="form-asked-filter">
      <SearchField
        label={asked.find}
        value={wanted.words}
        onChange={(words) => onWanted({ ...wanted, words })}
      />
      {lists.length > 1 && (
        <label className="form-search">
          {asked.list}
          <select
            className="form-control"
            value={wanted.list}
            onChange={({ target }) => onWanted({ ...wanted, list: target.value })}
          >
            <option value="">{asked.allLists}</option>
            {lists.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="form-search">
        {asked.state}
        <select
          className="form-control"
          value={wanted.state}
          onChange={({ target }) =>
            onWanted({ ...wanted, state: STATES.find((state) => state === target.value) ?? 'all' })
          }
        >
          {STATES.map((state) => (
            <option key={state} value={state}>
              {asked.states[state]}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{asked.count(found, all)}</p>
    </search>
  );
}
