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
  for (const [, name = ''] of text.matchAll(/<!-- wp:([\w/-]+)(?: \{.*?\})? \/-->/gs))
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

/** `[[name]]` shows a shortcode (codex.wordpress.org, "Shortcode API"). Unknown ones with attributes are left out. */
function replaceShortcodes(html: string, post: WordPressPost, notes: ImportNote[]): string {
  return html.replace(
    /\[(\[?)([a-z][\w-]*)((?:\s+[^\]\n]*)?)\/?\](?:((?:(?!\[\2[\s\]]).)*?)\[\/\2\])?(\]?)/gis,
    (match, opening: string, name: string, attributeText: string, content = '', closing: string) => {
      if (opening !== '' && closing !== '') return match.slice(1, -1);
      const replace = SHORTCODES[name.toLowerCase() === 'wp_caption' ? 'caption' : name.toLowerCase()];
      if (replace) return `${opening}${replace(attributesOf(attributeText), content, post)}${closing}`;
      const isShortcode = /[\w-]+\s*=\s*["'\w]/.test(attributeText) || match.includes(`[/${name}]`);
      if (!isShortcode) return match;
      notes.push({ level: 'todo', text: `The shortcode [${name}${attributeText}] is left out.` });
      return `${opening}${replaceShortcodes(content, post, notes)}${closing}`;
    },
  );
}

const BLOCKS =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';
const BLOCK_START = new RegExp(`^\\s*</?(?:${BLOCKS})[\\s/>]`, 'i');
const BLOCK_TAG = new RegExp(`(<(?:${BLOCKS})(?:\\s[^>]*)?>)|(</(?:${BLOCKS})>)`, 'gi');
const KEPT_LINES = /<(pre|script|style|textarea)\b[\s\S]*?<\/\1>/gi;
/** A private character for line ends that are kept. */
const LINE_END = '\uE000';

/** The classic editor stores paragraphs as empty lines and breaks as line ends. */
function addParagraphs(html: string): string {
  return html
    .replace(KEPT_LINES, (block) => block.replaceAll('\n', LINE_END))
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
    /(<(?:p|div)\b[^>]*>)\s*(https?:\/\/[^\s<>"]+)\s*(?=<\/(?:p|div)>)/gi,
    (_, open: string, address: string) => `${open}<a href="${address}" data-embed>${address}</a>`,
  );
