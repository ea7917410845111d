import { type TouchEvent, useRef } from 'react';

/** Distance at which the direction of a touch is determined, in pixels. */
const DIRECTION_PIXELS = 8;

/**
 * Hides touches from the package that scroll or zoom the page.
 * @param onHold receives true while a finger is on the slides
 */
export function useTouch(onHold: (isHeld: boolean) => void) {
  const touch = useRef<{ x: number; y: number; sideways?: boolean }>(undefined);
  const end = (event: TouchEvent) => {
    if (event.touches.length === 0) onHold(false);
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      const finger = event.touches[0];
      touch.current = finger && { x: finger.clientX, y: finger.clientY };
      onHold(true);
    },
    onTouchMoveCapture: (event: TouchEvent) => {
      const start = touch.current;
      const finger = event.touches[0];
      if (!start || !finger) return;
      const x = Math.abs(finger.clientX - start.x);
      const y = Math.abs(finger.clientY - start.y);
      if (event.touches.length > 1) start.sideways = false;
      else if (start.sideways === undefined && Math.max(x, y) > DIRECTION_PIXELS) start.sideways = x > y;
      if (start.sideways === false) event.stopPropagation();
    },
    onTouchEnd: end,
    onTouchCancel: end,
  };
}
