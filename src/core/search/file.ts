/** The rows and terms of the search index, which the build packs and the browser unpacks. */

export interface SearchEntry {
  /** Canonical path of a page, or the path of a document in public/. */
  path: string;
  title: string;
  /** The titles of a document in other languages, by language. */
  titles?: Readonly<Record<string, string>>;
  /** The label of the parent page. */
  section?: string;
  /** dd-mm-yyyy. */
  date?: string;
  /** The beginning of the text. */
  excerpt?: string;
  /** Absent if it is the language of the site. */
  language?: string;
  /** The path of the original of a translation. */
  original?: string;
}

/**
 * The searched fields: search words; title; other names, such as link labels; day; headings and people; text.
 */
export const FIELDS = ['keywords', 'title', 'names', 'date', 'heads', 'text'] as const;

export type SearchField = (typeof FIELDS)[number];

/** The unique terms of an entry, by field. */
export type Terms = Record<SearchField, readonly string[]>;

export interface Indexed {
  entry: SearchEntry;
  terms: Terms;
}

export interface Postings<F extends SearchField = SearchField> {
  /** Sorted, space-separated: the length of the shared prefix (base 36), then the rest of the term. */
  terms: string;
  /** By field and term, the distances between entry indexes (base 36), comma-separated by term. */
  postings: Record<F, string>;
}

/** Trailing empty fields are omitted. */
export type EntryRow = [
  path: string,
  title: string,
  section?: string,
  date?: string,
  excerpt?: string,
  titles?: Readonly<Record<string, string>>,
];

/** The entries in other languages, each with the index of its original. */
export type OtherLanguages = readonly (readonly [entry: number, language: string, of?: number])[];

/** The maximum of one digit in base 36. */
const MAX_SHARED_LETTERS = 35;

/** A term with its postings by field. */
export type TermRow = [term: string, cells: Partial<Record<SearchField, string>>];

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
  // In code unit order, independent of the locale.
  return [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, places]) => [
      term,
      Object.fromEntries([...places].map(([field, list]) => [field, distances(list)])),
    ]);
}

export function packTerms<F extends SearchField>(
  gathered: readonly TermRow[],
  fields: readonly F[],
): Postings<F> {
  const columns = fields.map((field) => [field, gathered.map(([, cells]) => cells[field] ?? '').join(',')]);
  return {
    terms: gathered.map(([term], index) => shortenTerm(term, gathered[index - 1]?.[0] ?? '')).join(' '),
    postings: Object.fromEntries(columns) as Record<F, string>,
  };
}

export function otherLanguagesOf(entries: readonly SearchEntry[]): OtherLanguages {
  const indexes = new Map(entries.map(({ path }, index) => [path, index]));
  return entries.flatMap(({ language, original: of }, index) => {
    if (language === undefined) return [];
    const original = of === undefined ? undefined : indexes.get(of);
    return [original === undefined ? [index, language] : [index, language, original]] as const;
  });
}

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
  indexes.map((index, position) => (index - (indexes[position - 1] ?? 0)).toString(36)).join(' ');

/** Returns true if each field has postings for every term. */
export function isPostings<F extends SearchField>(
  value: unknown,
  fields: readonly F[],
): value is Postings<F> {
  if (typeof value !== 'object' || value === null) return false;
  const { terms, postings }: Partial<Postings<F>> = value;
  if (typeof terms !== 'string' || !postings) return false;
  const count = terms.split(' ').length;
  return fields.every((field) => String(postings[field]).split(',').length === count);
}

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

/** Unpacks an entry without its language. */
export const unpackRow = ([path, title, section, date, excerpt, titles]: EntryRow): SearchEntry => ({
  path,
  title,
  section: section || undefined,
  date: date || undefined,
  excerpt: excerpt || undefined,
  titles,
});

export function unpackTerms(file: Pick<Postings, 'terms'>): string[] {
  let term = '';
  return file.terms.split(' ').map((short) => {
    term = term.slice(0, Number.parseInt(short.charAt(0), 36)) + short.slice(1);
    return term;
  });
}

/** Decodes the distances between entries. */
export function unpackIndexes(text: string): number[] {
  let entry = 0;
  return text.split(' ').map((distance) => {
    entry += Number.parseInt(distance, 36);
    return entry;
  });
}
