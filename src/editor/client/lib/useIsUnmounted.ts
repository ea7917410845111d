/** Whether a component has left the window while it waited for an answer. */
import { useEffect, useRef } from 'react';

/** @returns tells whether it is gone by now, as where another page has been opened */
export function useIsUnmounted(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return () => isGone.current;
}
