import { formatNumber } from '../../core/i18n/format.ts';
import type { Jump } from '../../core/model.ts';
import { useMessages } from '../hooks/useLocale.ts';
import { Link } from './Link.tsx';
import { Text } from './Text.tsx';

/** @param most number of links outside of the collapsed part */
export function AnchorLinks({ label, jumps, most }: { label: string; jumps: readonly Jump[]; most: number }) {
  const { layouts } = useMessages();
  if (jumps.length === 0) return null;
  const rest = jumps.slice(most);
  return (
    <nav className="jumps" aria-label={label}>
      <JumpList jumps={jumps.slice(0, most)} />
      {rest.length > 0 && (
        <details open={rest.some(({ current }) => current)}>
          <summary>{layouts.more}</summary>
          <JumpList jumps={rest} />
        </details>
      )}
    </nav>
  );
}

function JumpList({ jumps }: { jumps: readonly Jump[] }) {
  const { numbers } = useMessages();
  return (
    <ul>
      {jumps.map(({ label, href, count, current = false }) => (
        <li key={href}>
          <Link to={href} className="jump" current={current}>
            <Text>{label}</Text>
            {count !== undefined && <span className="jump-count"> ({formatNumber(count, numbers)})</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
