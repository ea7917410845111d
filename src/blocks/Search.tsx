/** The search over all pages, with a list of them while nothing is typed and where there is no script. */
import { useEffect, useMemo, useState } from 'react';
import type { Listed } from '../model.ts';
import { SEARCH_FIELD, SearchPanel } from '../parts/SearchPanel.tsx';
import { type HeadingLevel, Section } from '../parts/Section.tsx';
import { useWords } from '../parts/speech.ts';
import { useBase, useSurroundings } from '../parts/surroundings.ts';
import { Text } from '../parts/Text.tsx';
import { useAddress } from '../parts/useAddress.ts';
import { href } from '../route/path.ts';
import type { BlockProps } from './props.ts';

/** How many results are shown at first, and how many more each time. */
const STEP = 20;

export function Search({ block, id, level }: BlockProps<'search'>) {
  const { pages, retry } = useAllPages();
  const [text, setText] = useState('');
  const [most, setMost] = useState(STEP);
  const { search } = useWords();

  // The HTML is the same for every query.
  const settle = useAddress({ q: text }, most === STEP ? undefined : most, (query, kept = STEP) => {
    setText(query.get('q') ?? '');
    setMost(kept);
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
        onMore={() => setMost((before) => before + STEP)}
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
 * The list of all pages: at hand where it stands in the HTML, had over the network on a page that comes later.
 *
 * @returns the pages, and where they could not be had what asks again
 */
function useAllPages(): { pages: readonly Listed[]; retry?: () => void } {
  const { pages, loadPages } = useSurroundings();
  const [loaded, setLoaded] = useState<readonly Listed[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (pages || failed || !loadPages) return;
    let wanted = true;
    loadPages().then(
      (list) => {
        if (wanted) setLoaded(list);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [pages, failed, loadPages]);
  return { pages: pages ?? loaded, retry: failed ? () => setFailed(false) : undefined };
}

function AllPages({ pages, level }: { pages: readonly Listed[]; level: HeadingLevel }) {
  const { mainPages } = useWords().search;
  const sections = useMemo(() => bySection(pages, mainPages), [pages, mainPages]);
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

/** The pages that are listed by their sections, both in the order of the list. @param main the name of the section of those without one */
function bySection(pages: readonly Listed[], main: string): [section: string, pages: Listed[]][] {
  const sections = new Map<string, Listed[]>();
  for (const page of pages) {
    if (page.apart) continue;
    const section = page.section ?? main;
    const listed = sections.get(section) ?? [];
    sections.set(section, listed);
    listed.push(page);
  }
  return [...sections];
}
