/** The mark of the site: a picture of the style sheet, since it depends on the scheme. The name stands beside it. */
export function Mark() {
  return <span className="mark" aria-hidden="true" />;
}
