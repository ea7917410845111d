/** The previous page remains while the next one loads; a progress bar appears after a delay. */

import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { failureKindOf, withTimeout } from '../../core/data/failure.ts';
import { LoadError, ReleaseError, type Store } from '../../core/data/load.ts';
import { directionOf } from '../../core/i18n/language.ts';
import type { Crumb, PageSummary } from '../../core/model.ts';
import { type Resolution, resolve } from '../../core/resolve.ts';
import { withinSite } from '../../core/route/base.ts';
import { isFilePath, targetHref } from '../../core/route/link.ts';
import { match } from '../../core/route/match.ts';
import { canonicalPath, href, isOtherHost } from '../../core/route/path.ts';
import type { RouteTable } from '../../core/route/table.ts';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { HistoryEntry } from '../hooks/historyEntry.ts';
import { MediaProvider, useSavesData } from '../hooks/pageMedia.ts';
import { SiteContextProvider, type SiteContextValue, siteContextFor, useBase } from '../hooks/siteContext.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { MarkdownProvider } from '../hooks/useMarkdown.ts';
import { useNavigator } from '../hooks/useNavigator.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { MissingEntry, NotFound } from '../shell/NotFound.tsx';
import { PageView } from '../shell/PageView.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Slots } from '../shell/Slots.tsx';
import type { RouterView } from './routerView.ts';
import { entryName, saveFocus } from './scrollPosition.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';

export interface RouterProps {
  siteContext: SiteContextValue;
  table: RouteTable;
  /** A new store means new content: the page is rendered again. */
  store: Store;
  /** Resolution of the first address, so that hydration needs no wait. */
  initial: Resolution;
  /** True if `initial` is a placeholder, as on the single not-found page of a static host. */
  provisional?: boolean;
  /** Absent while prerendering. */
  loadPages?: () => Promise<readonly PageSummary[]>;
  /** Loads the styles of all blocks. @throws (rejects) if they cannot be loaded; the next call retries */
  loadStyles?: () => Promise<unknown>;
}

/** Delay before the progress bar appears, in milliseconds. */
const LOADING_DELAY_MS = 200;

export function Router({
  siteContext,
  table,
  store,
  initial,
  provisional = false,
  loadPages,
  loadStyles,
}: RouterProps) {
  const { pathname, hash, key } = useLocation();
  const entry = entryName(key, pathname, hash);
  const navigator = useNavigator();
  const direction = useNavigationType();
  const [displayed, setShown] = useState<{ view: RouterView; entry: string; attempt: number; store: Store }>({
    view: initial,
    entry,
    attempt: provisional ? -1 : 0,
    store,
  });
  const [attempt, setAttempt] = useState(0);
  const [slow, setSlow] = useState(false);
  const shownPath = useRef(pathname);
  const clicked = useRef<HTMLElement>(undefined);
  const load = useCallback(
    async (address: string): Promise<Resolution> => {
      const [view] = await Promise.all([
        resolve({ locales: siteContext.locales, table, store }, address),
        loadStyles?.().catch(() => {
          throw new LoadError('styles', 'line');
        }),
      ]);
      return view;
    },
    [siteContext.locales, table, store, loadStyles],
  );
  const locale = ('locale' in displayed.view && displayed.view.locale) || siteContext.locale;

  useEffect(() => {
    const current = attempt === displayed.attempt && store === displayed.store;
    if (current && entry === displayed.entry) return;
    const isThere = current && displayed.view.kind !== 'failure';
    if (isThere && canonicalPath(pathname) === canonicalPath(shownPath.current)) {
      setShown((previous) => ({ ...previous, entry }));
      return;
    }
    let isCurrent = true;
    const progress = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    const show = (view: RouterView) => {
      if (!isCurrent) return;
      clearTimeout(progress);
      setSlow(false);
      if (view.kind === 'redirect') {
        if (isFilePath(view.to) || isOtherHost(view.to)) location.replace(targetHref(view.to, table.base));
        else navigator.replace(table.base + href(view.to));
        return;
      }
      shownPath.current = pathname;
      saveFocus(displayed.entry, clicked.current);
      clicked.current = undefined;
      const reveal = () => setShown({ view, entry, attempt, store });
      // Edited content of the same page, or the page behind a placeholder. A cross-fade would block clicks.
      if (entry === displayed.entry && (store !== displayed.store || displayed.attempt < 0)) reveal();
      else viewTransition(reveal);
    };
    const fail = (error: unknown) => {
      // The server has another release of this page, so a full load gets it. Only navigation by the visitor
      // may reload, not the replacement of a placeholder: this prevents a reload loop.
      if (isCurrent && error instanceof ReleaseError && displayed.attempt >= 0) location.reload();
      else show({ kind: 'failure', address: pathname, failure: failureKindOf(error), locale });
    };
    // A page may need several files in sequence.
    withTimeout(load(pathname)).then(show, fail);
    return () => {
      isCurrent = false;
      clearTimeout(progress);
      setSlow(false);
    };
  }, [
    entry,
    pathname,
    attempt,
    displayed.entry,
    displayed.attempt,
    displayed.store,
    displayed.view.kind,
    locale,
    load,
    table,
    store,
    navigator,
  ]);

  const pageContext = useMemo(() => siteContextFor(siteContext, locale, table), [siteContext, table, locale]);
  const { page } = locale.messages;
  const announcement = useNavigationEffects(
    displayed.entry,
    displayed.attempt,
    displayed.view,
    hash,
    direction,
    locale,
  );

  const follow = (event: MouseEvent) => {
    const address = pageAddress(event, table);
    if (address === undefined) return;
    event.preventDefault();
    clicked.current = event.target instanceof Element ? (event.target.closest('a') ?? undefined) : undefined;
    // As in browsers, a link to the current address adds no history entry.
    const isHere = address === location.pathname + location.search + location.hash;
    navigator[isHere ? 'replace' : 'push'](address);
  };
  const foresee = (event: PointerEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || match(table, link.pathname).kind !== 'route') return;
    load(link.pathname).catch(() => undefined);
  };

  const goToIntended = useCallback(
    (path: string) => navigator.replace(table.base + href(path)),
    [navigator, table],
  );

  return (
    <SiteContextProvider value={pageContext}>
      {/*
       * The shell uses the locale of the page, or the site locale if only the page is in another language.
       */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link answers Enter with a click */}
      <div
        className="site"
        lang={locale.language}
        dir={directionOf(locale.language)}
        onClick={follow}
        onPointerOver={foresee}
        aria-busy={slow || undefined}
      >
        <View
          view={displayed.view}
          entry={displayed.entry}
          drawnHere={displayed.view !== initial}
          path={canonicalPath(withinSite(table.base, shownPath.current) ?? '')}
          loadPages={loadPages}
          onMeant={goToIntended}
          onRetry={() => {
            store.forget();
            setAttempt((count) => count + 1);
          }}
        />
        {slow && <div className="progress" role="progressbar" aria-label={page.loading} />}
        <p className="visually-hidden" aria-live="polite">
          {slow ? page.loading : announcement}
        </p>
      </div>
    </SiteContextProvider>
  );
}

