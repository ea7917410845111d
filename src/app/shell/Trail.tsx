import type { Crumb } from '../../core/model.ts';
import { href } from '../../core/route/path.ts';
import { Text } from '../components/Text.tsx';
import { useBase, useOtherLanguage } from '../hooks/siteContext.ts';
import { useLocale } from '../hooks/useLocale.ts';

export function Trail({ crumbs, title }: { crumbs: readonly Crumb[]; title?: string }) {
  const { page } = useLocale().messages;
  return (
    <nav className="trail" aria-label={page.trail}>
      <ol>
        {crumbs.map(({ label, path }) => (
          <li key={`${label} ${path}`}>
            {path === undefined ? <Text>{label}</Text> : <Step label={label} path={path} />}
          </li>
        ))}
        {title !== undefined && (
          // The key replaces the element with each title; see Shell.
          <li key={title} aria-current="page">
            <Text>{title}</Text>
          </li>
        )}
      </ol>
    </nav>
  );
}

function Step({ label, path }: { label: string; path: string }) {
  const language = useOtherLanguage(`/${path}`);
  const { home } = useLocale();
  return (
    // The label of the home page is in the language of the current page.
    <a href={useBase() + href(path)} hrefLang={language} lang={path === home ? undefined : language}>
      <Text>{label}</Text>
    </a>
  );
}
