/** Which of the empty fields of a record are offered to be added. */

/** Names with numbers behind them, such as "para", "para1", "para2": from three on they are a row of the same. */
const ROW = 3;

const parts = (name: string) => {
  const [, base = name, number = ''] = /^(.*?)(\d*)$/.exec(name) ?? [];
  return { base, number: Number(number) };
};

/**
 * The empty fields that are offered: of those that are numbered only the next one.
 *
 * @param names of all fields, in the order of the schema
 * @param shown those that stand in the form
 */
export function offered(names: readonly string[], shown: (name: string) => boolean): string[] {
  return names.filter((name) => {
    if (shown(name)) return false;
    const { base, number } = parts(name);
    const row = names.filter((other) => parts(other).base === base);
    if (row.length < ROW) return true;
    const last = Math.max(-1, ...row.filter(shown).map((other) => parts(other).number));
    const next = Math.min(...row.map((other) => parts(other).number).filter((other) => other > last));
    return number === next;
  });
}
