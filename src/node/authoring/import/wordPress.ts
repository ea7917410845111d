/** Reads WordPress exports (WXR 1.0 to 1.2, developer.wordpress.org "Tools Export Screen"). */

import { Parser } from 'htmlparser2';
import { formatCount } from '../../../core/problems/message.ts';
import { decodeWritten } from '../../../core/route/path.ts';
import { cleanText } from './htmlText.ts';
import type { ImportNote, ImportSource, SourceFile, SourceMenuItem, SourceRecord } from './model.ts';
import { htmlToText } from './parseHtml.ts';
import { addressOf, dayOf, readTextPieces } from './sourceText.ts';
import { type Attachment, parseWordPressContent } from './wordPressContent.ts';

/** Larger items are left out: a text of this size is no page. */
const MAX_ITEM_CHARACTERS = 8 * 1024 * 1024;

/** Post types of WordPress and its plugins that are no pages for visitors. */
const INTERNAL_TYPES =
  /^(?:attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|wpcf7_contact_form|shop_\w+|jetpack_\w+|feedback|elementor_\w+|scheduled-action)$/;

interface WxrItem {
  /** The texts of child elements, by name. */
  fields: Record<string, string>;
  categories: { domain: string; name: string; slug: string }[];
  meta: Record<string, string>;
  commentCount: number;
  isTooLarge: boolean;
  /** The file ends inside of it. */
  isPartial: boolean;
}

interface OldPage {
  link: string;
  title: string;
}

