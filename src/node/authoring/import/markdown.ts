/** Reads folders of Markdown: Jekyll, Hugo, Docusaurus, MkDocs, Eleventy, and plain ones. */

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Element, Root } from 'hast';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { isObject } from '../../../core/problems/value.ts';
import { decodeWritten } from '../../../core/route/path.ts';
import { cleanText, plainText } from './htmlText.ts';
import { descendants } from './htmlToBlocks.ts';
import { parseMarkdown } from './markdownContent.ts';
import { type Generator, type GeneratorName, generatorOf } from './markdownGenerators.ts';
import type { ImportNote, ImportSource, SourceFile, SourceMenuItem, SourceRecord } from './model.ts';
import { addressKey } from './oldAddresses.ts';
import { countHtml } from './savedHtml.ts';
import { fileFinder, type SourceFolder } from './sourceFolder.ts';
import { addressOf, dayOf, MAX_TEXT_BYTES, readText } from './sourceText.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A Markdown file with its address, without its text. */
interface MarkdownFile {
  /** Path from the folder of the source. */
  name: string;
  kind: 'page' | 'post';
  address: string;
  fields: Fields;
  /** The words of a heading in the first line. */
  heading?: string;
  isEmpty: boolean;
  list?: string;
  day?: string;
}

const PAGE = /\.(?:md|markdown|mdx|mkd)$/i;
const HTML_PAGE = /\.html?$/i;
/** Files about the source code of a site. */
const META =
  /^(?:readme|license|licence|changelog|contributing|code_of_conduct|security|copying|support|governance|agents|claude)(?:[._-].*)?\.(?:md|markdown)$/i;

/** A site of a known generator, or a folder with more Markdown than HTML. */
export function isMarkdownSite(folder: SourceFolder): boolean {
  const count = [...folder.files.keys()].filter(
    (name) => PAGE.test(name) && !META.test(posix.basename(name)),
  ).length;
  return count > 0 && (generatorOf(folder, {}).name !== 'Markdown' || count >= countHtml(folder));
}

