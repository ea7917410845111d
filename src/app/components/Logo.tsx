import { useSiteContext } from '../hooks/siteContext.ts';

/** A background image of the style sheet, which follows the colour scheme, or an inline drawing. */
export function Logo() {
  const { logo } = useSiteContext();
  if (!logo) return <span className="mark" aria-hidden="true" />;
  const { viewBox: box, width, paths } = logo;
  return (
    <svg className="mark" viewBox={box} width={width} height="48" aria-hidden="true" focusable="false">
      {paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}
