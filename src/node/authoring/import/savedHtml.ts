/**
 * Reads saved HTML pages: a mirror (`wget --mirror`) or the backup of a web host. The content of a page is what
 * remains without the frame that the pages share.
 */

import { posix } from 'node:path';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { sha256 } from '../../system/digest.ts';
import { cleanText, isElement, plainText, UNSHOWN } from './htmlText.ts';
import { descendants } from './htmlToBlocks.ts';
import type { ImportNote, ImportSource, SourceMenuItem, SourceRecord } from './model.ts';
import { addressKey } from './oldAddresses.ts';
import { parseDocument } from './parseHtml.ts';
import { fileFinder, type SourceFolder } from './sourceFolder.ts';
import { addressOf, dayOf, MAX_TEXT_BYTES, readText } from './sourceText.ts';

/** A mirror names the file of `page?id=1` `page?id=1` or `page?id=1.html`. */
const PAGE = /\.(?:x?html?|shtml|php|aspx?|jsp)(?:\?[^/]*)?$/i;
const HOST_FOLDER = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/i;
const INDEX = /(?:^|\/)(?:index|default)\.\w+$/i;

export const countHtml = ({ files }: SourceFolder): number =>
  [...files.keys()].filter((name) => PAGE.test(name)).length;

/** How many pages have a text, by its digest. */
type TextCounts = ReadonlyMap<string, number>;

export async function openSavedHtml(folder: SourceFolder, close: () => void): Promise<ImportSource> {
  const top = [...new Set([...folder.files.keys()].map((name) => name.split('/')[0] ?? ''))];
  const host = top.find((name) => HOST_FOLDER.test(name) && !PAGE.test(name));
  const root = host !== undefined && top.length <= 3 ? host : '';
  const names = [...folder.files.keys()].filter(
    (name) => PAGE.test(name) && (root === '' || name.startsWith(`${root}/`)),
  );
  const notes = new Map<string, ImportNote>();
  const counts = new Map<string, number>();
  const titleParts = new Map<string, number>();
  const menus = new Map<string, { count: number; menu: SourceMenuItem[] }>();
  let origin: string | undefined = root === '' ? undefined : `https://${root}`;
  const pages: string[] = [];
  /** Addresses of pages that only lead to another one, by its key. */
  const redirects = new Map<string, string[]>();
  for (const name of names) {
    const file = folder.files.get(name);
    if (!file) continue;
    if (file.bytes > MAX_TEXT_BYTES) {
      notes.set(name, {
        level: 'todo',
        text: `${name} has more than ${MAX_TEXT_BYTES / 1024 / 1024} MB and is left out.`,
      });
      continue;
    }
    const page = parseDocument(await readText(file.path));
    const address = addressOfFile(name, root);
    if (isRedirect(page) || descendants(page, 'frameset').length > 0) {
      const target = refreshTarget(page, address);
      if (target !== undefined) redirects.set(target, [...(redirects.get(target) ?? []), address]);
      notes.set(name, { level: 'changed', text: `${name} only leads to another page and is left out.` });
      continue;
    }
    pages.push(name);
    for (const digest of new Set(blockDigests(bodyOf(page)).values()))
      counts.set(digest, (counts.get(digest) ?? 0) + 1);
    for (const part of titlePartsOf(page)) titleParts.set(part, (titleParts.get(part) ?? 0) + 1);
    const menu = menuOf(page, address);
    const key = JSON.stringify(menu);
    if (menu.length > 0) menus.set(key, { menu, count: (menus.get(key)?.count ?? 0) + 1 });
    origin ??= canonicalOrigin(page);
  }
  const isShared = (count: number) => pages.length > 1 && count >= Math.max(2, pages.length / 2);
  return {
    type: 'saved website',
    ...(origin !== undefined && { origin }),
    menu: [...menus.values()].sort((a, b) => b.count - a.count)[0]?.menu ?? [],
    file: fileFinder(folder, [root]),
    notes: () => [...notes.values()],
    close,
    async *records() {
      for (const name of pages) {
        const file = folder.files.get(name);
        if (!file) continue;
        const record = toRecord(
          name,
          addressOfFile(name, root),
          parseDocument(await readText(file.path)),
          counts,
          isShared,
          (part) => isShared(titleParts.get(part) ?? 0),
        );
        const others = redirects.get(addressKey(record.address)) ?? [];
        yield { ...record, aliases: [...record.aliases, ...others] };
      }
    },
  };
}

