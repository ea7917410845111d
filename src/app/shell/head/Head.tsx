import { format } from '../../../core/i18n/format.ts';
import type { BuildMessages, Locale } from '../../../core/i18n/locale.ts';
import { isoDate } from '../../../core/i18n/text.ts';
import { isArticle } from '../../../core/layouts/index.ts';
import { documentTitle, notFound } from '../../../core/layouts/title.ts';
import type { Page, Route, Site } from '../../../core/model.ts';
import { baseOf } from '../../../core/route/base.ts';
import { fileUrl, pageUrl } from './address.ts';
import { FILES, newsFiles } from './files.ts';
import { jsonLd, jsonLdText } from './jsonld.ts';
import { attributesOf, pageTags, type Tags } from './tags.ts';

export interface ShareImage {
  /** Path of the file within the site. */
  file: string;
  width: number;
  height: number;
  alt: string;
}

/** Colours of the browser UI in the light and dark colour schemes. */
export interface FrameColours {
  light: string;
  dark: string;
}

/**
 * @param locale locale of the feed and the calendar
 * @param colours absent in the development server, which has none of these files
 */
export function SiteHead({
  locale,
  colours,
}: {
  locale: Pick<Locale, 'site' | 'language' | 'mainLanguage'> & { build?: BuildMessages };
  colours?: FrameColours;
}) {
  const { site, build } = locale;
  const name = site.shortName ?? site.name;
  const base = baseOf(site);
  const files = newsFiles(locale);
  return (
    <>
      {colours && (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark} />
          <link rel="icon" href={`${base}/${FILES.iconOld}`} sizes="32x32" />
          <link rel="icon" href={`${base}/${FILES.icon}`} type="image/svg+xml" />
          <link rel="apple-touch-icon" href={`${base}/${FILES.touchIcon}`} />
        </>
      )}
      {colours && build && site.origin !== undefined && (
        <>
          <link
            rel="alternate"
            type="application/atom+xml"
            href={`${base}/${files.feed}`}
            title={format(build.feeds.news, { site: name })}
          />
          <link
            rel="alternate"
            type="text/calendar"
            href={`${base}/${files.calendar}`}
            title={format(build.feeds.coming, { site: name })}
          />
        </>
      )}
    </>
  );
}

export function TagElements({ tags }: { tags: Tags }) {
  return Object.entries(tags).map(([name, value]) => {
    if (value === undefined) return null;
    const Element = name === 'canonical' ? 'link' : 'meta';
    return <Element key={name} {...attributesOf(name, value)} />;
  });
}

/** Omits absolute addresses if the site has no origin. */
export function PageHead({
  site,
  page,
  route,
  share,
  versions = new Map(),
}: {
  site: Site;
  page: Page;
  route?: Pick<Route, 'layout' | 'about'>;
  share?: ShareImage;
  /** Paths of the page by language; `x-default` is the original. */
  versions?: ReadonlyMap<string, string>;
}) {
  const picture = share && fileUrl(site, share.file);
  const locale = openGraphLocale(page.language ?? site.language);
  const languages = [...versions.keys()].filter((language) => language !== 'x-default');
  const otherLocales = [...new Set(languages.map(openGraphLocale))].filter((other) => other !== locale);
  const published =
    route && isArticle(route.layout) && page.date !== undefined ? isoDate(page.date) : undefined;
  return (
    <>
      <TagElements tags={pageTags(site, page, route)} />
      {[...versions].map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={pageUrl(site, path)} />
      ))}
      {published !== undefined && <meta property="article:published_time" content={published} />}
      <meta property="og:locale" content={locale} />
      {otherLocales.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      {share && picture !== undefined && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content={String(share.width)} />
          <meta property="og:image:height" content={String(share.height)} />
          <meta property="og:image:alt" content={share.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** Structured data of the page, at the end of the document so that it does not delay rendering. */
export function PageGraph({
  site,
  page,
  route,
}: {
  site: Site;
  page: Page;
  route?: Pick<Route, 'layout' | 'about'>;
}) {
  const graph = jsonLd(site, page, route);
  if (!graph) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no "<" is left
      dangerouslySetInnerHTML={{ __html: jsonLdText(graph) }}
    />
  );
}

export function headTitle({ site, messages }: Locale, page: Page | undefined): string {
  return documentTitle(page ?? notFound(messages), site.shortName ?? site.name);
}

const localesByLanguage = new Map<string, string>();

/**
 * Returns language_TERRITORY for Open Graph. A missing territory is the likeliest one (Unicode CLDR, likely
 * subtags).
 */
export function openGraphLocale(language: string): string {
  const locale = localesByLanguage.get(language) ?? likelyLocale(language);
  localesByLanguage.set(language, locale);
  return locale;
}

function likelyLocale(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return region === undefined ? code : `${code}_${region}`;
}
