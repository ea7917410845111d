/** Creates the search index of all pages and documents. */
import { collectText } from '../../core/data/blockTraits/buildTraits.ts';
import { hasSearch } from '../../core/data/blockTraits/runtimeTraits.ts';
import { linksIn, stripMarkdown } from '../../core/data/inlineMarkdown.ts';
import type { Store } from '../../core/data/load.ts';
import { excerpt } from '../../core/i18n/text.ts';
import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import type { Manifest, Page } from '../../core/model.ts';
import { singleRedirects } from '../../core/route/familyRedirects.ts';
import { documentType, linkTarget } from '../../core/route/link.ts';
import { writtenPath } from '../../core/route/path.ts';
import { familyParent } from '../../core/route/table.ts';
import { dateTerms } from '../../core/search/dates.ts';
import type { Indexed, SearchEntry, Terms } from '../../core/search/file.ts';
import { dayNumber } from '../../core/search/searchContext.ts';
import { HASH_LENGTH, packShards, type SearchHead, type ShardKind } from '../../core/search/shardFiles.ts';
import { initialTermsOf, termsOf, textTermsOf } from '../../core/search/terms.ts';
import { isStopWord, tokenize } from '../../core/search/tokenize.ts';
import { SEARCH_FILE, SEARCH_SHARDS } from '../content/generatedFiles.ts';
import type { LocaleSet } from '../content/locales.ts';
import { mostFrequent } from '../content/siteValues.ts';
import { sha256 } from '../system/digest.ts';

/**
 * Returns the canonical path of the search page, if there is one.
 *
 * @throws LoadError (rejects) if a data file cannot be loaded
 */
export async function searchPathOf({ routes }: Manifest, store: Store): Promise<string | undefined> {
  for (const { path, layout, data } of routes) {
    if (familyParent(path) !== undefined || LAYOUT_BUILD_TRAITS[layout].entries) continue;
    if (hasSearch((await LAYOUT_BUILD_TRAITS[layout].blocks?.(store, data)) ?? [])) return writtenPath(path);
  }
  return undefined;
}

/** The maximum length of an excerpt below a result, in characters. */
const EXCERPT = 80;
/** The maximum number of table rows in an excerpt. */
const MAX_ROWS = 4;

/**
 * The characters of a shard, about 4 kB gzip. A first query loads 100 to 160 kB of them, whatever the size of the
 * site (decision 033).
 */
const SHARD_LENGTH = 11_000;

/** The metadata of a page for the search index. */
export interface SearchRow {
  /** The labels of links, keywords and addresses, each with its target. */
  names: readonly (readonly [label: string, path: string])[];
  entry: SearchEntry;
  /** The path of the parent in the trail. */
  parent?: string;
  /** Text that is indexed when all pages are known. */
  heads: string;
  terms: Pick<Terms, 'keywords' | 'title' | 'date' | 'text'>;
}

export interface SearchIndexer {
  /** @param language of the page, if it is not that of the site */
  row(page: Page, language?: string): SearchRow;
  add(row: SearchRow): void;
  /** Returns the head and the shards by file name. */
  files(): Record<string, unknown>;
}

