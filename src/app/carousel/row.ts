/** The list of the package: the clone of the last slide, the slides, the clone of the first. */
export function rowOf(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('.slider') ?? null;
}

/**
 * Makes all slides but one inert. The package has no other access to its elements, especially to the clones.
 */
export function makeOthersInert(row: HTMLElement | null, index: number): void {
  row?.setAttribute('role', 'presentation');
  for (const [position, item] of [...(row?.children ?? [])].entries()) {
    item.setAttribute('role', 'presentation');
    item.toggleAttribute('inert', position !== index + 1);
  }
}

/** Returns the visible slide of the prerendered row and the focused element in it. */
export function prerenderedPosition(label: string): { index: number; focus?: Element } {
  const frame = [...document.querySelectorAll('.slides-frame')].find(
    (candidate) => candidate.getAttribute('aria-label') === label,
  );
  const slide = frame?.querySelector('.slide')?.getBoundingClientRect();
  if (!frame || !slide?.width) return { index: 0 };
  const moved = Math.abs(frame.getBoundingClientRect().left - slide.left);
  const active = document.activeElement;
  return {
    index: Math.max(0, Math.round(moved / slide.width)),
    focus: active && frame.contains(active) ? active : undefined,
  };
}

/** Moves the focus from the prerendered row to the link of the displayed slide, or else to a control. */
export function moveFocus(root: HTMLElement | null, previous: Element | undefined): void {
  if (!previous) return;
  const link = previous.getAttribute('href');
  const same = [...(root?.querySelectorAll<HTMLElement>('.slide:not([inert]) a') ?? [])].find(
    (candidate) => link !== null && candidate.getAttribute('href') === link,
  );
  (same ?? root?.querySelector('button'))?.focus({ preventScroll: true });
}
