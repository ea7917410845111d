import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { robotsFile, sitemapFiles } from '../../src/node/ssg/sharing/sitemap.ts';

const origin = 'https://harbour.example';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

test('one file for a site of usual size', () => {
  const files = sitemapFiles(origin, [
    { url: `${origin}/`, changed: '2026-01-02' },
    { url: `${origin}/a&b/` },
  ]);
  expect([...files]).toEqual([
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${NAMESPACE}>
  <url><loc>https://harbour.example/</loc><lastmod>2026-01-02</lastmod></url>
  <url><loc>https://harbour.example/a&amp;b/</loc></url>
</urlset>
`,
    ],
  ]);
});

test('several files and a list of them for a very large site', () => {
  const entries = ['a', 'b', 'c'].map((path) => ({ url: `${origin}/${path}/` }));
  const files = sitemapFiles(origin, entries, 2);
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
  const listed = [1, 2].map((nth) => files.get(`sitemap-${nth}.xml`)?.match(/[abc](?=\/<\/loc>)/g));
  expect(listed).toEqual([['a', 'b'], ['c']]);
  expect(files.get('sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex ${NAMESPACE}>
  <sitemap><loc>https://harbour.example/sitemap-1.xml</loc></sitemap>
  <sitemap><loc>https://harbour.example/sitemap-2.xml</loc></sitemap>
</sitemapindex>
`);
  for (const text of files.values()) expect(XMLValidator.validate(text)).toBe(true);
});

test('robots.txt names the sitemap where there is one', () => {
  expect(robotsFile(undefined)).toBe('User-agent: *\nAllow: /\n');
  expect(robotsFile(origin)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://harbour.example/sitemap.xml\n',
  );
});