function toRecord(
  name: string,
  address: string,
  page: Root,
  counts: TextCounts,
  isShared: (count: number) => boolean,
  isSiteName: (part: string) => boolean,
): SourceRecord {
  const content = contentOf(page, (digest) => isShared(counts.get(digest) ?? 0));
  const titleParts = titlePartsOf(page).filter((part) => !isSiteName(part));
  const heading = descendants(content, 'h1')
    .map((element) => cleanText(plainText(element.children)).trim())
    .find((text) => text !== '');
  const stem = posix.basename(name).replace(/\..*$/, '').replace(/[-_]+/g, ' ');
  const day = ['article:published_time', 'date', 'dc.date']
    .map((key) => metaOf(page, key))
    .map((text) => text && dayOf(text))
    .find((each) => each !== undefined && each !== '');
  const isArticle =
    metaOf(page, 'og:type') === 'article' || metaOf(page, 'article:published_time') !== undefined;
  const excerpt = metaOf(page, 'description') ?? '';
  return {
    id: name,
    kind: isArticle && day ? 'post' : 'page',
    address,
    aliases: INDEX.test(address.split('?')[0] ?? '')
      ? []
      : INDEX.test(name)
        ? [`${address}${posix.basename(name)}`]
        : [],
    title: heading ?? (titleParts.join(' – ') || stem || 'Untitled page'),
    ...(isArticle && day && { list: 'posts', date: day }),
    ...(excerpt !== '' && { excerpt }),
    tags: [],
    content,
    notes: [],
  };
}

function addressOfFile(name: string, root: string): string {
  const path = root === '' ? name : name.slice(root.length + 1);
  const [file = '', query] = path.split('?');
  const encoded = `/${file.split('/').map(encodeURIComponent).join('/')}`;
  if (query !== undefined)
    return addressOf(`${encoded.replace(/\/index\.html$/, '/')}?${query.replace(/\.html$/, '')}`) ?? encoded;
  return encoded.replace(/\/(?:index|default)\.\w+$/i, '/');
}

const bodyOf = (page: Root): Element | Root => descendants(page, 'body')[0] ?? page;

const property = ({ properties }: Element, name: string) =>
  typeof properties[name] === 'string' ? properties[name] : undefined;

function metaOf(page: Root, name: string): string | undefined {
  const meta = descendants(page, 'meta').find((element) =>
    [property(element, 'name'), property(element, 'property')].some((each) => each?.toLowerCase() === name),
  );
  const content = meta && cleanText(property(meta, 'content') ?? '').trim();
  return content === '' ? undefined : content;
}

const isRedirect = (page: Root) => {
  const refresh = descendants(page, 'meta').some(
    ({ properties }) => String(properties.httpEquiv ?? '').toLowerCase() === 'refresh',
  );
  return refresh && plainText(bodyOf(page).children).trim().length < 200;
};

/** The key of the address to which a page leads. */
function refreshTarget(page: Root, address: string): string | undefined {
  const [content] = descendants(page, 'meta').flatMap((meta) => {
    const text = property(meta, 'content');
    return text !== undefined && /url\s*=/i.test(text) ? [text] : [];
  });
  const target = content?.replace(/^.*?url\s*=\s*["']?/is, '').replace(/["'\s]+$/, '');
  const path = target === undefined ? undefined : addressOf(target, `https://site.invalid${address}`);
  return path === undefined ? undefined : addressKey(path);
}

function canonicalOrigin(page: Root): string | undefined {
  const link = descendants(page, 'link').find(
    ({ properties }) => Array.isArray(properties.rel) && properties.rel.includes('canonical'),
  );
  const href = link && property(link, 'href');
  return href !== undefined && URL.canParse(href) && /^https?:/.test(href) ? new URL(href).origin : undefined;
}

/** The parts of the title, between separators. */
function titlePartsOf(page: Root): string[] {
  const [title] = descendants(page, 'title');
  const text = title
    ? cleanText(title.children.map((child) => (child.type === 'text' ? child.value : '')).join('')).trim()
    : '';
  return text
    .split(/\s+[|–—·»:-]\s+|\s*[|»]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote body center div dl fieldset footer form h1 h2 h3 h4 h5 h6 header li main nav ol p pre section table tbody td th thead tr ul dd dt font span a b strong img'.split(
    ' ',
  ),
);

/** The digest of the words of each element with words. */
function blockDigests(root: Root | Element, digests = new Map<Element, string>()): Map<Element, string> {
  for (const child of root.children)
    if (isElement(child) && !UNSHOWN.has(child.tagName)) {
      const text = plainText(child.children).replace(/\s+/g, ' ').trim();
      if (text !== '' && BLOCKS.has(child.tagName)) digests.set(child, sha256(text).slice(0, 16));
      blockDigests(child, digests);
    }
  return digests;
}

/**
 * Descends while one child has all words of its own. In the element that is reached, shared blocks at the
 * start and at the end are the frame; those between are content.
 */
function contentOf(page: Root, isSharedDigest: (digest: string) => boolean): Root {
  const body = bodyOf(page);
  const digests = blockDigests(body);
  const isFrame = (node: RootContent | ElementContent): boolean => {
    if (node.type === 'text') return node.value.trim() === '';
    if (!isElement(node) || UNSHOWN.has(node.tagName)) return true;
    const digest = digests.get(node);
    if (digest === undefined)
      return (
        plainText([node]).trim() === '' && descendants({ type: 'root', children: [node] }, 'img').length === 0
      );
    return isSharedDigest(digest);
  };
  /** The words that only this page has. */
  const ownLength = (node: RootContent | ElementContent): number => {
    if (node.type === 'text') return node.value.trim().length;
    if (!isElement(node) || isFrame(node)) return 0;
    return node.children.reduce((sum, child) => sum + ownLength(child), 0);
  };
  const main = descendants(body, 'main')[0] ?? withRole(body, 'main');
  let content: Root | Element = main && plainText(main.children).trim() !== '' ? main : body;
  for (;;) {
    const lengths = content.children.map((child) => ({ child, length: ownLength(child) }));
    const total = lengths.reduce((sum, { length }) => sum + length, 0);
    const inner = lengths.find(({ length }) => length === total)?.child;
    if (total === 0 || !inner || !isElement(inner) || !CONTAINERS.has(inner.tagName)) break;
    content = inner;
  }
  if (content === main) return { type: 'root', children: content.children };
  const children: (RootContent | ElementContent)[] = [...content.children];
  const isSpare = (node: RootContent | ElementContent) => isFrame(node) || isNavigation(node);
  while (children[0] && isSpare(children[0])) children.shift();
  for (let last = children.at(-1); last && isSpare(last); last = children.at(-1)) children.pop();
  // A page without words of its own keeps what it has.
  const result = children.length > 0 ? children : content.children;
  return { type: 'root', children: result as Root['children'] };
}

const CONTAINERS: ReadonlySet<string> = new Set(
  'div section article main center table tbody tr td font span body form'.split(' '),
);

/** Navigation whose current page has no link differs from page to page. */
const isNavigation = (node: RootContent | ElementContent): boolean =>
  isElement(node) && (node.tagName === 'nav' || node.properties.role === 'navigation');

function withRole(node: Root | Element, role: string): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const match = child.properties.role === role ? child : withRole(child, role);
    if (match) return match;
  }
  return undefined;
}

