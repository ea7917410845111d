/** Problems at values of JSON files. */
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { FileSchema } from '../../generated/schemas.ts';
import { codes } from './codes.ts';
import type { ProblemMessage } from './message.ts';
import { pointerPart, positionOf } from './position.ts';
import type { Problem } from './problem.ts';
import { valueAt } from './value.ts';

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

/** A message for the value of a field. */
export interface FieldMessage extends ProblemMessage {
  field: string;
}

/** @param value default: that of the finding */
export const problemAt = (
  file: SiteFile,
  path: Path,
  finding: ProblemContent,
  value = finding.value,
): Problem => problemAtNode(file, nearestNode(file.tree, path), path, { ...finding, value });

/** The value of the problem is the value at the path. */
export const problemWithValue = (file: SiteFile, path: Path, message: ProblemMessage): Problem =>
  problemAt(file, path, message, valueAt(file.value, path));

/** Marks the name of a field, which is the value of the problem. */
export function problemAtKey(file: SiteFile, path: Path, message: ProblemMessage): Problem {
  const node = nearestNode(file.tree, path);
  const keyNode = node?.parent?.children?.[0] ?? node;
  return problemAtNode(file, keyNode, path, { ...message, value: path.at(-1) });
}

const problemAtNode = (
  file: SiteFile,
  node: Node | undefined,
  path: Path,
  finding: ProblemContent,
): Problem => ({
  severity: codes[finding.code],
  ...finding,
  file: file.file,
  ...(node && positionOf(file.text, node.offset)),
  pointer: pointerOf(path),
});

/** @param value default: that of the finding */
export const problemInFile = (file: string, finding: ProblemContent, value = finding.value): Problem => ({
  severity: codes[finding.code],
  ...finding,
  value,
  file,
});

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
