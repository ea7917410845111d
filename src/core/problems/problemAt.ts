/** Problems at values of JSON files. */
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { FileSchema } from '../../generated/schemas.ts';
import { codes } from './codes.ts';
import type { ProblemMessage } from './message.ts';
import { pointerPart, positionOf } from './position.ts';
import type { Problem } from './problem.ts';

export interface SiteFile {
  /** Path from the site folder. */
  file: string;
  text: string;
  tree: Node | undefined;
  value: unknown;
  /** Undefined for a data file that nothing uses. */
  schema: FileSchema | undefined;
  /** True if the schema accepts the file, so that checks may rely on its shape. */
  isValid: boolean;
}

/** Keys and indices from the root of a file. */
export type Path = readonly (string | number)[];

export interface ProblemContent extends ProblemMessage {
  value?: unknown;
}

export interface FieldProblemContent extends ProblemContent {
  field: string;
}

/** @param key marks the name of the field instead of its value */
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

export function problemInFile(file: string, finding: ProblemContent): Problem {
  return { severity: codes[finding.code], ...finding, file };
}

export function lineOf(file: SiteFile, path: Path): number {
  return positionOf(file.text, nearestNode(file.tree, path)?.offset ?? 0).line;
}

export const pointerOf = (path: Path) => path.map((part) => `/${pointerPart(part)}`).join('');

/** Returns the node of a value, or of the nearest existing value around it. */
function nearestNode(tree: Node | undefined, path: Path): Node | undefined {
  for (let end = path.length; tree && end >= 0; end--) {
    const node = findNodeAtLocation(tree, path.slice(0, end));
    if (node) return node;
  }
  return undefined;
}