export async function openMarkdown(folder: SourceFolder, close: () => void): Promise<ImportSource> {
  const generator = generatorOf(folder, readConfig(folder));
  const notes = new Map<string, ImportNote>();
  const note = (level: ImportNote['level'], text: string) => notes.set(text, { level, text });
  const files: MarkdownFile[] = [];
  for (const [name, file] of folder.files) {
    if (!isContent(name, generator)) continue;
    if (file.bytes > MAX_TEXT_BYTES) {
      note('todo', `${name} has more than ${MAX_TEXT_BYTES / 1024 / 1024} MB and is left out.`);
      continue;
    }
    const { fields, text, problem, hasFields } = frontMatter(await readText(file.path));
    if (problem !== undefined)
      note(
        'todo',
        `The front matter of ${name} cannot be read (${problem}). Its title is made from its name.`,
      );
    if (HTML_PAGE.test(name) && !hasFields) continue;
    files.push(describeFile(name, fields, text, generator));
  }
  // An empty page for a collection only gives its list a title.
  const lists = new Set(files.map(({ list }) => `/${list}`));
  const pages = files.filter(
    ({ isEmpty, kind, address }) => !(isEmpty && kind === 'page' && lists.has(addressKey(address))),
  );
  const dataFiles = [...folder.files.keys()].filter((name) => /^_data\//.test(name) && !MENU_FILE.test(name));
  if (dataFiles.length > 0)
    note(
      'todo',
      `Data files are left out: ${dataFiles.join(', ')}. Import those that are tables on their own.`,
    );
  const addresses = new Map(pages.map((page) => [page.name, page.address]));
  return {
    type: `${generator.name} site`,
    ...(generator.origin !== undefined && { origin: generator.origin }),
    menu: readMenu(folder, generator, pages, addresses),
    file: fileFinder(folder, generator.fileRoots),
    notes: () => [...notes.values()],
    close,
    async *records() {
      for (const page of pages) {
        const file = folder.files.get(page.name);
        if (file) yield toRecord(page, await readText(file.path), { folder, generator, addresses });
      }
    },
  };
}

function isContent(name: string, { contentRoots, name: generator }: Generator): boolean {
  const base = posix.basename(name);
  if (!PAGE.test(name) && !(HTML_PAGE.test(name) && (generator === 'Jekyll' || generator === 'Hugo')))
    return false;
  if (META.test(base) && (contentRoots.includes('') || !/^readme/i.test(base))) return false;
  if (!contentRoots.some((root) => root === '' || name.startsWith(`${root}/`))) return false;
  const folders = name.split('/').slice(0, -1);
  if (generator === 'Jekyll')
    return (
      folders.every(
        (part) => !part.startsWith('_') || /^_(?:posts|drafts)$/.test(part) || contentRoots.includes(part),
      ) && !(folders.length === 0 && base.startsWith('_'))
    );
  if (generator === 'Docusaurus' || generator === 'Eleventy')
    return folders.every((part) => !part.startsWith('_')) && !base.startsWith('_');
  return true;
}

function readConfig({ files }: SourceFolder): Fields {
  const names = [
    '_config.yml',
    '_config.yaml',
    'hugo.toml',
    'hugo.yaml',
    'hugo.json',
    'config.toml',
    'config.yaml',
    'config.yml',
    'config.json',
    'config/_default/hugo.toml',
    'config/_default/config.toml',
    'config/_default/hugo.yaml',
    'config/_default/config.yaml',
    'mkdocs.yml',
    'mkdocs.yaml',
  ];
  for (const name of names) {
    const file = files.get(name);
    if (!file) continue;
    const config = readData(file);
    return isObject(config) ? config : {};
  }
  return {};
}

/** @throws any error of the parsers */
function parseData(text: string, extension: string): unknown {
  if (extension === '.toml') return parseToml(text);
  return extension === '.json'
    ? JSON.parse(text)
    : parseYaml(text, { logLevel: 'silent', maxAliasCount: 100 });
}

/** Invalid files have no value: the source is not ours to mend. */
function readData({ path }: SourceFile): unknown {
  try {
    return parseData(readFileSync(path, 'utf8'), posix.extname(path));
  } catch {
    return undefined;
  }
}

/** @returns the fields, and the text without them */
function frontMatter(source: string): { fields: Fields; text: string; hasFields: boolean; problem?: string } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const yaml = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(text);
  const toml = yaml ? null : /^\+\+\+[ \t]*\n([\s\S]*?)(?:^|\n)\+\+\+[ \t]*(?:\n|$)/.exec(text);
  const json = yaml || toml ? null : /^\{\s*\n[\s\S]*?\n\}[ \t]*(?:\n|$)/.exec(text);
  const match = yaml ?? toml ?? json;
  if (!match) return { fields: {}, text, hasFields: false };
  const rest = text.slice(match[0].length);
  try {
    const value = json ? parseData(json[0], '.json') : parseData(match[1] ?? '', toml ? '.toml' : '.yaml');
    return { fields: isObject(value) ? value : {}, text: rest, hasFields: true };
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { fields: {}, text: rest, hasFields: true, problem };
  }
}

const textField = (fields: Fields, ...names: string[]): string | undefined => {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return undefined;
};

const listField = (fields: Fields, name: string): string[] => {
  const value = fields[name];
  const items: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(name === 'aliases' || name === 'redirect_from' ? '\n' : ',')
      : [];
  return items
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map((item) => String(item).trim())
    .filter((item) => item !== '');
};

function dateField(fields: Fields): string | undefined {
  const value = fields.date ?? fields.publishDate ?? fields.pubDate;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : dayOf(value.toISOString());
  if (isObject(value)) return dayOf(String(value.created ?? ''));
  return typeof value === 'string' ? (dayOf(value) ?? dayOfWords(value)) : undefined;
}

function dayOfWords(text: string): string | undefined {
  const time = Date.parse(`${text} UTC`);
  return Number.isNaN(time) ? undefined : dayOf(new Date(time).toISOString());
}

const DATED_NAME = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/;

function describeFile(name: string, fields: Fields, text: string, generator: Generator): MarkdownFile {
  const [, heading] = /^\s*# ([^\n{*_`[<\\&]+)\n/.exec(text) ?? [];
  const stem = posix.basename(name).replace(/\.[^.]+$/, '');
  const [, year, month, day] =
    DATED_NAME.exec(stem) ?? DATED_NAME.exec(posix.basename(posix.dirname(name))) ?? [];
  const date = dateField(fields) ?? (year === undefined ? undefined : dayOf(`${year}-${month}-${day}`));
  const isPost = generator.isPost(name, { hasDate: date !== undefined, tags: listField(fields, 'tags') });
  const address = generator.address(name, fields, date);
  return {
    name,
    kind: isPost ? 'post' : 'page',
    address: addressOf(address) ?? `/${encodeURIComponent(stem)}/`,
    fields,
    isEmpty: text.trim() === '',
    ...(heading !== undefined && { heading: heading.trim() }),
    ...(isPost && { list: generator.list(name), ...(date !== undefined && { day: date }) }),
  };
}

