/** Lets one device in: the first that brings the code gets a key of its own, and nobody gets one after it. */
import { createSecret } from './savedSession.ts';

/** How long a code may be used, in milliseconds. */
const CODE_LIFETIME_MS = 10 * 60_000;

export interface PairingCode {
  /** When the code is too old, in milliseconds since 1970. */
  expiresAt: number;
  /** @returns undefined once it is used or too old */
  code(): string | undefined;
  /** The key of the device that is in; undefined before. */
  key(): string | undefined;
  /** Exchanges the code for the key of a device, once. @returns undefined if the code was used or has expired */
  redeem(): string | undefined;
}

export function createPairingCode(): PairingCode {
  const code = createSecret();
  const expiresAt = Date.now() + CODE_LIFETIME_MS;
  let key: string | undefined;
  const isValid = () => key === undefined && Date.now() < expiresAt;
  return {
    expiresAt,
    code: () => (isValid() ? code : undefined),
    key: () => key,
    redeem: () => {
      if (!isValid()) return undefined;
      key = createSecret();
      return key;
    },
  };
}
