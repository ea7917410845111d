/** The mark of the site. The name stands beside it. */
import { useSurroundings } from '../hooks/surroundings.ts';

/** A picture of the style sheet, which knows the scheme, or a drawing in its colours. */
export function Mark() {
  const { mark } = useSurroundings();
  if (!mark) return <span className="mark" aria-hidden="true" />;
  const { box, width, paths } = mark;
  return (
    <svg className="mark" viewBox={box} width={width} height="48" aria-hidden="true" focusable="false">
      {paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}
