/** What the window remembers of the way somebody likes it. */
import { useCallback, useState } from 'react';

const KEY_PREFIX = 'site-from-data/window/';

/** A value that outlasts the window; where the browser keeps nothing, it lasts as long as the window. */
export function useSetting(
  name: string,
  defaultValue: string,
): [value: string, set: (value: string) => void] {
  const [value, setValue] = useState(() => read(name) ?? defaultValue);
  const set = useCallback(
    (next: string) => {
      setValue(next);
      try {
        localStorage.setItem(KEY_PREFIX + name, next);
      } catch {
        // The browser keeps nothing, or has no room.
      }
    },
    [name],
  );
  return [value, set];
}

function read(name: string): string | undefined {
  try {
    return localStorage.getItem(KEY_PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}
