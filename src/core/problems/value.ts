/** Access to unknown JSON values and errors. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined if the value is no object or has no own field of that name. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Undefined if the path does not exist. */
export const valueAt = (root: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : fieldOf(value, String(key))),
    root,
  );

/** Undefined if the field is not a string. */
export function stringField(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}

/**
 * Visits a value and all values in it, outermost first.
 *
 * @param visit gets a path that is valid only during the call; returns false to skip what the value contains
 */
export function eachValue(
  value: unknown,
  visit: (value: unknown, path: readonly (string | number)[]) => unknown,
  path: (string | number)[] = [],
): void {
  if (visit(value, path) === false || typeof value !== 'object' || value === null) return;
  for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    path.push(key);
    eachValue(item, visit, path);
    path.pop();
  }
}
