/** A field that filters a list while the user types. */
export const SearchField = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}) => (
  <label className="form-search">
    {label}
    <input
      type="search"
      className="form-control"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);

/** Returns a matcher for texts that contain all words of a query, in any order and case. */
export function matchesAllWords(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/);
  return (text) => {
    const lowerText = text.toLowerCase();
    return words.every((word) => lowerText.includes(word));
  };
}
