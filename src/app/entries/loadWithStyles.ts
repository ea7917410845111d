/** Loads a code-split module and its style sheets in parallel. */

/** Pending and loaded sheets by address. Failed ones are removed and requested again. */
const sheets = new Map<string, Promise<unknown>>();
/** Query string after a failure: a cache may contain a wrong response for the plain address. */
let retryQuery = '';

/** Loads a style sheet once. @throws (rejects) if it cannot be loaded; the next call retries */
export function loadSheet(address: string): Promise<unknown> {
  const pending = sheets.get(address);
  if (pending) return pending;
  const link = document.createElement('link');
  const coming = new Promise((resolve, reject) => {
    // A response that is no style sheet loads as a sheet without rules.
    link.onload = () => (link.sheet?.cssRules.length ? resolve(link) : reject());
    link.onerror = reject;
  });
  coming.catch(() => {
    sheets.delete(address);
    link.remove();
    retryQuery = `?${Date.now()}`;
  });
  sheets.set(address, coming);
  link.rel = 'stylesheet';
  link.href = address + retryQuery;
  document.head.append(link);
  return coming;
}

/**
 * @param files style sheets, relative to the base path
 * @throws (rejects) if the code or a style sheet cannot be loaded
 */
export async function withStyles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const [part] = await Promise.all([
    load(),
    ...files.map((file) => loadSheet(import.meta.env.BASE_URL + file)),
  ]);
  return part;
}
