/** The values of command-line flags, from the command line or from a form of the editor, and their parsers. */

import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Providers, playerOf } from '../../../app/blocks/providers.ts';
import { isDay, lastDay } from '../../../core/data/days.ts';
import { latinDigits } from '../../../core/i18n/digits.ts';
import { slugOf } from '../../../core/i18n/slug.ts';
import { paragraphsOf } from '../../../core/i18n/text.ts';
import type { Layout, Manifest } from '../../../core/model.ts';
import { suggestion, withSuggestion } from '../../../core/problems/suggest.ts';
import { matchPath, type RouteMatch } from '../../../core/route/match.ts';
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import { fold } from '../../../core/search/fold.ts';
import { MONTHS } from '../../content/clock.ts';
import { MANIFEST } from '../../content/folder.ts';
import { parsePageAddress } from '../../content/pagePaths.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../validSite.ts';

/** @throws UsageError if the text is not accepted; the message says what to write instead */
export type FlagParser<T> = (text: string) => T | Promise<T>;

/** By name without hyphens; a flag without a value has "". */
export type FlagValues = ReadonlyMap<string, readonly string[]>;

export class Flags {
  constructor(private readonly values: FlagValues) {}

  has(flag: string): boolean {
    return this.values.has(flag);
  }

  /** @throws UsageError (rejects) if the flag and the default are missing, or the value is not accepted */
  async required<T>(flag: string, parse: FlagParser<T>, defaultText?: string): Promise<T> {
    const text = this.values.get(flag)?.[0] ?? defaultText;
    if (text === undefined) throw new UsageError(`Give --${flag}.`);
    return parseFlag(flag, parse, text);
  }

  /** @throws UsageError (rejects) if the value is not accepted */
  async optional<T>(flag: string, parse: FlagParser<T>): Promise<T | undefined> {
    return this.has(flag) ? this.required(flag, parse) : undefined;
  }

  /** All values of a repeated flag. @throws UsageError (rejects) if one is not accepted */
  all<T>(flag: string, parse: FlagParser<T>): Promise<T[]> {
    return Promise.all((this.values.get(flag) ?? []).map((text) => parseFlag(flag, parse, text)));
  }
}

async function parseFlag<T>(flag: string, parse: FlagParser<T>, text: string): Promise<T> {
  try {
    return await parse(text);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`--${flag}: ${error.message}`) : error;
  }
}

/** Resolves a path relative to the folder where the user called the command: npm changes the folder. */
export function resolveUserPath(text: string): string {
  const path = text.trim();
  // Not every shell expands it.
  const expanded = path.startsWith('~/') ? join(homedir(), path.slice(2)) : path;
  return resolve(process.env.INIT_CWD ?? process.cwd(), expanded);
}

/** One line of text, such as a heading or a name. */
export function parseLine(text: string): string {
  const line = cleanText(text).replace(/\s+/g, ' ').trim();
  if (line === '') throw new UsageError('Write something.');
  return line;
}

/** Paragraphs, separated by empty lines. */
export const parseText = (text: string): string[] =>
  paragraphsOf(cleanText(text.replace(/\r\n?/g, '\n'))).map((paragraph) => paragraph.replace(/\s+/g, ' '));

/** Unicode NFC without control characters, which copied text may have. */
const cleanText = (text: string) => text.normalize('NFC').replace(/[^\P{Cc}\n\t]/gu, '');

/** The date of an entry without a day. */
export const NO_DATE = 'none';

/** hh:mm in 24 hours. */
export const timeParser = (latest: '23:59' | '24:00') => (text: string) => {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(fold(latinDigits(text)).trim()) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (hours === '' || time > latest || Number(minutes) > 59)
    throw new UsageError(`"${text}" is not a time of the day. Write it in 24 hours, such as 09:30.`);
  return time;
};

/** Undefined for {@link NO_DATE}. */
export const parseDate = (text: string): string | undefined =>
  text.trim().toLowerCase() === NO_DATE ? undefined : parseDay(text);

export function parseDay(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d\d)$/.exec(fold(latinDigits(text)).trim()) ?? [];
  const date = `${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year.padStart(4, '20')}`;
  if (!isDay(date)) {
    const name = MONTHS[Number(month) - 1];
    const last = lastDay(Number(date.slice(-4)), Number(month));
    if (name !== undefined && Number(day) > last)
      throw new UsageError(`"${text}" is not a day: ${name} ${date.slice(-4)} has ${last} days.`);
    throw new UsageError(`"${text}" is not a day. Write it as dd-mm-yyyy, such as 18-03-2025.`);
  }
  if (year.length === 2) throw new UsageError(`Write the year with four digits, such as ${date}.`);
  return date;
}

export const videoParser = (providers: Providers) => (text: string) => {
  const player = playerOf(providers, text.trim());
  if (player) return player.page;
  throw new UsageError(
    `"${text}" is not a video that this site allows. Its address looks like https://www.youtube.com/watch?v=aqz-KE-bpKQ; other hosts are in "providers" of manifest/site.json.`,
  );
};

