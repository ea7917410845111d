/** Where site generators keep content, and which addresses they give it. */
import { posix } from 'node:path';
import { slugOf } from '../../../core/i18n/slug.ts';
import { isObject } from '../../../core/problems/value.ts';
import type { SourceFolder } from './sourceFolder.ts';

export type GeneratorName = 'Jekyll' | 'Hugo' | 'Docusaurus' | 'MkDocs' | 'Eleventy' | 'Markdown';

type Fields = Readonly<Record<string, unknown>>;

export interface Generator {
  name: GeneratorName;
  config: Fields;
  /** The public address of the old site, without a trailing slash. */
  origin?: string;
  /** Folders with pages, "" for the whole source. */
  contentRoots: readonly string[];
  /** Folders with files that pages refer to. */
  fileRoots: readonly string[];
  isPost(name: string, page: { hasDate: boolean; tags: readonly string[] }): boolean;
  /** The name of the collection of a post. */
  list(name: string): string;
  /** The path on the old site, with a leading slash. @param day dd-mm-yyyy */
  address(name: string, fields: Fields, day: string | undefined): string;
}

const POST_FOLDER =
  /(?:^|\/)_?(?:posts?|blog|news|articles?|events?|updates?|announcements?|press|notices?)\//i;

const encodePath = (path: string) =>
  `/${path
    .split('/')
    .filter((part) => part !== '')
    .map(encodeURIComponent)
    .join('/')}`;

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

const withoutExtension = (name: string) => name.replace(/\.[^./]+$/, '');

/** A path without `index`, `_index` and `README` at its end, in a folder of its own. */
const prettyPath = (path: string) =>
  withSlash(encodePath(withoutExtension(path).replace(/(?:^|\/)(?:_?index|readme)$/i, '')));

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const sectionOf = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .find((part) => part !== '') ?? 'posts';

