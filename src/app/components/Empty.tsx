import { useTrail } from '../hooks/siteContext.ts';
import { useMessages } from '../hooks/useLocale.ts';
import { FormattedMessage } from './FormattedMessage.tsx';
import { Link } from './Link.tsx';
import { Text } from './Text.tsx';

export function Empty({ children }: { children?: string }) {
  const { page } = useMessages();
  const above = useTrail()
    .filter(({ path }) => path !== undefined)
    .at(-1);
  return (
    <p className="empty">
      <span>{children ?? page.empty}</span>{' '}
      {above && (
        <Link to={`/${above.path}`}>
          <FormattedMessage text={page.back} values={{ page: <Text>{above.label}</Text> }} />
        </Link>
      )}
    </p>
  );
}
