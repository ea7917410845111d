import type { MenuLink } from '../../core/model.ts';
import { Link } from './Link.tsx';
import { Text } from './Text.tsx';

export function MoreLink({ link }: { link: MenuLink | undefined }) {
  return (
    link && (
      <p className="more">
        <Link to={link.href} className="button">
          <Text>{link.label}</Text>
        </Link>
      </p>
    )
  );
}
