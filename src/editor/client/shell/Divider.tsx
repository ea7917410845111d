/** The divider between form and preview, for pointer and keyboard. */

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { useSetting } from '../state/settings.ts';

/** The width of the form in percent. */
const [MIN_PERCENT, DEFAULT_PERCENT, MAX_PERCENT, STEP_PERCENT] = [25, 50, 75, 5];

const clampPercent = (share: number) => Math.round(Math.min(MAX_PERCENT, Math.max(MIN_PERCENT, share)));

export function Divider() {
  const { divider } = useMessages().window.preview;
  const [setting, setSetting] = useSetting('divider', String(DEFAULT_PERCENT));
  const element = useRef<HTMLDivElement>(null);
  const share = clampPercent(Number(setting) || DEFAULT_PERCENT);

  useEffect(() => {
    element.current?.parentElement?.style.setProperty('--window-share', String(share));
  }, [share]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const wider = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const narrower = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const next = {
      [wider]: share + STEP_PERCENT,
      [narrower]: share - STEP_PERCENT,
      Home: MIN_PERCENT,
      End: MAX_PERCENT,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setSetting(String(clampPercent(next)));
  };
  const onPointerMove = ({ clientX, currentTarget, pointerId }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const form = currentTarget.previousElementSibling?.getBoundingClientRect();
    const page = currentTarget.nextElementSibling?.getBoundingClientRect();
    if (!form || !page) return;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const [start, end] = isRightToLeft ? [form.right, page.left] : [form.left, page.right];
    setSetting(String(clampPercent(((clientX - start) / (end - start)) * 100)));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved is no hr
    <div
      ref={element}
      className="window-divider"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={divider}
      aria-valuenow={share}
      aria-valuemin={MIN_PERCENT}
      aria-valuemax={MAX_PERCENT}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
