/** The file of the search: what the build writes and the browser reads, small on the wire and quick to open. */

/** Something that search finds: a page, or a document of the site. */
export interface SearchEntry {
  /** Canonical path of a page, or the path of a document in public/. */
  path: string;
  title: string;
  /** Of a document: what it is called in other languages than that of the site, by their codes. */
  titles?: Readonly<Record<string, string>>;
  /** Where it stands: the step of the trail before it. */
  section?: string;
  /** dd-mm-yyyy. */
  date?: string;
  /** How the text begins. */
  excerpt?: string;
  /** Its language, where that is not the one of the site. */
  language?: string;
  /** The path of the page that it is the translation of. */
  original?: string;
}

/**
 * The parts of an entry that are searched: what people type who look for it; its title; other names, such as the words of links that lead there; its day;
 * headings and people; the text.
 */
export const FIELDS = ['keywords', 'title', 'names', 'date', 'heads', 'text'] as const;

export type SearchField = (typeof FIELDS)[number];

/** The terms of an entry, field by field, each once. */
export type Terms = Record<SearchField, readonly string[]>;

/** Something that search finds, with what it is found by. */
export interface Indexed {
  entry: SearchEntry;
  terms: Terms;
}

/** Terms, and who has them. */
export interface Postings<F extends SearchField = SearchField> {
  /** Sorted; each as the number of letters that it shares with the one before (base 36) and the rest of it. */
  terms: string;
  /**
   * For each field, for each term: the entries that have it, as distances from one to the next (base 36). Terms are
   * parted by commas.
   */
  postings: Record<F, string>;
}

/** An entry; the last ones are left out where they are empty. */
export type EntryRow = [
  path: string,
  title: string,
  section?: string,
  date?: string,
  excerpt?: string,
  titles?: Readonly<Record<string, string>>,
];

/** JSON-serialisable. */
export interface SearchFile extends Postings {
  entries: EntryRow[];
  /** Of titles: whether the index is in parts. */
  inParts?: boolean;
  /** Words of one meaning, as the site has them. */
  glossary?: readonly (readonly string[])[];
  /** The entries in another language than that of the site, each with the entry that it is the translation of. */
  others?: readonly (readonly [entry: number, language: string, of?: number])[];
}

/** The longest beginning that two terms can share in one digit of base 36. */
const MAX_SHARED_LETTERS = 35;

/** Makes the file. The same entries give the same text on every machine. */
export function pack(entries: readonly Indexed[]): SearchFile {
  const others = otherLanguagesOf(entries.map(({ entry }) => entry));
  const { terms, postings } = packTerms(collectTerms(entries), FIELDS);
  return {
    ...(others.length > 0 && { others }),
    entries: entries.map(({ entry }) => packRow(entry)),
    terms,
    postings,
  };
}

/** A term with the cell of each field. */
export type TermRow = [term: string, cells: Partial<Record<SearchField, string>>];

/** All terms of entries, sorted. */
export function collectTerms(entries: readonly Indexed[]): TermRow[] {
  const all = new Map<string, Map<SearchField, number[]>>();
  for (const [index, { terms }] of entries.entries()) {
    for (const field of FIELDS) {
      for (const term of terms[field]) {
        const indexesByField = all.get(term) ?? new Map<SearchField, number[]>();
        all.set(term, indexesByField);
        const list = indexesByField.get(field);
        if (list) list.push(index);
        else indexesByField.set(field, [index]);
      }
    }
  }
  // By code units and not by the order of a language.
  return [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, places]) => [
      term,
      Object.fromEntries([...places].map(([field, list]) => [field, distances(list)])),
    ]);
}

/** Packs some fields of terms. */
export function packTerms<F extends SearchField>(
  gathered: readonly TermRow[],
  fields: readonly F[],
): Postings<F> {
  const columns = fields.map((field) => [field, gathered.map(([, cells]) => cells[field] ?? '').join(',')]);
  return {
    terms: gathered.map(([term], index) => shortenTerm(term, gathered[index - 1]?.[0] ?? '')).join(' '),
    // Each of the fields is there.
    postings: Object.fromEntries(columns) as Record<F, string>,
  };
}

