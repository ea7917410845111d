/** What the window remembers of the way somebody likes it. */
import { useCallback, useState } from 'react';

const START = 'site-from-data/window/';

/** A value that outlasts the window; where the browser keeps nothing, it lasts as long as the window. */
export function useSetting(name: string, otherwise: string): [value: string, set: (value: string) => void] {
  const [value, setValue] = useState(() => read(name) ?? otherwise);
  const set = useCallback(
    (next: string) => {
      setValue(next);
      try {
        localStorage.setItem(START + name, next);
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
    return localStorage.getItem(START + name) ?? undefined;
  } catch {
    return undefined;
  }
}
