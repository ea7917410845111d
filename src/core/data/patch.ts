/** Differences of JSON values, for small updates. */

/** A change at one path of a value. */
export interface Patch {
  path: readonly (string | number)[];
  value: unknown;
}

type Container = Readonly<Record<string | number, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The keys of two values that have the same keys in the same order; otherwise undefined. */
function sharedKeys(previous: unknown, after: unknown): (string | number)[] | undefined {
  if (Array.isArray(previous) && Array.isArray(after))
    return previous.length === after.length ? [...previous.keys()] : undefined;
  if (!isContainer(previous) || !isContainer(after) || Array.isArray(previous) || Array.isArray(after))
    return undefined;
  const keys = Object.keys(previous);
  const now = Object.keys(after);
  return keys.length === now.length && keys.every((key, index) => key === now[index]) ? keys : undefined;
}

/** Returns the change at the deepest possible path. @returns undefined if the values are equal */
export function createPatch(previous: unknown, after: unknown): Patch | undefined {
  if (previous === after) return undefined;
  const keys = sharedKeys(previous, after);
  if (!keys || !isContainer(previous) || !isContainer(after)) return { path: [], value: after };
  let only: Patch | undefined;
  for (const key of keys) {
    const patch = createPatch(previous[key], after[key]);
    if (!patch) continue;
    if (only) return { path: [], value: after };
    only = { path: [key, ...patch.path], value: patch.value };
  }
  return only;
}

/** Returns the changed value; unchanged parts are shared. @throws Error if the path does not exist */
export function applyPatch(value: unknown, { path: [key, ...rest], value: now }: Patch): unknown {
  if (key === undefined) return now;
  if (!isContainer(value) || !Object.hasOwn(value, key)) throw new Error('The value is another one.');
  const inner = applyPatch(value[key], { path: rest, value: now });
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (index === key ? inner : item))
    : { ...value, [key]: inner };
}
