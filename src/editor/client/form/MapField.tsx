/** A map of values under names that the user chooses. */

import { useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import { useItemKeys } from '../lib/hooks.ts';
import { renameField } from './change.ts';
import { elementId, useForm } from './context.ts';
import { FieldGroup } from './FieldFrame.tsx';
import { type FieldProps, useField } from './fieldProps.ts';
import { isObject, join } from './json.ts';
import { emptyOf, type MapShape } from './shape.ts';

export function MapField(field: FieldProps<MapShape>) {
  const form = useForm();
  const Field = useField();
  const { pointer, shape } = field;
  const value = isObject(field.value) ? field.value : {};
  const names = Object.keys(value);
  const keys = useItemKeys(names.length);
  const add = () => {
    const name = freeName(names, field.itemLabel ?? form.messages.name);
    form.change(join(pointer, name), emptyOf(shape.values()));
    form.announce(format(form.messages.added, { what: name }));
    form.open(`${join(pointer, name)}#name`);
  };
  const rename = (index: number, from: string, to: string) => {
    const next = renameField(value, from, to);
    keys.move(index, Object.keys(next).indexOf(to));
    form.change(pointer, next);
  };
  return (
    <FieldGroup field={field}>
      <ul className="form-items">
        {names.map((name, index) => (
          <li key={keys.at(index)} className="form-card form-named" data-pointer={join(pointer, name)}>
            <Name
              pointer={join(pointer, name)}
              name={name}
              otherNames={names}
              onName={(next) => rename(index, name, next)}
            />
            <Field
              shape={shape.values()}
              pointer={join(pointer, name)}
              value={value[name]}
              label={form.messages.value}
              required
              isLabelHidden
            />
            <button
              type="button"
              className="form-quiet"
              onClick={() => {
                keys.remove(index);
                form.change(join(pointer, name), undefined);
                form.announce(format(form.messages.removed, { what: name }));
                form.open(pointer);
              }}
            >
              {format(form.messages.removeOf, { what: name })}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="form-button form-add" data-add={pointer} onClick={add}>
        {format(form.messages.add, { what: field.itemLabel ?? field.label })}
      </button>
    </FieldGroup>
  );
}

function freeName(names: readonly string[], preferred: string): string {
  const base = preferred.toLowerCase().replace(/\s+/g, '');
  for (let number = 1; ; number++) {
    const name = `${base}${number}`;
    if (!names.includes(name)) return name;
  }
}

interface NameProps {
  pointer: string;
  name: string;
  otherNames: readonly string[];
  onName: (name: string) => void;
}

/** JavaScript orders such keys before all others. */
const NUMBER = /^\d+$/;

/**
 * The name of a value. A duplicate or empty name is not applied; a number only when it is complete, because
 * it moves the value to the front.
 */
function Name({ pointer, name, otherNames, onName }: NameProps) {
  const form = useForm();
  const [typed, setTyped] = useState<string>();
  const id = elementId(form, pointer, '-name');
  const isAvailable = (wish: string) => wish !== '' && (wish === name || !otherNames.includes(wish));
  const isDuplicate = typed !== undefined && !isAvailable(typed);
  const complete = () => {
    setTyped(undefined);
    if (typed !== undefined && typed !== name && !isDuplicate) onName(typed);
  };
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {form.messages.name}
      </label>
      <input
        id={id}
        type="text"
        className="form-control"
        data-pointer={`${pointer}#name`}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        aria-invalid={isDuplicate || undefined}
        aria-describedby={isDuplicate ? `${id}-taken` : undefined}
        value={typed ?? name}
        onBlur={complete}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          // With Ctrl, the shortcut for saving may follow.
          if (key === 'Enter' || ctrlKey || metaKey) complete();
        }}
        onChange={({ target: { value } }) => {
          const isAccepted = isAvailable(value) && !NUMBER.test(value);
          setTyped(isAccepted ? undefined : value);
          if (isAccepted && value !== name) onName(value);
        }}
      />
      {isDuplicate && typed !== '' && (
        <p className="form-problems form-error" id={`${id}-taken`}>
          {form.messages.isTaken}
        </p>
      )}
    </div>
  );
}
