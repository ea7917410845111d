import type { LightboxAction } from './frame.ts';
import type { Point } from './view.ts';

const KEYS: Readonly<Record<string, LightboxAction>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Escape: 'close',
  r: 'rotate',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'reset',
  d: 'download',
};
/** Actions that a held key does not repeat. */
const WITHOUT_REPEAT: ReadonlySet<LightboxAction> = new Set(['rotate', 'download', 'close']);
const PAN_DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Movement of an enlarged image per key press, in pixels. */
const PAN_STEP = 80;

interface Keyboard {
  isZoomed: () => boolean;
  pan: (by: Point) => void;
  act: (act: LightboxAction) => void;
}

/** Handles the keys until the signal aborts. Tab cycles within the dialog. */
export function watchKeyboard(dialog: HTMLElement, signal: AbortSignal, to: Keyboard): void {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      keepFocus(event, dialog);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isPan = to.isZoomed() && (event.shiftKey || event.key === 'ArrowUp' || event.key === 'ArrowDown');
    const way = isPan ? PAN_DIRECTIONS[event.key] : undefined;
    const act = KEYS[latinKey(event)];
    if (!way && !act) return;
    event.preventDefault();
    // Escape and the arrows have other handlers on the page.
    event.stopPropagation();
    if (way) to.pan({ x: -way.x * PAN_STEP, y: -way.y * PAN_STEP });
    else if (act && !(event.repeat && WITHOUT_REPEAT.has(act))) to.act(act);
  };
  addEventListener('keydown', press, { signal, capture: true });
}

/** Returns the key, or the Latin letter of that key on a keyboard with another script. */
function latinKey({ key, code }: KeyboardEvent): string {
  const letter = key.length === 1 && key > '\x7f' ? code.replace(/^Key/, '') : key;
  return letter.length === 1 ? letter.toLowerCase() : letter;
}

function keepFocus(event: KeyboardEvent, dialog: HTMLElement) {
  const stops: HTMLElement[] = [...dialog.querySelectorAll('button')].filter(
    (button) => button.getClientRects().length > 0 && !button.closest('[inert]'),
  );
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  if (event.shiftKey ? at > 0 : at >= 0 && at < stops.length - 1) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
