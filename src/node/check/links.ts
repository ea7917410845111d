import { basename } from 'node:path/posix';
import { findUnparsedMarkdown } from '../../core/data/inlineMarkdown.ts';
import { FRAME_IDS } from '../../core/i18n/text.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { textMessages } from '../../core/problems/messages/texts.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemAt } from '../../core/problems/problemAt.ts';
import { suggester } from '../../core/problems/suggest.ts';
import { stringField } from '../../core/problems/value.ts';
import { withinSite } from '../../core/route/base.ts';
import { linkTarget } from '../../core/route/link.ts';
import { decodeWritten, writtenPath } from '../../core/route/path.ts';
import { findDeception, findMisleadingHost, hostOfAddress } from '../content/deceptiveHosts.ts';
import { explainFormat } from '../content/explainFormat.ts';
import { dataFile, SITE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { pagesOf } from '../content/pagePaths.ts';
import { foldFilePath } from '../content/pathStatus.ts';
import { privateHost } from '../content/privateHosts.ts';
import { isEntryLayout } from '../content/routeRows.ts';
import { readSchema } from '../content/schemas.ts';
import { enclosingEntry, isLink, type PlacedText, siteTexts } from '../content/siteValues.ts';
import { anchorHint, pageAnchors } from './anchors.ts';
import { PARENT_SEGMENT } from './mediaFiles.ts';

export async function links(site: CheckedSite): Promise<Problem[]> {
  const suggest = suggester(pagesOf(site).paths);
  const problems = await Promise.all(
    siteTexts(site)
      .filter(isLink)
      .map(async (link) => {
        const finding =
          malformedLink(link) ?? brokenLink(link, site, suggest) ?? (await missingAnchor(link, site));
        return finding ? [problemAt(link.file, link.path, finding)] : [];
      }),
  );
  return [...problems.flat(), ...unparsedLinks(site), ...hostProblems(site), ...emptyMenuItems(site)];
}

const common: { definitions: { link: { pattern: string } } } = JSON.parse(readSchema('common'));

const LINK = new RegExp(common.definitions.link.pattern, 'u');

/** Reports an inline link that the schema would reject in a link field. */
function malformedLink({ text, label, field }: PlacedText): ProblemContent | undefined {
  if (label === undefined || LINK.test(text)) return undefined;
  if (text.trim() === '')
    return { ...addressMessages.linkUnread(`[${label}](${text})`, HOW_TO_LINK), value: text };
  return { ...explainFormat('link', text, `the link "${label}" in "${field}"`), value: text };
}

const HOW_TO_LINK = 'Write an address between the brackets, such as [our courses](academic/courses).';

const unparsedLinks = (site: CheckedSite): Problem[] =>
  siteTexts(site).flatMap(({ file, path, role, text }) =>
    role === 'marked' ? unparsedLinksIn(text, site).map((finding) => problemAt(file, path, finding)) : [],
  );

function unparsedLinksIn(text: string, site: CheckedSite): ProblemContent[] {
  const { links, bold, endings } = findUnparsedMarkdown(text);
  return [
    ...links.map((written) => ({
      ...addressMessages.linkUnread(written, hintForUnparsed(written, site)),
      value: written,
    })),
    ...bold.map((written) => ({ ...textMessages.asterisks(written, boldHint(written)), value: written })),
    ...endings.map(({ address, ending }) => ({
      ...addressMessages.linkEnding(address, ending),
      value: address + ending,
    })),
  ];
}

/** Bold text begins and ends without a space. */
function boldHint(written: string): string {
  const bold = `**${written.slice(2, -2).trim()}**`;
  return bold === written || findUnparsedMarkdown(`- ${bold} -`).bold.length > 0
    ? 'Delete the asterisks.'
    : `Write "${bold}" in its place.`;
}

/** An address with a space needs angle brackets (CommonMark 0.31, section 6.3). */
function hintForUnparsed(written: string, site: CheckedSite): string {
  const [, label, address = ''] = /^(.*\]\()\s*([^<>]*\S)\s*\)$/.exec(written) ?? [];
  const target = linkTarget(address);
  const exists =
    target.kind === 'file'
      ? site.publicFolder.files.includes(target.path)
      : target.kind === 'page' && !pagesOf(site).isMissing(target.path);
  return label !== undefined && exists ? `Write "${label}<${address}>)".` : HOW_TO_LINK;
}

const HINT_TO_LIST = 'Look for the page in manifest/routes.json.';

function brokenLink({ text }: PlacedText, site: CheckedSite, suggest: (name: string) => string | undefined) {
  const target = linkTarget(withoutOrigin(text, site));
  if (target.kind === 'none' && !PARENT_SEGMENT.test(text)) {
    return { ...addressMessages.linkImpossible(hintForOtherAddress(text) ?? HINT_TO_LIST), value: text };
  }
  if (target.kind !== 'page') return undefined;
  const pages = pagesOf(site);
  if (!pages.isMissing(target.path)) return undefined;
  const redirectTarget = site.table?.redirects.get(target.path);
  const hint =
    redirectTarget !== undefined && pages.paths.has(redirectTarget)
      ? `Write "${redirectTarget}": the page has moved there.`
      : (hintWithBasePath(target.path, site) ??
        hintForFileName(target.path, site) ??
        hintForOtherAddress(text) ??
        suggest(target.path.replace(/\?.*/, '')) ??
        HINT_TO_LIST);
  return { ...addressMessages.linkBroken(hint), value: text };
}

