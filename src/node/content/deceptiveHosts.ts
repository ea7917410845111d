/** Detects deceptive host names (Unicode Technical Standard 39). */
import { domainToUnicode } from 'node:url';
import { foldPath } from '../../core/route/path.ts';

/** Scripts of living languages (Unicode Standard Annex 31, table 5). */
const SCRIPTS = [
  'Latin',
  'Malayalam',
  'Devanagari',
  'Tamil',
  'Kannada',
  'Telugu',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Oriya',
  'Sinhala',
  'Arabic',
  'Armenian',
  'Cyrillic',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Hebrew',
  'Khmer',
  'Lao',
  'Myanmar',
  'Thaana',
  'Thai',
  'Tibetan',
];

/** Script combinations (UTS 39, section 5.2, "Highly Restrictive"). */
const COMBINED_SCRIPTS = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const ALLOWED_SCRIPTS = [...SCRIPTS.map((script) => [script]), ...COMBINED_SCRIPTS].map(
  (scripts) =>
    new RegExp(
      `^[${[...scripts, 'Common', 'Inherited'].map((script) => `\\p{scx=${script}}`).join('')}]*$`,
      'u',
    ),
);

/** Letters that look like a lower-case Latin letter (from confusables.txt of UTS 39). */
const LOOKALIKES = {
  a: 'аαɑ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іιı',
  j: 'јյ',
  l: 'ӏ1',
  n: 'ո',
  o: 'оοօσ0',
  p: 'рρ',
  q: 'ԛզ',
  r: 'г',
  s: 'ѕ',
  u: 'υս',
  v: 'νѵ',
  w: 'ԝ',
  x: 'х',
  y: 'уγү',
} as const;

const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

const latinised = (text: string) => [...text].map((letter) => LATIN.get(letter) ?? letter).join('');

/** Lookalike names have the same skeleton (UTS 39, section 4). */
const skeleton = (host: string) =>
  latinised(
    foldPath(host)
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, ''),
  )
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/**
 * Returns the host of a web or mail address as written, without a port.
 *
 * @returns undefined for other addresses, and for one without a host
 */
export function hostOfAddress(address: string): string | undefined {
  return /^(?:https:\/\/|mailto:[^?]*@)([^/?#@:]+)/.exec(address)?.[1];
}

export interface Deception {
  /** The name in Unicode. */
  name: string;
  /** The end of a sentence about the name. */
  reason: string;
  /** The name that it imitates, if known. */
  intendedHost?: string;
}

/**
 * Returns a reason why visitors may mistake a host name for another.
 *
 * @param host a valid host, in Unicode or as "xn--…"
 * @param siteHost the host of the site, if known
 * @returns undefined if each label has one script and the name does not look like that of the site
 */
export function findDeception(host: string, siteHost?: string): Deception | undefined {
  const name = nameOf(host);
  const labels = name.split('.');
  if (siteHost !== undefined) {
    const siteName = nameOf(siteHost);
    const bareSiteName = withoutWww(siteName);
    if (isWithin(skeleton(name), skeleton(bareSiteName)) && !isWithin(name, bareSiteName)) {
      return {
        name,
        reason: `only looks like the name of this site, ${bareSiteName}`,
        intendedHost: siteName,
      };
    }
  }
  const lookalike = latinised(name);
  // Only propose a different name that anyone can type.
  const suggestion = /^[a-z0-9.-]+$/.test(lookalike) && lookalike !== name ? { intendedHost: lookalike } : {};
  if (labels.some((label) => !ALLOWED_SCRIPTS.some((script) => script.test(label)))) {
    return { name, reason: 'mixes letters of alphabets that look alike', ...suggestion };
  }
  const [last = ''] = labels.slice(-1);
  const disguised = labels
    .slice(0, -1)
    .some((label) => /[^\0-\x7F]/.test(label) && /^[a-z0-9-]+$/.test(latinised(label)));
  // Under a top-level domain in its own alphabet, a name is not misleading.
  return disguised && /^[a-z0-9-]+$/.test(last)
    ? { name, reason: 'is in letters of another alphabet that look like Latin ones', ...suggestion }
    : undefined;
}

/**
 * Finds a host that contains the name of the site but is not below it: "college.example.other.example".
 *
 * @param host a valid host, in Unicode or as "xn--…"
 * @param siteHost the host of the site
 * @returns both names, the site's own without "www."
 */
export function findMisleadingHost(
  host: string,
  siteHost: string,
): { name: string; own: string } | undefined {
  const name = nameOf(host);
  const bareSiteName = withoutWww(nameOf(siteHost));
  const [hostSkeleton, siteSkeleton] = [`.${skeleton(name)}`, `.${skeleton(bareSiteName)}`];
  const start = hostSkeleton.indexOf(siteSkeleton);
  const isFollowed = start >= 0 && /^[.-]/.test(hostSkeleton.slice(start + siteSkeleton.length));
  return isFollowed && !isWithin(name, bareSiteName) ? { name, own: bareSiteName } : undefined;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

const isWithin = (host: string, parent: string) => host === parent || host.endsWith(`.${parent}`);

/** Returns a host in lower case with "xn--…" decoded, as browsers do (UTS 46). */
const nameOf = (host: string) => domainToUnicode(new URL(`https://${host}`).hostname);
