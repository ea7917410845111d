/**
 * Phones write the location into every photo and video, to within metres. Documents keep it in their photos.
 */

import { join } from 'node:path';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import type { LocationFinding } from '../content/locations/model.ts';
import { findLocationIn } from '../content/locations/remove.ts';
import type { CheckedSite } from '../content/model.ts';
import { publicFile } from '../content/publicFolder.ts';

/**
 * Reports every file in `public/` with a location. The build strips photos and videos, but the folder keeps
 * the originals.
 */
export function locations({ folder, publicFolder: { files } }: CheckedSite): Problem[] {
  return files.flatMap((path) => {
    const finding = findLocationIn(join(folder, publicFile(path)));
    return finding ? [problemInFile(publicFile(path), mistakeOf(finding), path)] : [];
  });
}

const MISTAKES: Readonly<Record<Exclude<LocationFinding['kind'], 'inside'>, ProblemMessage>> = {
  photo: mediaMessages.location,
  removable: mediaMessages.fileLocation,
  track: mediaMessages.fileLocationTrack,
  recording: mediaMessages.fileLocationOfRecording,
  document: mediaMessages.fileLocationOfDocument,
};

const mistakeOf = (finding: LocationFinding): ProblemMessage =>
  finding.kind === 'inside' ? mediaMessages.fileLocationInside(finding.name) : MISTAKES[finding.kind];
