/** The localStorage of browsers, in memory. */

/** @param room capacity in characters */
export function memoryStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  const size = () => [...items].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, text) {
      if (size() - (items.get(name)?.length ?? -name.length) + text.length > room)
        throw new DOMException('No room.', 'QuotaExceededError');
      items.set(name, text);
    },
    removeItem: (name) => {
      items.delete(name);
    },
    clear: () => items.clear(),
  };
}
