/** Brings fields into view. */

/** So many drawings it may take until all that a field is in has unfolded. */
const PATIENCE = 12;

const FOCUSABLE = 'input, textarea, select, button, a[href]';

/** Whoever does one of these has gone on elsewhere. */
const GOES_ON = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * Waits until a field is drawn, scrolls to it and gives it the focus; that of what is around it where it never comes. Takes the
 * focus from nobody who has gone on elsewhere meanwhile.
 *
 * @param root finds the form
 * @returns ends the waiting
 */
export function bringIntoView(root: () => HTMLElement | null, pointer: string): () => void {
  const ended = new AbortController();
  const end = () => ended.abort();
  let sought = pointer;
  let left = PATIENCE;
  const look = () => {
    if (ended.signal.aborted) return;
    const found = root()?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(sought)}"]`);
    const target = found && targetIn(found);
    if (target) {
      end();
      return show(target);
    }
    left -= 1;
    if (left === 0) {
      if (sought === '') return end();
      sought = sought.slice(0, sought.lastIndexOf('/'));
      left = PATIENCE;
    }
    requestAnimationFrame(look);
  };
  for (const event of GOES_ON) addEventListener(event, end, { capture: true, signal: ended.signal });
  requestAnimationFrame(look);
  return end;
}

/** What in a field takes the focus: its control before its buttons, and of choices the one that is taken. */
function targetIn(element: HTMLElement): HTMLElement | null {
  if (element.matches(FOCUSABLE)) return element;
  return (
    element.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    element.querySelector<HTMLElement>('.form-control') ??
    element.querySelector<HTMLElement>('.form-add, .form-card-head') ??
    element.querySelector<HTMLElement>(FOCUSABLE)
  );
}

function show(target: HTMLElement) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
}
