import { expect, test } from 'vitest';
import type { Site } from '../../src/core/model.ts';
import { redirectRule } from '../../src/core/route/redirects.ts';
import { mediaTypeOf } from '../../src/node/content/mediaTypes.ts';
import { apacheFile } from '../../src/node/hosts/apache.ts';
import { contentSecurityPolicy, headerRules, headersFor } from '../../src/node/hosts/headers.ts';
import { headersFile, parseHeaders } from '../../src/node/hosts/netlify.ts';
import { nginxFile } from '../../src/node/hosts/nginx.ts';
import { INLINE_TEXTS, MINIMAL_SITE, NO_RULES } from '../sites.ts';

const map = {
  embed: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
  link: 'https://x.example/',
  label: 'M',
};

test('the policy allows the site, the texts in its pages by their hashes, and the video player', () => {
  // The hashes of the three bytes "abc" (FIPS 180-2, appendix B.1) and of none, in base64.
  const abc = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
  expect(contentSecurityPolicy(MINIMAL_SITE, INLINE_TEXTS).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${abc}`,
    `style-src 'self' ${abc} 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
});

test('the policy allows the map of the site, by its origin', () => {
  const policy = contentSecurityPolicy(
    { ...MINIMAL_SITE, contact: { ...MINIMAL_SITE.contact, map } },
    INLINE_TEXTS,
  );
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org;');
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('the policy allows only the providers of the site', () => {
  const frames = (site: Partial<Site>) =>
    /frame-src ([^;]*)/.exec(contentSecurityPolicy({ ...MINIMAL_SITE, ...site }, INLINE_TEXTS))?.[1];
  const providers: Site['providers'] = [
    'vimeo',
    { kind: 'peertube', host: 'tube.example:9000' },
    { kind: 'maps', host: 'maps.example' },
  ];
  const siteMap = { embed: 'https://maps.example/frame', link: 'https://x.example/', label: 'M' };
  const at = (map: Site['contact']['map']) => ({ ...MINIMAL_SITE.contact, map });
  const listed = 'https://player.vimeo.com https://tube.example:9000 https://maps.example';
  expect(frames({ providers })).toBe(listed);
  expect(frames({ providers, contact: at(siteMap) })).toBe(listed);
  expect(frames({ providers: ['google-docs', { kind: 'embeds', host: 'books.example:8443' }] })).toBe(
    'https://docs.google.com https://drive.google.com https://books.example:8443',
  );
  expect(frames({ providers, contact: at(map) })).not.toContain('openstreetmap');
  expect(frames({ contact: at(siteMap) })).toBe('https://www.youtube-nocookie.com');
  expect(frames({ providers: [] })).toBe("'none'");
});

test('written rules can be read again', () => {
  const rules = headerRules(MINIMAL_SITE, INLINE_TEXTS);
  expect(parseHeaders(headersFile(rules, ''))).toEqual(rules);
  expect(rules.map(({ prefix }) => prefix)).toEqual([
    '/',
    '/assets/',
    '/share/',
    '/media/pictures/',
    '/images/',
    '/documents/',
    '/feed.xml',
    '/sitemap.xml',
    '/events.ics',
    '/manifest.webmanifest',
  ]);
  expect(rules[0]?.headers).toEqual({
    'Content-Security-Policy': contentSecurityPolicy(MINIMAL_SITE, INLINE_TEXTS),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=15552000',
  });
});

test('HTTPS headers are not sent over plain HTTP (RFC 6797, section 7.2)', () => {
  const rules = headerRules(MINIMAL_SITE, INLINE_TEXTS);
  const name = 'Strict-Transport-Security';
  expect(headersFor(rules, '/assets/a.js')).toHaveProperty(name);
  expect(headersFor(rules, '/assets/a.js', false)).not.toHaveProperty(name);
  const withHeaders = { ...NO_RULES, headers: rules };
  const nginx = nginxFile(withHeaders);
  expect(nginx).toContain('if ($scheme = https) {\n  set $strict_transport_security "max-age=15552000";');
  const lines = (text: string) => text.split('\n').filter((line) => line.includes(`${name} `));
  const directives = [...lines(nginx), ...lines(apacheFile(withHeaders))].map((line) => line.trim());
  expect([...new Set(directives)]).toEqual([
    `add_header ${name} $strict_transport_security always;`,
    `Header always set ${name} "max-age=15552000" "expr=%{HTTPS} == 'on'"`,
  ]);
});

test.each<[pathname: string, cache: string]>([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/iqac/history/', 'public, max-age=0, must-revalidate'],
  ['/assets/browser-abc.js', 'public, max-age=31536000, immutable'],
  ['/images/x.jpg', 'public, max-age=86400'],
  ['/documents/x.pdf', 'public, max-age=3600'],
  ['/assets', 'public, max-age=0, must-revalidate'],
])('%s has its cache lifetime', (pathname, cache) => {
  const headers = headersFor(headerRules(MINIMAL_SITE, INLINE_TEXTS), pathname);
  expect(headers['Cache-Control']).toBe(cache);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});

test('no two rules set the same header of a file, since Cloudflare Pages joins them', () => {
  const rules = headerRules(MINIMAL_SITE, INLINE_TEXTS);
  const twice = rules.flatMap((rule) =>
    rules
      .filter((other) => other !== rule && rule.prefix.startsWith(other.prefix))
      .flatMap((other) => Object.keys(rule.headers).filter((name) => Object.hasOwn(other.headers, name))),
  );
  expect(twice).toEqual([]);
});

test('the file is within the limits of Cloudflare Pages: 100 rules, 2,000 characters a line', () => {
  // The common styles, the web font and six groups of blocks.
  const inlineTexts = { script: '', styles: Array.from({ length: 8 }, String) };
  const text = headersFile(headerRules(MINIMAL_SITE, inlineTexts), '');
  expect(parseHeaders(text).length).toBeLessThanOrEqual(100);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('invalid lines are omitted', () => {
  expect(parseHeaders('')).toEqual([]);
  expect(parseHeaders('\n  Lost: value\n/a/*\n\n  X: y: z\n')).toEqual([
    { prefix: 'Lost: value', headers: {} },
    { prefix: '/a/', headers: { X: 'y: z' } },
  ]);
});

test('a type depends on the extension in any case', () => {
  expect(mediaTypeOf('documents/Prospectus.PDF')).toBe('application/pdf');
  expect(mediaTypeOf('images/Plan.Svg')).toBe('image/svg+xml');
  expect(mediaTypeOf('READ.TXT')).toBe('text/plain; charset=utf-8');
});

test('nginx gets no location twice if an old family has that of a language', () => {
  const places = (family: string) =>
    nginxFile({ ...NO_RULES, redirects: [redirectRule(family, 'news/*')], notFoundParents: ['ml'] })
      .split('\n')
      .filter((line) => /^location .*\/ml\//.test(line)).length;
  expect([places('ml/*'), places('old/*')]).toEqual([1, 1]);
});
