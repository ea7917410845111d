/**
 * The one Router. It asks {@link resolve} what the current address leads to and shows that inside the shell.
 *
 * It takes over clicks on links to pages of the site; while a page is on its way the one before stays, and a progress
 * mark appears when that takes longer than a moment.
 */
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { failureKindOf, withTimeout } from '../../core/data/failure.ts';
import { LoadError, ReleaseError, type Store } from '../../core/data/load.ts';
import { directionOf } from '../../core/i18n/language.ts';
import type { Crumb, PageSummary } from '../../core/model.ts';
import { type Resolution, resolve } from '../../core/resolve.ts';
import { withinSite } from '../../core/route/base.ts';
import { match } from '../../core/route/match.ts';
import { canonicalPath, href } from '../../core/route/path.ts';
import type { RouteTable } from '../../core/route/table.ts';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { HistoryEntry } from '../hooks/historyEntry.ts';
import { MediaProvider, useSavesData } from '../hooks/pageMedia.ts';
import { SiteContextProvider, type SiteContextValue, siteContextFor, useBase } from '../hooks/siteContext.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { MarkdownProvider } from '../hooks/useMarkdown.ts';
import { useNavigator } from '../hooks/useNavigator.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { MissingEntry } from '../shell/MissingEntry.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { PageView } from '../shell/PageView.tsx';
import { Shell } from '../shell/Shell.tsx';
import { pageAddress } from './pageAddress.ts';
import type { RouterView } from './routerView.ts';
import { entryName, saveFocus } from './scrollPosition.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';
import { viewTransition } from './viewTransition.ts';

export interface RouterProps {
  siteContext: SiteContextValue;
  table: RouteTable;
  /** Another store than before is other content: the page is drawn again in its place. */
  store: Store;
  /** What the first address led to: given, so that nothing is waited for while hydrating. */
  initial: Resolution;
  /** Whether `initial` only stands in for what the address leads to, as on the one not-found page of a static host. */
  provisional?: boolean;
  /** The list of all pages; absent while prerendering. */
  loadPages?: () => Promise<readonly PageSummary[]>;
  /** Loads the styles of blocks that few first pages have. @throws (rejects) when they cannot be loaded; the next call tries again */
  loadStyles?: () => Promise<unknown>;
}

/** How long a page may take before its progress is shown, in milliseconds. */
const PATIENCE_MS = 200;

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
  const [shown, setShown] = useState<{ view: RouterView; entry: string; attempt: number; store: Store }>({
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
        resolve(siteContext.locales, table, store, address),
        loadStyles?.().catch(() => {
          throw new LoadError('styles', 'line');
        }),
      ]);
      return view;
    },
    [siteContext.locales, table, store, loadStyles],
  );
  const locale = ('locale' in shown.view && shown.view.locale) || siteContext.locale;

  useEffect(() => {
    const current = attempt === shown.attempt && store === shown.store;
    if (current && entry === shown.entry) return;
    // A page that could not be had is asked for again.
    const isThere = current && shown.view.kind !== 'failure';
    if (isThere && canonicalPath(pathname) === canonicalPath(shownPath.current)) {
      // Only the part after # has changed.
      setShown((before) => ({ ...before, entry }));
      return;
    }
    let isCurrent = true;
    const progress = setTimeout(() => setSlow(true), PATIENCE_MS);
    const show = (view: RouterView) => {
      if (!isCurrent) return;
      clearTimeout(progress);
      setSlow(false);
      if (view.kind === 'redirect') {
        navigator.replace(table.base + href(view.to));
        return;
      }
      shownPath.current = pathname;
      saveFocus(shown.entry, clicked.current);
      clicked.current = undefined;
      const reveal = () => setShown({ view, entry, attempt, store });
      // The same page with other content, while somebody writes it; or what the first page stood in for. A cross-fade would take clicks.
      if (entry === shown.entry && (store !== shown.store || shown.attempt < 0)) reveal();
      else viewTransition(reveal);
    };
    const fail = (error: unknown) => {
      // The page as its own release has made it is at this address. Only a visitor's step leads to a full load, never a page that
      // stands in for another, so that one load cannot lead to the next.
      if (isCurrent && error instanceof ReleaseError && shown.attempt >= 0) location.reload();
      else show({ kind: 'failure', address: pathname, failure: failureKindOf(error), locale });
    };
    // A page may be made from several files, one after the other.
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
    shown.entry,
    shown.attempt,
    shown.store,
    shown.view.kind,
    locale,
    load,
    table,
    store,
    navigator,
  ]);

  const pageContext = useMemo(() => siteContextFor(siteContext, locale, table), [siteContext, table, locale]);
  const { page } = locale.messages;
  const announcement = useNavigationEffects(shown.entry, shown.attempt, shown.view, hash, direction, locale);

  const follow = (event: MouseEvent) => {
    const address = pageAddress(event, table);
    if (address === undefined) return;
    event.preventDefault();
    clicked.current = event.target instanceof Element ? (event.target.closest('a') ?? undefined) : undefined;
    // As a browser does: to the address that is there, a link makes no step for Back.
    const isHere = address === location.pathname + location.search + location.hash;
    navigator[isHere ? 'replace' : 'push'](address);
  };
  /** The content of a page that the pointer rests on or the finger touches is fetched before the click. */
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
      {/* The shell speaks the language of the page, or that of the site where a page is only written in another. */}
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
          view={shown.view}
          entry={shown.entry}
          drawnHere={shown.view !== initial}
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
  /** Whether it is not the one that was prerendered. */
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
    case 'page':
      return (
        <Shell path={view.page.path} trail={view.page.trail} title={view.page.title}>
          <ErrorBoundary
            of={view}
            instead={
              <LoadFailure address={base + href(view.page.path)} failure="drawing" onRetry={onRetry} />
            }
          >
            <MediaProvider value={{ media: view.media, drawnHere, savesData }}>
              <MarkdownProvider value={view.markdown}>
                <HistoryEntry value={entry}>
                  <PageView page={view.page} />
                </HistoryEntry>
              </MarkdownProvider>
            </MediaProvider>
          </ErrorBoundary>
        </Shell>
      );
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