function View({
  view,
  entry,
  drawnHere,
  path,
  loadPages,
  onMeant,
  onRetry,
}: {
  view: RouterView;
  entry: string;
  drawnHere: boolean;
  path?: string;
  loadPages?: RouterProps['loadPages'];
  onMeant: (path: string) => void;
  onRetry: () => void;
}) {
  const savesData = useSavesData();
  const base = useBase();
  const locale = useLocale();
  const home: Crumb[] = [{ label: locale.messages.page.home, path: locale.home }];
  switch (view.kind) {
    case 'page': {
      const { page, media, markdown } = view;
      const withContent = (content: ReactNode, instead?: ReactNode) => (
        <ErrorBoundary of={view} instead={instead}>
          <MediaProvider value={{ media, drawnHere, savesData }}>
            <MarkdownProvider value={markdown}>
              <HistoryEntry value={entry}>{content}</HistoryEntry>
            </MarkdownProvider>
          </MediaProvider>
        </ErrorBoundary>
      );
      return (
        <Shell
          path={page.path}
          trail={page.trail}
          title={page.title}
          after={page.slots && withContent(<Slots key={page.path} slots={page.slots} place="footer" />)}
        >
          {withContent(
            <PageView page={page} />,
            <LoadFailure address={base + href(page.path)} failure="drawing" onRetry={onRetry} />,
          )}
        </Shell>
      );
    }
    case 'missing':
      return (
        <Shell trail={view.trail}>
          <MissingEntry path={path} loadPages={loadPages} onIntendedPage={onMeant} />
        </Shell>
      );
    case 'failure':
      return (
        <Shell trail={home}>
          <LoadFailure {...view} onRetry={onRetry} />
        </Shell>
      );
    case 'redirect':
    case 'none':
      return (
        <Shell trail={home}>
          <NotFound path={path} loadPages={loadPages} onIntendedPage={onMeant} />
        </Shell>
      );
  }
}

/**
 * @returns undefined if the browser must handle the click: another button, a modifier key, another tab, a
 * download, a file, another site, a hash of the same page
 */
function pageAddress(event: MouseEvent, table: RouteTable): string | undefined {
  if (event.defaultPrevented || isModifiedClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || 'reload' in link.dataset)
    return undefined;
  if (link.origin !== location.origin) return undefined;
  if (match(table, link.pathname).kind === 'none') return undefined;
  const samePage = canonicalPath(link.pathname) === canonicalPath(location.pathname);
  if (samePage && link.hash !== '') return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * Cross-fades if the browser supports it (CSS View Transitions, level 1) and motion is not reduced.
 * @param reveal sets the state that renders the page
 */
function viewTransition(reveal: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || document.visibilityState === 'hidden' || !('startViewTransition' in document)) {
    startTransition(reveal);
    return;
  }
  const transition = document.startViewTransition(() => flushSync(reveal));
  // Rejects if another navigation skips the transition. The page is shown anyway.
  transition.ready.catch(() => undefined);
}
