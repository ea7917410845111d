/**
 * Converts HTML to blocks. Content without a matching block becomes the closest one that keeps all words; a
 * note says so.
 */

import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fragment } from '../../../core/i18n/text.ts';
import type { AuthoredBlock, Block } from '../../../core/model.ts';
import { stringField } from '../../../core/problems/value.ts';
import { decodeWritten } from '../../../core/route/path.ts';
import { tableBlock } from './htmlTable.ts';
import {
  cleanText,
  isElement,
  plainText,
  printRuns,
  runsText,
  type TextRun,
  textRuns,
  UNSHOWN,
} from './htmlText.ts';
import type { ConvertedContent, ImportNote } from './model.ts';

export interface ConversionContext {
  /** The title of the page, as a name of tables without a caption. A heading with the same words is left out. */
  title: string;
  /** @returns a link of the new site; undefined if only the words are kept */
  resolveLink(href: string): string | undefined;
  /** @returns the site path of the picture; undefined if it is not available */
  resolvePicture(src: string): string | undefined;
  /** @returns the page of a video that the site can play */
  resolveVideo(src: string): string | undefined;
}

type Nodes = readonly (RootContent | ElementContent)[];

interface Picture {
  src: string;
  alt?: string;
  caption?: string;
}

/** Converts the content of a page. Never throws for any HTML. */
export function htmlToBlocks(root: Root, context: ConversionContext): ConvertedContent {
  const { usesAnchors, ...content } = convert(root, context, new Map());
  if (!usesAnchors) return content;
  // Links inside the page need the headings of the first conversion.
  const headings = new Set(content.blocks.map((block) => fragment(stringField(block, 'heading') ?? '')));
  const anchors = new Map([...headingAnchors(root)].filter(([, anchor]) => headings.has(anchor)));
  const { blocks, notes } = convert(root, context, anchors);
  return { blocks, notes };
}

