/** Ids of the site are in NFC. @param hash with its #, percent-encoded; never throws */
function elementByHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)).normalize('NFC'));
  } catch {
    return null;
  }
}

/** Opens the `<details>` element around the target. */
export function revealHash(hash: string): HTMLElement | null {
  const element = elementByHash(hash);
  const details = element?.closest('details');
  if (details && !details.open) {
    details.open = true;
    element?.scrollIntoView();
  }
  return element;
}
