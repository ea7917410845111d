/** The filter of the evidence, with the number of matches. */
import { format } from '../../../../core/i18n/format.ts';
import { useForm } from '../context.ts';
import { SearchField } from '../SearchField.tsx';
import { EVIDENCE_STATES, type EvidenceFilter } from './evidenceFilter.ts';
import type { RequirementNames } from './requirementNames.ts';

export function EvidenceFilterBar({
  lists,
  filter,
  onChange,
  count,
  total,
}: {
  lists: RequirementNames['lists'];
  filter: EvidenceFilter;
  onChange: (filter: EvidenceFilter) => void;
  count: number;
  total: number;
}) {
  const { compliance: messages } = useForm().messages;
  return (
    <search className="form-asked-filter">
      <SearchField
        label={messages.find}
        value={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
      />
      {lists.length > 1 && (
        <label className="form-search">
          {messages.list}
          <select
            className="form-control"
            value={filter.list}
            onChange={({ target }) => onChange({ ...filter, list: target.value })}
          >
            <option value="">{messages.allLists}</option>
            {lists.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="form-search">
        {messages.state}
        <select
          className="form-control"
          value={filter.state}
          onChange={({ target }) =>
            onChange({ ...filter, state: EVIDENCE_STATES.find((state) => state === target.value) ?? 'all' })
          }
        >
          {EVIDENCE_STATES.map((state) => (
            <option key={state} value={state}>
              {messages.states[state]}
            </option>
          ))}
        </select>
      </label>
      <p role="status">
        {format(count === total ? messages.count : messages.countOf, { count, all: total })}
      </p>
    </search>
  );
}