function convert(
  root: Root,
  context: ConversionContext,
  anchors: ReadonlyMap<string, string>,
): ConvertedContent & { usesAnchors: boolean } {
  const notes = new Map<string, ImportNote>();
  const note = (level: ImportNote['level'], text: string) => notes.set(text, { level, text });
  const blocks: AuthoredBlock[] = [];
  let usesAnchors = false;
  let heading: string | undefined;
  let headingLevel = 0;
  let paragraphs: string[] = [];
  let pictures: Picture[] = [];

  const resolveLink = (href: string, label: string): string | undefined => {
    if (href.startsWith('#')) {
      usesAnchors = true;
      const anchor = anchors.get(fragment(decodeWritten(href.slice(1))));
      return anchor === undefined ? undefined : `#${anchor}`;
    }
    const link = context.resolveLink(href);
    if (link === undefined && label.trim() !== '' && href.trim() !== '')
      note('todo', `The link “${shorten(label)}” to ${shorten(href)} is text now.`);
    return link;
  };
  const runsOf = (nodes: Nodes) => textRuns(nodes, resolveLink, special);
  const richText = (nodes: Nodes) => printRuns(runsOf(nodes));
  const words = (nodes: Nodes) => runsText(runsOf(nodes));

  /** Footnote references, pictures and fields inside a line. */
  const special = (element: Element): TextRun[] | undefined => {
    const { tagName, properties, children } = element;
    if (tagName === 'img')
      return isEmoji(element) ? [{ text: textProperty(element, 'alt') }] : hoistPicture(element);
    if (
      tagName === 'a' &&
      properties.dataEmbed !== undefined &&
      context.resolveVideo(textProperty(element, 'href')) !== undefined
    ) {
      embed({ ...element, properties: { src: properties.href }, children: [] });
      return [];
    }
    if (tagName === 'a' && isFootnoteBacklink(element)) return [];
    if (tagName === 'a' && !hasShownText(children)) return children.some(isElement) ? undefined : [];
    if (tagName === 'a' && isPictureLink(element)) return [];
    if (tagName === 'sup' || tagName === 'a') {
      const isReference =
        tagName === 'a'
          ? properties.dataFootnoteRef !== undefined
          : children.some(
              (child) => isElement(child) && /^#(?:user-content-)?fn/.test(textProperty(child, 'href')),
            );
      const number = plainText(children).replace(/[[\]]/g, '').trim();
      return isReference ? [{ text: `[${number}]` }] : undefined;
    }
    if (properties.type === 'checkbox' && properties.disabled !== undefined)
      return [{ text: properties.checked ? '☑ ' : '☐ ' }];
    if (/^(?:s|del|strike)$/.test(tagName) && hasShownText(children))
      note('todo', `The struck-out words “${shorten(plainText(children))}” are ordinary text now.`);
    if (FIELDS.has(tagName)) {
      note('todo', 'A form is left out. Add a contact form or a link instead.');
      // Choices are words of the page.
      return tagName === 'select' ? undefined : [];
    }
    if (tagName in EMBEDS) {
      embed(element);
      return [];
    }
    return undefined;
  };

  const hoistPicture = (element: Element): TextRun[] => {
    addPicture(element);
    return [];
  };

  const push = (block: AuthoredBlock) => {
    if (paragraphs.length > 0) {
      blocks.push({ kind: 'prose', heading, paragraphs });
      heading = undefined;
      paragraphs = [];
    }
    blocks.push(heading === undefined ? block : Object.assign({ kind: block.kind, heading }, block));
    heading = undefined;
  };
  const flushPictures = () => {
    const all = pictures;
    pictures = [];
    const block = pictureBlock(all);
    if (block?.kind === 'gallery')
      for (const { alt, caption } of all)
        if (alt !== undefined && caption !== undefined && alt !== caption)
          note('changed', `A picture in a gallery has its caption, but not its alternative text “${alt}”.`);
    if (block) push(block);
  };
  const addParagraph = (text: string) => {
    if (text !== '') paragraphs.push(text);
  };
  const flushProse = () => {
    if (paragraphs.length > 0) blocks.push({ kind: 'prose', heading, paragraphs });
    else if (heading !== undefined)
      blocks.push({ kind: 'prose', paragraphs: [printRuns([{ text: heading, bold: true }])] });
    heading = undefined;
    paragraphs = [];
  };

  function addPicture(element: Element, caption?: string): void {
    const { width, height } = element.properties;
    // A counter of visits.
    if (String(width) === '1' && String(height) === '1') return;
    const src = pictureSource(element);
    if (src === undefined) return;
    const alt = cleanText(textProperty(element, 'alt')).trim();
    const path = context.resolvePicture(src);
    if (path !== undefined)
      pictures.push({ src: path, alt: alt || undefined, caption: caption || undefined });
    else {
      note('todo', `The picture ${shorten(src)} is missing.`);
      const label = caption || alt;
      if (label) addParagraph(printRuns([{ text: label, italic: true }]));
    }
  }

  function embed(element: Element): void {
    const src = textProperty(element, 'src') || textProperty(element, 'data') || sourceOf(element);
    const video = src === '' ? undefined : context.resolveVideo(src.startsWith('//') ? `https:${src}` : src);
    const title = cleanText(textProperty(element, 'title')).trim();
    if (video !== undefined) {
      flushPictures();
      push({ kind: 'videos', videos: [{ vid: video, ...(title !== '' && { title }) }] });
      return;
    }
    const link = src === '' ? undefined : resolveLink(src, '');
    if (link !== undefined) addParagraph(printRuns([{ text: title || link, href: link }]));
    if (src !== '')
      note(
        'todo',
        `The embedded content ${shorten(src)} is ${link === undefined ? 'left out' : 'a link now'}.`,
      );
    walk(element.children.filter((child) => !(isElement(child) && child.tagName === 'embed')));
  }

  /** A heading directly below a higher one is a bold line, because a block has one heading. */
  function addHeading(element: Element): void {
    const text = words(element.children);
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 6);
    flushPictures();
    if (text === '' || (blocks.length === 0 && paragraphs.length === 0 && sameWords(text, context.title)))
      return;
    if (heading !== undefined && paragraphs.length === 0 && level > headingLevel) {
      addParagraph(printRuns([{ text, bold: true }]));
      return;
    }
    flushProse();
    heading = text;
    headingLevel = level;
    if (hasAttribute(element, 'a', 'href')) {
      const runs = runsOf(element.children).filter(({ href }) => href !== undefined && !href.startsWith('#'));
      if (runs.length > 0) addParagraph(printRuns(runs));
    }
  }

  /** Lists without blocks in their items stay one list; blocks split it. */
  function addList(element: Element): void {
    flushPictures();
    const isNumbered = element.tagName === 'ol';
    let start = isNumbered ? startOf(element) : 1;
    let items: string[] = [];
    const flushItems = () => {
      if (items.length > 0) {
        push({
          kind: 'list',
          items,
          ...(isNumbered && { style: 'numbers' as const, ...(start > 1 && { start }) }),
        });
        start += items.length;
      }
      items = [];
    };
    for (const child of element.children) {
      if (!isElement(child)) {
        if (child.type === 'text' && child.value.trim() !== '') items.push(richText([child]));
        continue;
      }
      const { text, rest } = listItem(child, '');
      if (text !== '') items.push(text);
      if (rest.length === 0 && pictures.length === 0) continue;
      flushItems();
      walk(rest);
      flushPictures();
      flushProse();
    }
    flushItems();
  }

  /** The lines of an item with its nested lists, and the blocks that a line cannot have. */
  function listItem(element: Element, indent: string): { text: string; rest: ElementContent[] } {
    const line: ElementContent[] = [];
    const nested: string[] = [];
    const rest: ElementContent[] = [];
    const visit = (nodes: readonly ElementContent[]) => {
      for (const node of nodes) {
        if (!isElement(node) || !isBlock(node)) {
          line.push(node);
          continue;
        }
        line.push({ type: 'text', value: ' ' });
        if (node.tagName === 'ul' || node.tagName === 'ol') {
          let number = startOf(node);
          for (const item of node.children.filter(isElement)) {
            const inner = listItem(item, `${indent}  `);
            const marker = node.tagName === 'ol' ? `${number++}. ` : '- ';
            if (inner.text !== '') nested.push(indent + marker + inner.text);
            rest.push(...inner.rest);
          }
        } else if (isLine(node)) line.push(...node.children);
        else if (CONTAINERS.has(node.tagName) && !isComplex(node)) visit(node.children);
        else rest.push(node);
        line.push({ type: 'text', value: ' ' });
      }
    };
    visit(element.children);
    const text = richText(line);
    if (text === '' && nested.length > 0)
      return { text: [nested[0]?.replace(/^\s*(?:-|\d+\.) /, ''), ...nested.slice(1)].join('\n'), rest };
    return { text: [text, ...nested].filter((each) => each !== '').join('\n'), rest };
  }

  function addTable(element: Element): void {
    if (isLayoutTable(element)) {
      walk(element.children);
      return;
    }
    flushPictures();
    const captions = childrenNamed(element, 'caption');
    const table = tableBlock(element, {
      print: richText,
      words,
      caption: words(captions) || heading || context.title,
    });
    flushPictures();
    if (table === undefined) {
      walk(captions);
      return;
    }
    if (table.note !== undefined) note('changed', table.note);
    if (table.block.kind === 'list') {
      const caption = words(captions);
      if (caption !== '') addParagraph(printRuns([{ text: caption, bold: true }]));
    }
    push(table.block);
    if (table.block.kind === 'table') addLinksOfTable(element);
  }

  /** Cells are plain text, so the links of a table follow it. */
  function addLinksOfTable(element: Element): void {
    const links = descendants(element, 'a').map((link) =>
      runsOf([link]).filter(({ href }) => href !== undefined),
    );
    const items = [...new Set(links.map(printRuns))].filter((item) => item !== '');
    if (items.length === 0) return;
    push({ kind: 'list', style: 'plain', items });
    note('changed', 'The links of a table are a list below it now.');
  }

  function addFigure(element: Element): void {
    const captions = descendants(element, 'figcaption');
    const ownCaption = element.children.filter((child) => isElement(child) && child.tagName === 'figcaption');
    const caption = words(ownCaption);
    const images = descendants(element, 'img').filter((image) => !isEmoji(image));
    const content = element.children.filter((child) => !ownCaption.includes(child));
    const [image] = images;
    if (image && images.length === 1 && captions.length <= 1 && !hasShownText(content)) {
      const link = descendants(element, 'a').find((anchor) => descendants(anchor, 'img').includes(image));
      addPicture(withLinkedPicture(image, link), caption);
      addLinkOfPicture(link, caption);
      return;
    }
    walk(content);
    if (caption === '') return;
    flushPictures();
    addParagraph(richText(ownCaption));
  }

  /** A picture that leads to a page keeps its link as a line of text. */
  function addLinkOfPicture(link: Element | undefined, caption: string): void {
    if (!link || isPictureLink(link)) return;
    const href = resolveLink(textProperty(link, 'href'), '');
    const label = caption || cleanText(textProperty(descendants(link, 'img')[0] ?? link, 'alt')).trim();
    if (href !== undefined && !href.startsWith('images/') && label !== '') {
      flushPictures();
      addParagraph(printRuns([{ text: label, href }]));
    }
  }

  function addQuote(element: Element): void {
    flushPictures();
    const last = element.children.filter(isElement).at(-1);
    const citation = last && /^(?:cite|footer)$/.test(last.tagName) ? last : undefined;
    const children = element.children.filter((child) => child !== citation);
    const source = citation ? words(citation.children) : '';
    const inner = convert({ type: 'root', children }, { ...context, title: '' }, anchors);
    for (const innerNote of inner.notes) notes.set(innerNote.text, innerNote);
    let quote: string[] = [];
    const flushQuote = (isLast = false) => {
      const hasSource = isLast && source !== '';
      if (quote.length > 0) push({ kind: 'quote', paragraphs: quote, ...(hasSource && { source }) });
      else if (hasSource) addParagraph(printRuns([{ text: source, italic: true }]));
      quote = [];
    };
    for (const block of inner.blocks) {
      if (block.kind === 'prose')
        quote.push(
          ...(block.heading ? [printRuns([{ text: block.heading, bold: true }])] : []),
          ...block.paragraphs,
        );
      else if (
        block.kind === 'list' &&
        block.heading === undefined &&
        block.items.length > 1 &&
        block.items.every((item) => !item.includes('\n'))
      )
        quote.push(
          block.items
            .map((item, index) => `${block.style === 'numbers' ? `${index + 1}.` : '-'} ${item}`)
            .join('\n'),
        );
      else {
        flushQuote();
        push(block);
      }
    }
    flushQuote(true);
  }

  const handlers: Readonly<Record<string, (element: Element) => void>> = {
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, addHeading])),
    summary: addHeading,
    legend: addHeading,
    ul: addList,
    ol: addList,
    menu: addList,
    dir: addList,
    table: addTable,
    figure: addFigure,
    blockquote: addQuote,
    img: (element) => {
      if (!isEmoji(element)) addPicture(element);
    },
    pre: (element) => {
      flushPictures();
      const text = plainText(element.children)
        .replace(/\r\n?/g, '\n')
        .replace(/^\n|\s+$/g, '')
        .replace(/(?![\n\t])\p{Cc}/gu, '');
      if (text.trim() !== '') push({ kind: 'code', text });
    },
    dl: (element) => {
      for (const child of element.children.flatMap((each) =>
        isElement(each) && each.tagName === 'div' ? each.children : [each],
      )) {
        if (isElement(child) && child.tagName === 'dt')
          addParagraph(printRuns(runsOf(child.children).map((run) => ({ ...run, bold: true }))));
        else walk(isElement(child) ? child.children : [child]);
      }
    },
    hr: () => {},
    form: (element) => {
      note('todo', 'A form is left out. Add a contact form or a link instead.');
      walk(element.children);
    },
    ...Object.fromEntries([...Object.keys(EMBEDS)].map((name) => [name, embed])),
  };

  /** Walks flow content: runs of phrasing content become paragraphs. */
  function walk(nodes: Nodes): void {
    let line: (RootContent | ElementContent)[] = [];
    const flushLine = () => {
      if (line.length === 0) return;
      for (const part of splitAtBreaks(line)) {
        const earlier = pictures.length;
        const text = richText(part);
        if (text === '') continue;
        // Pictures of this line follow it, earlier ones precede it.
        const linePictures = pictures.splice(earlier);
        flushPictures();
        pictures = linePictures;
        addParagraph(text);
      }
      line = [];
    };
    for (const node of nodes) {
      if (node.type === 'text' || (isElement(node) && !isBlock(node))) {
        const link =
          isElement(node) && node.tagName === 'a' && !hasShownText(node.children) ? node : undefined;
        const image = link && descendants(link, 'img')[0];
        if (link && image) {
          flushLine();
          addPicture(withLinkedPicture(image, link));
          addLinkOfPicture(link, '');
        } else line.push(node);
        continue;
      }
      if (!isElement(node) || UNSHOWN.has(node.tagName)) continue;
      flushLine();
      const handle = handlers[node.tagName];
      if (handle) handle(node);
      else if (node.properties.dataFootnotes !== undefined || hasClass(node, 'footnotes')) addFootnotes(node);
      else walk(node.children);
    }
    flushLine();
  }

  function addFootnotes(element: Element): void {
    const list = descendants(element, 'ol')[0];
    if (!list) {
      walk(element.children);
      return;
    }
    flushPictures();
    flushProse();
    const title = descendants(element, 'h2')[0];
    const label = title ? words(title.children) : '';
    if (label !== '') heading = label;
    addList(list);
  }

  walk(root.children);
  flushPictures();
  flushProse();
  return { blocks, notes: [...notes.values()], usesAnchors };
}

