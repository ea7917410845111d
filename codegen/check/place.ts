/** The place of a value in a file of the site. */
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Problem } from '../../src/problem.ts';
import { placeOf, pointerPart } from '../json.ts';
import type { SchemaName } from '../schemas.ts';

/** A JSON file of the site. */
export interface SiteFile {
  /** Path from the site folder. */
  file: string;
  text: string;
  tree: Node | undefined;
  value: unknown;
  /** The schema that it must follow; undefined for a data file that nothing uses. */
  schema: SchemaName | undefined;
  /** Whether it is JSON and its schema accepts it, so that further checks may rely on its shape. */
  sound: boolean;
}

/** A problem at a value of a file. */
export type ProblemAt = Omit<Problem, 'file' | 'line' | 'column' | 'pointer'>;

/**
 * The place of a value in its file.
 *
 * @param path the keys and indices from the root of the file to the value
 * @param key whether the name of the value is meant, not the value itself
 */
export function at(
  file: SiteFile,
  path: readonly (string | number)[],
  problem: ProblemAt,
  key = false,
): Problem {
  const node = nearestNode(file.tree, path);
  const place = key ? (node?.parent?.children?.[0] ?? node) : node;
  return {
    ...problem,
    file: file.file,
    ...(place && placeOf(file.text, place.offset)),
    pointer: path.map((part) => `/${pointerPart(part)}`).join(''),
  };
}

/** The node of a value; where there is none, as for a field that is missing, that of the nearest value around it. */
function nearestNode(tree: Node | undefined, path: readonly (string | number)[]): Node | undefined {
  for (let end = path.length; tree && end >= 0; end--) {
    const node = findNodeAtLocation(tree, path.slice(0, end));
    if (node) return node;
  }
  return undefined;
}
