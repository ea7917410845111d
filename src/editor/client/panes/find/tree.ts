/** The pages of a site under one another, and what is marked on each. */
import type { EditorProblem, PageRow } from '../../../shared/protocol.ts';
import { isMistake } from '../../form/problemsOf.ts';

export interface Branch {
  page: PageRow;
  children: readonly Branch[];
}

/** The pages under one another, in the order of the list; the home page stands beside those below it. */
export function treeOf(pages: readonly PageRow[]): Branch[] {
  const known = new Set(pages.map(({ path }) => path));
  const below = new Map<string, PageRow[]>();
  for (const page of pages) {
    const above = parentOf(page, known);
    below.set(above, [...(below.get(above) ?? []), page]);
  }
  const placed = new Set<string>();
  const branch = (page: PageRow): Branch => {
    placed.add(page.path);
    const inside = page.path === '' ? [] : (below.get(page.path) ?? []);
    return { page, children: inside.filter(({ path }) => !placed.has(path)).map(branch) };
  };
  const roots = (below.get('') ?? []).map(branch);
  // Pages that name one another as the page above.
  for (const page of pages) if (!placed.has(page.path)) roots.push(branch(page));
  return roots;
}

const parentOf = ({ path, parent }: PageRow, known: ReadonlySet<string>): string =>
  parent === undefined || parent === path || !known.has(parent) ? '' : parent;

/** The pages above one, the outermost first: what must be unfolded to see it. */
export function above(pages: readonly PageRow[], path: string): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const found: string[] = [];
  let next = byPath.get(path)?.parent;
  while (next !== undefined && next !== path && byPath.has(next) && !found.includes(next)) {
    found.unshift(next);
    next = byPath.get(next)?.parent;
  }
  return found;
}

/** How many mistakes each page has, by its path: those of the innermost value in whose place they stand. */
export function mistakesOf(
  pages: readonly PageRow[],
  problems: readonly EditorProblem[],
): ReadonlyMap<string, number> {
  const byPlace = new Map<string, string[]>();
  for (const { path, location, row, embeddedFiles = [] } of pages) {
    const places = [location, ...(row ? [row] : []), ...embeddedFiles.map((file) => ({ file, pointer: '' }))];
    for (const { file, pointer } of places) {
      const key = `${file}#${pointer}`;
      byPlace.set(key, [...(byPlace.get(key) ?? []), path]);
    }
  }
  const counts = new Map<string, number>();
  for (const problem of problems) {
    if (!isMistake(problem)) continue;
    const { file, pointer = '' } = problem;
    for (const path of pagesAt(byPlace, file, pointer)) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

function pagesAt(byPlace: ReadonlyMap<string, readonly string[]>, file: string, pointer: string) {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const pages = byPlace.get(`${file}#${at}`);
    if (pages) return pages;
    if (at === '') return [];
  }
}
