/** Functions that stay the same from drawing to drawing, so that what gets them is not drawn again. */
import { useCallback, useRef } from 'react';

/** @param callback is called in its latest form */
export function useEventCallback<A extends readonly unknown[]>(
  callback: (...args: A) => void,
): (...given: A) => void {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...given: A) => latest.current(...given), []);
}
