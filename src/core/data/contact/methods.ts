/** How an institution can be reached, as `contact` of site.json has it. */
import type { Contact, SocialLink } from '../../model.ts';

/** A telephone number or an e-mail address, and what it is for. */
export interface ContactMethod {
  value: string;
  label?: string;
}

/** All telephone numbers, that of the header first. */
export const phonesOf = ({ landline, phones = [] }: Contact): ContactMethod[] => [
  ...(landline === undefined ? [] : [{ value: landline }]),
  ...phones.map((phone) =>
    typeof phone === 'string' ? { value: phone } : { value: phone.number, label: phone.label },
  ),
];

/** All e-mail addresses, that of the header first. */
export const emailsOf = ({ email, emails = [] }: Contact): ContactMethod[] => [
  ...(email === undefined ? [] : [{ value: email }]),
  ...emails.map((mail) =>
    typeof mail === 'string' ? { value: mail } : { value: mail.email, label: mail.label },
  ),
];

/**
 * The link that dials a number (RFC 3966): its digits, a leading plus, the extension. A zero in brackets behind the code of a
 * country is dialled within that country only. `phone-context` is left out of national numbers: no telephone reads it.
 *
 * @param phone the number as people write it, such as "+44 (0)20 7946 0018 ext. 12"
 */
export function telHref(phone: string): string {
  const [number = '', extension] = phone.split(/;ext=|extn?\.?|[#x]/i);
  const digits = number.replace(/(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  const inside = extension?.replace(/\D/g, '');
  return `tel:${digits}${inside ? `;ext=${inside}` : ''}`;
}

/** Where institutions have pages, by the end of the host. */
const SOCIAL_NETWORKS: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'flickr.com': 'Flickr',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'researchgate.net': 'ResearchGate',
  't.me': 'Telegram',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'vimeo.com': 'Vimeo',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** An institution's page elsewhere with the words for it: its own, the name of the place, or else the host. */
export function socialLink(link: SocialLink): { href: string; label: string } {
  if (typeof link !== 'string') return link;
  const host = /^https:\/\/([^/?#:]*)/.exec(link)?.[1]?.toLowerCase() ?? '';
  const [, own = ''] = /([^.]*\.[^.]*)$/.exec(host) ?? [];
  return { href: link, label: SOCIAL_NETWORKS[own] ?? host.replace(/^www\./, '') };
}
