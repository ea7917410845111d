/**
 * The element that the part of an address after # names. Ids of the site are in NFC, whatever an address is typed in.
 *
 * @param hash with its #, percent-encoded; never throws
 */
export function placeNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)).normalize('NFC'));
  } catch {
    return null;
  }
}
