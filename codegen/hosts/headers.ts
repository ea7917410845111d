/** The headers that a host sends with the site, in the form that Netlify and Cloudflare Pages read (`_headers`). */
import { createHash } from 'node:crypto';
import { mapFrame } from '../../src/blocks/map.ts';
import { COPIES_FOLDER } from '../../src/content/media.ts';
import type { Site } from '../../src/model.ts';
import { SCHEMAS_FOLDER } from '../generate/schemas.ts';

/** The host of the video player. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';

/**
 * The content security policy: nothing but the site itself, the inline starter by its hash, and the two hosts whose
 * frames a visitor may ask for.
 *
 * @param starter the text of the inline script
 */
export function contentSecurityPolicy(site: Site, starter: string): string {
  const hash = createHash('sha256').update(starter).digest('base64');
  const embed = mapFrame(site.contact.map?.embed);
  const frames = [VIDEO_HOST, ...(embed === undefined ? [] : [new URL(embed).origin])];
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * How long a visitor's browser keeps what no rule names: it asks each time whether it has changed. Netlify and Cloudflare Pages
 * say so by themselves; `_headers` must not, since Cloudflare joins what two rules say of one header (see its page "Headers").
 */
const USUAL_CACHE = 'public, max-age=0, must-revalidate';

/**
 * `_headers`: the rules for every file, then those for some. No header is named by two rules that are for one file.
 */
export function headersFile(site: Site, starter: string): string {
  return `/*
  Content-Security-Policy: ${contentSecurityPolicy(site, starter)}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=()
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/share/*
  Cache-Control: public, max-age=31536000, immutable
/${COPIES_FOLDER}/*
  Cache-Control: public, max-age=31536000, immutable
/images/*
  Cache-Control: public, max-age=86400
/documents/*
  Cache-Control: public, max-age=3600
/${SCHEMAS_FOLDER}/*
  Content-Type: application/schema+json
  Access-Control-Allow-Origin: *
/feed.xml
  Content-Type: application/atom+xml; charset=utf-8
/sitemap.xml
  Content-Type: application/xml; charset=utf-8
/events.ics
  Content-Type: text/calendar; charset=utf-8
/manifest.webmanifest
  Content-Type: application/manifest+json
`;
}

export interface HeaderRule {
  /** The beginning of the addresses that it is for. */
  prefix: string;
  headers: Readonly<Record<string, string>>;
}

/** The rules of a `_headers` file that {@link headersFile} has written. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { prefix: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name !== undefined && value !== undefined && rule) rule.headers[name] = value;
    else if (line.trim() !== '') rules.push({ prefix: line.trim().replace(/\*$/, ''), headers: {} });
  }
  return rules;
}

/** The headers for an address. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign(
    { 'Cache-Control': USUAL_CACHE },
    ...rules.filter(({ prefix }) => pathname.startsWith(prefix)).map(({ headers }) => headers),
  );
}
