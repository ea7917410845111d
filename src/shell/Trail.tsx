/** The trail from the home page to the page (breadcrumbs). */

import type { Crumb } from '../model.ts';
import { useWords } from '../parts/speech.ts';
import { useBase } from '../parts/surroundings.ts';
import { Text } from '../parts/Text.tsx';
import { href } from '../route/path.ts';

export function Trail({ crumbs, title }: { crumbs: readonly Crumb[]; title?: string }) {
  const base = useBase();
  const { page } = useWords();
  return (
    <nav className="trail" aria-label={page.trail}>
      <ol>
        {crumbs.map(({ label, path }) => (
          <li key={`${label} ${path}`}>
            {path === undefined ? (
              <Text>{label}</Text>
            ) : (
              <a href={base + href(path)}>
                <Text>{label}</Text>
              </a>
            )}
          </li>
        ))}
        {title !== undefined && (
          // Drawn anew with each title; see Shell.
          <li key={title} aria-current="page">
            <Text>{title}</Text>
          </li>
        )}
      </ol>
    </nav>
  );
}
