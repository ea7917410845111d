import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { dataAddress, mediaAddress } from '../../core/data/dataAddress.ts';
import { pageDigest } from '../../core/data/digest.ts';
import type { Store } from '../../core/data/load.ts';
import type { Locale } from '../../core/i18n/locale.ts';
import type { ResolvedPage } from '../../core/layouts/resolvePage.ts';
import type { Resolution } from '../../core/resolve.ts';
import { baseOf } from '../../core/route/base.ts';
import { href, parentOf } from '../../core/route/path.ts';
import type { RouteTable } from '../../core/route/table.ts';
import type { SiteContextValue } from '../hooks/siteContext.ts';
import { Router } from '../router/Router.tsx';
import { type Assets, Document, type PageFacts, WEB_FONT_SCRIPT } from '../shell/Document.tsx';
import { FRAME_MARKERS, joinFrame, type RenderedFrame, renderFrame } from './frame.tsx';

export interface PrerenderSource {
  siteContext: SiteContextValue;
  table: RouteTable;
  store: Store;
  assets: Assets;
  /** False in development, where the content changes. */
  withDigest?: boolean;
}

const FONT_LETTERS = new RegExp(`\\p{Script=${WEB_FONT_SCRIPT}}`, 'u');

/** @param path canonical path; undefined for the single not-found page of a static host */
export function prerender(
  source: PrerenderSource,
  resolution: Resolution,
  path: string | undefined,
  facts?: PageFacts,
): string {
  const { siteContext, table, store, assets, withDigest } = source;
  const base = baseOf(siteContext.locale.site);
  const locale = ('locale' in resolution && resolution.locale) || siteContext.locale;
  const { top, bottom } = frameOf(source, locale);
  const html = renderToString(
    <StaticRouter location={base + (path === undefined ? '/404/' : href(path))}>
      <Router
        siteContext={{ ...siteContext, frame: FRAME_MARKERS }}
        table={table}
        store={store}
        initial={resolution}
      />
    </StaticRouter>,
  );
  const resolvedPage = resolution.kind === 'page' ? resolution : undefined;
  const document = renderToStaticMarkup(
    <Document
      siteContext={{ ...siteContext, locale }}
      page={resolvedPage?.page}
      family={resolution.kind === 'missing' ? parentOf(resolution.path) : undefined}
      route={resolvedPage?.route}
      facts={facts}
      changed={resolvedPage?.media.updated}
      files={resolvedPage ? addressesOf(resolvedPage, base) : []}
      made={withDigest && resolvedPage ? pageDigest(assets.app, resolvedPage.page) : undefined}
      assets={assets}
      hasFontLetters={FONT_LETTERS.test(html)}
      body={joinFrame(html, top(resolvedPage?.page.path), bottom)}
    />,
  );
  return `<!doctype html>\n${document}\n`;
}

const frames = new WeakMap<PrerenderSource, Map<Locale, RenderedFrame>>();

function frameOf(source: PrerenderSource, locale: Locale): RenderedFrame {
  const sourceFrames = frames.get(source) ?? new Map<Locale, RenderedFrame>();
  frames.set(source, sourceFrames);
  const frame = sourceFrames.get(locale) ?? renderFrame(source.siteContext, locale, source.table);
  sourceFrames.set(locale, frame);
  return frame;
}

function addressesOf({ files, media }: ResolvedPage, base: string): string[] {
  const informed = media.updated !== undefined || media.pictures.size + media.documents.size > 0;
  return files.flatMap((name) => [
    base + dataAddress(name),
    ...(informed ? [base + mediaAddress(name)] : []),
  ]);
}