/** @param file finds the files of the uploads folder */
export async function openWordPress(
  paths: readonly string[],
  file: (address: string) => SourceFile | undefined,
): Promise<ImportSource> {
  const channel: Record<string, string> = {};
  const attachments = new Map<string, Attachment>();
  const menuItems: WxrItem[] = [];
  const pages = new Map<string, OldPage>();
  const notes = new Map<string, ImportNote>();
  let comments = 0;
  const readAll = async function* () {
    for (const path of paths) yield* readItems(path, channel);
  };
  for await (const item of readAll()) {
    const { fields, meta, commentCount } = item;
    const id = fields['wp:post_id'] ?? '';
    comments += commentCount;
    if (fields['wp:post_type'] === 'attachment')
      attachments.set(id, {
        url: fields['wp:attachment_url'] ?? fields.guid ?? '',
        alt: cleanText(meta._wp_attachment_image_alt ?? '').trim(),
        caption: htmlToText(fields['excerpt:encoded'] ?? ''),
        parent: fields['wp:post_parent'] ?? '0',
      });
    else if (fields['wp:post_type'] === 'nav_menu_item')
      menuItems.push({ ...item, fields: { ...fields, 'content:encoded': '' } });
    else pages.set(id, { link: fields.link ?? '', title: fields.title ?? '' });
  }
  if (comments > 0)
    notes.set('comments', {
      level: 'changed',
      text: `${formatCount(comments, 'comment')} of visitors left out.`,
    });
  const origin = (channel['wp:base_blog_url'] ?? channel.link ?? '').replace(/\/+$/, '');

  return {
    type: 'WordPress export',
    ...(/^https?:\/\//.test(origin) && { origin }),
    archives: ['category', 'tag', 'author'],
    menu: mainMenu(menuItems, pages, notes),
    file,
    notes: () => [...notes.values()],
    close() {},
    async *records() {
      const read = new Set<string>();
      for await (const item of readAll()) {
        const type = item.fields['wp:post_type'] ?? 'post';
        if (INTERNAL_TYPES.test(type)) {
          if (!/^(?:attachment|nav_menu_item|revision)$/.test(type))
            notes.set(type, {
              level: 'changed',
              text: `Items of the type “${type}”, which WordPress or a plugin uses itself, are left out.`,
            });
          continue;
        }
        const record = toRecord(item, type, attachments);
        // Exports in several files may overlap.
        if (read.has(record.id)) continue;
        read.add(record.id);
        if (item.isPartial)
          notes.set('partial', {
            level: 'todo',
            text: `The export ends in the middle of “${record.title}”. Export the old site again.`,
          });
        if (item.isTooLarge)
          notes.set(record.id, {
            level: 'todo',
            text: `“${record.title}” has more than ${MAX_ITEM_CHARACTERS / 1024 / 1024} MB of text and is left out.`,
          });
        else if (item.fields['wp:status'] === 'trash')
          notes.set(record.id, {
            level: 'changed',
            text: `“${record.title}” is in the trash of the old site and is left out.`,
          });
        else yield record;
      }
    },
  };
}

function toRecord(
  { fields, categories, meta }: WxrItem,
  type: string,
  attachments: ReadonlyMap<string, Attachment>,
): SourceRecord {
  const id = fields['wp:post_id'] ?? fields.guid ?? fields.link ?? '';
  const notes: ImportNote[] = [];
  const status = fields['wp:status'] ?? 'publish';
  const hasPassword = (fields['wp:post_password'] ?? '') !== '';
  if (hasPassword)
    notes.push({ level: 'todo', text: 'It had a password on the old site, so it is a draft.' });
  else if (status !== 'publish')
    notes.push({ level: 'changed', text: `Its status on the old site was “${status}”, so it is a draft.` });
  const { content, notes: contentNotes } = parseWordPressContent(fields['content:encoded'] ?? '', {
    id,
    attachments,
  });
  const day = dayOf(fields['wp:post_date'] ?? '') ?? dayOf(fields['wp:post_date_gmt'] ?? '');
  const slug = decodeWritten(fields['wp:post_name'] ?? '');
  const shortAddress = type === 'page' ? `/?page_id=${id}` : `/?p=${id}`;
  const link = addressOf(fields.link ?? '') ?? shortAddress;
  const isShort = link.includes('?');
  const thumbnail = attachments.get(meta._thumbnail_id ?? '');
  const title = htmlToText(fields.title ?? '');
  const excerpt = htmlToText(fields['excerpt:encoded'] ?? '');
  return {
    id: `${type}-${id}`,
    kind: type === 'page' ? 'page' : 'post',
    address: isShort && slug !== '' ? `/${encodeURIComponent(slug)}/` : link,
    aliases: [...new Set([...(isShort ? [link] : []), ...(status === 'publish' ? [shortAddress] : [])])],
    title: title || slug || `${type} ${id}`,
    ...(type !== 'page' && {
      list: type === 'post' ? 'posts' : type,
      ...(day !== undefined && { date: day }),
    }),
    ...((status !== 'publish' || hasPassword) && { draft: true }),
    ...(excerpt !== '' && { excerpt }),
    tags: [
      ...new Set(
        categories
          .filter(
            ({ domain, slug }) =>
              (domain === 'category' || domain === 'post_tag') && slug !== 'uncategorized',
          )
          .map(({ name }) => cleanText(name).trim()),
      ),
    ].filter((tag) => tag !== ''),
    ...(thumbnail && { picture: thumbnail.url }),
    content,
    notes: [...notes, ...contentNotes],
  };
}

/** Reads the items one after the other; fills the texts of the channel. */
async function* readItems(path: string, channel: Record<string, string>): AsyncGenerator<WxrItem> {
  let finished: WxrItem[] = [];
  let item: WxrItem | undefined;
  let names: string[] = [];
  let texts: string[] = [];
  let size = 0;
  let attributes: Record<string, string> = {};
  let key = '';
  const parser = new Parser(
    {
      onopentag(name, attribs) {
        names.push(name);
        texts = [];
        if (name === 'item') {
          item = {
            fields: {},
            categories: [],
            meta: {},
            commentCount: 0,
            isTooLarge: false,
            isPartial: false,
          };
          size = 0;
        }
        if (name === 'wp:comment' && item) item.commentCount++;
        if (name === 'category') attributes = attribs;
      },
      ontext(text) {
        size += text.length;
        if (size <= MAX_ITEM_CHARACTERS) texts.push(text);
        else if (item) item.isTooLarge = true;
      },
      onclosetag(name, isImplied) {
        const text = texts.join('');
        const parent = names.at(-2);
        if (item && isImplied) item.isPartial = true;
        if (item && name === 'item') {
          finished.push(item);
          item = undefined;
        } else if (item && parent === 'item' && name === 'category')
          item.categories.push({
            domain: attributes.domain ?? 'category',
            slug: attributes.nicename ?? '',
            name: text,
          });
        else if (item && parent === 'item') item.fields[name] ??= text;
        else if (item && name === 'wp:meta_key' && parent === 'wp:postmeta') key = text;
        else if (item && name === 'wp:meta_value' && parent === 'wp:postmeta') {
          if (METADATA.test(key)) item.meta[key] = text;
        } else if (!item && parent === 'channel') channel[name] ??= text;
        names = names.slice(0, -1);
        texts = [];
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const piece of readTextPieces(path)) {
    parser.write(piece);
    yield* finished;
    finished = [];
  }
  parser.end();
  yield* finished;
}

const METADATA = /^(?:_thumbnail_id|_wp_attachment_image_alt|_menu_item_\w+)$/;

/** The menu with a telling name, else the one with most items. */
function mainMenu(
  items: readonly WxrItem[],
  pages: ReadonlyMap<string, OldPage>,
  notes: Map<string, ImportNote>,
): SourceMenuItem[] {
  const menus = new Map<string, WxrItem[]>();
  for (const item of items) {
    const menu = item.categories.find(({ domain }) => domain === 'nav_menu')?.name ?? '';
    menus.set(menu, [...(menus.get(menu) ?? []), item]);
  }
  const rank = (name: string) => Number(/main|primary|header|top/i.test(name));
  const [main, ...others] = [...menus].sort(([a, m], [b, n]) => rank(b) - rank(a) || n.length - m.length);
  for (const [name] of others)
    notes.set(`menu ${name}`, {
      level: 'changed',
      text: `The old menu “${name}” is left out; the site has one menu.`,
    });
  const all = main?.[1] ?? [];
  const order = ({ fields }: WxrItem) => Number(fields['wp:menu_order'] ?? 0);
  const below = (parent: string, depth: number): SourceMenuItem[] =>
    depth > 10
      ? []
      : all
          .filter(({ meta }) => (meta._menu_item_menu_item_parent ?? '0') === parent)
          .sort((a, b) => order(a) - order(b))
          .map(({ fields, meta }) => {
            const page =
              meta._menu_item_type === 'post_type' ? pages.get(meta._menu_item_object_id ?? '') : undefined;
            const address = (page?.link ?? meta._menu_item_url ?? '').trim();
            return {
              label: htmlToText(fields.title || (page?.title ?? '')),
              ...(address !== '' && address !== '#' && { address }),
              items: below(fields['wp:post_id'] ?? '', depth + 1),
            };
          });
  return below('0', 0);
}
