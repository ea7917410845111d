/** The headers that a host sends with the site. */
import { createHash } from 'node:crypto';
import { frameOrigins } from '../../app/blocks/providers.ts';
import { newsFiles } from '../../app/shell/head/files.ts';
import { VARIANTS_FOLDER } from '../../core/data/media.ts';
import type { Site } from '../../core/model.ts';
import { SCHEMAS_FOLDER } from '../content/schemas.ts';

/**
 * The content security policy: nothing but the site itself, the inline starter by its hash, and the hosts whose
 * frames a visitor may ask for.
 *
 * @param inlineScript the text of the inline script
 */
export function contentSecurityPolicy(site: Site, inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const frames = frameOrigins(site);
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * How long a visitor's browser keeps what no rule names: it asks each time whether it has changed. Netlify and Cloudflare Pages
 * say so by themselves; the rules must not, since Cloudflare joins what two rules say of one header (see its page "Headers").
 */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Headers that are for HTTPS alone. A host must not send this one over plain HTTP (RFC 6797, section 7.2), so each printer makes
 * it depend on how it was asked, or belongs to a host that answers over HTTPS only.
 *
 * 180 days are what SSL Labs calls long (SSL Server Rating Guide). Subdomains are not named: others may serve those, without HTTPS.
 */
export const HTTPS_ONLY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=15552000',
};

export interface HeaderRule {
  /** The beginning of the addresses that it is for: a folder, with a slash at its end, or one file. */
  prefix: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The rules for every file, then those for some; each host has a printer of its own for them. No header is named by two rules that
 * are for one file.
 *
 * @param inlineScript the text of the inline script
 * @param newsLanguages the languages that have a feed and a calendar
 */
export function headerRules(
  site: Site,
  inlineScript: string,
  newsLanguages: readonly string[] = [site.language],
): HeaderRule[] {
  const commonHeaders = {
    'Content-Security-Policy': contentSecurityPolicy(site, inlineScript),
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
 * The rules for some files: how long they may be kept, and their types where the ending does not say them.
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
    [`/${SCHEMAS_FOLDER}/`]: {
      'Content-Type': 'application/schema+json',
      'Access-Control-Allow-Origin': '*',
    },
    ...Object.fromEntries(news.map(({ feed }) => [`/${feed}`, FEED_HEADERS])),
    '/sitemap.xml': { 'Content-Type': 'application/xml; charset=utf-8' },
    ...Object.fromEntries(news.map(({ calendar }) => [`/${calendar}`, CALENDAR_HEADERS])),
    '/manifest.webmanifest': { 'Content-Type': 'application/manifest+json' },
  }).map(([prefix, headers]) => ({ prefix, headers }));
}

const FEED_HEADERS = { 'Content-Type': 'application/atom+xml; charset=utf-8' };
const CALENDAR_HEADERS = { 'Content-Type': 'text/calendar; charset=utf-8' };

/** For files whose names change with what is in them. */
const IMMUTABLE_HEADERS = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The headers for an address, but for its type where no rule names it. @param secure whether it is asked for over HTTPS */
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
