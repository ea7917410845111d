/** Plans the redirects after a move or removal: every old path redirects directly to a page. */
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import type { RedirectRow } from '../../content/model.ts';
import { isBelow } from '../../content/pagePaths.ts';
import type { PageAddress } from './address.ts';
import type { NewPathOf } from './links.ts';

interface RedirectChanges {
  /** The new targets of redirects, by their indexes. */
  retargeted: ReadonlyMap<number, string>;
  /** The indexes of redirects whose old path is a page again. */
  removed: readonly number[];
  added: readonly { from: string; to: string }[];
}

interface PageMove {
  from: PageAddress;
  /** Not a family if all paths redirect to one page. */
  to: PageAddress;
  newPathOf: NewPathOf;
  /** True if the page itself moves, and not only pages below it. */
  hasOwnPage: boolean;
  /** Years and tags of a list, which move with it. */
  parts: readonly string[];
  /** The new paths of pages. */
  pagePaths: ReadonlySet<string>;
}

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
    const isRedirected = [...remaining, ...added].some((row) => row.from === old);
    if (!isRedirected && !pagePaths.has(old)) added.push({ from: old, to: target });
  };
  /** Redirects a path, and all paths below it. */
  const addRedirects = (old: string) => {
    if (hasOwnPage) add(old, to.path);
    if (from.isFamily) add(`${old}/*`, to.isFamily ? `${to.path}/*` : to.path);
  };
  addRedirects(from.path);
  for (const part of hasOwnPage ? move.parts : []) add(part, newTarget(part, move) ?? to.path);
  for (const { from: old, to: target } of remaining) {
    const [parent, targetParent] = [familyParent(old), familyParent(target)];
    // The redirect of an older family: moved pages need redirects of their own.
    if (parent !== undefined && targetParent !== undefined && isBelow(from.path, targetParent)) {
      const rest = targetParent === '' ? from.path : from.path.slice(targetParent.length + 1);
      addRedirects(`${parent}/${rest}`);
    }
  }
  return { retargeted, removed, added };
}

/** Returns undefined if the target has not moved. */
function newTarget(target: string, { from, to, newPathOf }: PageMove): string | undefined {
  const parent = familyParent(target);
  if (parent === undefined) return newPathOf(target);
  if (!from.isFamily || !isAt(parent, from.path)) return undefined;
  return to.isFamily ? `${to.path}${parent.slice(from.path.length)}/*` : to.path;
}

const isAt = (path: string, parent: string) => path === parent || isBelow(path, parent);
