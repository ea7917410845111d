/** Requirements without evidence. */

import { useState } from 'react';
import { formatCount } from '../../messages/format.ts';
import { useForm } from '../context.ts';
import { listOfItem, type RequirementItem } from './requirementNames.ts';

export function UnmetRequirements({
  items,
  onAnswer,
}: {
  items: readonly RequirementItem[];
  /** @param to the id of the requirement */
  onAnswer: (to: string) => void;
}) {
  const { requirements, messages, language } = useForm();
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <details className="form-asked-open" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{formatCount(messages.compliance.open, items.length, language)}</summary>
      {isOpen && (
        <ul>
          {items.map(({ id, label }) => (
            <li key={id}>
              <span>
                {label} <small>{requirements.listTitle(listOfItem(id))}</small>
              </span>
              <button type="button" className="form-button" onClick={() => onAnswer(id)}>
                {messages.compliance.answer}
                <span className="form-heard">: {label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
