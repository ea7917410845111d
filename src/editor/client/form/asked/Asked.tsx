/** What is answered: an item of the lists that bind the site, chosen from all of them. */
import './asked.css';
import { useContext, useState } from 'react';
import { matchesAllWords } from '../../lib/matchesAllWords.ts';
import { BindingContext, useForm } from '../context.ts';
import type { TextProps } from '../controls/text.ts';
import { Dialog } from '../Dialog.tsx';
import { SearchField } from '../SearchField.tsx';
import { bindingLists } from './names.ts';

export function Asked({ field, attributes, text, onText }: TextProps) {
  const { asked, words } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const chosen = text === '' ? words.asked.unchosen : (asked.labelOf(text) ?? text);
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
        <AskedDialog
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

function AskedDialog({
  chosen,
  onClose,
  onChosen,
}: {
  chosen: string;
  onClose: () => void;
  onChosen: (to: string) => void;
}) {
  const { asked, words } = useForm();
  const binding = useContext(BindingContext);
  const [search, setSearch] = useState('');
  const fits = matchesAllWords(search);
  const found = bindingLists(asked, binding).flatMap(({ name, title, sections }) => {
    const parts = sections.flatMap((section) => {
      const items = section.items.filter(({ to, label }) => fits(`${label} ${to} ${section.title} ${title}`));
      return items.length > 0 ? [{ title: section.title, items }] : [];
    });
    return parts.length > 0 ? [{ name, title, parts }] : [];
  });
  return (
    <Dialog title={words.asked.choose} onClose={onClose}>
      <div className="form-dialog-tools">
        <SearchField label={words.search} value={search} onChange={setSearch} />
      </div>
      {found.length === 0 && <p>{words.asked.nothing}</p>}
      {found.map(({ name, title, parts }) => (
        <section key={name} className="form-asked-list">
          <h3>{title}</h3>
          {parts.map((part) => (
            <div key={part.title}>
              <h4>{part.title}</h4>
              <ul>
                {part.items.map(({ to, label }) => (
                  <li key={to}>
                    <button
                      type="button"
                      className="form-button"
                      data-asked={to}
                      aria-current={to === chosen || undefined}
                      onClick={() => onChosen(to)}
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
    </Dialog>
  );
}
