/** The mark of the site: a lit oil lamp. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
      <path
        className="mark-flame"
        d="M24 4c4.2 5.2 6.2 8.6 6.2 12.2a6.2 6.2 0 0 1-12.4 0C17.8 12.6 19.8 9.2 24 4z"
      />
      <path className="mark-bowl" d="M6 25h36c-.6 7.2-7.4 11.5-18 11.5S6.6 32.2 6 25z" />
      <path className="mark-bowl" d="M21.5 35h5v5h6.5v3.5H15V40h6.5z" />
    </svg>
  );
}