const textProperty = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The first number of a list; 1 for those that the site cannot have. */
function startOf(element: Element): number {
  const start = Number(textProperty(element, 'start'));
  return Number.isInteger(start) && start > 0 && start < 1e9 ? start : 1;
}

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

const FLOW: ReadonlySet<string> = new Set(
  'address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup p pre section summary table tbody td tfoot th thead tr ul iframe video audio object embed'.split(
    ' ',
  ),
);

const EMBEDS: Readonly<Record<string, true>> = {
  iframe: true,
  video: true,
  audio: true,
  object: true,
  embed: true,
};
const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);
const CONTAINERS: ReadonlySet<string> = new Set(
  'div section article center details main header footer aside address'.split(' '),
);

/** Blocks, and phrasing elements around blocks. */
const isBlock = (element: Element): boolean =>
  FLOW.has(element.tagName) || element.children.some((child) => isElement(child) && isBlock(child));

const isLine = ({ tagName, children }: Element) =>
  /^(?:p|h[1-6]|dt|dd|summary|figcaption)$/.test(tagName) &&
  !children.some((child) => isElement(child) && isBlock(child));

const isComplex = (element: Element) =>
  ['table', 'pre', 'blockquote', 'figure', 'dl', ...Object.keys(EMBEDS)].some(
    (name) => descendants(element, name).length > 0,
  );

