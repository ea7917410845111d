/** Which of the empty fields of a record are offered to be added. */

/** Names with numbers behind them, such as "para", "para1", "para2": from three on they are a row of the same. */
const MIN_NUMBERED_FIELDS = 3;

const splitName = (name: string) => {
  const [, base = name, number = ''] = /^(.*?)(\d*)$/.exec(name) ?? [];
  return { base, number: Number(number) };
};

/**
 * The empty fields that are offered: of those that are numbered only the next one.
 *
 * @param names of all fields, in the order of the schema
 * @param isShown those that stand in the form
 */
export function fieldsToOffer(names: readonly string[], isShown: (name: string) => boolean): string[] {
  return names.filter((name) => {
    if (isShown(name)) return false;
    const { base, number } = splitName(name);
    const row = names.filter((other) => splitName(other).base === base);
    if (row.length < MIN_NUMBERED_FIELDS) return true;
    const last = Math.max(-1, ...row.filter(isShown).map((other) => splitName(other).number));
    const next = Math.min(...row.map((other) => splitName(other).number).filter((other) => other > last));
    return number === next;
  });
}
