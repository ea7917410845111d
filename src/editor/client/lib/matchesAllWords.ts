/** Tells which texts have all words that were typed into a search field, in any order and any case. */
export function matchesAllWords(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/);
  return (text) => {
    const lowerText = text.toLowerCase();
    return words.every((word) => lowerText.includes(word));
  };
}
