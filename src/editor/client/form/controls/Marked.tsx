/** A text of several lines, with buttons that write the marks of links, bold words and lists. */
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { shortcutKey } from '../../lib/shortcutKey.ts';
import { useForm } from '../context.ts';
import { type Selection, withBold, withItalic, withLink, withList, wordsCopied } from './marks.ts';
import type { TextProps } from './text.ts';

const LINK = (
  <svg className="form-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M8 12a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1.5 1.5M12 8a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1.5-1.5" />
  </svg>
);
const LIST = (
  <svg className="form-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M8 5h9M8 10h9M8 15h9M3 5h1M3 10h1M3 15h1" />
  </svg>
);

export function Marked({ text, onText, attributes, field }: TextProps) {
  const { words } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const marks = [
    { name: words.bold, sign: 'B', key: 'b', mark: withBold },
    { name: words.italic, sign: 'I', key: 'i', mark: withItalic },
    { name: words.link, sign: LINK, key: 'k', mark: withLink },
    { name: words.list, sign: LIST, mark: withList },
  ];
  const write = (mark: (selection: Selection) => Selection) => {
    const element = area.current;
    if (!element) return;
    const {
      text: next,
      start,
      end,
    } = mark({
      text: element.value,
      start: element.selectionStart,
      end: element.selectionEnd,
    });
    element.focus();
    element.select();
    // Only so does the browser's own Undo take it back; it tells of the change like a typed one.
    if (!document.execCommand('insertText', false, next)) onText(next);
    element.setSelectionRange(start, end);
  };
  const byKey = (event: KeyboardEvent) => {
    const letter = shortcutKey(event);
    const found = marks.find(({ key }) => key === letter);
    if (!found || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    write(found.mark);
  };
  const onPaste = (event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text/plain');
    const words = wordsCopied(event.clipboardData.getData('text/html'), copied);
    if (words !== copied && document.execCommand('insertText', false, words)) event.preventDefault();
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
            onClick={() => write(mark)}
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
        onKeyDown={byKey}
        onPaste={onPaste}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}
