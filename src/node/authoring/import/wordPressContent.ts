/** The HTML of WordPress: paragraphs without tags, shortcodes and blocks in comments. */
import type { Root } from 'hast';
import type { ImportNote } from './model.ts';
import { parseHtml } from './parseHtml.ts';

export interface Attachment {
  url: string;
  alt: string;
  caption: string;
  parent: string;
}

interface WordPressPost {
  id: string;
  attachments: ReadonlyMap<string, Attachment>;
}

/** @param html `content:encoded` of an item */
export function parseWordPressContent(
  html: string,
  post: WordPressPost,
): { content: Root; notes: ImportNote[] } {
  const notes: ImportNote[] = [];
  const text = html.replace(/\r\n?/g, '\n');
  for (const [, name = ''] of text.matchAll(/<!-- wp:([\w/-]+)(?: \{(?:(?!<!--).)*?\})? \/-->/gs))
    if (!STATIC_BLOCKS.test(name))
      notes.push({ level: 'todo', text: `The block “${name}”, which WordPress fills itself, is left out.` });
  const withShortcodes = replaceShortcodes(text, post, notes);
  const paragraphs = /<!-- wp:/.test(text) ? withShortcodes : addParagraphs(withShortcodes);
  return { content: parseHtml(embedBareAddresses(paragraphs)), notes };
}

/** Blocks without content of their own that are not missed. */
const STATIC_BLOCKS = /^(?:spacer|separator|more|nextpage|post-\w+|page-break)$/;

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

function attributesOf(text: string): Record<string, string> {
  const pairs = text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']),
  );
}

type Shortcode = (
  attributes: Readonly<Record<string, string>>,
  content: string,
  post: WordPressPost,
) => string;

const pictureTag = ({ url, alt, caption }: Attachment) =>
  `<figure><img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">${caption === '' ? '' : `<figcaption>${escapeAttribute(caption)}</figcaption>`}</figure>`;

const mediaTag: Shortcode = (attributes, content) => {
  const src = [
    attributes.src,
    attributes.mp4,
    attributes.m4v,
    attributes.webm,
    attributes.ogv,
    attributes.mp3,
    attributes.m4a,
    attributes.ogg,
    attributes.wav,
  ].find((each) => each);
  return src === undefined ? content : `<iframe src="${escapeAttribute(src)}"></iframe>${content}`;
};

const SHORTCODES: Readonly<Record<string, Shortcode>> = {
  caption: (attributes, content) => {
    const [image = '', rest = ''] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)(.*)$/s
      .exec(content)
      ?.slice(1) ?? ['', content];
    return `<figure>${image}<figcaption>${attributes.caption ?? rest.trim()}</figcaption></figure>`;
  },
  gallery: ({ ids = '', include = '' }, _, { id, attachments }) => {
    const listed = (ids || include)
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    const pictures =
      listed.length > 0
        ? listed.flatMap((each) => attachments.get(each) ?? [])
        : [...attachments.values()].filter(({ parent }) => parent === id);
    return `<div>${pictures.map(pictureTag).join('')}</div>`;
  },
  embed: (_, content) => `<p>${content.trim()}</p>`,
  audio: mediaTag,
  video: mediaTag,
  playlist: ({ ids = '' }, _, { attachments }) =>
    ids
      .split(',')
      .flatMap((each) => attachments.get(each.trim()) ?? [])
      .map(({ url }) => `<iframe src="${escapeAttribute(url)}"></iframe>`)
      .join(''),
  youtube: (attributes, content) => `<p>${content.trim() || (attributes.url ?? attributes.src ?? '')}</p>`,
};
SHORTCODES satisfies Readonly<Record<string, Shortcode>>;

/** Nested shortcodes below this level stay text. */
const MAX_SHORTCODE_DEPTH = 20;

/**
 * `[[name]]` shows a shortcode (codex.wordpress.org, "Shortcode API"). Unknown ones with attributes are left out.
 * Takes linear time for any text.
 */
