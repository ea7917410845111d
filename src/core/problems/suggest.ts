import leven from 'leven';

/** Returns "Did you mean …" with the nearest name, if one is near. */
export function suggestion(name: string, names: Iterable<string>): string | undefined {
  const near = nearest(name, names);
  return near === undefined ? undefined : `Did you mean "${near}"?`;
}

/** Appends the nearest name, if one is near, and a sentence that lists all of them. */
export const withSuggestion = (message: string, name: string, names: Iterable<string>, list = ''): string =>
  [message, suggestion(name, names), list].filter(Boolean).join(' ');

/** Suggests the nearest name and lists all valid ones. */
export function nearestOf(name: string, names: readonly string[]): string {
  return `${suggestion(name, names) ?? ''} Write one of these: ${names.join(', ')}.`.trim();
}

/**
 * Undefined if no name is near. Ties: the same letters first, because transpositions are common, then the
 * same first letter, then list order.
 */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const folded = name.toLowerCase().slice(0, MAX_NAME_LENGTH);
  const letters = sorted(folded);
  let nearestName: string | undefined;
  let best = Math.max(2, Math.floor(folded.length / 3));
  let likest = -1;
  for (const candidate of names) {
    // The distance is at least the difference in length.
    if (Math.abs(candidate.length - folded.length) > best) continue;
    const lower = candidate.toLowerCase();
    const distance = leven(folded, lower, { maxDistance: best + 1 });
    if (distance > best || distance >= candidate.length) continue;
    const likeness = (sorted(lower) === letters ? 2 : 0) + (lower[0] === folded[0] ? 1 : 0);
    if (distance === best && nearestName !== undefined && likeness <= likest) continue;
    best = distance;
    likest = likeness;
    nearestName = candidate;
  }
  return nearestName;
}

const sorted = (text: string) => [...text].sort().join('');

/** A longer name is a misplaced text, and has no near name. */
const MAX_NAME_LENGTH = 300;

const MAX_NAMES = 100;

/**
 * Limits {@link suggestion} to the first names: comparing thousands with thousands of pages takes minutes.
 */
export function suggester(names: Iterable<string>): (name: string) => string | undefined {
  let namesLeft = MAX_NAMES;
  return (name) => (namesLeft-- > 0 ? suggestion(name, names) : undefined);
}
