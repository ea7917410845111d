/** A text area with buttons for inline Markdown: links, bold and lists. */
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { shortcutKey } from '../../lib/shortcutKey.ts';
import { useForm } from '../context.ts';
import type { TextProps } from '../FieldFrame.tsx';
import {
  pastedText,
  type TextSelection,
  withBold,
  withItalic,
  withLink,
  withList,
} from './inlineMarkdown.ts';

const LINK_ICON = (
  <svg className="form-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M8 12a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1.5 1.5M12 8a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1.5-1.5" />
  </svg>
);
const LIST_ICON = (
  <svg className="form-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M8 5h9M8 10h9M8 15h9M3 5h1M3 10h1M3 15h1" />
  </svg>
);

export function RichTextControl({ text, onText, attributes, field }: TextProps) {
  const { messages } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const marks = [
    { name: messages.bold, sign: 'B', key: 'b', mark: withBold },
    { name: messages.italic, sign: 'I', key: 'i', mark: withItalic },
    { name: messages.link, sign: LINK_ICON, key: 'k', mark: withLink },
    { name: messages.list, sign: LIST_ICON, mark: withList },
  ];
  const applyMark = (mark: (selection: TextSelection) => TextSelection) => {
    const element = area.current;
    if (!element) return;
    const {
      text: next,
      start,
      end,
    } = mark({ text: element.value, start: element.selectionStart, end: element.selectionEnd });
    element.focus();
    element.select();
    // Keeps the browser's native undo, and fires the usual input event.
    if (!document.execCommand('insertText', false, next)) onText(next);
    element.setSelectionRange(start, end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const shortcutLetter = shortcutKey(event);
    const shortcut = marks.find(({ key }) => key === shortcutLetter);
    if (!shortcut || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    applyMark(shortcut.mark);
  };
  const onPaste = (event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text/plain');
    const pasted = pastedText(event.clipboardData.getData('text/html'), copied);
    if (pasted !== copied && document.execCommand('insertText', false, pasted)) event.preventDefault();
  };
  return (
    <div className="form-marked">
      <div className="form-marks">
        {marks.map(({ name, sign, key, mark }) => (
          <button
            key={name}
            type="button"
            className="form-mark"
            title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
            aria-label={`${name}: ${field.label}`}
            aria-controls={attributes.id}
            onClick={() => applyMark(mark)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
      <textarea
        {...attributes}
        ref={area}
        rows={3}
        value={text}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}
