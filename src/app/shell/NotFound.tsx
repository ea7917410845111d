import { useMemo, useState } from 'react';
import type { Translation } from '../../core/i18n/locale.ts';
import type { PageSummary } from '../../core/model.ts';
import { foldPath, href } from '../../core/route/path.ts';
import { Empty } from '../components/Empty.tsx';
import { Text } from '../components/Text.tsx';
import { useBase, useSiteContext } from '../hooks/siteContext.ts';
import { useBrowserValue } from '../hooks/useBrowserValue.ts';
import { useLocale, useMessages } from '../hooks/useLocale.ts';
import { SearchPanel } from '../search/SearchPanel.tsx';
import { PageHeader } from './PageView.tsx';
import { type IntendedPageProps, useIntendedPage } from './useIntendedPage.ts';

export type { PageSummary as Listed } from '../../core/model.ts';

export function NotFound(props: IntendedPageProps) {
  const { path } = props;
  const base = useBase();
  const pages = useIntendedPage(props);
  const nearest = useMemo(() => (path === undefined ? [] : nearestPages(path, pages)), [path, pages]);
  const {
    home,
    messages: { notFound: words },
  } = useLocale();

  return (
    <article className="page page-not-found">
      <PageHeader title={words.title}>
        <p className="page-intro">{words.text}</p>
      </PageHeader>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">{words.meant}</h2>
          <ul>
            {nearest.map((page) => (
              <li key={page.path}>
                <a href={base + href(page.path)}>
                  <Text>{page.title}</Text>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchInstead key={path} path={path} />
      <p>
        <a className="button" href={base + href(home)}>
          {words.home}
        </a>
      </p>
    </article>
  );
}

/** Maximum number of results for the words of the address. */
const MAX_RESULTS = 5;

function SearchInstead({ path }: { path?: string }) {
  const { searchPath, translations = [] } = useSiteContext();
  const base = useBase();
  const { notFound, search } = useMessages();
  // A static host serves the same not-found page for every address.
  const words = useBrowserValue(() => queryFromPath(path, translations), '');
  const [typed, setTyped] = useState<string>();
  if (searchPath === undefined) return null;
  return (
    <section className="search-instead" aria-labelledby="search-instead">
      <h2 id="search-instead">{notFound.search}</h2>
      <p className="script-none">
        <a href={base + href(searchPath)}>{search.seeList}</a>
      </p>
      <SearchPanel id="not-found-search" text={typed ?? words} onText={setTyped} most={MAX_RESULTS} />
    </section>
  );
}

/** Returns the words of a path as a query, without the language prefix. */
export function queryFromPath(path: string | undefined, translations: readonly Translation[]): string {
  const [first, ...rest] = path?.split('/') ?? [];
  const named = translations.some(({ language }) => language === first) ? rest.join('/') : (path ?? '');
  return named
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[/_+-]+/g, ' ')
    .trim();
}

const MAX_SUGGESTIONS = 5;

/** Returns the pages whose paths share most letter pairs with the requested path (Dice's coefficient). */
export function nearestPages(path: string, pages: readonly PageSummary[]): PageSummary[] {
  const pathPairs = letterPairs(foldPath(path));
  return pages
    .map((page) => ({ page, score: diceCoefficient(pathPairs, letterPairs(foldPath(page.path))) }))
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

function letterPairs(text: string): Set<string> {
  const letters = [...text.replace(/[\s/-]+/g, ' ')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}

function diceCoefficient(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}

export function MissingEntry(props: IntendedPageProps) {
  const { notFound, page } = useMessages();
  useIntendedPage(props);
  return (
    <article className="page page-missing">
      <PageHeader title={notFound.title} />
      <Empty>{page.missing}</Empty>
    </article>
  );
}
