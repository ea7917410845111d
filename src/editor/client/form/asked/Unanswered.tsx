/** What the lists ask for and nothing answers yet. */
import { useState } from 'react';
import { useForm } from '../context.ts';
import { type AskedItem, listIn } from './names.ts';

export function Unanswered({
  items,
  onAnswer,
}: {
  items: readonly AskedItem[];
  /** @param to what is to be answered */
  onAnswer: (to: string) => void;
}) {
  const { asked, words } = useForm();
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <details className="form-asked-open" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.asked.open(items.length)}</summary>
      {isOpen && (
        <ul>
          {items.map(({ to, label }) => (
            <li key={to}>
              <span>
                {label} <small>{asked.titleOf(listIn(to))}</small>
              </span>
              <button type="button" className="form-button" onClick={() => onAnswer(to)}>
                {words.asked.answer}
                <span className="form-heard">: {label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