export function descendants(node: Root | Element, tagName: string): Element[] {
  return (node.children as ElementContent[]).flatMap((child) =>
    isElement(child) ? [...(child.tagName === tagName ? [child] : []), ...descendants(child, tagName)] : [],
  );
}

const childrenNamed = ({ children }: Element, name: string): Element[] =>
  children.filter(isElement).filter(({ tagName }) => tagName === name);

const hasAttribute = (element: Element, tagName: string, name: string) =>
  descendants(element, tagName).some(({ properties }) => properties[name] !== undefined);

const hasShownText = (nodes: Nodes) => plainText(nodes).trim() !== '';

const isEmoji = (element: Element) => hasClass(element, 'emoji') || hasClass(element, 'wp-smiley');

const PICTURE_ADDRESS = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#].*)?$/i;

/** A link from a small picture to its large copy. */
const isPictureLink = (element: Element) =>
  PICTURE_ADDRESS.test(textProperty(element, 'href')) && descendants(element, 'img').length > 0;

const isFootnoteBacklink = (element: Element) =>
  element.properties.dataFootnoteBackref !== undefined ||
  /^#(?:user-content-)?fnref/.test(textProperty(element, 'href'));

const withLinkedPicture = (image: Element, link: Element | undefined): Element =>
  link && isPictureLink(link)
    ? { ...image, properties: { ...image.properties, dataFullPicture: textProperty(link, 'href') } }
    : image;

