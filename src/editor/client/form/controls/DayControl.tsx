/** A date as dd-mm-yyyy, typed or chosen in the browser's date picker. */
import { useRef } from 'react';
import { reverseDay } from '../../../../core/i18n/text.ts';
import { useForm } from '../context.ts';
import type { TextProps } from '../FieldFrame.tsx';

export function DayControl({ text, onText, attributes }: TextProps) {
  const { messages } = useForm();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className="form-beside form-day">
      <input
        {...attributes}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <button
        type="button"
        className="form-button form-choose-day"
        aria-label={messages.chooseDay}
        onClick={() => calendar.current?.showPicker()}
      >
        <svg className="form-sign" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14v12h-14zM3 9h14M7 3v3M13 3v3" />
        </svg>
      </button>
      <input
        ref={calendar}
        type="date"
        className="form-calendar"
        tabIndex={-1}
        aria-hidden="true"
        value={/^\d\d-\d\d-\d{4}$/.test(text) ? reverseDay(text) : ''}
        onChange={({ target }) => target.value && onText(reverseDay(target.value))}
      />
    </div>
  );
}
