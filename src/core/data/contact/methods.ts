/** Contact details from `contact` of site.json. */
import type { Contact, SocialLink } from '../../model.ts';

export interface ContactMethod {
  value: string;
  label?: string;
}

/** All telephone numbers, the one of the header first. */
export const phonesOf = ({ landline, phones = [] }: Contact): ContactMethod[] => [
  ...(landline === undefined ? [] : [{ value: landline }]),
  ...phones.map((phone) =>
    typeof phone === 'string' ? { value: phone } : { value: phone.number, label: phone.label },
  ),
];

/** All e-mail addresses, the one of the header first. */
export const emailsOf = ({ email, emails = [] }: Contact): ContactMethod[] => [
  ...(email === undefined ? [] : [{ value: email }]),
  ...emails.map((mail) =>
    typeof mail === 'string' ? { value: mail } : { value: mail.email, label: mail.label },
  ),
];

/**
 * Returns the `tel:` link of a number (RFC 3966): digits, a leading plus, the extension. A "(0)" behind a
 * country code is removed, because it is dialled within that country only. National numbers get no
 * `phone-context`, because no telephone reads it.
 *
 * @param phone as people write it, such as "+44 (0)20 7946 0018 ext. 12"
 */
export function telHref(phone: string): string {
  const [number = '', extension] = phone.split(/;ext=|extn?\.?|[#x]/i);
  const digits = number.replace(/(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  const inside = extension?.replace(/\D/g, '');
  return `tel:${digits}${inside ? `;ext=${inside}` : ''}`;
}

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

/** The label falls back to the name of the network, then to the host. */
export function socialLink(link: SocialLink): { href: string; label: string } {
  if (typeof link !== 'string') return link;
  const host = /^https:\/\/([^/?#:]*)/.exec(link)?.[1]?.toLowerCase() ?? '';
  const [, domain = ''] = /([^.]*\.[^.]*)$/.exec(host) ?? [];
  return { href: link, label: SOCIAL_NETWORKS[domain] ?? host.replace(/^www\./, '') };
}
