/** The maximum number of frames until all ancestors of a field are unfolded. */
const MAX_FRAMES = 12;

const FOCUSABLE = 'input, textarea, select, button, a[href]';

/** After one of these events the user is elsewhere. */
const CANCEL_EVENTS = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * Waits until a field is rendered, scrolls to it and focuses it. If it is not rendered, focuses its nearest
 * ancestor. Does nothing if the user moves the focus in the meantime.
 *
 * @param root returns the form
 * @returns a function that cancels it
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

/**
 * The element of a field to focus: its control before its buttons, and the selected one of several options.
 */
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
