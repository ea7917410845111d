/** Tells which texts have all words that were typed into a search field, in any order and any case. */
export function wordFinder(typed: string): (text: string) => boolean {
  const words = typed.toLowerCase().split(/\s+/);
  return (text) => {
    const all = text.toLowerCase();
    return words.every((word) => all.includes(word));
  };
}
