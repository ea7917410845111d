/** What was removed last, for as long as it can be brought back without anything else being lost. */
import { useState } from 'react';
import type { Json } from '../../shared/protocol.ts';
import { useForm } from './context.ts';

/**
 * Forgets what was removed as soon as a value is another than the removal has left: it may be there again, and to bring back what was
 * before would take along what was written since.
 *
 * @param pointers to the values from which something is removed
 * @returns what was removed, and what remembers it, once it is gone from the values
 */
export function useRemovedValue<Removed>(
  ...pointers: readonly string[]
): readonly [Removed | undefined, (removed: Removed) => void] {
  const form = useForm();
  const [last, setLast] = useState<{ removed: Removed; left: readonly (Json | undefined)[] }>();
  const isUnchanged = last?.left.every((value, index) => value === form.read(pointers[index] ?? ''));
  if (last && !isUnchanged) setLast(undefined);
  return [
    isUnchanged ? last?.removed : undefined,
    (removed) => setLast({ removed, left: pointers.map(form.read) }),
  ];
}
