/** The file of the search: what the build writes and the browser reads, small on the wire and quick to open. */

/** Something that search finds: a page, or a document of the site. */
export interface Entry {
  /** Canonical path of a page, or the path of a document in public/. */
  path: string;
  title: string;
  /** Where it stands: the step of the trail before it. */
  section?: string;
  /** dd-mm-yyyy. */
  date?: string;
  /** How the text begins. */
  excerpt?: string;
  /** Its language, where that is not the one of the site. */
  language?: string;
  /** The path of the page that it is the translation of. */
  of?: string;
}

/**
 * The parts of an entry that are searched: what people type who look for it; its title; other names, such as the words of links that lead there; its day;
 * headings and people; the text.
 */
export const FIELDS = ['keywords', 'title', 'names', 'date', 'heads', 'text'] as const;

export type Field = (typeof FIELDS)[number];

/** The terms of an entry, field by field, each once. */
export type Terms = Record<Field, readonly string[]>;

/** JSON-serialisable. */
export interface SearchFile {
  /** An entry; the last ones are left out where they are empty. */
  entries: [path: string, title: string, section?: string, date?: string, excerpt?: string][];
  /** All terms, sorted; each as the number of letters that it shares with the one before (base 36) and the rest of it. */
  terms: string;
  /**
   * For each field, for each term: the entries that have it, as distances from one to the next (base 36). Terms are
   * parted by commas.
   */
  postings: Record<Field, string>;
  /** Words of one meaning, as the site has them. */
  glossary?: readonly (readonly string[])[];
  /** The entries in another language than that of the site, each with the entry that it is the translation of. */
  others?: readonly (readonly [entry: number, language: string, of?: number])[];
}

/** The longest beginning that two terms can share in one digit of base 36. */
const LONGEST = 35;

/** Makes the file. The same entries give the same text on every machine. */
export function pack(entries: readonly { entry: Entry; terms: Terms }[]): SearchFile {
  const places: Record<Field, Map<string, number[]>> = {
    keywords: new Map(),
    title: new Map(),
    names: new Map(),
    date: new Map(),
    heads: new Map(),
    text: new Map(),
  };
  const all = new Set<string>();
  for (const [index, { terms }] of entries.entries()) {
    for (const field of FIELDS) {
      for (const term of terms[field]) {
        const list = places[field].get(term) ?? [];
        places[field].set(term, list);
        list.push(index);
        all.add(term);
      }
    }
  }
  // By code units and not by the order of a language.
  const sorted = [...all].sort((a, b) => (a < b ? -1 : 1));
  const column = (field: Field) => sorted.map((term) => distances(places[field].get(term) ?? [])).join(',');
  const others = othersOf(entries.map(({ entry }) => entry));
  return {
    ...(others.length > 0 && { others }),
    entries: entries.map(({ entry }) => row(entry)),
    terms: sorted.map((term, index) => shortened(term, sorted[index - 1] ?? '')).join(' '),
    postings: {
      keywords: column('keywords'),
      title: column('title'),
      names: column('names'),
      date: column('date'),
      heads: column('heads'),
      text: column('text'),
    },
  };
}

function othersOf(entries: readonly Entry[]): NonNullable<SearchFile['others']> {
  const indexes = new Map(entries.map(({ path }, index) => [path, index]));
  return entries.flatMap(({ language, of }, index) => {
    if (language === undefined) return [];
    const original = of === undefined ? undefined : indexes.get(of);
    return [original === undefined ? [index, language] : [index, language, original]] as const;
  });
}

function row({ path, title, section, date, excerpt }: Entry): SearchFile['entries'][number] {
  if (excerpt !== undefined) return [path, title, section ?? '', date ?? '', excerpt];
  if (date !== undefined) return [path, title, section ?? '', date];
  return section === undefined ? [path, title] : [path, title, section];
}

function shortened(term: string, before: string): string {
  let shared = 0;
  while (shared < LONGEST && shared < term.length && term[shared] === before[shared]) shared++;
  return shared.toString(36) + term.slice(shared);
}

const distances = (indexes: readonly number[]) =>
  indexes.map((index, place) => (index - (indexes[place - 1] ?? 0)).toString(36)).join(' ');

/** Whether something is such a file, whole: every field has a cell for every term. */
export function isSearchFile(value: unknown): value is SearchFile {
  if (typeof value !== 'object' || value === null) return false;
  // What is asked for below is there only if it is one.
  const { entries, terms, postings, glossary = [], others = [] }: Partial<SearchFile> = value;
  if (!Array.isArray(entries) || typeof terms !== 'string' || !postings) return false;
  if (!isGlossary(glossary)) return false;
  if (!Array.isArray(others) || !others.every((other) => Array.isArray(other))) return false;
  const count = terms.split(' ').length;
  return (
    entries.every(
      (entry) => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
    ) && FIELDS.every((field) => String(postings[field]).split(',').length === count)
  );
}

const isGlossary = (value: unknown) =>
  Array.isArray(value) &&
  value.every((group) => Array.isArray(group) && group.every((word) => typeof word === 'string'));

/** The entries of a file. */
export function unpackEntries(file: SearchFile): Entry[] {
  const entries = file.entries.map(
    ([path, title, section, date, excerpt]): Entry => ({
      path,
      title,
      section: section || undefined,
      date: date || undefined,
      excerpt: excerpt || undefined,
    }),
  );
  for (const [index, language, original = -1] of file.others ?? []) {
    const entry = entries[index];
    if (entry) entries[index] = { ...entry, language, of: entries[original]?.path };
  }
  return entries;
}

/** The terms of a file, in its order. */
export function unpackTerms(file: SearchFile): string[] {
  let term = '';
  return file.terms.split(' ').map((short) => {
    term = term.slice(0, Number.parseInt(short.charAt(0), 36)) + short.slice(1);
    return term;
  });
}

/** The entries that distances lead to. */
export function unpackPlaces(text: string): number[] {
  let place = 0;
  return text.split(' ').map((distance) => {
    place += Number.parseInt(distance, 36);
    return place;
  });
}
