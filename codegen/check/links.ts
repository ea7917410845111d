/** Every link of the content leads to a page or place that exists. */
import type { Problem } from '../../src/problem.ts';
import { linkTarget } from '../../src/route/link.ts';
import { dataFile, SITE } from '../site.ts';
import { anchorsOf } from './anchors.ts';
import { isLink, type PlacedText, textsOf } from './content.ts';
import { pagesOf } from './pages.ts';
import { at, type Finding } from './place.ts';
import { type CheckedSite, fileOf } from './site.ts';
import { nearest, suggester } from './suggest.ts';

export async function links(site: CheckedSite): Promise<Problem[]> {
  const suggest = suggester(pagesOf(site).paths);
  const found = await Promise.all(
    textsOf(site)
      .filter(isLink)
      .map(async (link) => {
        const finding = broken(link, site, suggest) ?? (await lost(link, site));
        return finding ? [at(link.file, link.path, finding)] : [];
      }),
  );
  return [...found.flat(), ...deadMenuItems(site)];
}

/** A link to a page that does not exist. */
function broken(
  { text }: PlacedText,
  site: CheckedSite,
  suggest: (name: string) => string | undefined,
): Finding | undefined {
  const target = linkTarget(withoutOrigin(text, site));
  if (target.kind !== 'page') return undefined;
  const pages = pagesOf(site);
  if (!pages.isNowhere(target.path)) return undefined;
  const moved = site.table?.redirects.get(target.path);
  return {
    code: 'link-broken',
    value: text,
    message: 'There is no page under this address.',
    hint:
      moved !== undefined && pages.paths.has(moved)
        ? `The page has moved: write "${moved}".`
        : (otherAddress(text) ??
          suggest(target.path.replace(/\?.*/, '')) ??
          'manifest/routes.json lists the pages.'),
  };
}

/** The whole address of a page of this site is a link to that page. */
function withoutOrigin(text: string, { site }: CheckedSite): string {
  const origin = site?.origin;
  return origin !== undefined && (text === origin || text.startsWith(`${origin}/`))
    ? decodeWritten(text.slice(origin.length) || '/')
    : text;
}

function decodeWritten(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text that is no page of this site, because it is an address of another kind. */
function otherAddress(text: string): string | undefined {
  if (/^[^@\s/]+@[^@\s/]+\.[a-z]+$/i.test(text)) return `For an e-mail address write "mailto:${text}".`;
  if (/^\+?[\d -]{7,}$/.test(text)) return `For a telephone number write "tel:${text}".`;
  if (/\.(pdf|docx?|xlsx?|pptx?|jpe?g|png|webp|zip)$/i.test(text)) {
    return `Files stand in public/documents or public/images: write "documents/${text.split('/').at(-1)}".`;
  }
  if (/^(www\.|[a-z0-9-]+\.(com|org|net|in|edu|gov|info)(\/|$))/i.test(text)) {
    return `For another site write "https://${text}".`;
  }
  return undefined;
}

/** Places of every page, which the frame around it gives. */
const FRAME_ANCHORS: ReadonlySet<string> = new Set(['top', 'content', 'footer-facts', 'footer-address']);

/** A link to a place that its page does not have. */
async function lost(link: PlacedText, site: CheckedSite): Promise<Finding | undefined> {
  const target = linkTarget(withoutOrigin(link.text, site));
  const fragment = target.kind === 'page' ? target.fragment : link.text;
  if (target.kind === 'file' || !fragment.startsWith('#')) return undefined;
  const anchor = decodeWritten(fragment.slice(1)).normalize('NFC');
  if (FRAME_ANCHORS.has(anchor)) return undefined;
  const paths = target.kind === 'page' ? [target.path] : ownPages(link, site);
  for (const path of paths) {
    const anchors = await anchorsOf(site, path);
    if (!anchors || anchors.includes(anchor)) continue;
    const near = nearest(anchor, anchors);
    return {
      code: 'anchor-missing',
      value: link.text,
      message: `The page "${path}" has no place "#${anchor}".`,
      hint:
        near === undefined
          ? anchors.length === 0
            ? 'The page has no headings to lead to.'
            : `Its places are ${anchors
                .slice(0, 10)
                .map((name) => `#${name}`)
                .join(', ')}.`
          : `Did you mean "#${near}"?`,
    };
  }
  return undefined;
}

/** The pages on which a link without an address of its own stands: those that the data file makes by itself. */
function ownPages({ file }: PlacedText, site: CheckedSite): string[] {
  if (file.schema !== 'info') return [];
  return site.rows
    .filter(({ data, layout }) => layout === 'info' && file.file === dataFile(data))
    .map(({ path }) => path);
}

/** An item of the menu that leads nowhere and opens nothing is not shown. */
function deadMenuItems(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  return (file && site.site ? site.site.menu : []).flatMap((item, index): Problem[] =>
    !file || item.href !== undefined || item.items !== undefined
      ? []
      : [
          at(file, ['menu', index], {
            code: 'menu-empty',
            value: item.label,
            message: 'This item of the menu has neither a link nor items under it, so it is not shown.',
            hint: 'Add "href", or "items" with links.',
          }),
        ],
  );
}
