/** What has changed in a JSON value, so that it need not be sent whole. */

/** The one place within which a value has become another. */
export interface Patch {
  /** The keys and indices that lead there. */
  path: readonly (string | number)[];
  /** What stands there now. */
  value: unknown;
}

type Holder = Readonly<Record<string | number, unknown>>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The keys of two values where both have the same in the same order. */
function sharedKeys(before: unknown, after: unknown): (string | number)[] | undefined {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? [...before.keys()] : undefined;
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) || Array.isArray(after))
    return undefined;
  const keys = Object.keys(before);
  const now = Object.keys(after);
  return keys.length === now.length && keys.every((key, index) => key === now[index]) ? keys : undefined;
}

/**
 * What has changed from one JSON value to another, as far down as it is in one place.
 *
 * @returns undefined where both say the same
 */
export function patchOf(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  const keys = sharedKeys(before, after);
  if (!keys || !isHolder(before) || !isHolder(after)) return { path: [], value: after };
  let only: Patch | undefined;
  for (const key of keys) {
    const found = patchOf(before[key], after[key]);
    if (!found) continue;
    if (only) return { path: [], value: after };
    only = { path: [key, ...found.path], value: found.value };
  }
  return only;
}

/**
 * A value with what has changed in it; all else of it is the same.
 *
 * @throws Error where the path leads nowhere
 */
export function patched(value: unknown, { path: [key, ...rest], value: now }: Patch): unknown {
  if (key === undefined) return now;
  if (!isHolder(value) || !Object.hasOwn(value, key)) throw new Error('The value is another one.');
  const inner = patched(value[key], { path: rest, value: now });
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (index === key ? inner : item))
    : { ...value, [key]: inner };
}
