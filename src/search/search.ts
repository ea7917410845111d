/**
 * The search: words looked up in MiniSearch's radix tree, whole, as beginnings, or nearly so. Arrives with the first use;
 * see docs/decisions/009-search.md for why the ranking is our own.
 */
import SearchableMap from 'minisearch/SearchableMap';
import { timeOfDay } from '../content/text.ts';
import { type Entry, type Field, isSearchFile, unpackEntries, unpackPlaces, unpackTerms } from './file.ts';
import { markWords, type Piece } from './mark.ts';
import { type Look, parseQuery, type Query, type Wanted } from './query.ts';
import { SOUND, termOf } from './terms.ts';
import { isSilent, words } from './words.ts';

/** A page or document that was found, with the words that were looked for marked. */
export interface Hit {
  /** Canonical path of a page, or the path of a document in public/. */
  path: string;
  title: readonly Piece[];
  section?: readonly Piece[];
  /** dd-mm-yyyy. */
  date?: string;
  excerpt?: readonly Piece[];
}

export interface Results {
  /** How many were found. */
  count: number;
  /** The first of them, the best first. */
  hits: readonly Hit[];
  /** Whether they have all words; if there is nothing that has, these have most of them. */
  complete: boolean;
  /** Where nothing was found: words of titles that are near to those asked for. */
  suggestions: readonly string[];
}

export interface Search {
  /**
   * What has the words of a text.
   *
   * @param text any text
   * @param most how many hits are wanted
   */
  find(text: string, most: number): Results;
}

/** What a word is worth by where it stands. */
const WORTH: Readonly<Record<Field, number>> = { title: 10, names: 6, date: 4, heads: 3, text: 1 };

/** A page that is always there stands before an event that is over. */
const LASTING = 1.3;
/** How much more the newest event is worth than one of four years ago. */
const NEWEST = 0.4;
const YEARS = 4;
/** How much more a title of one word is worth, one of two half as much, and so on: what was asked for is most of it. */
const SHORT_TITLE = 0.1;
/** The most that a term may differ from what was asked for to be suggested, as a part of its length. */
const NEAR = 1 / 3;
const MOST_SUGGESTIONS = 3;

/** For each entry what a word is worth there, and by which terms it was found. */
type Scores = Map<number, { score: number; terms: number[] }>;

/**
 * @param file what the build has written, as it came over the network
 * @throws TypeError when it is something else
 */
