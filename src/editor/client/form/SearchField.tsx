/** A field that narrows what is shown while somebody types. */
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
