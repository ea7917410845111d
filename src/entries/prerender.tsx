/** The pages of a site as HTML documents. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Surroundings } from '../blocks/context.ts';
import type { Store } from '../content/load.ts';
import { Router } from '../Router.tsx';
import type { Resolution } from '../resolve.ts';
import { matchPath } from '../route/match.ts';
import { href } from '../route/path.ts';
import type { RouteTable } from '../route/table.ts';
import { type Assets, Document } from '../shell/Document.tsx';

export interface PageSource {
  surroundings: Surroundings;
  table: RouteTable;
  store: Store;
  assets: Assets;
}

/**
 * The whole HTML document of what an address leads to.
 *
 * @param path canonical path; undefined for the one not-found page of a static host
 */
export function prerender(source: PageSource, resolution: Resolution, path: string | undefined): string {
  const { surroundings, table, store, assets } = source;
  const html = renderToString(
    <StaticRouter location={path === undefined ? '/404/' : href(path)}>
      <Router surroundings={surroundings} table={table} store={store} initial={resolution} />
    </StaticRouter>,
  );
  const document = renderToStaticMarkup(
    <Document
      site={surroundings.site}
      page={resolution.kind === 'page' ? resolution.page : undefined}
      files={path === undefined ? [] : filesOf(table, path)}
      searchPath={surroundings.searchPath}
      assets={assets}
      html={html}
    />,
  );
  return `<!doctype html>\n${document}\n`;
}

/** The data files that the app will ask for first. */
function filesOf(table: RouteTable, path: string): string[] {
  const found = matchPath(table, path);
  return found.kind === 'route' ? [found.route.data] : [];
}