/** @param config the parsed configuration of the site; empty if there is none that is data */
export function generatorOf(folder: SourceFolder, config: Fields): Generator {
  const has = (pattern: RegExp) => [...folder.files.keys()].some((name) => pattern.test(name));
  if (has(/^_config\.ya?ml$/)) return jekyll(config);
  if (has(/^mkdocs\.ya?ml$/)) return mkdocs(config);
  if (has(/^docusaurus\.config\.[cm]?[jt]s$/)) return docusaurus(folder);
  if (has(/^(?:config|hugo)\.(?:toml|ya?ml|json)$/) || has(/^config\/_default\//) || has(/^archetypes\//))
    return hugo(folder, config);
  if (has(/^(?:\.?eleventy|eleventy\.config)\.[cm]?[jt]s$/)) return eleventy(folder);
  if (has(/^_posts\//)) return jekyll(config);
  return plain();
}

const originOf = (url: unknown, base: unknown = ''): { origin?: string } => {
  const [host, path] = [textOf(url), textOf(base) ?? ''];
  if (host === undefined || !/^https?:\/\//.test(host)) return {};
  return { origin: `${host.replace(/\/+$/, '')}${path === '/' ? '' : path}`.replace(/\/+$/, '') };
};

/** jekyllrb.com/docs/permalinks */
function jekyll(config: Fields): Generator {
  const collections = isObject(config.collections) ? Object.entries(config.collections) : [];
  const published = collections.filter(
    ([name, options]) => name !== 'posts' && isObject(options) && options.output === true,
  );
  const styles: Readonly<Record<string, string>> = {
    date: '/:categories/:year/:month/:day/:title.html',
    pretty: '/:categories/:year/:month/:day/:title/',
    ordinal: '/:categories/:year/:y_day/:title.html',
    none: '/:categories/:title.html',
  };
  const written = textOf(config.permalink) ?? 'date';
  const template = styles[written] ?? written;
  const isPretty = template.endsWith('/');
  return {
    name: 'Jekyll',
    config,
    ...originOf(config.url, config.baseurl),
    contentRoots: ['', ...published.map(([name]) => `_${name}`)],
    fileRoots: [''],
    isPost: (name) => /(?:^|\/)_(?:posts|drafts)\//.test(name),
    list: () => 'posts',
    address(name, fields, day) {
      const stem = posix.basename(withoutExtension(name));
      const permalink = textOf(fields.permalink);
      if (permalink !== undefined && !permalink.includes(':') && !(permalink in styles))
        return encodePathKeeping(permalink);
      if (!/(?:^|\/)_(?:posts|drafts)\//.test(name)) {
        const collection = published.find(([each]) => name.startsWith(`_${each}/`));
        const options = collection?.[1];
        const pattern = isObject(options) ? textOf(options.permalink) : undefined;
        const path = collection ? name.slice(1) : name;
        if (pattern !== undefined && collection)
          return encodePathKeeping(
            fill(pattern, {
              collection: collection[0],
              path: withoutExtension(path.slice(collection[0].length + 1)),
              name: stem,
              title: textOf(fields.slug) ?? stem,
              slug: stem,
              output_ext: '.html',
            }),
          );
        if (/^(?:index|readme)$/i.test(stem) || isPretty) return prettyPath(path);
        return `${encodePath(withoutExtension(path))}.html`;
      }
      const [date = '', month = '', year = ''] = (day ?? '').split('-');
      const title = textOf(fields.slug) ?? stem.replace(/^\d{4}-\d\d?-\d\d?-/, '');
      const named = fields.categories ?? fields.category;
      const folders = name
        .split('/')
        .slice(0, -1)
        .filter((part) => !part.startsWith('_'));
      const categories = [
        ...folders,
        ...(Array.isArray(named) ? named.map(String) : (textOf(named)?.split(/\s+/) ?? [])),
      ].map((category) => slugOf(category));
      return encodePathKeeping(
        fill(styles[permalink ?? ''] ?? permalink ?? template, {
          categories: categories.join('/'),
          year,
          month,
          day: date,
          i_month: String(Number(month)),
          i_day: String(Number(date)),
          short_year: year.slice(2),
          title,
          slug: title,
          output_ext: '.html',
        }),
      );
    },
  };
}

const fill = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/:(\w+)/g, (_, key: string) => values[key] ?? '');

/** Encodes a written path, which may be encoded already, and keeps a slash or file extension at its end. */
function encodePathKeeping(path: string): string {
  const clean = `/${path}`.replace(/\/{2,}/g, '/');
  return clean
    .split('/')
    .map((part) => (/%[\da-f]{2}/i.test(part) ? part : encodeURIComponent(part)))
    .join('/');
}

/** gohugo.io/content-management/urls */
function hugo(folder: SourceFolder, config: Fields): Generator {
  const root = textOf(config.contentDir) ?? textOf(config.contentdir) ?? 'content';
  const language = textOf(config.defaultContentLanguage) ?? 'en';
  const hasLanguage = [...folder.files.keys()].some((name) => name.startsWith(`${root}/${language}/`));
  const content = hasLanguage ? `${root}/${language}` : root;
  const permalinks = isObject(config.permalinks) ? config.permalinks : {};
  const patterns = isObject(permalinks.page) ? permalinks.page : permalinks;
  const inside = (name: string) =>
    name.slice(content.length + 1).replace(new RegExp(`\\.${language}(?=\\.[^.]+$)`), '');
  return {
    name: 'Hugo',
    config,
    ...originOf(config.baseURL ?? config.baseurl ?? config.baseUrl),
    contentRoots: [content],
    fileRoots: ['', 'static', 'assets', content],
    isPost: (name, { hasDate }) =>
      hasDate && POST_FOLDER.test(inside(name)) && !/(?:^|\/)_index\./.test(name),
    list: (name) => sectionOf(inside(name)),
    address(name, fields, day) {
      const url = textOf(fields.url);
      if (url !== undefined) return encodePathKeeping(url);
      const path = inside(name);
      const slug = textOf(fields.slug);
      const section = path.includes('/') ? sectionOf(path) : '';
      const pattern = textOf(patterns[section]);
      const leaf = withoutExtension(path).replace(/\/index$/, '');
      const base = slug ?? posix.basename(leaf);
      if (pattern !== undefined && !/(?:^|\/)_index\./.test(path)) {
        const [date = '', month = '', year = ''] = (day ?? '').split('-');
        const title = textOf(fields.title) ?? base;
        return withSlash(
          encodePathKeeping(
            fill(pattern, {
              section,
              sections: posix.dirname(leaf),
              year,
              month,
              day: date,
              slug: slug ?? slugOf(title),
              title: slugOf(title),
              filename: base,
              slugorfilename: base,
              contentbasename: base,
              slugorcontentbasename: base,
            }),
          ),
        );
      }
      const folderPath = slug === undefined ? path : `${posix.dirname(leaf)}/${slug}.md`;
      return prettyPath(folderPath).toLowerCase();
    },
  };
}

/** docusaurus.io/docs/create-doc */
function docusaurus({ files }: SourceFolder): Generator {
  const withoutNumbers = (path: string) =>
    path
      .split('/')
      .map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=\D)/, ''))
      .join('/');
  return {
    name: 'Docusaurus',
    config: {},
    contentRoots: ['docs', 'blog', 'src/pages'].filter((root) =>
      [...files.keys()].some((name) => name.startsWith(`${root}/`)),
    ),
    fileRoots: ['', 'static'],
    isPost: (name) => name.startsWith('blog/'),
    list: () => 'blog',
    address(name, fields, day) {
      const slug = textOf(fields.slug);
      if (name.startsWith('blog/')) {
        if (slug !== undefined) return encodePathKeeping(`/blog/${slug}`);
        const stem = withoutExtension(name.slice('blog/'.length)).replace(/\/index$/, '');
        const [, year, month, date, rest] = /^(?:.*\/)?(\d{4})-(\d\d?)-(\d\d?)-(.+)$/.exec(stem) ?? [];
        return encodePathKeeping(
          year === undefined || day === undefined
            ? `/blog/${stem}`
            : `/blog/${year}/${month}/${date}/${rest}`,
        );
      }
      if (name.startsWith('src/pages/')) return prettyPath(name.slice('src/pages/'.length));
      const path = withoutNumbers(withoutExtension(name));
      if (slug !== undefined)
        return encodePathKeeping(slug.startsWith('/') ? `/docs${slug}` : `/${posix.dirname(path)}/${slug}`);
      const id = textOf(fields.id);
      const folder = posix.basename(posix.dirname(path));
      const named = id === undefined ? path : `${posix.dirname(path)}/${id}`;
      return prettyPath(`${posix.basename(named) === folder ? posix.dirname(named) : named}.md`);
    },
  };
}

/** mkdocs.org/user-guide/writing-your-docs */
function mkdocs(config: Fields): Generator {
  const root = (textOf(config.docs_dir) ?? 'docs').replace(/\/$/, '');
  const isPretty = config.use_directory_urls !== false;
  return {
    name: 'MkDocs',
    config,
    ...originOf(config.site_url),
    contentRoots: [root],
    fileRoots: [root],
    isPost: (name, { hasDate }) => hasDate && /(?:^|\/)posts\//.test(name),
    list: () => 'blog',
    address(name, fields) {
      const path = name.slice(root.length + 1);
      const slug = textOf(fields.slug);
      if (slug !== undefined && /(?:^|\/)posts\//.test(path))
        return prettyPath(`${path.split('/posts/')[0]}/${slug}.md`);
      return isPretty ? prettyPath(path) : `${encodePath(withoutExtension(path))}.html`;
    },
  };
}

/** 11ty.dev/docs/permalinks */
function eleventy({ files }: SourceFolder): Generator {
  const root =
    ['content', 'src', 'site'].find((name) =>
      [...files.keys()].some((file) => file.startsWith(`${name}/`) && file.endsWith('.md')),
    ) ?? '';
  const inside = (name: string) => (root === '' ? name : name.slice(root.length + 1));
  return {
    name: 'Eleventy',
    config: {},
    contentRoots: [root],
    fileRoots: ['', root, 'public', `${root}/public`, 'static'],
    isPost: (name, { hasDate, tags }) =>
      (hasDate && POST_FOLDER.test(inside(name))) || tags.some((tag) => /^posts?$/i.test(tag)),
    list: (name) => sectionOf(inside(name)),
    address(name, fields) {
      const permalink = textOf(fields.permalink);
      if (permalink !== undefined && !/\{\{|\{%/.test(permalink)) return encodePathKeeping(permalink);
      const path = inside(name);
      const dated = path
        .split('/')
        .map((part) => part.replace(/^\d{4}-\d\d-\d\d-/, ''))
        .join('/');
      const folder = posix.basename(posix.dirname(dated));
      const stem = posix.basename(withoutExtension(dated));
      return prettyPath(stem === folder ? `${posix.dirname(dated)}.md` : dated);
    },
  };
}

const plain = (): Generator => ({
  name: 'Markdown',
  config: {},
  contentRoots: [''],
  fileRoots: ['', 'static', 'public', 'assets'],
  isPost: (name, { hasDate }) =>
    hasDate && (POST_FOLDER.test(name) || /(?:^|\/)\d{4}-\d\d?-\d\d?-/.test(name)),
  list: (name) => (name.includes('/') ? sectionOf(name) : 'posts'),
  address: (name) => prettyPath(name),
});
