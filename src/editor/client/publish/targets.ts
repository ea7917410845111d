/** Where this site was published to from this browser; never with a password, which the server refuses in an address. */

/** How many are remembered. */
const MOST = 5;

const nameOf = (site: string) => `site-from-data/${site}/publish`;

/** @param site the id of the site @returns the last one first */
export function targetsOf(site: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(nameOf(site)) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberTarget(site: string, to: string): void {
  const all = [to, ...targetsOf(site).filter((one) => one !== to)].slice(0, MOST);
  try {
    localStorage.setItem(nameOf(site), JSON.stringify(all));
  } catch {
    // The browser keeps nothing, or has no room.
  }
}
