/** Names of hosts that look like others (Unicode Technical Standard 39). */
import { domainToUnicode } from 'node:url';
import { foldPath } from '../../core/route/path.ts';

/** The scripts of living languages that names are written in (Unicode Standard Annex 31, table 5). */
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

/** Scripts that are used together (UTS 39, section 5.2, "Highly Restrictive"). */
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

/** What is taken for a Latin letter in a name, which is in small letters (from confusables.txt of UTS 39). */
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

/** What all names that look like one another have in common (UTS 39, section 4). */
const skeleton = (host: string) =>
  latinised(
    foldPath(host)
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, ''),
  )
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/**
 * The host of a web or mail address as it is written, without a port.
 *
 * @returns undefined for an address of another kind, and for one without a host
 */
export function hostOfAddress(address: string): string | undefined {
  return /^(?:https:\/\/|mailto:[^?]*@)([^/?#@:]+)/.exec(address)?.[1];
}

export interface Deception {
  /** The name in letters. */
  name: string;
  /** What is wrong, as the end of a sentence about the name. */
  reason: string;
  /** The name in the letters that it looks like, where that can be told. */
  intendedHost?: string;
}

/**
 * Why a visitor may take the name of a host for another.
 *
 * @param host in letters or as "xn--…"; one that a browser can read
 * @param siteHost the host of the site itself, where it is known
 * @returns undefined for a name that is what it looks like: each of its parts in one script, and not like the site's own
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
  // A name is meant only if it is a different one that anyone can type.
  const suggestion = /^[a-z0-9.-]+$/.test(lookalike) && lookalike !== name ? { intendedHost: lookalike } : {};
  if (labels.some((label) => !ALLOWED_SCRIPTS.some((script) => script.test(label)))) {
    return { name, reason: 'mixes letters of alphabets that look alike', ...suggestion };
  }
  const [last = ''] = labels.slice(-1);
  const disguised = labels
    .slice(0, -1)
    .some((label) => /[^\0-\x7F]/.test(label) && /^[a-z0-9-]+$/.test(latinised(label)));
  // Under an ending in its own alphabet a name is what it looks like.
  return disguised && /^[a-z0-9-]+$/.test(last)
    ? { name, reason: 'is in letters of another alphabet that look like Latin ones', ...suggestion }
    : undefined;
}

/**
 * A host whose name contains the name of the site, but is not within it: "college.example.other.example".
 *
 * @param host in letters or as "xn--…"; one that a browser can read
 * @param siteHost the host of the site
 * @returns both names, that of the site without "www."
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

/** A host in small letters, "xn--…" decoded, as browsers read it (UTS 46). */
const nameOf = (host: string) => domainToUnicode(new URL(`https://${host}`).hostname);
