/** A form with a field for each text of a value, in the place of the one that is made of the schemas. */
import { type Ref, useImperativeHandle, useRef } from 'react';
import { textsIn, withValueAt } from '../state/pointers.ts';
import type { FormHandle, FormProps } from './model.ts';

type Props = FormProps & { ref?: Ref<FormHandle> };

export function RecordForm({ part, value, onChange, problems, onFocus, ref }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    open: (pointer) =>
      fields.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`)?.focus(),
  }));
  return (
    <div ref={fields} className="form-record">
      {textsIn(value).map(({ pointer, text }) => {
        const own = problems.filter((problem) => problem.pointer === part.pointer + pointer);
        return (
          <label key={pointer}>
            <span>{pointer.slice(1)}</span>
            <textarea
              data-pointer={pointer}
              value={text}
              aria-invalid={own.length > 0}
              onChange={(event) => onChange(withValueAt(value, pointer, event.target.value))}
              onFocus={() => onFocus(pointer)}
            />
            {own.map(({ message, hint }) => (
              <span key={message} className="form-problem">
                {message} {hint}
              </span>
            ))}
          </label>
        );
      })}
    </div>
  );
}