interface RecordContext {
  folder: SourceFolder;
  generator: Generator;
  addresses: ReadonlyMap<string, string>;
}

function toRecord(
  { name, kind, address, fields, list, day }: MarkdownFile,
  source: string,
  context: RecordContext,
): SourceRecord {
  const { text } = frontMatter(source);
  const { content, notes } = parseMarkdown(text, {
    generator: context.generator,
    isHtml: HTML_PAGE.test(name),
    fields,
  });
  rewriteAddresses(content, name, context);
  const heading = descendants(content, 'h1')[0];
  const stem = posix
    .basename(name)
    .replace(/\.[^.]+$/, '')
    .replace(/^\d{4}-\d\d?-\d\d?-/, '');
  const fallback = /^(?:index|_index|readme)$/i.test(stem) ? posix.basename(posix.dirname(name)) : stem;
  const headingText = heading ? cleanText(plainText(heading.children)).trim() : '';
  const title =
    cleanText(textField(fields, 'title', 'linkTitle', 'name') ?? '').trim() ||
    headingText ||
    titleOfName(fallback);
  const isDraft = fields.draft === true || fields.published === false || /(?:^|\/)_drafts\//.test(name);
  const excerpt = cleanText(textField(fields, 'description', 'excerpt', 'summary', 'lead') ?? '').trim();
  const image = isObject(fields.image) ? fields.image : isObject(fields.cover) ? fields.cover : fields;
  const picture = textField(
    image,
    'image',
    'thumbnail',
    'featured_image',
    'cover',
    'path',
    'feature',
    'src',
    'og_image',
  );
  const tags = [
    ...listField(fields, 'categories'),
    ...listField(fields, 'category'),
    ...listField(fields, 'tags'),
  ].map((tag) => cleanText(tag).trim());
  return {
    id: name,
    kind,
    address,
    aliases: ['aliases', 'redirect_from']
      .flatMap((field) => listField(fields, field))
      .flatMap((alias) => addressOf(alias, `https://site.invalid${address}`) ?? []),
    title: title || 'Untitled page',
    ...(day !== undefined && { date: day }),
    ...(list !== undefined && { list }),
    ...(isDraft && { draft: true }),
    ...(excerpt !== '' && { excerpt }),
    tags: [...new Set(tags)].filter((tag) => tag !== '' && !/^(?:posts?|all|nav)$/i.test(tag)),
    ...(picture !== undefined && { picture: fileAddress(picture, name, context) ?? picture }),
    content,
    notes,
  };
}

const titleOfName = (name: string) => {
  const words = decodeWritten(name)
    .replace(/^\d+[-_.]\s*/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Links between files become addresses, and pictures next to a file addresses from the folder. */
function rewriteAddresses(content: Root, name: string, context: RecordContext): void {
  const visit = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const { properties } = child;
      if (typeof properties.href === 'string')
        properties.href =
          pageAddress(properties.href, name, context) ??
          fileAddress(properties.href, name, context) ??
          properties.href;
      if (typeof properties.src === 'string')
        properties.src = fileAddress(properties.src, name, context) ?? properties.src;
      visit(child);
    }
  };
  visit(content);
}

