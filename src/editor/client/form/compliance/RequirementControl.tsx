/** A control that selects a requirement from the binding lists. */
import './compliance.css';
import { useContext, useState } from 'react';
import { RequiredListsContext, useForm } from '../context.ts';
import type { TextProps } from '../FieldFrame.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { matchesAllWords, SearchField } from '../SearchField.tsx';
import { requiredLists } from './requirementNames.ts';

export function RequirementControl({ field, attributes, text, onText }: TextProps) {
  const { requirements, messages } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const chosen = text === '' ? messages.compliance.unchosen : (requirements.itemLabel(text) ?? text);
  return (
    <>
      <button
        {...attributes}
        type="button"
        className="form-control form-asked-chosen"
        aria-label={`${field.label}: ${chosen}`}
        onClick={() => setChoosing(true)}
      >
        {chosen}
      </button>
      {isChoosing && (
        <RequirementDialog
          chosen={text}
          onClose={() => setChoosing(false)}
          onChosen={(to) => {
            setChoosing(false);
            onText(to);
          }}
        />
      )}
    </>
  );
}

function RequirementDialog({
  chosen,
  onClose,
  onChosen,
}: {
  chosen: string;
  onClose: () => void;
  onChosen: (to: string) => void;
}) {
  const { requirements, messages } = useForm();
  const required = useContext(RequiredListsContext);
  const [search, setSearch] = useState('');
  const matches = matchesAllWords(search);
  const matchingLists = requiredLists(requirements, required).flatMap(({ name, title, sections }) => {
    const parts = sections.flatMap((section) => {
      const items = section.items.filter(({ id, label }) =>
        matches(`${label} ${id} ${section.title} ${title}`),
      );
      return items.length > 0 ? [{ title: section.title, items }] : [];
    });
    return parts.length > 0 ? [{ name, title, parts }] : [];
  });
  return (
    <FormDialog title={messages.compliance.choose} onClose={onClose}>
      <div className="form-dialog-tools">
        <SearchField label={messages.search} value={search} onChange={setSearch} />
      </div>
      {matchingLists.length === 0 && <p>{messages.compliance.nothing}</p>}
      {matchingLists.map(({ name, title, parts }) => (
        <section key={name} className="form-asked-list">
          <h3>{title}</h3>
          {parts.map((part) => (
            <div key={part.title}>
              <h4>{part.title}</h4>
              <ul>
                {part.items.map(({ id, label }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className="form-button"
                      data-asked={id}
                      aria-current={id === chosen || undefined}
                      onClick={() => onChosen(id)}
                    >
                      {label}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </FormDialog>
  );
}
