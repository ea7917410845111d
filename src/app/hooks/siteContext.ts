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
import type { Results, Search } from '../../core/search/results.ts';
import { LocaleProvider } from './useLocale.ts';

export interface SearchResultsProps {
  text: string;
  results: Results;
  words: LazyMessages['results'];
  /** Shown if there are no results. */
  phone?: string;
  base: string;
  onText: (text: string) => void;
  onMore?: () => void;
}

/** Code that renders search results. It is loaded with the search code. */
interface SearchView {
  SearchResults: ComponentType<SearchResultsProps>;
  summary: (results: Results, text: string, words: LazyMessages['results'], language: string) => string;
}

export interface OpenedSearch {
  search: Search;
  view: SearchView;
}

export interface FrameComponents {
  /** `path` is the canonical path of the page; absent on the not-found page. */
  Top: ComponentType<{ path?: string }>;
  Bottom: ComponentType;
}

export interface SiteContextValue {
  locale: Locale;
  locales: Locales;
  /** Absent if a style sheet contains the logo. */
  logo?: InlineLogo;
  /** Year of the build. Hydration needs the same year as the prerendered HTML. */
  buildYear: number;
  /** Absent if no page is translated. */
  translations?: readonly Translation[];
  /** Absent outside of a page. */
  table?: RouteTable;
  /** Returns the language of the page at a canonical path; undefined if no page has this path. */
  languageOf?: (path: string) => string | undefined;
  /** Canonical path of the search page, if the site has one. */
  searchPath?: string;
  /** All pages; set if the first page of a visit lists them. */
  pages?: readonly PageSummary[];
  /** Fetches all pages; absent while prerendering. */
  loadPages?: () => Promise<readonly PageSummary[]>;
  /** Replaces header and footer that the build has already rendered. */
  frame?: FrameComponents;
  /** Fetches a generated data file; absent while prerendering. */
  read?: (name: string) => Promise<unknown>;
  /** Loads the search on first use; absent while prerendering. */
  loadSearch?: () => Promise<OpenedSearch>;
}

/** Adds the locale and the values derived from it and from the routes. */
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

export function SiteContextProvider({ value, children }: { value: SiteContextValue; children: ReactNode }) {
  const inside = createElement(LocaleProvider, { value: value.locale }, children);
  return createElement(SiteContext.Provider, { value }, inside);
}

/** @throws outside of a {@link SiteContextProvider}, which is a bug in the engine */
export function useSiteContext(): SiteContextValue {
  const siteContext = useContext(SiteContext);
  if (!siteContext) throw new Error('A block was drawn outside of a page.');
  return siteContext;
}

/** Returns the base path, or the default outside of a page. */
export const useBase = (): string => baseOf(useContext(SiteContext)?.locale.site ?? {});

/** Returns the language of the linked page if it differs from the language of the current page. */
export function useOtherLanguage(link: string | undefined): string | undefined {
  const { locale, languageOf } = useContext(SiteContext) ?? {};
  if (!locale || locale.otherLanguages.length === 0) return undefined;
  const target = linkTarget(link);
  const language = target.kind === 'page' ? languageOf?.(target.path) : undefined;
  return language === locale.language ? undefined : language;
}

const TrailContext = createContext<readonly Crumb[]>([]);

export const TrailProvider = TrailContext.Provider;

/** Pages from the home page to the parent of the current page. */
export const useTrail = (): readonly Crumb[] => useContext(TrailContext);