/** The entries in another language than that of the site. */
export function otherLanguagesOf(entries: readonly SearchEntry[]): NonNullable<SearchFile['others']> {
  const indexes = new Map(entries.map(({ path }, index) => [path, index]));
  return entries.flatMap(({ language, original: of }, index) => {
    if (language === undefined) return [];
    const original = of === undefined ? undefined : indexes.get(of);
    return [original === undefined ? [index, language] : [index, language, original]] as const;
  });
}

/** An entry as it stands in the file. */
export function packRow({ path, title, section, date, excerpt, titles }: SearchEntry): EntryRow {
  if (titles !== undefined) return [path, title, section ?? '', date ?? '', excerpt ?? '', titles];
  if (excerpt !== undefined) return [path, title, section ?? '', date ?? '', excerpt];
  if (date !== undefined) return [path, title, section ?? '', date];
  return section === undefined ? [path, title] : [path, title, section];
}

function shortenTerm(term: string, previousTerm: string): string {
  let shared = 0;
  while (shared < MAX_SHARED_LETTERS && shared < term.length && term[shared] === previousTerm[shared])
    shared++;
  return shared.toString(36) + term.slice(shared);
}

const distances = (indexes: readonly number[]) =>
  indexes.map((index, place) => (index - (indexes[place - 1] ?? 0)).toString(36)).join(' ');

/** Whether something is such a file, whole: every field has a cell for every term. */
export function isSearchFile(value: unknown): value is SearchFile {
  if (typeof value !== 'object' || value === null) return false;
  // What is asked for below is there only if it is one.
  const { entries, glossary = [], others = [] }: Partial<SearchFile> = value;
  return isRows(entries) && isGlossary(glossary) && isOthers(others) && isPostings(value, FIELDS);
}

/** Whether something has a cell of each field for every term. */
export function isPostings<F extends SearchField>(
  value: unknown,
  fields: readonly F[],
): value is Postings<F> {
  if (typeof value !== 'object' || value === null) return false;
  // As above.
  const { terms, postings }: Partial<Postings<F>> = value;
  if (typeof terms !== 'string' || !postings) return false;
  const count = terms.split(' ').length;
  return fields.every((field) => String(postings[field]).split(',').length === count);
}

/** Whether something is a list of entries. */
export const isRows = (value: unknown): value is EntryRow[] =>
  Array.isArray(value) &&
  value.every(
    (entry) => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  );

export const isOthers = (value: unknown) =>
  Array.isArray(value) && value.every((other) => Array.isArray(other));

export const isGlossary = (value: unknown) =>
  Array.isArray(value) &&
  value.every((group) => Array.isArray(group) && group.every((word) => typeof word === 'string'));

/** The entries of a file. */
export function unpackEntries(file: Pick<SearchFile, 'entries' | 'others'>): SearchEntry[] {
  const entries = file.entries.map(unpackRow);
  for (const [index, language, original = -1] of file.others ?? []) {
    const entry = entries[index];
    if (entry) entries[index] = { ...entry, language, original: entries[original]?.path };
  }
  return entries;
}

/** An entry, but for its language. */
export const unpackRow = ([path, title, section, date, excerpt, titles]: EntryRow): SearchEntry => ({
  path,
  title,
  section: section || undefined,
  date: date || undefined,
  excerpt: excerpt || undefined,
  titles,
});

/** The terms of a file, in its order. */
export function unpackTerms(file: Pick<Postings, 'terms'>): string[] {
  let term = '';
  return file.terms.split(' ').map((short) => {
    term = term.slice(0, Number.parseInt(short.charAt(0), 36)) + short.slice(1);
    return term;
  });
}

/** The entries that distances lead to. */
export function unpackIndexes(text: string): number[] {
  let entry = 0;
  return text.split(' ').map((distance) => {
    entry += Number.parseInt(distance, 36);
    return entry;
  });
}
