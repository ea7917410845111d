import { appStartOf, type BlockStyles, stylesOf } from '../../core/data/blockTraits/buildTraits.ts';
import type { SiteScript } from '../../core/data/siteScripts.ts';
import { blocksAround } from '../../core/data/slots.ts';
import { directionOf } from '../../core/i18n/language.ts';
import { type Locale, versionsOf } from '../../core/i18n/locale.ts';
import type { Page, Route } from '../../core/model.ts';
import { baseOf } from '../../core/route/base.ts';
import { SiteContextProvider, type SiteContextValue } from '../hooks/siteContext.ts';
import { type DomFingerprint, fingerprintText } from './domFingerprint.ts';
import { FILES } from './head/files.ts';
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

/** Style sheets in the page, by name in the order of the cascade. Pages contain `common` and those of their blocks. */
export type InlineStyles = Readonly<Record<string, string>>;

export interface Assets {
  app: string;
  /** Preloaded to avoid a second round trip. */
  imports?: readonly string[];
  /** The linked style sheets. */
  styles: readonly string[];
  /** Absent in development, where all style sheets are linked. */
  inlineStyles?: InlineStyles;
  /** The style sheet that the app loads, for later pages. */
  appStyles?: string;
  paper: string;
  inlineLoader: string;
  /** Those of other hosts; absent in development. */
  siteScripts?: readonly Pick<SiteScript, 'url' | 'attributes'>[];
  /** Inserted unchanged at the end of the head; used by the development server. */
  headScripts?: readonly string[];
  /** Present if the build has generated icons and the other files of the head. */
  frameColours?: FrameColours;
}

/** Facts about a page that only the build has. */
export interface PageFacts {
  share?: ShareImage;
  feedLocale?: Locale;
  /** The address of the redirects that the app loads, if one may have this path. */
  redirects?: string;
}

/** The script of the web font (ISO 15924), which some devices lack. */
export const WEB_FONT_SCRIPT = 'Mlym';
/** The name of the inline styles with the web font. */
export const WEB_FONT_STYLES = 'fonts';

/** A page with redirects of queries cannot wait, so one that would start soon starts at once. */
function startOf(page: Page, { redirects }: PageFacts): ReturnType<typeof appStartOf> | 'now' {
  const start = appStartOf(blocksAround(page));
  if (redirects === undefined) return start;
  return start === 'soon' ? 'now' : 'query';
}

const NOT_FOUND_STYLES: readonly BlockStyles[] = ['lists'];

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
  hasFontLetters,
  body: { html, fingerprint },
}: {
  siteContext: SiteContextValue;
  /** Absent for a not-found page. */
  page?: Page;
  /** Path of the family that a not-found page belongs to. */
  family?: string;
  route?: Route;
  facts?: PageFacts;
  /** Date of the last content change, yyyy-mm-dd. */
  changed?: string;
  /** Addresses of the data that the app requests first. */
  files: readonly string[];
  /** Digest of the page data. */
  made?: string;
  assets: Assets;
  /** True if the page has letters of the web font between header and footer. */
  hasFontLetters: boolean;
  body: { html: string; fingerprint: DomFingerprint };
}) {
  const { locale, translations, searchPath } = siteContext;
  const { site } = locale;
  const { imports = [], styles, inlineStyles = {}, appStyles } = assets;
  const names = new Set<string>(['common', ...(page ? stylesOf(blocksAround(page)) : NOT_FOUND_STYLES)]);
  if (hasFontLetters) names.add(WEB_FONT_STYLES);
  return (
    <html
      lang={page?.language ?? locale.language}
      dir={directionOf(locale.language)}
      data-app={assets.app}
      data-files={[...imports, ...files, ...(appStyles ? [appStyles] : [])].join(' ')}
      data-made={made}
      data-page={page ? undefined : 'not-found'}
      data-family={family}
      data-search={searchPath}
      data-styles={appStyles}
      data-redirects={facts.redirects}
      data-start={page ? startOf(page, facts) : 'now'}
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
        {/* Before linked styles, because a later script would wait for them. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the engine's own script, never content */}
        <script dangerouslySetInnerHTML={{ __html: assets.inlineLoader }} />
        {Object.entries(inlineStyles).map(
          ([name, text]) =>
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine's own styles, never content
            names.has(name) && <style key={name} dangerouslySetInnerHTML={{ __html: text }} />,
        )}
        {styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {/* The inline loader adds them later: they would delay the first paint. */}
        <noscript>
          <link rel="stylesheet" href={assets.paper} media="print" />
          {assets.frameColours && <link rel="manifest" href={`${baseOf(site)}/${FILES.webManifest}`} />}
        </noscript>
        {assets.siteScripts?.map(({ url, attributes }) => (
          <script key={url} defer src={url} {...attributes} />
        ))}
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
