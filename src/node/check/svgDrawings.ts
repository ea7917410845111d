import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemInFile } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { unreadableFinding } from '../content/pathStatus.ts';
import { drawingFinding } from '../content/pictures/svg.ts';
import { publicFile } from '../content/publicFolder.ts';

export function svgDrawings({ folder, publicFolder: { files } }: CheckedSite): Problem[] {
  return files
    .filter((file) => /\.svgz?$/i.test(file))
    .flatMap((file) => {
      const path = publicFile(file);
      const finding = /z$/i.test(file) ? mediaMessages.drawingCompressed : findingOf(join(folder, path));
      return finding ? [problemInFile(path, finding)] : [];
    });
}

function findingOf(path: string): ProblemContent | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return unreadableFinding(error);
  }
  return drawingFinding(bytes);
}
