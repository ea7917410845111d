/** Renders header and footer once for all pages that share them, and joins them with the rendered page. */
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Locale } from '../../core/i18n/locale.ts';
import { linkTarget } from '../../core/route/link.ts';
import { matchArchivePart } from '../../core/route/match.ts';
import type { RouteTable } from '../../core/route/table.ts';
import {
  type FrameComponents,
  SiteContextProvider,
  type SiteContextValue,
  siteContextFor,
} from '../hooks/siteContext.ts';
import { type DomFingerprint, fingerprintOf } from '../shell/domFingerprint.ts';
import { FRAME } from '../shell/Shell.tsx';

export interface RenderedBody {
  html: string;
  fingerprint: DomFingerprint;
}

/** Placeholders for header and footer. Page text cannot contain them because `<` is escaped. */
export const FRAME_MARKERS: FrameComponents = {
  Top: () => createElement('x-top'),
  Bottom: () => createElement('x-bottom'),
};
const TOP = '<x-top></x-top>';
const BOTTOM = '<x-bottom></x-bottom>';

/** @param html a page rendered with {@link FRAME_MARKERS} */
export function joinFrame(html: string, top: RenderedBody, bottom: RenderedBody): RenderedBody {
  const start = html.indexOf(TOP);
  const end = html.lastIndexOf(BOTTOM);
  const head = html.slice(0, start);
  const page = html.slice(start + TOP.length, end);
  const after = html.slice(end + BOTTOM.length);
  const fingerprint = fingerprintOf(head + page + after);
  return {
    html: head + top.html + page + bottom.html + after,
    fingerprint: {
      elements: fingerprint.elements + top.fingerprint.elements + bottom.fingerprint.elements,
      letters: fingerprint.letters + top.fingerprint.letters + bottom.fingerprint.letters,
    },
  };
}

export interface RenderedFrame {
  /** @param path canonical path of the page; undefined on the not-found page */
  top(path: string | undefined): RenderedBody;
  bottom: RenderedBody;
}

export function renderFrame(siteContext: SiteContextValue, locale: Locale, table: RouteTable): RenderedFrame {
  const frameContext = siteContextFor(siteContext, locale, table);
  const draw = (part: ReactNode): RenderedBody => {
    const html = renderToString(
      <StaticRouter location={table.base}>
        <SiteContextProvider value={frameContext}>{part}</SiteContextProvider>
      </StaticRouter>,
    );
    return { html, fingerprint: fingerprintOf(html) };
  };
  const { Top, Bottom } = FRAME;
  const named = pathsInBlocks(frameContext);
  const inOthers = locale.otherLanguages.length > 0;
  let usual: RenderedBody | undefined;
  return {
    top(path) {
      // The language switch of a page of a translated list links to the list in other languages.
      const isOwn = path === undefined || named.has(path) || (inOthers && matchArchivePart(table, path));
      if (isOwn) return draw(<Top path={path} />);
      usual ??= draw(<Top path={path} />);
      return usual;
    },
    bottom: draw(<Bottom />),
  };
}

function pathsInBlocks({
  locale,
  searchPath,
  translations = [],
}: SiteContextValue): ReadonlySet<string | undefined> {
  const links = locale.site.menu.flatMap(({ href, items = [] }) => [href, ...items.map((item) => item.href)]);
  const targets = links.map(linkTarget).flatMap((target) => (target.kind === 'page' ? target.path : []));
  return new Set([searchPath, ...targets, ...translations.flatMap(({ path, original }) => [path, original])]);
}
