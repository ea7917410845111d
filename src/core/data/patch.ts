/** What has changed in a JSON value, so that it need not be sent whole. */

/** The one place within which a value has become another. */
export interface Patch {
  /** The keys and indices that lead there. */
  path: readonly (string | number)[];
  /** What stands there now. */
  value: unknown;
}

type Container = Readonly<Record<string | number, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The keys of two values where both have the same in the same order. */
function sharedKeys(previous: unknown, after: unknown): (string | number)[] | undefined {
  if (Array.isArray(previous) && Array.isArray(after))
    return previous.length === after.length ? [...previous.keys()] : undefined;
  if (!isContainer(previous) || !isContainer(after) || Array.isArray(previous) || Array.isArray(after))
    return undefined;
  const keys = Object.keys(previous);
  const now = Object.keys(after);
  return keys.length === now.length && keys.every((key, index) => key === now[index]) ? keys : undefined;
}

/**
 * What has changed from one JSON value to another, as far down as it is in one place.
 *
 * @returns undefined where both say the same
 */
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

/**
 * A value with what has changed in it; all else of it is the same.
 *
 * @throws Error where the path leads nowhere
 */
export function applyPatch(value: unknown, { path: [key, ...rest], value: now }: Patch): unknown {
  if (key === undefined) return now;
  if (!isContainer(value) || !Object.hasOwn(value, key)) throw new Error('The value is another one.');
  const inner = applyPatch(value[key], { path: rest, value: now });
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (index === key ? inner : item))
    : { ...value, [key]: inner };
}
