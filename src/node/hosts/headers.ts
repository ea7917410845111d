import { createHash } from 'node:crypto';
import { frameOrigins } from '../../app/blocks/providers.ts';
import type { Assets } from '../../app/shell/Document.tsx';
import { newsFiles } from '../../app/shell/head/files.ts';
import { VARIANTS_FOLDER } from '../../core/data/media.ts';
import { siteScripts } from '../../core/data/siteScripts.ts';
import type { Site } from '../../core/model.ts';
import type { QueryRedirect } from '../../core/route/queryRedirects.ts';
import type { RedirectRule } from '../../core/route/redirects.ts';

/** The script and the styles that pages contain. */
export interface InlineTexts {
  script: string;
  styles: readonly string[];
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy allows the site itself, the texts in its pages by their hashes, the hosts of
 * embedded frames, and the scripts of other hosts with the hosts to which they send data.
 */
export function contentSecurityPolicy(site: Site, { script, styles }: InlineTexts): string {
  const frames = frameOrigins(site);
  const scripts = siteScripts(site);
  const targets = [...new Set(scripts.flatMap((each) => each.targets))];
  return [
    "default-src 'none'",
    [`script-src 'self'`, hashSource(script), ...scripts.map(({ url }) => withoutQuery(url))].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    ["img-src 'self'", ...targets].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...targets].join(' '),
    "manifest-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** A source has no query (Content Security Policy 3, 2.3.1), and a semicolon or comma would end it. */
const withoutQuery = (url: string) => url.replace(/[?#].*/s, '').replace(/[;,]/g, encodeURIComponent);

/** The texts in the pages of a site. */
export const inlineTextsOf = ({ inlineLoader, inlineStyles = {} }: Assets): InlineTexts => ({
  script: inlineLoader,
  styles: Object.values(inlineStyles),
});

/**
 * The default of files without a rule. Netlify and Cloudflare Pages send it themselves. It must not be a
 * rule, since Cloudflare joins the values of all matching rules (see its page "Headers").
 */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Headers that must only be sent over HTTPS (RFC 6797, section 7.2). Each printer makes them conditional,
 * unless its host only serves HTTPS.
 *
 * 180 days are long according to SSL Labs (SSL Server Rating Guide). `includeSubDomains` is omitted, because
 * subdomains may lack HTTPS.
 */
export const HTTPS_ONLY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=15552000',
};

export interface HeaderRule {
  /** A folder, with a trailing slash, or a file. */
  prefix: string;
  headers: Readonly<Record<string, string>>;
}

/** The rules that the configurations of all hosts contain. */
export interface HostRules {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  queryRedirects: readonly QueryRedirect[];
  /** The canonical paths of all pages. */
  paths: readonly string[];
  /** The base path of the site, which rules and paths omit. */
  base: string;
  /** The paths with their own not-found page, shortest first. */
  notFoundParents: readonly string[];
}

/**
 * Returns the rules for all files, then those for some. Rules that match the same file have no header in
 * common.
 *
 * @param newsLanguages the languages with a feed and a calendar
 */
export function headerRules(
  site: Site,
  inlineTexts: InlineTexts,
  newsLanguages: readonly string[] = [site.language],
): HeaderRule[] {
  const commonHeaders = {
    'Content-Security-Policy': contentSecurityPolicy(site, inlineTexts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...HTTPS_ONLY_HEADERS,
  };
  return [
    { prefix: '/', headers: commonHeaders },
    ...fileRules(newsLanguages.map((language) => newsFiles({ language, mainLanguage: site.language }))),
  ];
}

/**
 * Returns the rules for some files: cache lifetimes, and types that differ from the file extension.
 *
 * @param news the feeds and calendars
 */
export function fileRules(news: readonly ReturnType<typeof newsFiles>[]): HeaderRule[] {
  return Object.entries<HeaderRule['headers']>({
    '/assets/': IMMUTABLE_HEADERS,
    '/share/': IMMUTABLE_HEADERS,
    [`/${VARIANTS_FOLDER}/`]: IMMUTABLE_HEADERS,
    '/images/': { 'Cache-Control': 'public, max-age=86400' },
    '/documents/': { 'Cache-Control': 'public, max-age=3600' },
    ...Object.fromEntries(news.map(({ feed }) => [`/${feed}`, FEED_HEADERS])),
    '/sitemap.xml': { 'Content-Type': 'application/xml; charset=utf-8' },
    ...Object.fromEntries(news.map(({ calendar }) => [`/${calendar}`, CALENDAR_HEADERS])),
    '/manifest.webmanifest': { 'Content-Type': 'application/manifest+json' },
  }).map(([prefix, headers]) => ({ prefix, headers }));
}

const FEED_HEADERS = { 'Content-Type': 'application/atom+xml; charset=utf-8' };
const CALENDAR_HEADERS = { 'Content-Type': 'text/calendar; charset=utf-8' };

/** For files with a content hash in the name. */
const IMMUTABLE_HEADERS = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Returns the headers of an address, without the default content type. @param secure true for HTTPS */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
  secure = true,
): Record<string, string> {
  const headers: Record<string, string> = Object.assign(
    { 'Cache-Control': DEFAULT_CACHE_CONTROL },
    ...rules.filter(({ prefix }) => pathname.startsWith(prefix)).map(({ headers }) => headers),
  );
  return secure
    ? headers
    : Object.fromEntries(
        Object.entries(headers).filter(([name]) => !Object.hasOwn(HTTPS_ONLY_HEADERS, name)),
      );
}
