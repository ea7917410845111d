/** The redirects of a site after pages have moved or gone: every old address leads to a page, at once. */
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import type { RedirectRow } from '../../content/model.ts';
import { isBelow } from '../../content/pagePaths.ts';
import type { Asked } from './address.ts';
import type { NewPlace } from './links.ts';

/** What becomes of the list of redirects. */
interface RedirectChanges {
  /** The new target of a row, by its index. */
  set: ReadonlyMap<number, string>;
  /** Rows whose old address is that of a page again. */
  removed: readonly number[];
  added: readonly { from: string; to: string }[];
}

interface Move {
  from: Asked;
  /** Where the addresses lead; not a family where all of them lead to one page. */
  to: Asked;
  /** Where each page is now. */
  newPlace: NewPlace;
  /** Whether the page itself is among those that move, and not only those below it. */
  hasOwnPage: boolean;
  /** The pages that go with it, though it is no family. */
  parts: readonly string[];
  /** The addresses that are those of pages now. */
  taken: ReadonlySet<string>;
}

/** What becomes of the redirects of a site. */
export function redirectChanges(rows: readonly RedirectRow[], move: Move): RedirectChanges {
  const { from, to, hasOwnPage, taken } = move;
  const set = new Map<number, string>();
  const removed: number[] = [];
  const kept: { from: string; to: string }[] = [];
  for (const row of rows) {
    const old = writtenPath(row.from);
    const target = newTarget(writtenPath(row.to), move);
    const parent = familyParent(old);
    const isBack = parent === undefined ? taken.has(old) : to.family && isAt(parent, to.path);
    if (isBack || target === old) {
      removed.push(row.index);
      continue;
    }
    if (target !== undefined) set.set(row.index, target);
    kept.push({ from: old, to: target ?? writtenPath(row.to) });
  }
  const added: { from: string; to: string }[] = [];
  const add = (old: string, target: string) => {
    const isKnown = [...kept, ...added].some((row) => row.from === old);
    if (!isKnown && !taken.has(old)) added.push({ from: old, to: target });
  };
  /** The rows that lead an address, and all below it, to where the pages are now. */
  const lead = (old: string) => {
    if (hasOwnPage) add(old, to.path);
    if (from.family) add(`${old}/*`, to.family ? `${to.path}/*` : to.path);
  };
  lead(from.path);
  for (const part of hasOwnPage ? move.parts : []) add(part, newTarget(part, move) ?? to.path);
  for (const { from: old, to: target } of kept) {
    const [parent, inside] = [familyParent(old), familyParent(target)];
    // An older family led here: what has left is named by itself.
    if (parent !== undefined && inside !== undefined && isBelow(from.path, inside)) {
      lead(`${parent}/${below(from.path, inside)}`);
    }
  }
  return { set, removed, added };
}

/** Where a redirect leads now; undefined where its target has not moved. */
function newTarget(target: string, { from, to, newPlace }: Move): string | undefined {
  const parent = familyParent(target);
  if (parent === undefined) return newPlace(target);
  if (!from.family || !isAt(parent, from.path)) return undefined;
  return to.family ? `${to.path}${parent.slice(from.path.length)}/*` : to.path;
}

const isAt = (path: string, parent: string) => path === parent || isBelow(path, parent);

const below = (path: string, parent: string) => (parent === '' ? path : path.slice(parent.length + 1));
