/** Says which of the answers are looked for, and how many there are. */
import { useForm } from '../context.ts';
import { SearchField } from '../SearchField.tsx';
import { ANSWER_STATES, type AnswerFilter } from './answerFilter.ts';
import type { RequirementNames } from './requirementNames.ts';

export function AnswerFilterBar({
  lists,
  filter: wanted,
  onChange: onWanted,
  count,
  total,
}: {
  lists: RequirementNames['lists'];
  filter: AnswerFilter;
  onChange: (wanted: AnswerFilter) => void;
  count: number;
  total: number;
}) {
  const { messages } = useForm();
  const { asked } = messages;
  return (
    <search className="form-asked-filter">
      <SearchField
        label={asked.find}
        value={wanted.query}
        onChange={(query) => onWanted({ ...wanted, query })}
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
            onWanted({ ...wanted, state: ANSWER_STATES.find((state) => state === target.value) ?? 'all' })
          }
        >
          {ANSWER_STATES.map((state) => (
            <option key={state} value={state}>
              {asked.states[state]}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{asked.count(count, total)}</p>
    </search>
  );
}
