/** Messages about paths of pages, links and redirects. */
import { defineMessages, quote } from '../message.ts';

/** A suggested path; undefined if every suggestion would be rejected. */
const write = (path: string | undefined) =>
  path === undefined ? 'Choose another address, of small letters, digits and hyphens.' : `Write "${path}".`;
const OTHER = 'Give one of the two another address.';
const SHORTER = 'Shorten it.';

/** The fix for a published path that has to change. */
export const writeAndRedirect = (from: string, to: string, manifest: string) =>
  `${write(to)} It was published, so add { "from": "${from}", "to": "${to}" } to "redirects" in ${manifest}.`;

export const addressMessages = defineMessages({
  whole: (path?: string) => [
    'address-whole',
    'This is a full web address, but only the part after the name of the site is needed.',
    write(path),
  ],
  composed: (path?: string) => [
    'address-not-nfc',
    'Some letters are typed in two parts, such as e and a separate accent; browsers use one.',
    path === undefined ? write(path) : `Copy this address, which looks the same: "${path}".`,
  ],
  encoded: (path?: string) => [
    'address-encoded',
    'This address was copied from a browser and has codes such as %20 in it.',
    write(path),
  ],
  percent: ['address-encoded', 'This address has a "%" in it.', 'Delete the "%".'],
  slashAtEnd: (path?: string) => ['address-slash', 'The address begins or ends with a slash.', write(path)],
  emptyPart: (path?: string) => [
    'address-empty-segment',
    'The address has two slashes in a row, or dots between slashes.',
    write(path),
  ],
  wildcard: [
    'address-pattern',
    'An address cannot have * or : in it.',
    'Write the full address. Only in the manifest, "/*" at its end means every entry of the data file.',
  ],
  foreignLetter: (letter: string, code: string) => [
    'address-lookalike',
    `The letter "${letter}" only looks like an English one (it is ${code}), so nobody can type this address.`,
    'Type the word again in English letters.',
  ],
  looksLike: (other: string, where: string) => [
    'address-lookalike',
    `This address looks like "${other}" in ${where}.`,
    OTHER,
  ],
  invisible: (name: string, path?: string) => [
    'address-invisible',
    `The address has an invisible character (${name}), so nobody can type it.`,
    write(path),
  ],
  unusualSpace: (name: string, path?: string) => [
    'address-invisible',
    `The address has a ${name}, which looks like a space, so nobody can type it.`,
    write(path),
  ],
  partTooLong: (bytes: number, most: number) => [
    'address-too-long',
    `A part of the address is too long: ${bytes} bytes, where ${most} are allowed (85 Malayalam letters).`,
    SHORTER,
  ],
  tooLong: (length: number, most: number) => [
    'address-too-long',
    `The address is too long: ${length} characters as browsers send it, where ${most} are allowed.`,
    SHORTER,
  ],
  impossible: [
    'address-impossible',
    'The address has a character that no address can have, such as a backslash.',
    'Delete the character; put / between the parts of an address.',
  ],
  pageFile: (name: string) => [
    'address-reserved',
    `"${name}" is the file of every page and cannot be an address.`,
    'Choose another word.',
  ],
  fileName: (name: string) => [
    'address-reserved',
    `"${name}" is the name of a file, not of a page.`,
    'Leave out the ending.',
  ],
  hiddenPart: (part: string, path?: string) => [
    'address-reserved',
    `"${part}" begins with a dot, so hosts take it for a hidden file and do not serve it.`,
    write(path),
  ],
  reserved: (word: string) => [
    'address-reserved',
    `Addresses that begin with "${word}" are reserved for files of the site.`,
    'Choose another word.',
  ],
  character: (character: string) => [
    'address-character',
    `The address has the character ${character}, which cannot be used in addresses.`,
    'Use letters, digits and hyphens.',
  ],
  oldQuery: (path?: string) => [
    'address-character',
    'The old address has a "#", or a "?" with more than one name and value, such as "?page_id=12".',
    path === undefined ? 'Delete the redirect.' : write(path),
  ],
  space: (path?: string) => [
    'address-space',
    'The address has a space, which visitors see as %20.',
    write(path),
  ],
  capital: (path?: string) => [
    'address-capital',
    'The address has capital letters, so visitors who type small ones do not find the page.',
    write(path),
  ],
  duplicate: (where: string) => ['address-duplicate', `This address is already used in ${where}.`, OTHER],
  shadowedByRow: (where: string) => [
    'address-shadowed',
    `Another page has this address (${where}), so this entry is never shown.`,
    OTHER,
  ],
  shadowedByFamily: (family: string, manifest: string, file: string) => [
    'address-shadowed',
    `The row "${family}" of ${manifest} takes this address for ${file}, so this entry is never shown.`,
    'Move the entry into that file, or give it another address.',
  ],
  takenByList: (list: string, other: string) => [
    'address-shadowed',
    `The list "${list}" has pages of its own at addresses like this, for its years and tags.`,
    write(other),
  ],
  redirectHidesPart: (list: string) => [
    'redirect-hides-page',
    `The list "${list}" has a page of its own at this address.`,
    'Delete the redirect.',
  ],
  archiveOfOther: (what: string) => [
    'archive-misplaced',
    `Only the row of one page with the layout "list" can have "${what}", and not the home page.`,
    `Delete "${what}" here, or write it into the row of a list.`,
  ],
  alsoAlone: [
    'archive-misplaced',
    '"also" has no effect without "archive".',
    'Add "archive": "years" to this row, or delete "also".',
  ],
  duplicateAlso: (name: string) => [
    'archive-misplaced',
    `The list shows the entries of "${name}" already.`,
    'Delete this name.',
  ],
  noRowForFile: (manifest: string) => [
    'address-outside-family',
    'No row of the manifest leads to this entry.',
    `Add a row with "/*" for this file to ${manifest}.`,
  ],
  outsideFamily: (parent: string, example?: string) => [
    'address-outside-family',
    `No row of the manifest leads to this entry; its address must begin with "${parent}/".`,
    write(example),
  ],
  moved: (path: string, to: string, manifest: string) => [
    'address-vanished',
    `The page "${path}" was published and has another address now, so links to it no longer work.`,
    `Add { "from": "${path}", "to": "${to}" } to "redirects" in ${manifest}, or give the page its old address back.`,
  ],
  vanished: (path: string, manifest: string) => [
    'address-vanished',
    `The page "${path}" was published and is gone, so links to it no longer work.`,
    `Give the page its old address back, or add a redirect to the page that replaces it to "redirects" in ${manifest}.`,
  ],
  withdrawn: (path: string) => [
    'address-vanished',
    `The page "${path}" was published, but is now a draft or still to come, so links to it no longer work.`,
    'Delete "draft" and "from". To take a page out of all lists, add "until" with its last day.',
  ],
  homeUnpublished: [
    'home-missing',
    'The home page is a draft or still to come, so visitors who type the name of the site find nothing.',
    'Delete "draft" and "from" from its row.',
  ],
  homeMissing: [
    'home-missing',
    'There is no home page, so visitors who type the name of the site find nothing.',
    'Add a row with the path "" to "routes", with the layout and data file of the page that comes first.',
  ],
  layoutOfOnePage: (layout: string, path: string) => [
    'layout-not-for-family',
    `The layout "${layout}" is for one page, but "${path}" means many.`,
    'Write "detail", "month" or "unit", or delete "/*" from the address.',
  ],
  familyEmpty: (file: string) => [
    'family-empty',
    `${file} has no entry for this row.`,
    'Add an entry, or delete this row.',
  ],
  entryMissing: (file: string, path: string) => [
    'entry-missing',
    `${file} has no entry with the url "${path}".`,
    'Add the entry, or delete this row.',
  ],
  redirectLoop: (circle: string) => [
    'redirect-loop',
    `This redirect leads back to itself: ${circle}.`,
    'Point it to a page, or delete it.',
  ],
  redirectChain: (end: string) => [
    'redirect-chain',
    'This redirect leads to another redirect, which keeps visitors waiting.',
    write(end),
  ],
  redirectChainOfFamily: (from: string, to: string, manifest: string) => [
    'redirect-chain',
    `This redirect leads "${from}" to another redirect, which keeps visitors waiting.`,
    `Add { "from": "${from}", "to": "${to}" } to "redirects" in ${manifest}.`,
  ],
  redirectNowhere: (to: string, hint: string) => [
    'redirect-nowhere',
    `There is no page "${to}" for this redirect.`,
    hint,
  ],
  redirectFileMissing: (file: string, hint: string) => [
    'redirect-nowhere',
    `There is no file "${file}" for this redirect.`,
    hint,
  ],
  redirectUnpublished: (to: string) => [
    'redirect-nowhere',
    `The page "${to}" is a draft or still to come, so this redirect leads nowhere.`,
    'Write a page that is published, or delete the redirect until this one is.',
  ],
  redirectElsewhere: (hint: string) => [
    'redirect-nowhere',
    'A redirect can only lead to a page or file of this site, or to an address with "https://".',
    hint,
  ],
  redirectOutside: (to: string, encoded?: string) => [
    'redirect-nowhere',
    `"${to}" is not an address of another host to which every host can redirect.`,
    encoded === undefined
      ? 'Copy the address from the address bar of a browser, or delete the redirect.'
      : `Write "${encoded}".`,
  ],
  redirectHidesPage: (where: string) => [
    'redirect-hides-page',
    `There is already a page with this address (${where}).`,
    'Delete the redirect, or the page.',
  ],
  redirectHidesFamily: (page: string) => [
    'redirect-hides-page',
    `The page "${page}" has an address that this redirect leads away from.`,
    'Give the page another address, or write each old address in a redirect of its own.',
  ],
  linkImpossible: (hint: string) => ['link-broken', 'No page can have this address.', hint],
  linkBroken: (hint: string) => ['link-broken', 'There is no page with this address.', hint],
  linkUnread: (written: string, hint: string) => [
    'link-broken',
    `Visitors would read ${quote(written)} as it is written, not as a link.`,
    hint,
  ],
  linkMisleading: (name: string, actualHost: string) => [
    'link-misleading',
    `The site name "${name}" contains "${actualHost}", the name of this site, but it is another site.`,
    'Open the link and look who runs that site. Delete the link if you do not know them.',
  ],
  linkEnding: (address: string, ending: string) => [
    'link-ending',
    `"${address}${ending}" is one link, but ${quote(ending)} may be the ending of a word.`,
    `Write "[${address}](${address.includes('://') ? '' : 'mailto:'}${address})${ending}" in its place.`,
  ],
  linkToDraft: [
    'link-unpublished',
    'The page with this address is a draft, so visitors would find nothing there.',
    'Delete "draft" from that page, or delete the link. A link within a draft may stay.',
  ],
  linkTooEarly: (day: string) => [
    'link-unpublished',
    `The page with this address comes on ${day}, so until then visitors would find nothing there.`,
    `Add "from": "${day}" to what the link is in, or delete the link until then.`,
  ],
  linkPrivate: (host: string) => [
    'link-private',
    `"${host}" is a name for your own computer or network, which visitors cannot open.`,
    'Write the address that everybody can open, or delete the link.',
  ],
  linkLookalike: (name: string, reason: string, hint: string) => [
    'link-lookalike',
    `The site name "${name}" ${reason}.`,
    hint,
  ],
  anchorMissing: (page: string, anchor: string, hint: string) => [
    'anchor-missing',
    `The page "${page}" has no heading or tab "#${anchor}".`,
    hint,
  ],
  menuEmpty: (label: string) => [
    'menu-empty',
    `The menu item "${label}" is not shown, because it has neither a link nor items under it.`,
    'Add "href", or "items" with links.',
  ],
});
