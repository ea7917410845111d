/** The HTML document around a prerendered page. */

import { appStartOf, needsUncommonStyles } from '../../core/data/blockTraits/buildTraits.ts';
import { directionOf } from '../../core/i18n/language.ts';
import { type Locale, versionsOf } from '../../core/i18n/locale.ts';
import type { Page, Route } from '../../core/model.ts';
import { SiteContextProvider, type SiteContextValue } from '../hooks/siteContext.ts';
import { type DomFingerprint, fingerprintText } from './domFingerprint.ts';
import {
  type FrameColours,
  headTitle,
  PageGraph,
  PageHead,
  type ShareImage,
  SiteHead,
  TagElements,
} from './head/Head.tsx';
import { NO_PAGE } from './head/tags.ts';
import { PrintNote } from './PrintNote.tsx';

/** The styles of blocks that few first pages have. */
interface UncommonStyles {
  /** The address of their style sheet. */
  file: string;
  /** The address of one sheet that has them and the styles of all pages: a second sheet would delay the first paint. */
  joined?: string;
}

/** What the build has made of the code of the engine. */
export interface Assets {
  /** The address of the app's module. */
  app: string;
  /** The addresses of the modules that it imports: a slow line would bring them one trip after it. */
  imports?: readonly string[];
  styles: readonly string[];
  /** Absent where `styles` has them. */
  uncommonStyles?: UncommonStyles;
  /** The address of the styles for paper. */
  paper: string;
  /** The text of the inline script that brings the app. */
  inlineLoader: string;
  /** Written as they stand at the end of the head; used by the development server. */
  headScripts?: readonly string[];
  /** Present when the build has made icons and the other files that the head names. */
  frameColours?: FrameColours;
}

/** What only the build knows of a page. */
export interface PageFacts {
  /** The picture that stands for the page where it is shared. */
  share?: ShareImage;
  /** The locale of the feed for readers of the page, if it is not that of the page. */
  feedLocale?: Locale;
}

export function Document({
  siteContext,
  page,
  family,
  route,
  facts = {},
  changed,
  files,
  made,
  assets,
  body: { html, fingerprint },
}: {
  /** Those of the page. */
  siteContext: SiteContextValue;
  /** Absent for a not-found page. */
  page?: Page;
  /** The path of the family that a not-found page is below. */
  family?: string;
  /** The row of the manifest that the page belongs to. */
  route?: Route;
  facts?: PageFacts;
  /** The day of the last change of its content, yyyy-mm-dd. */
  changed?: string;
  /** Addresses of the data that the app will ask for first. */
  files: readonly string[];
  /** The digest of the page, as plain data. */
  made?: string;
  assets: Assets;
  /** What React has drawn of the page, and how much. */
  body: { html: string; fingerprint: DomFingerprint };
}) {
  const { locale, translations, searchPath } = siteContext;
  const { site, messages } = locale;
  const { imports = [], styles, uncommonStyles } = assets;
  const uncommon = page && needsUncommonStyles(page.blocks) ? uncommonStyles : undefined;
  return (
    <html
      lang={page?.language ?? locale.language}
      dir={directionOf(locale.language)}
      data-app={assets.app}
      data-files={[...imports, ...files].join(' ')}
      data-made={made}
      data-page={page ? undefined : 'not-found'}
      data-family={family}
      data-loading={messages.page.loading}
      data-loading-picture={messages.page.loadingPicture}
      data-loading-search={messages.page.loadingSearch}
      data-search={searchPath}
      data-start={page ? appStartOf(page.blocks) : 'now'}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{headTitle(locale, page)}</title>
        {page ? (
          <PageHead
            site={site}
            page={page}
            route={route}
            share={facts.share}
            versions={site.origin === undefined ? undefined : versionsOf(page.path, locale, translations)}
          />
        ) : (
          <TagElements tags={NO_PAGE} />
        )}
        <SiteHead locale={facts.feedLocale ?? locale} colours={assets.frameColours} />
        {/* Before the styles: a script after them waits for them, and this one sees to it that nobody waits for ever. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the engine's own script, never content */}
        <script dangerouslySetInnerHTML={{ __html: assets.inlineLoader }} />
        {uncommon?.joined && <link rel="stylesheet" href={uncommon.joined} data-with={uncommon.file} />}
        {(uncommon?.joined ? [] : styles).map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <link rel="stylesheet" href={assets.paper} media="print" />
        {assets.headScripts?.map((source) => (
          <script key={source} type="module" src={source} />
        ))}
      </head>
      <body>
        <SiteContextProvider value={siteContext}>
          <PrintNote locale={locale} page={page} changed={changed} />
        </SiteContextProvider>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just rendered */}
        <div id="root" data-drawn={fingerprintText(fingerprint)} dangerouslySetInnerHTML={{ __html: html }} />
        {page && <PageGraph site={site} page={page} route={route} />}
      </body>
    </html>
  );
}
