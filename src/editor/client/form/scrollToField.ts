/** Brings fields into view. */

/** So many drawings it may take until all that a field is in has unfolded. */
const MAX_FRAMES = 12;

const FOCUSABLE = 'input, textarea, select, button, a[href]';

/** Whoever does one of these has gone on elsewhere. */
const CANCEL_EVENTS = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * Waits until a field is drawn, scrolls to it and gives it the focus; that of what is around it where it never comes. Takes the
 * focus from nobody who has gone on elsewhere meanwhile.
 *
 * @param root finds the form
 * @returns ends the waiting
 */
export function scrollToField(root: () => HTMLElement | null, pointer: string): () => void {
  const abort = new AbortController();
  const end = () => abort.abort();
  let currentPointer = pointer;
  let framesLeft = MAX_FRAMES;
  const tryFocus = () => {
    if (abort.signal.aborted) return;
    const element = root()?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(currentPointer)}"]`);
    const target = element && focusTarget(element);
    if (target) {
      end();
      return focusAndScroll(target);
    }
    framesLeft -= 1;
    if (framesLeft === 0) {
      if (currentPointer === '') return end();
      currentPointer = currentPointer.slice(0, currentPointer.lastIndexOf('/'));
      framesLeft = MAX_FRAMES;
    }
    requestAnimationFrame(tryFocus);
  };
  for (const event of CANCEL_EVENTS) addEventListener(event, end, { capture: true, signal: abort.signal });
  requestAnimationFrame(tryFocus);
  return end;
}

/** What in a field takes the focus: its control before its buttons, and of choices the one that is taken. */
function focusTarget(element: HTMLElement): HTMLElement | null {
  if (element.matches(FOCUSABLE)) return element;
  return (
    element.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    element.querySelector<HTMLElement>('.form-control') ??
    element.querySelector<HTMLElement>('.form-add, .form-card-head') ??
    element.querySelector<HTMLElement>(FOCUSABLE)
  );
}

function focusAndScroll(target: HTMLElement) {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center', behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}