/** Prefers the linked large copy and the address that a script would load later. */
function pictureSource(element: Element): string | undefined {
  const sources = [
    textProperty(element, 'dataFullPicture'),
    textProperty(element, 'dataOrigFile'),
    textProperty(element, 'dataSrc'),
    textProperty(element, 'dataLazySrc'),
    textProperty(element, 'src'),
  ];
  return sources.find((source) => source !== '' && !source.startsWith('data:'));
}

/** The addresses of pictures, and of everything that is linked or embedded. */
export function filesIn(root: Root): { address: string; isPicture: boolean }[] {
  const pictures = descendants(root, 'img').flatMap((image) => pictureSource(image) ?? []);
  const links = descendants(root, 'a').flatMap((link) => textProperty(link, 'href') || []);
  const embeds = Object.keys(EMBEDS)
    .flatMap((name) => descendants(root, name))
    .map((element) => textProperty(element, 'src') || textProperty(element, 'data') || sourceOf(element));
  return [
    ...pictures.map((address) => ({ address, isPicture: true })),
    ...links.map((address) => ({ address, isPicture: PICTURE_ADDRESS.test(address) })),
    ...embeds.map((address) => ({ address, isPicture: false })),
  ];
}

const sourceOf = (element: Element): string => {
  const [source] = descendants(element, 'source');
  const [inner] = descendants(element, 'embed');
  return source ? textProperty(source, 'src') : inner ? textProperty(inner, 'src') : '';
};