function replaceShortcodes(html: string, post: WordPressPost, notes: ImportNote[], depth = 0): string {
  const opening = /\[(\[?)([a-z][\w-]*)((?:\s[^[\]\n]*)?)\]/gi;
  /** The next closing tag of each name; -1 for none. */
  const closings = new Map<string, number>();
  const parts: string[] = [];
  let end = 0;
  for (const match of html.matchAll(opening)) {
    const [tag, bracket = '', name = '', attributeText = ''] = match;
    const after = match.index + tag.length;
    if (match.index < end) continue;
    if (bracket !== '' && html[after] === ']') {
      parts.push(html.slice(end, match.index), tag.slice(1));
      end = after + 1;
      continue;
    }
    const shortcode = closings.get(name);
    const closing =
      shortcode === -1 || (shortcode ?? 0) >= after ? (shortcode ?? -1) : html.indexOf(`[/${name}]`, after);
    closings.set(name, closing);
    const inner = closing < 0 ? '' : html.slice(after, closing);
    // A later one of the same name has the end.
    const hasContent = closing >= 0 && !inner.includes(`[${name}]`) && !inner.includes(`[${name} `);
    const content = hasContent ? inner : '';
    const attributes = attributeText.replace(/\/$/, '');
    const lower = name.toLowerCase();
    const replace = SHORTCODES[lower === 'wp_caption' ? 'caption' : lower];
    if (!replace && !hasContent && !/[\w-]=["'\w]|[\w-]\s+=|=\s+["'\w]/.test(attributes)) continue;
    if (!replace) notes.push({ level: 'todo', text: `The shortcode [${name}${attributes}] is left out.` });
    const replacement = replace
      ? replace(attributesOf(attributes), content, post)
      : depth < MAX_SHORTCODE_DEPTH
        ? replaceShortcodes(content, post, notes, depth + 1)
        : content;
    parts.push(html.slice(end, match.index), bracket, replacement);
    end = hasContent ? closing + name.length + 3 : after;
  }
  return parts.join('') + html.slice(end);
}

const BLOCKS =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';
const BLOCK_START = new RegExp(`^\\s*</?(?:${BLOCKS})[\\s/>]`, 'i');
const BLOCK_TAG = new RegExp(`(<(?:${BLOCKS})(?:\\s[^<>]*)?>)|(</(?:${BLOCKS})>)`, 'gi');
const KEPT_LINES = /<(pre|script|style|textarea)\b/gi;
/** A private character for line ends that are kept. */
const LINE_END = '\uE000';

function keepLines(html: string): string {
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const ends = new Map<string, number>();
  const parts: string[] = [];
  let end = 0;
  for (const { index, 1: name = '' } of html.matchAll(KEPT_LINES)) {
    if (index < end) continue;
    const close = `</${name.toLowerCase()}>`;
    const closing = ends.get(close) === -1 ? -1 : lower.indexOf(close, index);
    ends.set(close, closing);
    if (closing < 0) continue;
    parts.push(html.slice(end, index), html.slice(index, closing).replaceAll('\n', LINE_END));
    end = closing;
  }
  return parts.join('') + html.slice(end);
}

/** The classic editor stores paragraphs as empty lines and breaks as line ends. */
function addParagraphs(html: string): string {
  return keepLines(html)
    .replace(BLOCK_TAG, (_, open = '', close = '') => (open === '' ? `${close}\n\n` : `\n\n${open}`))
    .split(/\n\s*\n/)
    .map((chunk) => {
      const trimmed = chunk.trim();
      if (trimmed === '' || BLOCK_START.test(trimmed)) return trimmed;
      return `<p>${trimmed.replace(/\n/g, '<br>')}</p>`;
    })
    .join('\n')
    .replaceAll(LINE_END, '\n');
}

/** WordPress plays the video of an address that is a paragraph of its own. */
const embedBareAddresses = (html: string): string =>
  html.replace(
    /(<(?:p|div)\b[^<>]*>)\s*(https?:\/\/[^\s<>"]+)\s*(?=<\/(?:p|div)>)/gi,
    (_, open: string, address: string) => `${open}<a href="${address}" data-embed>${address}</a>`,
  );
