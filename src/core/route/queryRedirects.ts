/** Redirects from an address with a parameter: `{ "from": "index.php?p=5", "to": "about" }`. */
import type { Manifest, Redirect } from '../model.ts';
import { writtenPath, writtenTarget } from './path.ts';

/** Matches if the path is equal and the address has the parameter, among any others. */
export interface QueryRedirect {
  /** Canonical path. */
  path: string;
  name: string;
  value: string;
  /** Canonical path, or an address of another host. */
  to: string;
}

/** One parameter, of characters that need no escape in an address or in the configuration of a host. */
const FORM = /^([^?#]*)\?(\w+)=([\w.~-]+)$/;

/** Returns undefined for a redirect without a query, or with one that is not supported. */
export function parseQueryRedirect({ from, to }: Redirect): QueryRedirect | undefined {
  const [, path, name, value] = FORM.exec(from) ?? [];
  return path === undefined || name === undefined || value === undefined
    ? undefined
    : { path: writtenPath(path), name, value, to: writtenTarget(to) };
}

/** The first of two redirects with one source wins. */
export function queryRedirects({ redirects = [] }: Pick<Manifest, 'redirects'>): QueryRedirect[] {
  const all = new Map<string, QueryRedirect>();
  for (const redirect of redirects.flatMap((row) => parseQueryRedirect(row) ?? [])) {
    const key = keyOf(redirect.path, redirect.name, redirect.value);
    if (!all.has(key)) all.set(key, redirect);
  }
  return [...all.values()];
}

const keyOf = (path: string, name: string, value: string) => `${path}?${name}=${value}`;

/** Targets by source, such as "index.php?p=5". */
export type QueryTargets = Readonly<Record<string, string>>;

export const queryTargets = (redirects: readonly QueryRedirect[]): QueryTargets =>
  Object.fromEntries(redirects.map(({ path, name, value, to }) => [keyOf(path, name, value), to]));

/**
 * Returns the target of an address.
 *
 * @param path canonical
 * @param search the query with or without "?"
 */
export function queryTarget(targets: QueryTargets, path: string, search: string): string | undefined {
  const key = [...new URLSearchParams(search)]
    .map(([name, value]) => keyOf(path, name, value))
    .find((each) => Object.hasOwn(targets, each));
  return key === undefined ? undefined : targets[key];
}
