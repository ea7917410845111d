/** The trail from the home page to the page (breadcrumbs). */
import { Text } from '../blocks/Text.tsx';
import type { Crumb } from '../model.ts';
import { href } from '../route/path.ts';

export function Trail({ crumbs, title }: { crumbs: readonly Crumb[]; title?: string }) {
  return (
    <nav className="trail" aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ label, path }) => (
          <li key={`${label} ${path}`}>
            {path === undefined ? (
              <Text>{label}</Text>
            ) : (
              <a href={href(path)}>
                <Text>{label}</Text>
              </a>
            )}
          </li>
        ))}
        {title !== undefined && (
          <li aria-current="page">
            <Text>{title}</Text>
          </li>
        )}
      </ol>
    </nav>
  );
}
