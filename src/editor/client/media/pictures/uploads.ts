/** Chosen files and the state of their uploads. */

export interface Upload {
  key: number;
  /** The name of the question, or "" if there is none. */
  of: string;
  name: string;
  /** Absent for a file that was sent before a reload. */
  file?: File;
  /** The object URL of a picture. */
  previewUrl?: string;
  /** The sent fraction, from 0 to 1. */
  progress: number;
  /** The id of the upload on the server, when it is complete. */
  id?: string;
  /** The reason of a failed upload. */
  failed?: string;
}

export type SentFile = Pick<Upload, 'of' | 'name'> & { id: string };

/** The completed uploads, in their order. */
export const filterSent = (uploads: readonly Upload[]): SentFile[] =>
  uploads.flatMap(({ of, name, id }) => (id === undefined ? [] : [{ of, name, id }]));

/** The number of completed or failed uploads. */
export const countSettled = (uploads: readonly Upload[]): number =>
  uploads.filter(({ id, failed }) => id !== undefined || failed !== undefined).length;

/**
 * Moves an upload among those of the same question.
 *
 * @param offset number of positions, positive towards the end; clamped to the list
 */
export function moveUpload(uploads: readonly Upload[], key: number, offset: number): readonly Upload[] {
  const movedUpload = uploads.find((upload) => upload.key === key);
  if (!movedUpload) return uploads;
  const sameQuestion = uploads.filter(({ of }) => of === movedUpload.of);
  const from = sameQuestion.indexOf(movedUpload);
  const to = Math.min(Math.max(from + offset, 0), sameQuestion.length - 1);
  const sorted = sameQuestion.toSpliced(from, 1).toSpliced(to, 0, movedUpload);
  return uploads.map((upload) => (upload.of === movedUpload.of ? (sorted.shift() ?? upload) : upload));
}
