/** Brings fields into view. */

/** So many drawings it may take until all that a field is in has unfolded. */
const PATIENCE = 12;

const FOCUSABLE = 'input, textarea, select, button, a[href]';

/**
 * Waits until a field is drawn, scrolls to it and gives it the focus; that of what is around it where it never comes.
 *
 * @param root finds the form
 * @returns ends the waiting
 */
export function bringIntoView(root: () => HTMLElement | null, pointer: string): () => void {
  let frame = 0;
  let left = PATIENCE;
  const look = () => {
    const found = root()?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`);
    const target = found && targetIn(found);
    if (target) return show(target);
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(look);
    else if (pointer !== '') bringIntoView(root, pointer.slice(0, pointer.lastIndexOf('/')));
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
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