export function createSearch(file: unknown): Search {
  if (!isSearchFile(file)) throw new TypeError('This is not the index of the search.');
  const entries = unpackEntries(file);
  const terms = unpackTerms(file);
  const cells = (field: Field) => file.postings[field].split(',');
  const titles = cells('title');
  const names = cells('names');
  const columns = [
    { worth: worthOfTitles(titles, entries.length), cells: titles },
    { worth: evenly(WORTH.names), cells: names },
    { worth: evenly(WORTH.date), cells: cells('date') },
    { worth: evenly(WORTH.heads), cells: cells('heads') },
    { worth: evenly(WORTH.text), cells: cells('text') },
  ];
  const tree = new SearchableMap<number>();
  for (const [place, term] of terms.entries()) tree.set(term, place);
  const boosts = boostsOf(entries);

  /** Takes down who has a term. */
  const collect = (scores: Scores, term: number, weight: number) => {
    for (const { worth, cells } of columns) {
      const cell = cells[term];
      if (!cell) continue;
      for (const place of unpackPlaces(cell)) {
        const found = scores.get(place);
        const score = worth(place) * weight;
        if (!found) scores.set(place, { score, terms: [term] });
        else {
          found.score = Math.max(found.score, score);
          if (found.terms.at(-1) !== term) found.terms.push(term);
        }
      }
    }
  };

  const lookUp = (scores: Scores, { term, prefix, weight }: Look) => {
    const exact = tree.get(term);
    if (exact !== undefined) collect(scores, exact, weight);
    if (!prefix) return;
    for (const [longer, place] of tree.atPrefix(term).entries()) {
      if (place !== exact)
        collect(scores, place, weight * closeness(term.length, longer.length - term.length));
    }
  };

  /** Terms that differ in a letter or two: mistyped words. */
  const lookAround = (scores: Scores, { term, weight }: Look) => {
    const distance = term.length > 7 ? 2 : term.length > 3 ? 1 : 0;
    if (distance === 0) return;
    for (const [, [place, letters]] of tree.fuzzyGet(term, distance)) {
      collect(scores, place, weight * MISTYPED ** letters);
    }
  };

  /** Whether a sound stands in a title or another name, by itself or with the anusvara that it loses within a word. */
  const isName = (key: string) =>
    [SOUND + key, `${SOUND + key}m`].some((term) => {
      const place = tree.get(term);
      return place !== undefined && (titles[place] || names[place]);
    });

  /** Entries that have all parts of a word that is written as one here and as several there: ലോകജലദിനം. */
  const lookForParts = (scores: Scores, key: string) => {
    const parts = partsOf(key, isName);
    if (parts.length < 2) return;
    const found = parts.map((part) => {
      const each: Scores = new Map();
      lookUp(each, { term: SOUND + part, prefix: true, weight: IN_PARTS });
      return each;
    });
    for (const [place, { score, terms: first }] of found[0] ?? []) {
      const others = found.slice(1).flatMap((each) => each.get(place) ?? []);
      if (others.length < parts.length - 1) continue;
      const least = Math.min(score, ...others.map((other) => other.score));
      const before = scores.get(place);
      if (!before || before.score < least) {
        scores.set(place, { score: least, terms: [...first, ...others.flatMap((other) => other.terms)] });
      }
    }
  };

  /** Who has a word, worth more the rarer it is. */
  const scoresOf = ({ looks, count, sound }: Wanted, mistyped: boolean): Scores => {
    const scores: Scores = new Map();
    for (const look of looks) lookUp(scores, look);
    if (sound !== undefined && count === 1 && !isName(sound)) lookForParts(scores, sound);
    if (scores.size === 0 && mistyped) for (const look of looks) lookAround(scores, look);
    const rarity = Math.log(1 + (entries.length - scores.size + 0.5) / (scores.size + 0.5));
    for (const found of scores.values()) found.score *= rarity;
    return scores;
  };

  const rank = ({ required, wanted }: Query) => {
    const rows = new Map<number, { scores: number[]; terms: Set<number> }>();
    for (const part of wanted) {
      for (const [place, { score, terms: found }] of scoresOf(part, part.count === 1)) {
        const row = rows.get(place) ?? { scores: required.map(() => 0), terms: new Set() };
        rows.set(place, row);
        // Joined words are as good as each of them.
        for (let word = part.from; word < part.from + part.count; word++) {
          row.scores[word] = Math.max(row.scores[word] ?? 0, score);
        }
        for (const term of found) row.terms.add(term);
      }
    }
    return [...rows].map(([place, { scores, terms: found }]) => ({
      place,
      terms: found,
      covered: scores.filter((score, word) => required[word] && score > 0).length,
      score: scores.reduce((sum, score) => sum + score, 0) * (boosts[place] ?? 1),
    }));
  };

  const inTitles = () => {
    const known = new Map<string, string>();
    for (const { title } of entries) {
      for (const { text, word } of words(title)) if (!isSilent(word)) known.set(termOf(word), text);
    }
    return known;
  };
  let written: ReadonlyMap<string, string> | undefined;

  const suggest = ({ wanted }: Query): string[] => {
    written ??= inTitles();
    const near = new Map<string, number>();
    for (const { term } of wanted.flatMap(({ count, looks }) => (count === 1 ? looks : []))) {
      if (term.length < SHORTEST_PART) continue;
      for (const [found, [, letters]] of tree.fuzzyGet(term, Math.floor(term.length * NEAR))) {
        const word = written.get(found);
        if (word !== undefined) near.set(word, Math.min(near.get(word) ?? letters, letters));
      }
    }
    return [...near]
      .sort(([, a], [, b]) => a - b)
      .slice(0, MOST_SUGGESTIONS)
      .map(([word]) => word);
  };

  return {
    find(text, most) {
      const query = parseQuery(text);
      const ranked = rank(query);
      const covered = Math.max(1, ...ranked.map((row) => row.covered));
      const best = ranked
        .filter((row) => row.covered === covered)
        .sort((a, b) => b.score - a.score || a.place - b.place);
      return {
        count: best.length,
        hits: best.slice(0, most).flatMap(({ place, terms: found }) => {
          const entry = entries[place];
          return entry ? [hitOf(entry, new Set([...found].map((term) => terms[term] ?? '')))] : [];
        }),
        complete: best.length > 0 && covered === query.required.filter(Boolean).length,
        suggestions: best.length > 0 ? [] : suggest(query),
      };
    },
  };
}

const evenly = (worth: number) => () => worth;

/** What a word in the title of an entry is worth. @param cells the entries by term */
function worthOfTitles(cells: readonly string[], count: number): (place: number) => number {
  const lengths = new Array<number>(count).fill(0);
  for (const cell of cells) {
    if (cell) for (const place of unpackPlaces(cell)) lengths[place] = (lengths[place] ?? 0) + 1;
  }
  return (place) => WORTH.title * (1 + SHORT_TITLE / (lengths[place] ?? 1));
}

/** A term that only begins a longer one: the less of it follows, the closer. */
const closeness = (length: number, more: number) => (0.9 * length) / (length + more / 2);
/** A letter that differs. */
const MISTYPED = 0.6;
const IN_PARTS = 0.9;
const SHORTEST_PART = 3;

/** The fewest parts of a sound that are all names; none when there are no such. */
function partsOf(key: string, isName: (part: string) => unknown): string[] {
  for (let end = key.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
    const first = key.slice(0, end);
    if (!isName(first)) continue;
    const rest = key.slice(end);
    if (isName(rest)) return [first, rest];
    const more = partsOf(rest, isName);
    if (more.length > 0) return [first, ...more];
  }
  return [];
}

function boostsOf(entries: readonly Entry[]): number[] {
  const days = entries.map(({ date }) => dayNumber(date));
  const newest = Math.max(0, ...days.filter((day) => day !== undefined));
  return days.map((day) => {
    if (day === undefined) return LASTING;
    return 1 + NEWEST * Math.max(0, 1 - (newest - day) / (365.25 * YEARS));
  });
}

function dayNumber(date: string | undefined): number | undefined {
  const time = timeOfDay(date ?? '');
  return time === undefined ? undefined : time / 86_400_000;
}

function hitOf({ path, title, section, date, excerpt }: Entry, terms: ReadonlySet<string>): Hit {
  return {
    path,
    title: markWords(title, terms),
    section: section === undefined ? undefined : markWords(section, terms),
    date,
    excerpt: excerpt === undefined ? undefined : markWords(excerpt, terms),
  };
}
