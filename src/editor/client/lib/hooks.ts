import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that calls the latest callback. */
export function useEventCallback<A extends readonly unknown[]>(
  callback: (...args: A) => void,
): (...args: A) => void {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...args: A) => latest.current(...args), []);
}

/** Returns a function that is true after the component was unmounted, for code that resumes after `await`. */
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

export interface ItemKeys {
  all: readonly number[];
  at(index: number): number | undefined;
  insert(index: number): number;
  remove(index: number): void;
  move(from: number, to: number): void;
}

/**
 * Returns stable keys for the items of a list.
 *
 * @param length current length; external changes count as changes at the end
 */
export function useItemKeys(length: number): ItemKeys {
  const ref = useRef<{ keys: number[]; next: number }>({ keys: [], next: 1 });
  const { current } = ref;
  while (current.keys.length < length) current.keys = [...current.keys, current.next++];
  if (current.keys.length > length) current.keys = current.keys.slice(0, length);
  return {
    all: current.keys,
    at: (index) => current.keys[index],
    insert: (index) => {
      const key = current.next++;
      current.keys = current.keys.toSpliced(index, 0, key);
      return key;
    },
    remove: (index) => {
      current.keys = current.keys.toSpliced(index, 1);
    },
    move: (from, to) => {
      const [key] = current.keys.slice(from, from + 1);
      if (key !== undefined) current.keys = current.keys.toSpliced(from, 1).toSpliced(to, 0, key);
    },
  };
}