function hintWithBasePath(path: string, site: CheckedSite): string | undefined {
  const base = site.table?.base ?? '';
  const within = base === '' ? undefined : withinSite(base, `/${path}`);
  if (within === undefined || pagesOf(site).isMissing(writtenPath(within))) return undefined;
  return `Write "${writtenPath(within) || '/'}": the path that the site is under is added by itself.`;
}

function hintForFileName(path: string, { publicFolder: { files } }: CheckedSite): string | undefined {
  const nameOf = (file: string) => foldFilePath(basename(file));
  const [match, ...others] = files.filter(
    (file) => linkTarget(file).kind === 'file' && nameOf(file) === nameOf(path),
  );
  return match === undefined || others.length > 0 ? undefined : `Write "${match}".`;
}

function withoutOrigin(text: string, { site }: CheckedSite): string {
  const origin = site?.origin;
  return origin !== undefined && (text === origin || text.startsWith(`${origin}/`))
    ? decodeWritten(text.slice(origin.length) || '/')
    : text;
}

function hintForOtherAddress(text: string): string | undefined {
  if (/^[^@\s/]+@[^@\s/]+\.[a-z]+$/i.test(text) && privateHost(`mailto:${text}`) === undefined)
    return `Write "mailto:${text}" for an e-mail address.`;
  if (/^\+?[\d -]{7,}$/.test(text)) return `Write "tel:${text}" for a telephone number.`;
  if (/\.(pdf|docx?|xlsx?|pptx?|jpe?g|png|webp|zip)$/i.test(text)) {
    return `Write the folder too, such as "documents/${text.split('/').at(-1)}".`;
  }
  if (/^(www\.|[a-z0-9-]+\.(com|org|net|in|edu|gov|info)(\/|$))/i.test(text)) {
    return `Write "https://${text}" for another site.`;
  }
  return undefined;
}

async function missingAnchor(link: PlacedText, site: CheckedSite): Promise<ProblemContent | undefined> {
  const target = linkTarget(withoutOrigin(link.text, site));
  const fragment = target.kind === 'page' ? target.fragment : link.text;
  if (target.kind === 'file' || target.kind === 'none' || !fragment.startsWith('#')) return undefined;
  const anchor = decodeWritten(fragment.slice(1)).normalize('NFC');
  if (FRAME_IDS.includes(anchor)) return undefined;
  const paths = target.kind === 'page' ? [target.path] : pagesOfLink(link, site);
  for (const path of paths) {
    const anchors = await pageAnchors(site, path);
    if (!anchors || anchors.includes(anchor)) continue;
    const noHeadings = 'Leave out "#" and what follows: the page has no headings.';
    const hint = anchorHint(anchor, anchors, '#', noHeadings);
    return { ...addressMessages.anchorMissing(path, anchor, hint), value: link.text };
  }
  return undefined;
}

/** Returns the pages that show a link: the page of its entry, else the pages of its data file. */
function pagesOfLink({ file, path }: PlacedText, site: CheckedSite): string[] {
  const url = stringField(enclosingEntry(file, path), 'url');
  if (url !== undefined) return [writtenPath(url)];
  return site.rows
    .filter(({ data, layout }) => !isEntryLayout(layout) && file.file === dataFile(data))
    .map(({ path }) => path);
}

function hostProblems(site: CheckedSite): Problem[] {
  const origin = site.site?.origin ?? '';
  const siteHost = URL.canParse(origin) ? hostOfAddress(origin) : undefined;
  return siteTexts(site).flatMap((placed) => {
    const { file, path, role, text } = placed;
    const scheme = role === 'email' ? 'mailto:' : '';
    if (scheme === '' && (!isLink(placed) || malformedLink(placed))) return [];
    const address = scheme + text;
    const host = hostOfAddress(address);
    if (host === undefined) return [];
    if (!URL.canParse(address) || !URL.canParse(`https://${host}`)) {
      return problemAt(file, path, fieldMessages.addressNotOpened, text);
    }
    const privateName = privateHost(address);
    if (privateName !== undefined)
      return problemAt(file, path, addressMessages.linkPrivate(privateName), text);
    const deception = findDeception(host, siteHost);
    const misleading = deception || siteHost === undefined ? undefined : findMisleadingHost(host, siteHost);
    if (misleading)
      return problemAt(file, path, addressMessages.linkMisleading(misleading.name, misleading.own), text);
    if (!deception) return [];
    const intendedAddress =
      deception.intendedHost === undefined ? undefined : address.replace(host, deception.intendedHost);
    const hint =
      intendedAddress === undefined || brokenLink({ ...placed, text: intendedAddress }, site, () => undefined)
        ? 'Type the address again, or delete the link.'
        : `If you mean "${intendedAddress.slice(scheme.length)}", write that; otherwise delete the link.`;
    return problemAt(file, path, addressMessages.linkLookalike(deception.name, deception.reason, hint), text);
  });
}

/** The menu hides items without a link and without subitems. */
function emptyMenuItems(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  return (file && site.site ? site.site.menu : []).flatMap((item, index): Problem[] =>
    !file || item.href !== undefined || item.items !== undefined
      ? []
      : [problemAt(file, ['menu', index], addressMessages.menuEmpty(item.label), item.label)],
  );
}
