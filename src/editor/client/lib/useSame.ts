/** Functions that stay the same from drawing to drawing, so that what gets them is not drawn again. */
import { useCallback, useRef } from 'react';

/** @param act is called in its latest form */
export function useSame<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...given: A) => latest.current(...given), []);
}
