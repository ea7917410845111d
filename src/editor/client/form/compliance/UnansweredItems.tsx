/** What the lists ask for and nothing answers yet. */
import { useState } from 'react';
import { useForm } from '../context.ts';
import { listOfItem, type RequirementItem } from './requirementNames.ts';

export function UnansweredItems({
  items,
  onAnswer,
}: {
  items: readonly RequirementItem[];
  /** @param to what is to be answered */
  onAnswer: (to: string) => void;
}) {
  const { requirements, messages } = useForm();
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <details className="form-asked-open" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.asked.open(items.length)}</summary>
      {isOpen && (
        <ul>
          {items.map(({ id, label }) => (
            <li key={id}>
              <span>
                {label} <small>{requirements.listTitle(listOfItem(id))}</small>
              </span>
              <button type="button" className="form-button" onClick={() => onAnswer(id)}>
                {messages.asked.answer}
                <span className="form-heard">: {label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
