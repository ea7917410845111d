/** The index in parts as the browser reads it: what a query looks at is loaded first, and the query is asked again. */
import { type Entry, unpackRow, unpackTerms } from './file.ts';
import { type GrowingIndex, growingIndex } from './lookUp.ts';
import { type Group, isEntryPart, isTermPart, knownOf, partName, ROWS, type SearchHead } from './parts.ts';
import type { Outline } from './reader.ts';
import { SOUND } from './terms.ts';

/** Reads a file of the search over the network, by its name without ending. */
export type Ask = (name: string) => Promise<unknown>;

export interface Parts {
  index: GrowingIndex;
  outlines: readonly Outline[];
  /** Undefined until its part has come. */
  entry(place: number): Entry | undefined;
  /** Called before a query. */
  begin(): void;
  /** Whether it has looked at something that has not come. */
  isMissing(): boolean;
  /** Loads what was. @throws (rejects) when it cannot be had */
  load(): Promise<void>;
}

/**
 * The beginning of many words, such as one letter, would have most of a large index loaded. One that stands in more parts than
 * this is looked for in titles and other names alone.
 */
const MOST_PARTS = 4;

const NAMES = ['names'] as const;
const BOTH = ['names', 'text'] as const;

/** @param ask reads a part */
export function openParts(head: SearchHead, ask: Ask): Parts {
  const starts = { names: head.starts.names.split(' '), text: head.starts.text.split(' ') };
  const loads = new Map<string, Promise<void>>();
  const here = new Set<string>();
  const missing = new Set<string>();
  const rows = new Map<number, readonly Entry[]>();
  const outlines = outlinesOf(head);

  const known = {
    names: new Set(unpackTerms({ terms: head.known.names })),
    text: new Set(unpackTerms({ terms: head.known.text })),
  };
  /** Whether there may be a term, or one that begins with it. */
  const mayBe = (group: Group, term: string, isBeginning: boolean) => {
    const start = knownOf(group, term);
    return known[group].has(start) || (isBeginning && start === term);
  };

  const numberOf = (group: Group, term: string) =>
    Math.max(0, starts[group].filter((start) => start <= term).length - 1);
  const lastOf = (group: Group, beginning: string) =>
    Math.max(
      0,
      starts[group].filter((start) => start <= beginning || start.startsWith(beginning)).length - 1,
    );
  const want = (name: string) => {
    if (!here.has(name)) missing.add(name);
  };
  const wantAll = (group: Group, from: number, to: number) => {
    for (let number = from; number <= to; number++) want(partName(group, number));
  };

  const index = growingIndex((place) => Number.parseInt(head.lengths.charAt(place), 36), {
    at(term, reach) {
      for (const group of reach === 'all' ? BOTH : NAMES)
        if (mayBe(group, term, false)) want(partName(group, numberOf(group, term)));
    },
    from(beginning) {
      if (mayBe('names', beginning, true))
        wantAll('names', numberOf('names', beginning), lastOf('names', beginning));
      const [from, to] = [numberOf('text', beginning), lastOf('text', beginning)];
      if (to - from >= MOST_PARTS) return 'names';
      if (mayBe('text', beginning, true)) wantAll('text', from, to);
      return 'all';
    },
    // Few mistype the first letter; see docs/decisions/033.
    around(term) {
      const first = term.slice(0, term.startsWith(SOUND) ? 2 : 1);
      wantAll('names', numberOf('names', first), lastOf('names', first));
      const number = numberOf('text', term);
      want(partName('text', number));
      return (found) => {
        if (!found.startsWith(first)) return 'none';
        return numberOf('text', found) === number ? 'all' : 'names';
      };
    },
  });

  const take = (name: string, file: unknown) => {
    const [of = '', number] = name.split('-');
    if (of === 'entries' && isEntryPart(file)) rows.set(Number(number), file.map(unpackRow));
    else if ((of === 'names' || of === 'text') && isTermPart(file, of)) index.add(file);
    else throw new TypeError('This is no part of the search.');
    here.add(name);
  };
  const load = (name: string) => {
    const loaded =
      loads.get(name) ??
      ask(`${head.parts}/${name}`)
        .then((file) => take(name, file))
        .finally(() => loads.delete(name));
    loads.set(name, loaded);
    return loaded;
  };

  return {
    index,
    outlines,
    entry(place) {
      const number = Math.floor(place / ROWS);
      want(partName('entries', number));
      return rows.get(number)?.[place % ROWS];
    },
    begin: () => missing.clear(),
    isMissing: () => missing.size > 0,
    async load() {
      await Promise.all([...missing].map(load));
    },
  };
}

/** What the order of the results depends on, for each entry. */
function outlinesOf({ days, pages, others = [] }: SearchHead): Outline[] {
  let day = 0;
  const outlines = days.split(',').map((distance, place): Outline => {
    if (distance) day += Number.parseInt(distance, 36);
    return { key: place, day: distance ? day : undefined, isDocument: place >= pages };
  });
  for (const [place, language, of] of others) {
    const outline = outlines[place];
    if (outline) outlines[place] = { ...outline, language, of };
  }
  return outlines;
}
