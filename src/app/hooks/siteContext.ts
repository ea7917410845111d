/** What block components know besides their block. */
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import {
  type LazyMessages,
  type Locale,
  type Locales,
  type Translation,
  translatedPath,
} from '../../core/i18n/locale.ts';
import type { Crumb, InlineLogo, PageSummary } from '../../core/model.ts';
import { baseOf } from '../../core/route/base.ts';
import { linkTarget } from '../../core/route/link.ts';
import { matchPath } from '../../core/route/match.ts';
import type { RouteTable } from '../../core/route/table.ts';
import type { Hit, Results, Search } from '../../core/search/results.ts';
import { LocaleProvider } from './useLocale.ts';

export interface SearchResultsProps {
  /** The query. */
  text: string;
  results: Results;
  words: LazyMessages['results'];
  /** Shown if nothing matches. */
  phone?: string;
  /** The path of the site on its host. */
  base: string;
  /** Called with another query that the visitor chooses. */
  onText: (text: string) => void;
  /** Called when more results are wanted. */
  onMore?: () => void;
}

/** The code that shows search results; it is loaded with the code of the search. */
interface SearchView {
  SearchResults: ComponentType<SearchResultsProps>;
  summary: (results: Results, text: string, words: LazyMessages['results'], language: string) => string;
  resultsAfter: (shown: readonly Hit[], results: Results) => Results;
}

export interface OpenedSearch {
  search: Search;
  /** Whether it knows all texts, and not titles alone. */
  isWhole: boolean;
  view: SearchView;
}

/** What stands above and below every page. */
export interface FrameComponents {
  /** Takes the canonical path of the page; absent where nothing was found. */
  Top: ComponentType<{ path?: string }>;
  Bottom: ComponentType;
}

/** What every page of a site shares. */
export interface SiteContextValue {
  /** The locale of the page that is shown. */
  locale: Locale;
  /** Its other locales. */
  locales: Locales;
  /** The mark of the site where it is drawn; absent where it is a picture of the style sheet. */
  logo?: InlineLogo;
  /** The year of the build: what the HTML says before the app runs, so that both agree. */
  buildYear: number;
  /** Which pages are in several languages; absent where none is. */
  translations?: readonly Translation[];
  /** The routes of the site; absent outside of a page. */
  table?: RouteTable;
  /** The language of the page at a canonical path; undefined where there is none. */
  languageOf?: (path: string) => string | undefined;
  /** Canonical path of the page that searches the site; absent where there is none. */
  searchPath?: string;
  /** All pages, where the first page of a visit lists them. */
  pages?: readonly PageSummary[];
  /** All pages, had over the network; absent while prerendering. */
  loadPages?: () => Promise<readonly PageSummary[]>;
  /** Stands in for header and footer, where the build has drawn them before. */
  frame?: FrameComponents;
  /** Reads a data file that the build has made, over the network; absent while prerendering. */
  read?: (name: string) => Promise<unknown>;
  /** The search over titles or over all texts, had over the network on first use; absent while prerendering. */
  loadSearch?: (which: 'titles' | 'whole') => Promise<OpenedSearch>;
}

/** What the pages of a locale share, with what follows from the voice and the routes. */
export function siteContextFor(
  siteContext: SiteContextValue,
  locale: Locale,
  table: RouteTable,
): SiteContextValue {
  const { searchPath, translations = [] } = siteContext;
  const languages = new Map(translations.map(({ path, language }) => [path, language]));
  const languageOf = (path: string) => {
    const match = matchPath(table, path);
    return match.kind === 'route'
      ? (languages.get(path) ?? match.route.language ?? locale.mainLanguage)
      : undefined;
  };
  return {
    ...siteContext,
    locale,
    table,
    languageOf,
    searchPath: searchPath && translatedPath(searchPath, locale, translations),
  };
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** Gives the parts of a page what they know. */
export function SiteContextProvider({ value, children }: { value: SiteContextValue; children: ReactNode }) {
  const inside = createElement(LocaleProvider, { value: value.locale }, children);
  return createElement(SiteContext.Provider, { value }, inside);
}

/** @throws outside of a {@link SiteContextProvider}: a mistake of the engine, never of the content */
export function useSiteContext(): SiteContextValue {
  const siteContext = useContext(SiteContext);
  if (!siteContext) throw new Error('A block was drawn outside of a page.');
  return siteContext;
}

/** What stands before every address of the site; nothing outside of a page. */
export const useBase = (): string => baseOf(useContext(SiteContext)?.locale.site ?? {});

/** The language of the page that a link leads to, where it is another than that of the page that is shown. */
export function useOtherLanguage(link: string | undefined): string | undefined {
  const { locale, languageOf } = useContext(SiteContext) ?? {};
  if (!locale || locale.otherLanguages.length === 0) return undefined;
  const target = linkTarget(link);
  const language = target.kind === 'page' ? languageOf?.(target.path) : undefined;
  return language === locale.language ? undefined : language;
}

const TrailContext = createContext<readonly Crumb[]>([]);

/** The steps from the home page to the page that is shown. */
export const TrailProvider = TrailContext.Provider;

/** The steps from the home page to the page that is shown, itself left out. */
export const useTrail = (): readonly Crumb[] => useContext(TrailContext);
