/** Where the site shows what an authority asks for. Found by words: whether a page says enough only a reader can tell. */

import type { DisclosureBlock, DisclosureItem, DisclosureList } from '../../src/generated/types.ts';
import type { Path, SiteFile } from '../problems/problemAt.ts';
import { isProse, type PlacedText, textsOf } from '../site/content.ts';
import { dataFile, MANIFEST, SITE } from '../site/folder.ts';
import { type CheckedSite, fileOf } from '../site/model.ts';
import type { Disclosure, Duty, Place } from './model.ts';
import { isSample, placeAt } from './places.ts';

/** How many places of each are named. */
const MOST_PLACES = 2;

/**
 * @param usual the list for institutions of its kind and country, where the site has no sound manifest/disclosure.json
 * @returns undefined without either
 */
export function disclosure(site: CheckedSite, usual: DisclosureList | undefined): Disclosure | undefined {
  const list = site.disclosure ?? usual;
  if (!list) return undefined;
  const { title, asks, source, sections } = list;
  const texts = textsOf(site)
    .filter((text) => isProse(text) && !site.unused.has(text.file.file))
    .map((text) => ({ ...text, weight: weightOf(text) }))
    .filter(({ weight }) => weight > 0);
  return {
    title,
    asks,
    source,
    sections: sections.map(({ title, items }) => ({
      title,
      duties: items.map((item) => dutyOf(site, item, texts)),
    })),
  };
}

interface Weighed extends PlacedText {
  weight: number;
}

/** Titles of pages and of their parts say what stands there; a text only speaks of it. */
const TITLES: ReadonlySet<string> = new Set(['title', 'club']);
const HEADINGS: ReadonlySet<string> = new Set(['heading', 'subheading', 'label', 'role', 'caption']);

const PAGE = 3;
const PART = 2;
const MENTION = 1;

function weightOf({ file, path, field }: PlacedText): number {
  // What happened on one day is no lasting account of anything, and neither is a picture.
  if (isEvent(file, path) || path.includes('images')) return field === 'title' ? MENTION : 0;
  if (file.file === SITE) return isOnEveryPage(field, path) ? PART : 0;
  if (TITLES.has(field)) return path.includes('blocks') ? PART : PAGE;
  if (HEADINGS.has(field) || /^sub\d+$/.test(field)) return PART;
  return MENTION;
}

/** What the menu and the foot of every page name. */
const isOnEveryPage = (field: string, [part, row]: Path) =>
  part === 'menu'
    ? field === 'label'
    : part === 'footer' && (row === 'helplines' || (row !== 'facts' && field === 'label'));

const isEvent = ({ schema }: SiteFile, path: Path) =>
  schema === 'events' || (schema === 'programme-list' && path[2] === 'programme') || schema === 'camp';

function dutyOf(site: CheckedSite, item: DisclosureItem, texts: readonly Weighed[]): Duty {
  const { title, block, onEveryPage = false, advice: fix } = item;
  const words = patternOf(item);
  const blocks = block ? blockPlaces(site, block) : [];
  if (blocks.length > 0) return { title, state: 'shown', sample: false, places: blocks, fix };
  const found = texts
    .flatMap((text) => {
      const [match = ''] = words.exec(text.text) ?? [];
      return match === '' ? [] : [{ ...text, part: match.length / text.text.length }];
    })
    // Of titles the one without further words is meant.
    .sort((a, b) => b.weight - a.weight || b.part - a.part);
  const everywhere = found.some(({ file }) => file.file === SITE);
  const best = Math.min(found[0]?.weight ?? 0, onEveryPage && !everywhere ? MENTION : PAGE);
  const chosen = found.filter(({ weight }) => (best >= PART ? weight >= PART : true));
  // The menu says the same as the page that it leads to.
  const others = chosen.filter(({ file }) => file.file !== SITE);
  const named = others.length > 0 ? others : chosen;
  return {
    title,
    state: best >= PART ? 'shown' : best >= MENTION ? 'mentioned' : 'missing',
    sample: chosen.length > 0 && chosen.every((text) => isSampleText(site, text)),
    places: onePerPage(named.map((text) => placeAt(site, text.file, text.path, excerptOf(text, words)))),
    fix,
  };
}

/** A row of the manifest is as real as the page that it leads to. */
function isSampleText(site: CheckedSite, { file, path }: PlacedText): boolean {
  const row = file.file === MANIFEST ? site.rows.find(({ index }) => index === path[1]) : undefined;
  const data = row && fileOf(site, dataFile(row.data));
  return data ? isSample(data, ['data', 0]) : isSample(file, path);
}

function onePerPage(places: readonly Place[]): Place[] {
  const pages = new Map<string, Place>();
  for (const place of places) {
    const key = place.page ?? place.file;
    if (!pages.has(key)) pages.set(key, place);
  }
  return [...pages.values()].slice(0, MOST_PLACES);
}

/** How much of a text is shown on both sides of the words that were found. */
const AROUND = 40;

function excerptOf({ text }: PlacedText, words: RegExp): string {
  const found = words.exec(text);
  if (!found || text.length <= 2 * AROUND) return text;
  const start = text.lastIndexOf(' ', Math.max(0, found.index - AROUND)) + 1;
  const end = text.indexOf(' ', found.index + found[0].length + AROUND);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`;
}

/** Where blocks of a kind stand. */
function blockPlaces(site: CheckedSite, { kind, name }: DisclosureBlock): Place[] {
  return textsOf(site)
    .filter(({ field, text }) => field === 'kind' && text === kind)
    .map(({ file, path }) => placeAt(site, file, path, name))
    .slice(0, MOST_PLACES);
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

/** What shows an item, as its lists of words say. */
function patternOf({ words = [], startsWith = [], whole = [], except = [] }: DisclosureItem): RegExp {
  const choices = [
    ...whole.map((phrase) => `^${phrasePattern(phrase)}$`),
    ...startsWith.map((phrase) => `^${phrasePattern(phrase)}`),
    ...words.map((phrase) => `(?<!${LETTER})${phrasePattern(phrase)}`),
  ];
  if (choices.length === 0) return /(?!)/;
  const others = except.map((phrase) => `(?!${phrasePattern(phrase)})`).join('');
  return new RegExp(`${others}(?:${choices.join('|')})`, 'iu');
}

/** The pattern of a phrase up to the end of its last word. */
function phrasePattern(phrase: string): string {
  const letters = phrase
    .replace(/\*$/, '')
    .replace(/[/\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/[\s-]+/g, '[\\s-]+');
  return phrase.endsWith('*') ? `${letters}${LETTER}*` : `${letters}(?!${LETTER})`;
}
