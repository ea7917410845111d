/** The place of a value in a file of the site. */
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { FileSchema } from '../../generated/schemas.ts';
import { codes } from './codes.ts';
import type { ProblemMessage } from './message.ts';
import { pointerPart, positionOf } from './position.ts';
import type { Problem } from './problem.ts';

/** A JSON file of the site. */
export interface SiteFile {
  /** Path from the site folder. */
  file: string;
  text: string;
  tree: Node | undefined;
  value: unknown;
  /** The schema that it must follow; undefined for a data file that nothing uses. */
  schema: FileSchema | undefined;
  /** Whether it is JSON and its schema accepts it, so that further checks may rely on its shape. */
  isValid: boolean;
}

/** The keys and indices from the root of a file to a value. */
export type Path = readonly (string | number)[];

/** What is wrong, without its position. */
export interface ProblemContent extends ProblemMessage {
  /** The offending value. */
  value?: unknown;
}

/** What is wrong with a field of an object. */
export interface FieldProblemContent extends ProblemContent {
  field: string;
}

/**
 * A problem at a value of a file.
 *
 * @param key whether the name of the value is meant, not the value itself
 */
export function problemAt(file: SiteFile, path: Path, finding: ProblemContent, key = false): Problem {
  const node = nearestNode(file.tree, path);
  const target = key ? (node?.parent?.children?.[0] ?? node) : node;
  return {
    severity: codes[finding.code],
    ...finding,
    file: file.file,
    ...(target && positionOf(file.text, target.offset)),
    pointer: pointerOf(path),
  };
}

/** A problem of a whole file. */
export function problemInFile(file: string, finding: ProblemContent): Problem {
  return { severity: codes[finding.code], ...finding, file };
}

/** The line of a value. */
export function lineOf(file: SiteFile, path: Path): number {
  return positionOf(file.text, nearestNode(file.tree, path)?.offset ?? 0).line;
}

/** A path as a JSON pointer (RFC 6901). */
export const pointerOf = (path: Path) => path.map((part) => `/${pointerPart(part)}`).join('');

/** The node of a value; where there is none, as for a field that is missing, that of the nearest value around it. */
function nearestNode(tree: Node | undefined, path: Path): Node | undefined {
  for (let end = path.length; tree && end >= 0; end--) {
    const node = findNodeAtLocation(tree, path.slice(0, end));
    if (node) return node;
  }
  return undefined;
}