/** One picture with a text for people who cannot see it is a figure, others are a gallery. */
function pictureBlock(
  pictures: readonly Picture[],
): Extract<Block, { kind: 'figure' | 'gallery' }> | undefined {
  const [picture] = pictures;
  if (!picture) return undefined;
  const { src, alt, caption } = picture;
  const text = alt ?? caption;
  if (pictures.length === 1 && text !== undefined)
    return { kind: 'figure', src, alt: text, ...(caption !== undefined && { caption }) };
  return {
    kind: 'gallery',
    images: pictures.map(({ src, alt, caption }) => {
      const text = caption ?? alt;
      return { src, ...(text !== undefined && { caption: text }) };
    }),
  };
}

/** Empty cells, blocks or a single row or column mean that a table only arranges the page. */
function isLayoutTable(element: Element): boolean {
  if (textProperty(element, 'role') === 'presentation') return true;
  const cells = [...descendants(element, 'td'), ...descendants(element, 'th')];
  if (descendants(element, 'table').length > 0) return true;
  if (
    cells.some((cell) =>
      ['ul', 'ol', 'h1', 'h2', 'h3', 'blockquote', 'pre', 'img', 'dl', 'form', ...Object.keys(EMBEDS)].some(
        (name) => descendants(cell, name).length > 0,
      ),
    )
  )
    return true;
  if (cells.some((cell) => descendants(cell, 'p').length > 2)) return true;
  const rows = descendants(element, 'tr');
  const isSingle = rows.length <= 1 || rows.every((row) => row.children.filter(isElement).length <= 1);
  return isSingle && descendants(element, 'th').length === 0;
}

/** Two breaks or one end a paragraph; text without breaks is one part. */
const splitAtBreaks = (nodes: Nodes): Nodes[] => breakParts(nodes).filter((part) => part.length > 0);

function breakParts(nodes: Nodes): Nodes[] {
  const parts: (RootContent | ElementContent)[][] = [[]];
  for (const node of nodes) {
    if (isElement(node) && node.tagName === 'br') parts.push([]);
    else if (isElement(node) && descendants(node, 'br').length > 0 && node.tagName !== 'a') {
      const inner = breakParts(node.children).map((children) => ({
        ...node,
        children: children as ElementContent[],
      }));
      const [first, ...rest] = inner;
      if (first) parts.at(-1)?.push(first);
      for (const part of rest) parts.push([part]);
    } else parts.at(-1)?.push(node);
  }
  return parts;
}

/** The anchors of headings, by their old ids and by their words. */
function headingAnchors(root: Root): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const name of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
    for (const heading of descendants(root, name)) {
      const anchor = fragment(cleanText(plainText(heading.children)).trim());
      const ids = [heading, ...descendants(heading, 'a')].flatMap((element) => [
        textProperty(element, 'id'),
        textProperty(element, 'name'),
      ]);
      for (const id of [...ids.filter((each) => each !== '').map(fragment), anchor])
        if (anchor !== '' && !anchors.has(id)) anchors.set(id, anchor);
    }
  return anchors;
}

const sameWords = (a: string, b: string) => fragment(a) === fragment(b);

const MAX_SHOWN_LENGTH = 80;

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_SHOWN_LENGTH ? line : `${line.slice(0, MAX_SHOWN_LENGTH)}…`;
};
