/**
 * The element that the part of an address after # names. Ids of the site are in NFC, whatever an address is typed in.
 *
 * @param hash with its #, percent-encoded; never throws
 */
function elementByHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)).normalize('NFC'));
  } catch {
    return null;
  }
}

/** The same element, after the closed details element around it was opened. */
export function revealHash(hash: string): HTMLElement | null {
  const element = elementByHash(hash);
  const details = element?.closest('details');
  if (details && !details.open) {
    details.open = true;
    element?.scrollIntoView();
  }
  return element;
}