/** Collects the metadata page by page, so that a large site is never completely in memory. */
export function createSearchIndexer(
  { locale: { site, build, language: main }, translations, dates, documents }: LocaleSet,
  manifest: Pick<Manifest, 'redirects'>,
  shardLength = SHARD_LENGTH,
): SearchIndexer {
  const originals = new Map(translations.map(({ path, original }) => [path, original]));
  const pages: SearchRow[] = [];
  const names: Names = new Map();

  const addName = (label: string, path: string, language = main) => {
    const pathNames = names.get(path) ?? [];
    pathNames.push({ label, language });
    names.set(path, pathNames);
  };
  const nameIn = ({ label, href }: { label: string; href?: string }): [string, string][] => {
    const target = linkTarget(href);
    return target.kind === 'page' || target.kind === 'file' ? [[label, target.path]] : [];
  };
  const addLink = (link: { label: string; href?: string }) => {
    for (const [label, path] of nameIn(link)) addName(label, path);
  };
  const namesOf = (path: string) => labelsOf(names.get(path) ?? []);

  const nameTerms = ({ path, title }: SearchEntry) => {
    const labels = namesOf(path);
    return [...termsOf(labels.join('\n')), ...initialTermsOf([title, ...labels])];
  };

  for (const item of site.menu) for (const link of [item, ...(item.items ?? [])]) addLink(link);
  for (const link of [...site.footer.links, ...(site.footer.policies ?? [])]) addLink(link);
  for (const { from, to } of singleRedirects(manifest)) addName(lastPart(writtenPath(from)), writtenPath(to));

  const indexedPages = (): Indexed[] =>
    pages.map(({ entry, parent, heads, terms }) => ({
      entry,
      terms: {
        ...terms,
        names: nameTerms(entry),
        heads: termsOf([heads, ...(parent === undefined ? [] : namesOf(parent))].join('\n')),
      },
    }));

  return {
    row(page, language = main) {
      const { path, title, date, searchDate = date, place, description, keywords = [], trail, blocks } = page;
      const { headings, people, text, links } = collectText(blocks, site, build.feeds);
      const parent = trail.length > 1 ? trail.at(-1) : undefined;
      // The address of an entry repeats its title.
      const ownNames = date === undefined ? [...keywords, lastPart(path)] : keywords;
      const documents = links
        .filter(({ href }) => linkTarget(href).kind === 'file')
        .map(({ label }) => label);
      return {
        names: [
          ...[...links, ...text.flatMap(linksIn)].flatMap(nameIn),
          ...ownNames.map((name) => [name, path] as const),
        ],
        entry: {
          path,
          title,
          section: parent?.label,
          date: searchDate,
          excerpt: excerptOf(page),
          ...(language !== main && { language, original: originals.get(path) }),
        },
        parent: parent?.path,
        heads: [...headings, ...people, parent?.label].join('\n'),
        terms: {
          keywords: termsOf(keywords.flatMap(joined).join('\n')),
          title: termsOf(title),
          date: date === undefined ? [] : dateTerms(date, dates),
          text: textTermsOf(
            [description, ...documents, ...[...text, place ?? ''].map(stripMarkdown)].join('\n'),
          ),
        },
      };
    },

    add(row) {
      for (const [label, path] of row.names) addName(label, path, row.entry.language);
      pages.push(row);
    },

    files() {
      const { head, shards } = packShards(
        indexedPages(),
        documentsOf(names, documents, main),
        dayNumber,
        shardLength,
      );
      const files: Record<string, unknown> = {};
      const hashesOf = (kind: ShardKind) =>
        shards[kind]
          .map((shard) => {
            const hash = sha256(JSON.stringify(shard)).slice(0, HASH_LENGTH);
            files[`${SEARCH_SHARDS}${hash}.json`] = shard;
            return hash;
          })
          .join('');
      const hashes = { names: hashesOf('names'), text: hashesOf('text'), entries: hashesOf('entries') };
      return {
        [SEARCH_FILE]: {
          ...head,
          path: SEARCH_SHARDS,
          shards: hashes,
          glossary: site.glossary,
        } satisfies SearchHead,
        ...files,
      };
    },
  };
}

/** Returns the description of a page. If it only repeats the title, returns the first rows of its table. */
function excerptOf({ title, description, blocks }: Page): string | undefined {
  if (!description.startsWith(title)) return excerpt(description, EXCERPT);
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.slice(0, MAX_ROWS) : []));
  const cells = rows.flat().map(({ text }) => stripMarkdown(text));
  return cells.length > 0 ? excerpt(cells.join(', '), EXCERPT) : undefined;
}

/**
 * A keyword with several words matches only as a whole, or by its last two or three words: "water day" finds
 * "World Water Day".
 */
const joined = (text: string): string[] => {
  const all = tokenize(text).map(({ folded }) => folded);
  const ends = [-3, -2].map((from) => all.slice(from)).filter(([first = '']) => !isStopWord(first));
  return [all, ...ends].map((part) => part.join(''));
};

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The label of a link, and the language of its page. */
interface Name {
  label: string;
  language: string;
}
/** By the path of the target. */
type Names = Map<string, Name[]>;

const labelsOf = (names: readonly Name[]) => [...new Set(names.map(({ label }) => label))];

/**
 * Returns the linked documents. The title is the most frequent label, in the language of the site and in each
 * other language with labels.
 */
function documentsOf(names: Names, documents: readonly string[], main: string) {
  return [...names]
    .filter(([path]) => linkTarget(path).kind === 'file')
    .map(([path, pathNames]) => {
      const languages = new Set(pathNames.map(({ language }) => language));
      const titles = new Map(
        [...languages].map((wantedLanguage) => {
          const labels = pathNames
            .filter(({ language }) => language === wantedLanguage)
            .map(({ label }) => label);
          return [wantedLanguage, mostFrequent(labels) ?? path];
        }),
      );
      const title = titles.get(main) ?? [...titles.values()][0] ?? path;
      const others = [...titles].filter(([language, other]) => language !== main && other !== title);
      const type = documentType(path);
      return {
        // The search adds the file type, in the language of the reader.
        entry: { path, title, ...(others.length > 0 && { titles: Object.fromEntries(others) }) },
        terms: {
          keywords: [],
          title: termsOf(title),
          names: termsOf([...labelsOf(pathNames), type, ...documents].join('\n')),
          date: [],
          heads: [],
          text: [],
        },
      };
    });
}
