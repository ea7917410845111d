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
