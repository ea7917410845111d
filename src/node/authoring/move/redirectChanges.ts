/** The redirects of a site after pages have moved or gone: every old address leads to a page, at once. */
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import type { RedirectRow } from '../../content/model.ts';
import { isBelow } from '../../content/pagePaths.ts';
import type { PageAddress } from './address.ts';
import type { NewPathOf } from './links.ts';

/** What becomes of the list of redirects. */
interface RedirectChanges {
  /** The new target of a row, by its index. */
  retargeted: ReadonlyMap<number, string>;
  /** Rows whose old address is that of a page again. */
  removed: readonly number[];
  added: readonly { from: string; to: string }[];
}

interface PageMove {
  from: PageAddress;
  /** Where the addresses lead; not a family where all of them lead to one page. */
  to: PageAddress;
  /** Where each page is now. */
  newPathOf: NewPathOf;
  /** Whether the page itself is among those that move, and not only those below it. */
  hasOwnPage: boolean;
  /** The pages that go with it, though it is no family. */
  parts: readonly string[];
  /** The addresses that are those of pages now. */
  pagePaths: ReadonlySet<string>;
}

/** What becomes of the redirects of a site. */
export function redirectChanges(rows: readonly RedirectRow[], move: PageMove): RedirectChanges {
  const { from, to, hasOwnPage, pagePaths } = move;
  const retargeted = new Map<number, string>();
  const removed: number[] = [];
  const remaining: { from: string; to: string }[] = [];
  for (const row of rows) {
    const old = writtenPath(row.from);
    const target = newTarget(writtenPath(row.to), move);
    const parent = familyParent(old);
    const isBack = parent === undefined ? pagePaths.has(old) : to.isFamily && isAt(parent, to.path);
    if (isBack || target === old) {
      removed.push(row.index);
      continue;
    }
    if (target !== undefined) retargeted.set(row.index, target);
    remaining.push({ from: old, to: target ?? writtenPath(row.to) });
  }
  const added: { from: string; to: string }[] = [];
  const add = (old: string, target: string) => {
    const isKnown = [...remaining, ...added].some((row) => row.from === old);
    if (!isKnown && !pagePaths.has(old)) added.push({ from: old, to: target });
  };
  /** The rows that lead an address, and all below it, to where the pages are now. */
  const addRedirects = (old: string) => {
    if (hasOwnPage) add(old, to.path);
    if (from.isFamily) add(`${old}/*`, to.isFamily ? `${to.path}/*` : to.path);
  };
  addRedirects(from.path);
  for (const part of hasOwnPage ? move.parts : []) add(part, newTarget(part, move) ?? to.path);
  for (const { from: old, to: target } of remaining) {
    const [parent, inside] = [familyParent(old), familyParent(target)];
    // An older family led here: what has left is named by itself.
    if (parent !== undefined && inside !== undefined && isBelow(from.path, inside)) {
      addRedirects(`${parent}/${below(from.path, inside)}`);
    }
  }
  return { retargeted, removed, added };
}

/** Where a redirect leads now; undefined where its target has not moved. */
function newTarget(target: string, { from, to, newPathOf }: PageMove): string | undefined {
  const parent = familyParent(target);
  if (parent === undefined) return newPathOf(target);
  if (!from.isFamily || !isAt(parent, from.path)) return undefined;
  return to.isFamily ? `${to.path}${parent.slice(from.path.length)}/*` : to.path;
}

const isAt = (path: string, parent: string) => path === parent || isBelow(path, parent);

const below = (path: string, parent: string) => (parent === '' ? path : path.slice(parent.length + 1));
