/** The machine-readable parts of the built site: valid HTML, data equal to the page, files with working URLs. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { href, outputFile } from '../../src/core/route/path.ts';
import { htmlFiles } from '../../src/node/ssg/verify.ts';
import { openSite } from '../openSite.ts';
import { prefix } from '../prefix.ts';
import { COLLEGE } from '../sites.ts';
import { sample } from '../thorough.ts';
import { decodeEntities, findHtmlErrors } from './html.ts';

const college = inject('college');
const output = inject('collegeOutput');

const { origin: host } = JSON.parse(readFileSync(join(COLLEGE, 'manifest/site.json'), 'utf8')) as {
  origin: string;
};
const origin = host + prefix;
const { paths } = await openSite(COLLEGE);
const documents = new Map(paths.map((path) => [path, readFileSync(join(output, outputFile(path)), 'utf8')]));

/** The first match with the escapes of HTML decoded. */
const attribute = (html: string, pattern: RegExp) => decodeEntities(pattern.exec(html)?.[1] ?? '');

/** The letters and digits of a text, to ignore commas and the elements between words. */
const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const lettersOf = (html: string) =>
  letters(
    decodeEntities(
      html
        .replace(/<head>[\s\S]*?<\/head>/, ' ')
        .replace(/<script[\s\S]*?<\/script>/g, ' ')
        .replace(/<[^>]+>/g, ''),
    ),
  );

/** The URLs of the site for which a host does not return 200. */
async function unanswered(addresses: Iterable<string>): Promise<string[]> {
  const failed: string[] = [];
  for (const address of new Set(addresses)) {
    if (!address.startsWith(`${origin}/`)) failed.push(address);
    else {
      const response = await fetch(college + address.slice(origin.length), {
        method: 'HEAD',
        redirect: 'manual',
      });
      if (response.status !== 200) failed.push(`${response.status} ${address}`);
    }
  }
  return failed;
}

describe('the HTML', () => {
  test.each([
    ['some of the college', sample(htmlFiles(output), 5), output],
    ['a site that does not know its address', htmlFiles(inject('schoolOutput')), inject('schoolOutput')],
  ])('of %s is valid', async (_, files, folder) => {
    expect(files.length).toBeGreaterThan(5);
    expect(await findHtmlErrors(folder, files)).toEqual([]);
  });
});

