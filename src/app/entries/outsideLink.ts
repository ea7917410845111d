/** Type of a link that leads away from the site, for the preview in the editor. */

const KINDS = ['call', 'text', 'mail', 'program', 'site', 'file'] as const;

export type OutsideLink = (typeof KINDS)[number];

export const isOutsideLink = (value: unknown): value is OutsideLink => KINDS.some((kind) => kind === value);

const PROGRAMS: Readonly<Record<string, OutsideLink>> = { 'tel:': 'call', 'sms:': 'text', 'mailto:': 'mail' };

const FILE = /\.(?!html?$)\w+$/i;

/** @param address absolute @param origin of the pages @returns undefined for a page of the site */
export function outsideLink(address: string, origin: string): OutsideLink | undefined {
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return PROGRAMS[url.protocol] ?? 'program';
  if (url.origin !== origin) return 'site';
  const name = url.pathname.split('/').at(-1) ?? '';
  return FILE.test(name) ? 'file' : undefined;
}
