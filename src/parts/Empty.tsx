/** What is said where there is nothing to show, with the way to the page above. */

import { Link } from './Link.tsx';
import { useTrail } from './surroundings.ts';
import { Text } from './Text.tsx';

export function Empty({ children = 'Nothing has been added here yet.' }: { children?: string }) {
  const above = useTrail()
    .filter(({ path }) => path !== undefined)
    .at(-1);
  return (
    <p className="empty">
      <span>{children}</span>{' '}
      {above && (
        <Link to={`/${above.path}`}>
          Back to <Text>{above.label}</Text>
        </Link>
      )}
    </p>
  );
}
