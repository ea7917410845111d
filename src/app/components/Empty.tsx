/** What is said where there is nothing to show, with the way to the page above. */

import { useTrail } from '../hooks/siteContext.ts';
import { useWords } from '../hooks/useLocale.ts';
import { Link } from './Link.tsx';
import { Phrase } from './Phrase.tsx';
import { Text } from './Text.tsx';

export function Empty({ children }: { children?: string }) {
  const { page } = useWords();
  const above = useTrail()
    .filter(({ path }) => path !== undefined)
    .at(-1);
  return (
    <p className="empty">
      <span>{children ?? page.empty}</span>{' '}
      {above && (
        <Link to={`/${above.path}`}>
          <Phrase text={page.back} values={{ page: <Text>{above.label}</Text> }} />
        </Link>
      )}
    </p>
  );
}
