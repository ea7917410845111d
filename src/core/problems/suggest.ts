/** "Did you mean". */
import leven from 'leven';

/** "Did you mean" the nearest of some names, when one is near. */
export function suggestion(name: string, names: Iterable<string>): string | undefined {
  const near = nearest(name, names);
  return near === undefined ? undefined : `Did you mean "${near}"?`;
}

/** "Did you mean" and all that is accepted. */
export function nearestOf(name: string, names: readonly string[]): string {
  return `${suggestion(name, names) ?? ''} Write one of these: ${names.join(', ')}.`.trim();
}

/**
 * The nearest of some names; undefined when none is near. Of those that are equally near it is one of the same letters,
 * since letters change places in typing, then one that begins alike, then the first.
 */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase().slice(0, MAX_NAME_LENGTH);
  const letters = sorted(wanted);
  let nearestName: string | undefined;
  let best = Math.max(2, Math.floor(wanted.length / 3));
  let likest = -1;
  for (const candidate of names) {
    // What differs by more than what was found need not be compared.
    if (Math.abs(candidate.length - wanted.length) > best) continue;
    const lower = candidate.toLowerCase();
    const distance = leven(wanted, lower, { maxDistance: best + 1 });
    if (distance > best || distance >= candidate.length) continue;
    const likeness = (sorted(lower) === letters ? 2 : 0) + (lower[0] === wanted[0] ? 1 : 0);
    if (distance === best && nearestName !== undefined && likeness <= likest) continue;
    best = distance;
    likest = likeness;
    nearestName = candidate;
  }
  return nearestName;
}

const sorted = (text: string) => [...text].sort().join('');

/** A name that is longer is a text in the wrong place, and near to nothing. */
const MAX_NAME_LENGTH = 300;

/** How many names are looked for. */
const MAX_NAMES = 100;

/**
 * The same search, for the first names alone. A mistake that stands in thousands of places is listed a few times only, and
 * comparing each with thousands of pages would take minutes.
 */
export function suggester(names: Iterable<string>): (name: string) => string | undefined {
  let namesLeft = MAX_NAMES;
  return (name) => (namesLeft-- > 0 ? suggestion(name, names) : undefined);
}