/** A larger list of links is no menu. */
const MAX_MENU_LINKS = 80;

/** The largest navigation of a page, else its largest block of links, with absolute addresses. */
function menuOf(page: Root, address: string): SourceMenuItem[] {
  const body = bodyOf(page);
  const blocks = ['ul', 'div', 'td', 'tr', 'table'].flatMap((name) => descendants(body, name));
  const isNamed = ({ properties: { id, className } }: Element) =>
    /nav|menu/i.test(`${id ?? ''} ${className ?? ''}`);
  const menusIn = (elements: readonly Element[]) =>
    elements
      .map((element) => withCurrentPage(linksOf(element, address), address))
      .filter((menu) => menu.length > 1 && countLinks(menu) <= MAX_MENU_LINKS)
      .sort((a, b) => countLinks(b) - countLinks(a));
  const [named] = menusIn([...descendants(body, 'nav'), ...blocks.filter(isNamed)]);
  return named ?? menusIn(blocks.filter(isMostlyLinks))[0] ?? [];
}

function isMostlyLinks(element: Element): boolean {
  const lengthOf = (nodes: readonly ElementContent[]) => plainText(nodes).replace(/\s+/g, '').length;
  const links = descendants(element, 'a');
  return links.length > 2 && lengthOf(links) > 0.7 * lengthOf(element.children);
}

/** The current page often has no link in the menu. */
function withCurrentPage(menu: SourceMenuItem[], address: string): SourceMenuItem[] {
  const current = menu.filter((item) => item.address === undefined && item.items.length === 0);
  return current.length !== 1
    ? menu
    : menu.map((item) => (item === current[0] ? { label: item.label, address, items: [] } : item));
}

const countLinks = (menu: readonly SourceMenuItem[]): number =>
  menu.reduce((sum, { items }) => sum + 1 + countLinks(items), 0);

function linksOf(element: Element, address: string): SourceMenuItem[] {
  const [list] = descendants(element, 'ul');
  const toItem = (link: Element, items: readonly SourceMenuItem[]): SourceMenuItem[] => {
    const label = cleanText(plainText(link.children)).trim();
    const href = property(link, 'href');
    const target =
      href === undefined || href.startsWith('#') || !URL.canParse(href, `https://site.invalid${address}`)
        ? undefined
        : new URL(href, `https://site.invalid${address}`);
    const absolute = target?.host === 'site.invalid' ? target.pathname + target.search : target?.href;
    return label === '' ? [] : [{ label, ...(absolute !== undefined && { address: absolute }), items }];
  };
  if (!list) return descendants(element, 'a').flatMap((link) => toItem(link, []));
  return list.children.filter(isElement).flatMap((item) => {
    const inner = descendants(item, 'ul')[0];
    const itemOnly = { ...item, children: item.children.filter((child) => child !== inner) };
    const [link] = descendants(itemOnly, 'a');
    const label: Element = link ?? { ...itemOnly, properties: {} };
    return toItem(label, inner ? linksOf({ ...item, children: [inner] }, address) : []);
  });
}
