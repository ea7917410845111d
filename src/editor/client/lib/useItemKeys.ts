/** Names for the items of a list that stay with them while they are moved. */
import { useRef } from 'react';

export interface ItemKeys {
  all: readonly number[];
  at(index: number): number | undefined;
  insert(index: number): number;
  remove(index: number): void;
  move(from: number, to: number): void;
}

/** @param length of the list now; what another hand adds or takes away does so at the end */
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
