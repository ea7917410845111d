/** Fields that were changed here and elsewhere, side by side: somebody chooses which one is right, or writes another. */

import { useEffect, useId, useRef, useState } from 'react';
import { pointerKeys } from '../../problems/position.ts';
import type { Json } from '../protocol.ts';
import { type Choices, type ConflictField, type FieldConflict, fieldsOf } from './state/conflicts.ts';
import { textsIn } from './state/pointers.ts';
import { useWords } from './words/context.ts';

interface Props {
  conflicts: readonly FieldConflict[];
  onDecide: (choices: Choices) => void;
}

export function ConflictView({ conflicts, onDecide }: Props) {
  const { conflict } = useWords().window;
  const [choices, setChoices] = useState<Choices>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choose = (pointer: string, value: Json | undefined) =>
    setChoices((before) => new Map([...before, [pointer, value]]));
  return (
    <section className="window-conflict">
      <h3 ref={heading} tabIndex={-1}>
        {conflict.title}
      </h3>
      <p>{conflict.text}</p>
      {fieldsOf(conflicts).map((field) => (
        <Field key={field.pointer} field={field} onChoose={(value) => choose(field.pointer, value)} />
      ))}
      <button
        type="button"
        className="window-button window-main"
        disabled={choices.size < conflicts.length}
        onClick={() => onDecide(choices)}
      >
        {conflict.save}
      </button>
    </section>
  );
}

function Field({ field, onChoose }: { field: ConflictField; onChoose: (value: Json | undefined) => void }) {
  const { conflict } = useWords().window;
  const [chosen, setChosen] = useState<string>();
  const [other, setOther] = useState(typeof field.mine === 'string' ? field.mine : '');
  const id = useId();
  const options = [
    { name: 'mine', label: conflict.mine, value: field.mine },
    { name: 'theirs', label: conflict.theirs, value: field.theirs },
    { name: 'base', label: conflict.base, value: field.base },
  ];
  const choose = (name: string, value: Json | undefined) => {
    setChosen(name);
    onChoose(value);
  };
  return (
    <fieldset className="window-field">
      <legend>{pointerKeys(field.pointer).join(' › ')}</legend>
      {options.map(({ name, label, value }) => (
        <label key={name} className="window-option">
          <input type="radio" name={id} checked={chosen === name} onChange={() => choose(name, value)} />
          <span>
            <strong>{label}</strong>
            <span className="window-value" dir="auto">
              {inWords(value) || conflict.nothing}
            </span>
          </span>
        </label>
      ))}
      {field.isText && (
        <div className="window-option">
          <input
            type="radio"
            name={id}
            id={`${id}other`}
            checked={chosen === 'other'}
            onChange={() => choose('other', other)}
          />
          <span>
            <label htmlFor={`${id}other`}>
              <strong>{conflict.other}</strong>
            </label>
            <textarea
              aria-label={conflict.other}
              value={other}
              dir="auto"
              onChange={({ target }) => {
                setOther(target.value);
                choose('other', target.value);
              }}
            />
          </span>
        </div>
      )}
    </fieldset>
  );
}

/** A value without its form. */
function inWords(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  return textsIn(value)
    .map(({ text }) => text)
    .join('\n');
}
