/** The HTML document around a prerendered page. */
import { documentTitle } from '../layouts/title.ts';
import type { Page, Site } from '../model.ts';
import { href } from '../route/path.ts';

/** What the build has made of the code of the engine. */
export interface Assets {
  /** The address of the app's module. */
  app: string;
  styles: readonly string[];
  /** The text of the inline script that brings the app. */
  starter: string;
  /** Written as they stand at the end of the head; used by the development server. */
  headScripts?: readonly string[];
}

export function Document({
  site,
  page,
  files,
  searchPath,
  assets,
  html,
}: {
  site: Site;
  /** Absent for the not-found page. */
  page?: Page;
  /** Names of the data files that the page is made from. */
  files: readonly string[];
  /** Canonical path of the page that searches the site. */
  searchPath?: string;
  assets: Assets;
  html: string;
}) {
  const title = documentTitle(page, site.shortName ?? site.name);
  const moving = page === undefined || movesByItself(page);
  return (
    <html
      lang={site.language}
      data-app={assets.app}
      data-files={files.join(' ')}
      data-page={page ? undefined : 'not-found'}
      data-search={searchPath}
      data-start={moving ? 'now' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {page && <meta name="description" content={page.description} />}
        {page ? (
          <link rel="canonical" href={`${site.origin ?? ''}${href(page.path)}`} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the engine's own script, never content */}
        <script dangerouslySetInnerHTML={{ __html: assets.starter }} />
        {assets.headScripts?.map((source) => (
          <script key={source} type="module" src={source} />
        ))}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just rendered */}
        <div id="root" dangerouslySetInnerHTML={{ __html: html }} />
      </body>
    </html>
  );
}

/**
 * Whether a part of the page moves by itself and so needs the app without a sign of intent. A search does when its
 * address holds a query.
 */
export function movesByItself(page: Page): boolean {
  return page.blocks.some(
    (block) =>
      block.kind === 'search' ||
      (block.kind === 'carousel' && block.autoplay === true) ||
      (block.kind === 'counters' && block.shown !== false),
  );
}
