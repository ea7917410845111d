/** Shows fields that were changed here and elsewhere. The user chooses a value or types another one. */

import { useEffect, useId, useRef, useState } from 'react';
import type { Json } from '../../shared/protocol.ts';
import { labelPath, textLines } from '../form/label.ts';
import type { Shape } from '../form/shape.ts';
import { useMessages } from '../messages/messages.ts';
import { type Choices, type ConflictField, conflictFields, type FieldConflict } from '../state/conflicts.ts';

interface Props {
  /** The label of the part. */
  name: string;
  /** The shape of its value, with localized labels. */
  shape: Shape;
  /** Its local value. */
  value: Json | undefined;
  conflicts: readonly FieldConflict[];
  onDecide: (choices: Choices) => void;
}

export function ConflictView({ name, shape, value, conflicts, onDecide }: Props) {
  const { conflict } = useMessages().window;
  const [choices, setChoices] = useState<Choices>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choose = (pointer: string, value: Json | undefined) =>
    setChoices((previous) => new Map([...previous, [pointer, value]]));
  return (
    <section className="window-conflict">
      <h3 ref={heading} tabIndex={-1}>
        {conflict.title}
      </h3>
      <p>{conflict.text}</p>
      {conflictFields(conflicts).map((field) => {
        const fieldPath = labelPath(shape, value, field.pointer);
        return (
          <ConflictFieldset
            key={field.pointer}
            field={field}
            legend={fieldPath.labels.join(' › ') || name}
            shape={fieldPath.shape}
            onChoose={(chosen) => choose(field.pointer, chosen)}
          />
        );
      })}
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

interface ConflictFieldProps {
  field: ConflictField;
  legend: string;
  shape: Shape | undefined;
  onChoose: (value: Json | undefined) => void;
}

function ConflictFieldset({ field, legend, shape, onChoose }: ConflictFieldProps) {
  const { conflict } = useMessages().window;
  const [chosen, setChosen] = useState<string>();
  const [other, setOther] = useState(typeof field.mine === 'string' ? field.mine : '');
  const id = useId();
  const options = [
    { name: 'mine', label: conflict.mine, value: field.mine },
    { name: 'theirs', label: conflict.theirs, value: field.theirs },
    { name: 'base', label: conflict.base, value: field.base },
  ].map((option) => ({ ...option, text: textLines(shape, option.value, conflict).join('\n') }));
  const choose = (name: string, value: Json | undefined) => {
    setChosen(name);
    onChoose(value);
  };
  return (
    <fieldset className="window-field">
      <legend>{legend}</legend>
      {options.map(({ name, label, value, text }, index) => (
        <label key={name} className="window-option">
          <input type="radio" name={id} checked={chosen === name} onChange={() => choose(name, value)} />
          <span>
            <strong>{label}</strong>
            <span className="window-value" dir="auto">
              {text || conflict.nothing}
            </span>
            {options.slice(0, index).some((other) => other.text === text) && <em>{conflict.sameWords}</em>}
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
