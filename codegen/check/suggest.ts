/** "Did you mean". */
import leven from 'leven';

/** "Did you mean" the nearest of some names, when one is near. */
export function suggestion(name: string, names: Iterable<string>): string | undefined {
  const near = nearest(name, names);
  return near === undefined ? undefined : `Did you mean "${near}"?`;
}

/** "Did you mean" and all that is accepted. */
export function nearestOf(name: string, names: readonly string[]): string {
  return `${suggestion(name, names) ?? ''} The values are ${names.join(', ')}.`.trim();
}

/** The nearest of some names, the first of those that are equally near; undefined when none is near. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase().slice(0, LONGEST);
  const limit = Math.max(2, Math.floor(wanted.length / 3));
  let found: string | undefined;
  // What differs by more than the limit, or by no less than what was found, need not be compared.
  let best = limit + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - wanted.length) >= best) continue;
    const distance = leven(wanted, candidate.toLowerCase(), { maxDistance: best });
    if (distance < best && distance < candidate.length) {
      best = distance;
      found = candidate;
    }
  }
  return found;
}

/** A name that is longer is a text in the wrong place, and near to nothing. */
const LONGEST = 300;

/**
 * The same search, for at most so many names. A mistake that stands in thousands of places is listed a few times only, and
 * comparing each with thousands of pages would take minutes.
 */
export function suggester(names: Iterable<string>, times = 100): (name: string) => string | undefined {
  let left = times;
  return (name) => (left-- > 0 ? suggestion(name, names) : undefined);
}
