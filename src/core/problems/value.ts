/** Values of JSON, and errors, of which nothing is known yet. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of a value; undefined when it is no object or has no such field of its own. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** The value to which keys and indices lead; undefined where they lead nowhere. */
export const valueAt = (root: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : fieldOf(value, String(key))),
    root,
  );

/** A field that is a text; undefined when it is anything else. */
export function stringField(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}
