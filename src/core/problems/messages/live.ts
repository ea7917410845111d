/** Messages about a running host, for `npm run check -- --live URL`. */
import { defineMessages, formatCount } from '../message.ts';

const PUBLISH = 'Build the site and publish it again.';
const LOG = "Look at the host's error log, then check again.";
const NOT_FOUND = 'Set the host to answer 404 with the file 404.html; see docs/deploy.md.';

/** The redirect to add, with a target if one is similar; or what else the address needs. */
export type LostAddressFix = { from: string; to?: string } | 'publish' | 'content';

function lostAddressHint(fix: LostAddressFix, manifest: string): string {
  if (fix === 'publish') return PUBLISH;
  if (fix === 'content') return 'No redirect can have this address: put a page or a file there.';
  return fix.to === undefined
    ? `Add { "from": "${fix.from}", "to": … } with the address of a page to "redirects" in ${manifest}, and publish the site.`
    : `Add { "from": "${fix.from}", "to": "${fix.to}" } or another page to "redirects" in ${manifest}, and publish the site.`;
}

export const liveMessages = defineMessages({
  unreachable: (why: string) => [
    'live-unreachable',
    why,
    'Check that the address is right and the host is running, then check again.',
  ],
  noAnswer: (why: string) => ['live-no-answer', why, LOG],
  pageMissing: (actual: string) => [
    'live-status-wrong',
    `The host should answer 200, but ${actual}.`,
    'Publish the site again: the host has an older one, or not all of its files.',
  ],
  statusWrong: (actual: string) => ['live-status-wrong', `The host should answer 200, but ${actual}.`, LOG],
  leadsElsewhere: (origin: string) => [
    'live-status-wrong',
    `This host leads its visitors on to ${origin}, so it was not asked for more.`,
    `If the site is there, write that address as "origin" into manifest/site.json, and ask it with --live ${origin}.`,
  ],
  notThisSite: [
    'live-page-other',
    'The host sends something other than this page of the site.',
    'Publish the site again, and set the host to serve each address from its own file.',
  ],
  otherPage: (address: string) => [
    'live-page-other',
    `The host sends another page: ${address}.`,
    'Publish the site again, and set the host to serve each address from its own file.',
  ],
  redirectWrong: (target: string, actual: string) => [
    'live-redirect-wrong',
    `This old address should lead to ${target}, but ${actual}.`,
    'Publish the site again, with the files _redirects, .htaccess and _nginx.conf that the build writes.',
  ],
  oldAddressLost: (why: string, fix: LostAddressFix, manifest: string) => [
    'live-address-lost',
    `This address of the old site leads to no page. ${why}`,
    lostAddressHint(fix, manifest),
  ],
  notFoundStatus: (actual: string) => [
    'live-not-found-wrong',
    `There is no such page, so the host should answer 404, but ${actual}.`,
    NOT_FOUND,
  ],
  notFoundPage: [
    'live-not-found-wrong',
    'For a missing page the host shows a page of its own, which does not help the visitor.',
    NOT_FOUND,
  ],
  formLost: (form: string, actual: string) => [
    'live-form-lost',
    `The address of a page ${form} should lead to the page, but ${actual}.`,
    'Use the settings that the build writes; docs/deploy.md says what each host can do.',
  ],
  headerWrong: (name: string, needed: string, actual: string | undefined, more: number) => [
    name === 'Content-Type' ? 'live-type-wrong' : 'live-header-wrong',
    `The header ${name} should be "${needed}", but ${actual === undefined ? 'it is not sent' : `it is "${actual}"`}${
      more > 0 ? `, here and at ${more} more ${more === 1 ? 'address' : 'addresses'}` : ''
    }.`,
    'Use the file _headers, .htaccess or _nginx.conf that the build writes; see docs/deploy.md.',
  ],
  outdated: (missing: number, added: number, example: string) => [
    'live-outdated',
    `The host has another version of the site: ${formatCount(missing, 'page')} missing, ${added} too many, such as ${example}.`,
    PUBLISH,
  ],
});
