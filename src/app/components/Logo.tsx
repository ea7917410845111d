import { useSiteContext } from '../hooks/siteContext.ts';

/** No anchor of a page has an underscore. */
const ID = '_logo';

/** @param isCopy true if the page shows the logo of its header again */
export function Logo({ isCopy = false }: { isCopy?: boolean }) {
  const { logo } = useSiteContext();
  if (!logo) return <span className="mark" aria-hidden="true" />;
  const { viewBox: box, width, paths } = logo;
  return (
    <svg className="mark" viewBox={box} width={width} height="48" aria-hidden="true">
      {isCopy ? (
        <use href={`#${ID}`} />
      ) : (
        <g id={ID}>
          {paths.map(({ d, fill }) => (
            <path key={d} d={d} fill={fill} />
          ))}
        </g>
      )}
    </svg>
  );
}
