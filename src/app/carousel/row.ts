/** The elements of the row of slides: those that the package makes, and those of the prerendered row before. */

/** The list that the package renders: the clone of the last slide, the slides, the clone of the first. */
export function rowOf(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('.slider') ?? null;
}

/** Shuts all slides but one. The package gives no other way to the elements that it makes, clones least of all. */
export function shutOthers(row: HTMLElement | null, index: number): void {
  row?.setAttribute('role', 'presentation');
  for (const [place, item] of [...(row?.children ?? [])].entries()) {
    item.setAttribute('role', 'presentation');
    item.toggleAttribute('inert', place !== index + 1);
  }
}

/** The slide that the visitor has moved the prerendered row to, and what has the focus inside it. */
export function rowBefore(label: string): { index: number; focus?: Element } {
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

/** Gives the focus to the link of the slide that is shown, where the prerendered row had it, or else to a control. */
export function moveFocus(root: HTMLElement | null, before: Element | undefined): void {
  if (!before) return;
  const link = before.getAttribute('href');
  const same = [...(root?.querySelectorAll<HTMLElement>('.slide:not([inert]) a') ?? [])].find(
    (candidate) => link !== null && candidate.getAttribute('href') === link,
  );
  (same ?? root?.querySelector('button'))?.focus({ preventScroll: true });
}