/** An existing file or folder. @param read throws UsageError if it cannot be used */
export const pathParser =
  <T>(kind: 'file' | 'file or folder', read: FlagParser<T>) =>
  (text: string) => {
    const path = resolveUserPath(text);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) throw new UsageError(`There is no ${kind} ${path}.`);
    if (kind === 'file' && stats.isDirectory()) throw new UsageError(`${path} is not a file.`);
    return read(path);
  };

/** The last segment of a path, normalized. */
export function parseSlug(text: string): string {
  const slug = slugOf(text);
  if (slug === '') throw new UsageError('An address needs letters or digits, such as blood-donation-2025.');
  return slug;
}

/** A route whose pages are the entries of a data file. */
export interface EntryFamily {
  /** Canonical path of the list. */
  parent: string;
  data: string;
  title: string;
}

/** Returns the families with one of the layouts. */
export const families = ({ routes }: Manifest, ...layouts: Layout[]): EntryFamily[] =>
  routes.flatMap((route) => {
    const parent = familyParent(route.path);
    if (parent === undefined || !layouts.includes(route.layout)) return [];
    const list = routes.find(({ path }) => writtenPath(path) === parent);
    return [{ parent, data: route.data, title: list?.title ?? parent }];
  });

/**
 * Explains how to create a list for new entries.
 *
 * @param name the path and the data file of the list in the example
 * @param record of the data file, without entries
 */
export function missingListError(layout: Layout, name: string, title: string, record: object): UsageError {
  return new UsageError(`manifest/routes.json has no list with pages of the layout ${layout}. To begin one, add to "routes" there, with an address and a title of your own:
  { "path": "${name}", "layout": "list", "data": "${name}", "title": "${title}" },
  { "path": "${name}/*", "layout": "${layout}", "data": "${name}" }
Then make the file public/data/${name}.json, and run this again:
  ${JSON.stringify({ data: [record] })}`);
}

/** Returns the list of events of --in. @throws UsageError (rejects) if the site has none */
export async function eventList(flags: Flags, manifest: Manifest): Promise<EntryFamily> {
  const choices = families(manifest, 'detail');
  if (choices.length === 0) throw missingListError('detail', 'events', 'Events', { programme: [] });
  return familyFromFlags(flags, choices, families(manifest, 'month', 'camp-month'));
}

/**
 * Returns the family of --in: a path, data file or title. The flag may be absent if there is only one family.
 *
 * @param months families of months, to which another command adds
 */
export async function familyFromFlags(
  flags: Flags,
  choices: readonly EntryFamily[],
  months: readonly EntryFamily[] = [],
): Promise<EntryFamily> {
  const [only, another] = choices;
  if (only && !another && !flags.has('in')) return only;
  return flags.required('in', (text) => {
    const path = writtenPath(text.trim().replace(/\/\*$/, ''));
    const matches = ({ parent, data, title }: EntryFamily) =>
      parent === path || data === path || title.toLowerCase() === text.trim().toLowerCase();
    const matching = choices.filter(matches);
    const [family] = matching;
    if (family && (matching.length === 1 || family.parent === path)) return family;
    if (matching.length > 1)
      throw new UsageError(`"${text}" is the data file of several lists:\n${formatFamilies(matching)}`);
    if (months.some(matches))
      throw new UsageError(`"${text}" has months; add one with npm run new -- month.`);
    const partialMatches = choices.filter(({ parent, title }) =>
      `${parent}\n${title}`.toLowerCase().includes(path.toLowerCase()),
    );
    if (path !== '' && partialMatches.length > 0) {
      throw new UsageError(
        `There is no list "${text}". Did you mean ${partialMatches.length === 1 ? 'this one' : 'one of these'}?\n${formatFamilies(partialMatches)}`,
      );
    }
    const names = choices.flatMap(({ parent, data, title }) => [parent, data, title]);
    const list = `The lists are:\n${formatFamilies(choices)}`;
    throw new UsageError(withSuggestion(`There is no list "${text}".`, path, names, list));
  });
}

function formatFamilies(choices: readonly EntryFamily[]): string {
  const width = Math.max(...choices.map(({ parent }) => parent.length));
  const dataWidth = Math.max(...choices.map(({ data }) => data.length));
  return choices
    .map(({ parent, data, title }) => `  ${parent.padEnd(width)}  ${data.padEnd(dataWidth)}  ${title}`)
    .join('\n');
}

/**
 * Matches an address in any spelling. The entry of a family may not exist.
 *
 * @throws UsageError if there is no page, or the address is redirected
 */
export function pageByAddress({ table, manifest }: ValidSite, text: string): RouteMatch {
  const path = parsePageAddress(table, text);
  const match = path === undefined ? undefined : matchPath(table, path);
  if (match?.kind === 'route') return match;
  if (match?.kind === 'redirect')
    throw new UsageError(`${match.from} is an old address. Give the new one: ${match.to}.`);
  const paths = manifest.routes.map(({ path: each }) => each).filter((each) => !each.endsWith('*'));
  throw missingPageError(path ?? text, suggestion(path ?? text, paths));
}

/** @param hint replaces `where` */
export const missingPageError = (
  path: string,
  hint: string | undefined,
  where = `The addresses are in ${MANIFEST}.`,
): UsageError => new UsageError(`There is no page ${path}. ${hint ?? where}`);