describe('the head of every page', () => {
  test('has one canonical address', () => {
    for (const [path, html] of documents) {
      const url = origin + href(path);
      expect(attribute(html, /<link rel="canonical" href="([^"]*)"/), path).toBe(url);
      for (const property of ['title', 'description', 'site_name', 'locale', 'image:alt']) {
        expect(attribute(html, new RegExp(`property="og:${property}" content="([^"]*)"`)), path).not.toBe('');
      }
      expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    }
  });

  test('has its own share image, small and of the stated size', async () => {
    const seen = new Map<string, string>();
    for (const [path, html] of documents) {
      const url = attribute(html, /<meta property="og:image" content="([^"]*)"/);
      expect(url, path).toMatch(/\/share\/[0-9a-f]{20}\.jpg$/);
      const file = join(output, url.slice(origin.length));
      expect(statSync(file).size, path).toBeLessThanOrEqual(60_000);
      const { format, width, height } = await sharp(file).metadata();
      expect([format, width, height], path).toEqual(['jpeg', 1200, 630]);
      expect(html, path).toContain('<meta property="og:image:width" content="1200"/>');
      expect(html, path).toContain('<meta property="og:image:height" content="630"/>');
      const previous = seen.get(url);
      // Two pages with equal title, section, date and picture share one share image.
      if (previous !== undefined) {
        expect(attribute(html, /og:image:alt" content="([^"]*)"/), `${path} and ${previous}`).toBe(
          attribute(documents.get(previous) ?? '', /og:image:alt" content="([^"]*)"/),
        );
      }
      seen.set(url, path);
    }
    expect(readdirSync(join(output, 'share')).length).toBe(seen.size);
  });

  test('links only to existing files, of common types', async () => {
    const html = documents.get('') ?? '';
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest|alternate)"[^>]*>/g)];
    const addresses = links.map(([link]) => host + attribute(link, /href="([^"]*)"/));
    expect(addresses.length).toBe(6);
    const manifest = JSON.parse(readFileSync(join(output, 'manifest.webmanifest'), 'utf8')) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src, sizes } of manifest.icons) {
      addresses.push(host + src);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(join(output, src.slice(prefix.length))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(await unanswered(addresses)).toEqual([]);
  });

  test.each([
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/events.ics', 'text/calendar; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('%s has the type %s', async (address, type) => {
    const response = await fetch(college + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });

  test('a share image is immutable', async () => {
    const [name] = readdirSync(join(output, 'share'));
    const response = await fetch(`${college}/share/${name}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });
});

describe('JSON-LD', () => {
  /** Properties with a text that visitors read. */
  const TEXTS = new Set([
    'name',
    'headline',
    'description',
    'jobTitle',
    'streetAddress',
    'telephone',
    'email',
  ]);
  const DAYS = new Set(['startDate', 'datePublished']);
  const ADDRESSES = new Set(['url', 'item', 'image', 'logo']);
  const OTHERS = new Set(['@context', '@type', '@id', 'position', 'inLanguage']);

  interface Value {
    path: string;
    property: string;
    value: string;
  }
  const values: Value[] = [];
  const types = new Map<string, Set<string>>();

  beforeAll(() => {
    for (const [path, html] of documents) {
      const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
      expect(scripts.length, path).toBe(1);
      collect(path, '', JSON.parse(scripts[0]?.[1] ?? '') as unknown);
    }
  });

  function collect(path: string, property: string, value: unknown): void {
    if (typeof value === 'string') {
      values.push({ path, property, value });
      if (property === '@type') types.set(value, (types.get(value) ?? new Set()).add(path));
    } else if (Array.isArray(value)) {
      for (const item of value) collect(path, property, item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) collect(path, key, item);
    }
  }

  test('uses only properties that are tested here', () => {
    const kinds = [TEXTS, DAYS, ADDRESSES, OTHERS];
    expect(values.filter(({ property }) => !kinds.some((set) => set.has(property)))).toEqual([]);
  });

  test('contains only what the page contains', () => {
    const read = new Map([...documents].map(([path, html]) => [path, lettersOf(html)]));
    const claims = values.filter(({ property }) => TEXTS.has(property));
    expect(claims.length).toBeGreaterThan(1000);
    expect(claims.filter(({ path, value }) => !read.get(path)?.includes(letters(value)))).toEqual([]);
  });

  test('contains only dates of the page', () => {
    const days = values.filter(({ property }) => DAYS.has(property));
    expect(days.length).toBeGreaterThan(150);
    expect(
      days.filter(({ path, value }) => !documents.get(path)?.includes(`<time dateTime="${value}"`)),
    ).toEqual([]);
  });

  test('contains only addresses that respond', async () => {
    const addresses = values.filter(({ property }) => ADDRESSES.has(property)).map(({ value }) => value);
    expect(await unanswered(addresses)).toEqual([]);
  });

  test('knows what the pages are about', () => {
    expect([...(types.get('CollegeOrUniversity') ?? [])]).toEqual(expect.arrayContaining(['', 'contactus']));
    expect(types.has('Organization')).toBe(false);
    expect([...(types.get('Course') ?? [])].sort()).toEqual(['courses/bsc-nursing', 'courses/msc-nursing']);
    expect([...(types.get('WebSite') ?? [])]).toEqual(['']);
    expect(types.get('BreadcrumbList')?.size).toBe(documents.size - 1);
    expect([...(types.get('Person') ?? [])]).toContain('departments');
    expect([...(types.get('Article') ?? [])].every((path) => !path.startsWith('activities/'))).toBe(true);
    expect(types.get('Event')?.size).toBeGreaterThan(100);
    expect(types.get('ItemList')?.size).toBeGreaterThan(30);
  });
});

describe('machine-readable files', () => {
  const read = (name: string) => readFileSync(join(output, name), 'utf8');
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

  test('the sitemap lists every page once, and nothing else', async () => {
    const text = read('sitemap.xml');
    expect(XMLValidator.validate(text)).toBe(true);
    const { urlset } = parser.parse(text) as { urlset: { url: { loc: string; lastmod?: string }[] } };
    expect(urlset.url.map(({ loc }) => loc)).toEqual(paths.map((path) => origin + href(path)));
    for (const { lastmod } of urlset.url) expect(lastmod ?? '2000-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await unanswered(urlset.url.map(({ loc }) => loc))).toEqual([]);
  });

  test('robots.txt links to the sitemap', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  test('the feed is well-formed and links to pages', async () => {
    const text = read('feed.xml');
    expect(XMLValidator.validate(text)).toBe(true);
    interface Link {
      rel: string;
      href: string;
    }
    const { feed } = parser.parse(text) as {
      feed: {
        link: Link[];
        icon: string;
        updated: string;
        entry: { id: string; title: string; updated: string; link: Link; summary?: string }[];
      };
    };
    expect(feed.entry.length).toBe(30);
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(30);
    const days = feed.entry.map(({ updated }) => updated);
    expect(days).toEqual([...days].sort().reverse());
    expect(feed.updated).toBe(days[0]);
    expect(feed.entry.some(({ title }) => /[\u0D00-\u0D7F]/.test(title))).toBe(true);
    expect(
      await unanswered([
        feed.icon,
        ...[...feed.link, ...feed.entry.map(({ link }) => link)].map((link) => link.href),
      ]),
    ).toEqual([]);
  });

  test('the calendar exists, with or without events', async () => {
    const text = read('events.ics');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const addresses = text.replaceAll('\r\n ', '').matchAll(/^(?:URL|SOURCE;VALUE=URI):(.*)\r$/gm);
    expect(await unanswered([...addresses].map(([, address]) => address ?? ''))).toEqual([]);
  });

  test('a site without an origin has no absolute addresses', () => {
    const school = inject('schoolOutput');
    const names = readdirSync(school);
    expect(names).toEqual(expect.arrayContaining(['robots.txt', 'favicon.svg', 'manifest.webmanifest']));
    for (const name of ['sitemap.xml', 'feed.xml', 'events.ics', 'share']) expect(names).not.toContain(name);
    expect(readFileSync(join(school, 'robots.txt'), 'utf8')).toBe('User-agent: *\nAllow: /\n');
    const html = readFileSync(join(school, 'index.html'), 'utf8');
    expect(html).not.toMatch(/rel="canonical"|og:image|ld\+json|feed\.xml|events\.ics/);
  });
});
