/** Tells whether a file is the one that a release was built with. */

/**
 * A short digest of a JSON value: FNV-1a in 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/) over the UTF-16 code units of its text
 * without white space, so that an upload that changes line ends changes nothing. It finds accidents, not forgery.
 *
 * @param app the address of the app that the value was published with: another app may expect another form
 * @param value what JSON.parse gave
 */
export function digest(app: string, value: unknown): string {
  const text = app + JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The digests of the files that the app reads, by their addresses: what stands in `/digests.json`. */
export type Digests = Readonly<Record<string, string>>;

/**
 * An address with the digest of the file behind it as its fragment, which is never sent: "/data/yrc.json#1x2y3z".
 *
 * @returns the address alone where no digest is known, as in development
 */
export const withDigest = (address: string, digests: Digests | undefined) =>
  digests?.[address] === undefined ? address : `${address}#${digests[address]}`;

/** The digests that some addresses carry; the inverse of {@link withDigest}. @param addresses parted by spaces */
export function digestsIn(addresses: string): Record<string, string> {
  return Object.fromEntries(
    addresses
      .split(' ')
      .map((address) => address.split('#'))
      .filter(([, value]) => value),
  );
}
