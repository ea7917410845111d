/** Full-page search. It lists all pages while the query is empty and without script. */
import { useEffect, useMemo, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import type { PageSummary } from '../../core/model.ts';
import { href } from '../../core/route/path.ts';
import { type HeadingLevel, Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import { useBase, useSiteContext } from '../hooks/siteContext.ts';
import { useLocale, useMessages } from '../hooks/useLocale.ts';
import { useUrlState } from '../hooks/useUrlState.ts';
import { SEARCH_FIELD, SearchPanel } from '../search/SearchPanel.tsx';
import type { BlockProps } from './props.ts';

/** Number of results at first, and added each time. */
const STEP = 20;

export function Search({ block, id, level }: BlockProps<'search'>) {
  const { pages, retry } = useAllPages();
  const [text, setText] = useState('');
  const [most, setMost] = useState(STEP);
  const { search } = useMessages();

  // The prerendered HTML is the same for every query.
  const settle = useUrlState({ q: text }, most === STEP ? undefined : most, (query, savedMost = STEP) => {
    setText(query.get('q') ?? '');
    setMost(savedMost);
  });

  const change = (words: string) => {
    setText(words);
    setMost(STEP);
  };
  return (
    <Section kind="search" heading={block.heading} id={id} level={level}>
      <SearchPanel
        onLeave={settle}
        id={SEARCH_FIELD}
        text={text}
        onText={change}
        most={most}
        onMore={() => setMost((most) => most + STEP)}
      >
        {retry && (
          <p className="search-state" role="alert">
            {search.listFailed}{' '}
            <button type="button" className="button" onClick={retry}>
              {search.again}
            </button>
          </p>
        )}
        <AllPages pages={pages} level={block.heading === undefined ? level : 3} />
      </SearchPanel>
    </Section>
  );
}

/**
 * The list is prerendered on the first page of a visit and fetched on later pages.
 * @returns the pages; `retry` is set after a failure
 */
function useAllPages(): { pages: readonly PageSummary[]; retry?: () => void } {
  const { pages, loadPages } = useSiteContext();
  const [loaded, setLoaded] = useState<readonly PageSummary[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (pages || failed || !loadPages) return;
    let isMounted = true;
    loadPages().then(
      (list) => {
        if (isMounted) setLoaded(list);
      },
      () => {
        if (isMounted) setFailed(true);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [pages, failed, loadPages]);
  return { pages: pages ?? loaded, retry: failed ? () => setFailed(false) : undefined };
}

/** A longer list and each area in it are collapsed. `<details>` opens them without script. */
const MAX_OPEN_PAGES = 40;

function AllPages({ pages, level }: { pages: readonly PageSummary[]; level: HeadingLevel }) {
  const { messages, home } = useLocale();
  const { mainPages } = messages.search;
  const groups = useMemo(() => {
    const listed = pages.filter(({ unlisted }) => !unlisted);
    return listed.length > MAX_OPEN_PAGES ? byArea(listed, mainPages, home) : [];
  }, [pages, mainPages, home]);
  if (groups.length === 0) return <PagesBySection pages={pages} main={mainPages} level={level} />;
  return (
    <details className="all-pages-groups">
      <Summary
        label={messages.search.allPages}
        count={groups.reduce((sum, { listed }) => sum + listed.length, 0)}
      />
      {groups.map(({ label, listed }) => (
        <details key={label}>
          <Summary label={label} count={listed.length} />
          <PagesBySection pages={listed} main={label} level={level} />
        </details>
      ))}
    </details>
  );
}

function Summary({ label, count }: { label: string; count: number }) {
  const { numbers } = useMessages();
  return (
    <summary>
      <Text>{label}</Text> <span className="all-pages-count">({formatNumber(count, numbers)})</span>
    </summary>
  );
}

function PagesBySection({
  pages,
  main,
  level,
}: {
  pages: readonly PageSummary[];
  main: string;
  level: HeadingLevel;
}) {
  const sections = useMemo(() => bySection(pages, main), [pages, main]);
  const base = useBase();
  const Heading = `h${level}` as const;
  return (
    <div className="all-pages">
      {sections.map(([section, listed]) => (
        <section key={section}>
          <Heading>
            <Text>{section}</Text>
          </Heading>
          <ul>
            {listed.map(({ path, title }) => (
              <li key={path}>
                <a href={base + href(path)}>
                  <Text>{title}</Text>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface Area {
  label: string;
  listed: PageSummary[];
}

/**
 * Groups pages by the first path segment. Pages without child pages are first, and within these the locale of
 * the visitor.
 * @param main name of the group of pages without child pages
 * @param home path of the home page in the locale of the visitor
 */
function byArea(pages: readonly PageSummary[], main: string, home: string): Area[] {
  const firstPart = (path: string) => path.split('/', 1)[0] ?? '';
  const parents = new Set(pages.flatMap(({ path }) => (path.includes('/') ? firstPart(path) : [])));
  const areas = new Map<string, PageSummary[]>([
    [home, []],
    ['', []],
  ]);
  for (const page of pages) {
    const part = firstPart(page.path);
    const key = parents.has(part) ? part : '';
    const listed = areas.get(key) ?? [];
    areas.set(key, listed);
    listed.push(page);
  }
  return [...areas].flatMap(([part, listed]) => {
    const label =
      part === '' ? main : (listed.find(({ path }) => path === part)?.title ?? listed[0]?.section);
    return listed.length > 0 ? { label: label ?? part, listed } : [];
  });
}

/** Keeps the order of the list. @param main name of the section for pages without one */
function bySection(pages: readonly PageSummary[], main: string): [section: string, pages: PageSummary[]][] {
  const sections = new Map<string, PageSummary[]>();
  for (const page of pages) {
    if (page.unlisted) continue;
    const section = page.section ?? main;
    const listed = sections.get(section) ?? [];
    sections.set(section, listed);
    listed.push(page);
  }
  return [...sections];
}
