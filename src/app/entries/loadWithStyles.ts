/** What a part that comes later is loaded with: its code and its style sheets, side by side. */

/** By their addresses; one that could not be had is asked for again. */
const sheets = new Map<string, Promise<unknown>>();
/** What follows their addresses once one could not be had: something else may have been kept under the address itself. */
let anew = '';

function loadSheet(address: string): Promise<unknown> {
  const pending = sheets.get(address);
  if (pending) return pending;
  // The page may have come with it, within a sheet that has more.
  if (document.querySelector(`link[data-with~="${address}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  const coming = new Promise((resolve, reject) => {
    // What is no style sheet comes as one without rules.
    link.onload = () => (link.sheet?.cssRules.length ? resolve(link) : reject());
    link.onerror = reject;
  });
  coming.catch(() => {
    sheets.delete(address);
    link.remove();
    anew = `?${Date.now()}`;
  });
  sheets.set(address, coming);
  link.rel = 'stylesheet';
  link.href = address + anew;
  // The inline loader puts others in the place of links without it that have no rules yet, and this one is waited for.
  link.media = 'all';
  document.head.append(link);
  return coming;
}

/**
 * The module of a part, once it can be drawn as it looks.
 *
 * @param load imports it
 * @param files its style sheets, below the address of the site
 * @throws (rejects) when its code or one of its style sheets cannot be had
 */
export async function withStyles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const [part] = await Promise.all([
    load(),
    ...files.map((file) => loadSheet(import.meta.env.BASE_URL + file)),
  ]);
  return part;
}
