import { useSiteContext } from '../hooks/siteContext.ts';

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
