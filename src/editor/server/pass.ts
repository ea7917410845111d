/** Lets one device in: the first that brings the code gets a key of its own, and nobody gets one after it. */
import { secret } from './lasting.ts';

/** How long a code may be used, in milliseconds. */
const WHILE_MS = 10 * 60_000;

export interface Pass {
  /** When the code is too old, in milliseconds since 1970. */
  ends: number;
  /** @returns undefined once it is used or too old */
  code(): string | undefined;
  /** The key of the device that is in; undefined before. */
  key(): string | undefined;
  /** Exchanges the code for the key of a device, once. @returns undefined if the code was used or has expired */
  use(): string | undefined;
}

export function openPass(): Pass {
  const code = secret();
  const ends = Date.now() + WHILE_MS;
  let key: string | undefined;
  const isValid = () => key === undefined && Date.now() < ends;
  return {
    ends,
    code: () => (isValid() ? code : undefined),
    key: () => key,
    use: () => {
      if (!isValid()) return undefined;
      key = secret();
      return key;
    },
  };
}
