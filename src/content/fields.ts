/** Looks through the fields of a page. */

/**
 * Whether a text, number or truth value in something passes a test.
 *
 * @param value anything that JSON can say
 * @param test asked with the name of the field that holds it, by itself or in a list
 */
export function someField(
  value: unknown,
  test: (name: string, value: unknown) => boolean,
  name = '',
): boolean {
  if (Array.isArray(value)) return value.some((item) => someField(item, test, name));
  if (typeof value !== 'object' || value === null) return value !== undefined && test(name, value);
  return Object.entries(value).some(([key, inner]) => someField(inner, test, key));
}
