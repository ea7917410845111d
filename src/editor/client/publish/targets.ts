/** Where this site was published to from this browser; never with a password, which the server refuses in an address. */

/** How many are remembered. */
const MAX_TARGETS = 5;

const storageKey = (site: string) => `site-from-data/${site}/publish`;

/** @param site the id of the site @returns the last one first */
export function storedTargets(site: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(site)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function storeTarget(site: string, target: string): void {
  const all = [target, ...storedTargets(site).filter((one) => one !== target)].slice(0, MAX_TARGETS);
  try {
    localStorage.setItem(storageKey(site), JSON.stringify(all));
  } catch {
    // The browser keeps nothing, or has no room.
  }
}
