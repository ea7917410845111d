/** The page tree. */
import type { EditorProblem, PageRow } from '../../../shared/protocol.ts';
import { isMistake } from '../../form/problemsOf.ts';

export interface TreeNode {
  page: PageRow;
  children: readonly TreeNode[];
}

/** Builds the tree in the order of the list; the home page is next to its children. */
export function buildTree(pages: readonly PageRow[]): TreeNode[] {
  const paths = new Set(pages.map(({ path }) => path));
  const childrenByPath = new Map<string, PageRow[]>();
  for (const page of pages) {
    const above = parentOf(page, paths);
    childrenByPath.set(above, [...(childrenByPath.get(above) ?? []), page]);
  }
  const visited = new Set<string>();
  const branch = (page: PageRow): TreeNode => {
    visited.add(page.path);
    const inside = page.path === '' ? [] : (childrenByPath.get(page.path) ?? []);
    return { page, children: inside.filter(({ path }) => !visited.has(path)).map(branch) };
  };
  const roots = (childrenByPath.get('') ?? []).map(branch);
  // Pages whose parents form a cycle.
  for (const page of pages) if (!visited.has(page.path)) roots.push(branch(page));
  return roots;
}

const parentOf = ({ path, parent }: PageRow, paths: ReadonlySet<string>): string =>
  parent === undefined || parent === path || !paths.has(parent) ? '' : parent;

/** The ancestors of a page, the outermost first. */
export function ancestorPaths(pages: readonly PageRow[], path: string): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const ancestors: string[] = [];
  let next = byPath.get(path)?.parent;
  while (next !== undefined && next !== path && byPath.has(next) && !ancestors.includes(next)) {
    ancestors.unshift(next);
    next = byPath.get(next)?.parent;
  }
  return ancestors;
}

/** The number of mistakes by page path. A mistake belongs to the page of the innermost value around it. */
export function mistakeCounts(
  pages: readonly PageRow[],
  problems: readonly EditorProblem[],
): ReadonlyMap<string, number> {
  const byLocation = new Map<string, string[]>();
  for (const { path, location, row, embeddedFiles = [] } of pages) {
    const places = [location, ...(row ? [row] : []), ...embeddedFiles.map((file) => ({ file, pointer: '' }))];
    for (const { file, pointer } of places) {
      const key = `${file}#${pointer}`;
      byLocation.set(key, [...(byLocation.get(key) ?? []), path]);
    }
  }
  const counts = new Map<string, number>();
  for (const problem of problems) {
    if (!isMistake(problem)) continue;
    const { file, pointer = '' } = problem;
    for (const path of pagesAt(byLocation, file, pointer)) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

function pagesAt(byLocation: ReadonlyMap<string, readonly string[]>, file: string, pointer: string) {
  for (let ancestor = pointer; ; ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'))) {
    const pages = byLocation.get(`${file}#${ancestor}`);
    if (pages) return pages;
    if (ancestor === '') return [];
  }
}
