import { useCallback, useState } from 'react';

const KEY_PREFIX = 'site-from-data/window/';

/** A setting in localStorage; without storage it lasts as long as the tab. */
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
        // The browser has no storage or no space.
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
