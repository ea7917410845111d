/** Every page as sent by a host, without running scripts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { textLanguage } from '../../src/core/i18n/language.ts';
import { href } from '../../src/core/route/path.ts';
import { MALAYALAM } from '../locales.ts';
import { prefix } from '../prefix.ts';
import { COLLEGE } from '../sites.ts';
import { decodeEntities } from './html.ts';

interface Listed {
  path: string;
  title: string;
}

const college = inject('college');

/** The text of a document as a visitor reads it. */
const words = (html: string) =>
  decodeEntities(html.replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/<[^>]+>/g, '')).replace(/\s+/g, '');

const pages = (): Listed[] =>
  JSON.parse(readFileSync(join(inject('collegeOutput'), 'pages.json'), 'utf8')) as Listed[];

describe('every page', () => {
  const documents = new Map<string, string>();

  beforeAll(async () => {
    for (const { path } of pages()) {
      const response = await fetch(college + href(path));
      if (response.status === 200) documents.set(path, await response.text());
    }
  });

  test('responds with 200', () => {
    expect(pages().filter(({ path }) => !documents.has(path))).toEqual([]);
    expect(documents.size).toBeGreaterThan(200);
  });

  test('has a unique title and description, and one h1', () => {
    const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
    for (const [path, html] of documents) {
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      const description = /<meta name="description"[^>]* content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(title, path).not.toBe('');
      expect(description, path).not.toBe('');
      expect(seen.title.get(title), `title of ${path}`).toBeUndefined();
      expect(seen.description.get(description), `description of ${path}`).toBeUndefined();
      seen.title.set(title, path);
      seen.description.set(description, path);
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    }
  });

  test('has no inline style and no handler attribute', () => {
    for (const [path, html] of documents) {
      const tags = html.replace(/<script[\s\S]*?<\/script>/g, '').match(/<[^>]+>/g) ?? [];
      expect(
        tags.filter((tag) => /\s(style|on[a-z]+)=/.test(tag)),
        path,
      ).toEqual([]);
    }
  });

  test('contains all text of its record', () => {
    for (const { path, texts } of records()) {
      const html = documents.get(path);
      expect(html, path).toBeDefined();
      const read = words(html ?? '');
      for (const text of texts) {
        expect(read.includes(text.replace(/\s+/g, '')), `${path}: ${text}`).toBe(true);
      }
    }
  });

  test('describes itself in its language', () => {
    for (const [path, html] of documents) {
      const [, title = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
      const language = textLanguage(title.replace(/<[^>]+>/g, ''), 'en', MALAYALAM);
      expect(html.slice(0, 60), path).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}"`, 'i'));
      const unmarked = html
        .replace(/<head>[\s\S]*<\/head>/, '')
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<[^>]+lang="ml"[^>]*>[^<]*/g, '')
        .replace(/<[^>]+>/g, '');
      expect(/[\u0D00-\u0D7F]/.test(unmarked), path).toBe(false);
    }
  });
});

/** Fields with unreadable text: addresses, files, settings. */
const UNREAD = new Set([
  'url',
  'url1',
  'src',
  'thumb',
  'thumbnail',
  'poster',
  'date',
  'vid',
  'vidisp',
  'liclass',
  'sectiondisp',
  'img',
  'img1',
  'img2',
  'imageUrl',
  'descriptionUrl',
  'background',
  'background1',
  's1',
]);

function textsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return UNREAD.has(field) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    // The titles of hidden videos are hidden as well.
    key === 'videos' && 'vidisp' in value && value.vidisp === 'hidden' ? [] : textsOf(item, key),
  );
}

/** The records of the college's data files with the path of the page that must contain their text. */
function records(): { path: string; texts: string[] }[] {
  const folder = join(COLLEGE, 'public/data');
  const manifest = JSON.parse(readFileSync(join(COLLEGE, 'manifest/routes.json'), 'utf8')) as {
    routes: { path: string; layout: string; data: string }[];
  };
  return readdirSync(folder).flatMap((file) => {
    const name = file.slice(0, -'.json'.length);
    const { data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      data: { programme?: { url: string; title: string }[]; url?: string; content?: unknown }[];
    };
    const list = manifest.routes.find((route) => route.data === name && route.layout === 'list');
    return data.flatMap((record) => {
      const { programme = [], ...rest } = record;
      return [
        ...programme.map((entry) => ({ path: entry.url, texts: textsOf(entry) })),
        ...(list
          ? [
              {
                path: list.path,
                texts: [
                  ...textsOf(rest),
                  ...('sectiondisp' in rest && rest.sectiondisp === 'hidden'
                    ? []
                    : programme.map(({ title }) => title)),
                ],
              },
            ]
          : []),
        ...(record.content !== undefined && record.url !== undefined
          ? [{ path: record.url, texts: textsOf(record.content) }]
          : []),
      ];
    });
  });
}

describe('everything else', () => {
  test.each([
    '/nothing-here/',
    '/activities/yrc/no-such-entry/',
    '/foo%ZZ.html',
    '/%',
    '/%E0%A4%A',
    '/activities%2Fyrc/',
    '//example.org/courses',
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/constructor/',
    `/${'a'.repeat(5000)}/`,
  ])('responds with 404: %s', async (path) => {
    const response = await fetch(college + path, { redirect: 'manual' });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });

  test('both slash forms and all encodings of an address respond with the same page', async () => {
    const { path } = pages().find((page) => /[\u0D4A-\u0D4C]/.test(page.path)) ?? { path: '' };
    const address = href(path);
    expect(path.normalize('NFD')).not.toBe(path);
    const forms = [
      address,
      address.slice(0, -1),
      address.toLowerCase(),
      encodeURI(`/${path.normalize('NFD')}/`),
      `${address}?from=mail`,
    ];
    const texts = await Promise.all(forms.map(async (form) => (await fetch(college + form)).text()));
    expect(new Set(texts).size).toBe(1);
  });

  test('a redirect leads to its page', async () => {
    const response = await fetch(`${college}/activities/alumni`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${prefix}/activities/alumini/`);
  });

  test('other methods are refused', async () => {
    expect((await fetch(`${college}/`, { method: 'POST' })).status).toBe(405);
  });
});
