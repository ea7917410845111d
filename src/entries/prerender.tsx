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
import { type Assets, Document, type PageFacts } from '../shell/Document.tsx';

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
 * @param facts what only the build knows of the page
 */
export function prerender(
  source: PageSource,
  resolution: Resolution,
  path: string | undefined,
  facts?: PageFacts,
): string {
  const { surroundings, table, store, assets } = source;
  const html = renderToString(
    <StaticRouter location={path === undefined ? '/404/' : href(path)}>
      <Router surroundings={surroundings} table={table} store={store} initial={resolution} />
    </StaticRouter>,
  );
  const found = path === undefined ? undefined : matchPath(table, path);
  const document = renderToStaticMarkup(
    <Document
      site={surroundings.site}
      page={resolution.kind === 'page' ? resolution.page : undefined}
      route={found?.kind === 'route' ? found.route : undefined}
      facts={facts}
      files={resolution.kind === 'page' ? addressesOf(resolution) : []}
      searchPath={surroundings.searchPath}
      assets={assets}
      html={html}
    />,
  );
  return `<!doctype html>\n${document}\n`;
}

/** What the app will ask for first. Where nothing is known about media, as in development, there is no file of it. */
function addressesOf({ files, media }: Extract<Resolution, { kind: 'page' }>): string[] {
  const informed = media.updated !== undefined || media.pictures.size + media.documents.size > 0;
  return files.flatMap((name) => [`/data/${name}.json`, ...(informed ? [`/media/${name}.json`] : [])]);
}
