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
  /** Gives the key to the device that has brought the code, which is void from then on. */
  use(): string;
}

export function openPass(): Pass {
  const code = secret();
  const ends = Date.now() + WHILE_MS;
  let key: string | undefined;
  return {
    ends,
    code: () => (key === undefined && Date.now() < ends ? code : undefined),
    key: () => key,
    use: () => {
      key = secret();
      return key;
    },
  };
}