function pageAddress(
  href: string,
  name: string,
  { addresses, generator }: RecordContext,
): string | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(href)) return undefined;
  const [path = '', fragment] = href.split('#');
  const [clean = ''] = path.split('?');
  if (clean === '') return undefined;
  const target = decodeWritten(clean);
  const bases = target.startsWith('/')
    ? generator.contentRoots.map((root) => posix.join(root, target).replace(/^\//, ''))
    : [posix.join(posix.dirname(name), target)];
  const candidates = bases.flatMap((base) => {
    const plain = base.replace(/\/$/, '');
    return [
      plain,
      ...['.md', '.mdx', '.markdown', '.html', '/index.md', '/_index.md', '/README.md'].map(
        (ending) => plain + ending,
      ),
    ];
  });
  const address = candidates.map((candidate) => addresses.get(candidate)).find((each) => each !== undefined);
  return address === undefined ? undefined : address + (fragment === undefined ? '' : `#${fragment}`);
}

/** The generator publishes its folders of files without their names. */
function fileAddress(src: string, name: string, { folder, generator }: RecordContext): string | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/|#)/i.test(src)) return undefined;
  const path = posix.join(posix.dirname(name), decodeWritten(src.split(/[?#]/)[0] ?? ''));
  if (!folder.files.has(path)) return undefined;
  const root = generator.fileRoots.find((each) => each !== '' && path.startsWith(`${each}/`));
  const published = root === undefined ? path : path.slice(root.length + 1);
  return `/${published.split('/').map(encodeURIComponent).join('/')}`;
}

const MENU_FILE = /^_data\/(?:nav(?:igation)?|menus?|toc|sidebar|main[-_]nav)\.ya?ml$/;

/** The navigation of a theme, else the folders. */
function readMenu(
  folder: SourceFolder,
  { name, config }: Generator,
  pages: readonly MarkdownFile[],
  addresses: ReadonlyMap<string, string>,
): SourceMenuItem[] {
  const menuFile = [...folder.files].find(([file]) => MENU_FILE.test(file))?.[1];
  const data: unknown = menuFile ? readData(menuFile) : undefined;
  const menus = isObject(config.menu) ? config.menu : isObject(config.menus) ? config.menus : {};
  const lists: unknown[] = [
    config.nav,
    menus.main,
    menus.header,
    ...(isObject(data) ? Object.values(data) : [data]),
  ];
  const items = lists.map((list) => menuItems(list, addresses, name)).find((list) => list.length > 0);
  return items ?? folderMenu(pages);
}

/** MkDocs has `{ label: file or list }`, Hugo and Jekyll themes have objects with names and addresses. */
function menuItems(
  value: unknown,
  addresses: ReadonlyMap<string, string>,
  generator: GeneratorName,
): SourceMenuItem[] {
  if (!Array.isArray(value)) return [];
  const weight = (item: unknown) => Number((isObject(item) && item.weight) || 0);
  const target = (text: string) => addresses.get(generator === 'MkDocs' ? `docs/${text}` : text) ?? text;
  return value
    .toSorted((a, b) => weight(a) - weight(b))
    .flatMap((item: unknown): SourceMenuItem[] => {
      if (!isObject(item)) return [];
      const label = textField(item, 'title', 'name', 'label', 'text');
      if (label !== undefined) {
        const address = textField(item, 'url', 'link', 'href', 'path', 'pageRef', 'page');
        const below =
          item.children ?? item.subitems ?? item.items ?? item.sublinks ?? item.docs ?? item.pages;
        return [
          {
            label,
            ...(address !== undefined && { address: target(address) }),
            items: menuItems(below, addresses, generator),
          },
        ];
      }
      return Object.entries(item).flatMap(([name, inner]): SourceMenuItem[] => {
        if (typeof inner === 'string') return [{ label: name, address: target(inner), items: [] }];
        return Array.isArray(inner) ? [{ label: name, items: menuItems(inner, addresses, generator) }] : [];
      });
    });
}

/** Larger folders are found by their parent page, the search and the list of all pages. */
const MAX_MENU_ITEMS = 20;

function folderMenu(pages: readonly MarkdownFile[]): SourceMenuItem[] {
  const groups = new Map<string, MarkdownFile[]>();
  for (const page of pages.filter(({ kind, address }) => kind === 'page' && address !== '/')) {
    const [, first = '', second = ''] = addressKey(page.address).split('/');
    const group = second === '' ? '' : first;
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  const item = ({ name, address, fields, heading }: MarkdownFile): SourceMenuItem => ({
    label:
      textField(fields, 'sidebar_label', 'linkTitle', 'title') ??
      heading ??
      titleOfName(posix.basename(name).replace(/\.[^.]+$/, '')),
    address,
    items: [],
  });
  return [...groups].flatMap(([group, members]): SourceMenuItem[] => {
    const items = members.slice(0, MAX_MENU_ITEMS).map(item);
    return group === '' ? items : [{ label: titleOfName(group), items }];
  });
}
