/** Files that somebody has chosen, on their way to the editor. */

/** One file. */
export interface Upload {
  key: number;
  /** What the file is for: the name of a question, or "" where there is none. */
  of: string;
  name: string;
  /** Absent for a file that was sent before the window was loaded anew. */
  file?: File;
  /** Where the browser has its picture, if it is one. */
  previewUrl?: string;
  /** How much of it was sent, from 0 to 1. */
  progress: number;
  /** What the server calls it, once it is there. */
  id?: string;
  /** Why it could not be sent. */
  failed?: string;
}

/** A file that the server has. */
export type SentFile = Pick<Upload, 'of' | 'name'> & { id: string };

/** Those that the server has, in their order. */
export const filterSent = (uploads: readonly Upload[]): SentFile[] =>
  uploads.flatMap(({ of, name, id }) => (id === undefined ? [] : [{ of, name, id }]));

/** How many of some are no longer on their way. */
export const countSettled = (uploads: readonly Upload[]): number =>
  uploads.filter(({ id, failed }) => id !== undefined || failed !== undefined).length;

/**
 * One moved among those of its own kind.
 *
 * @param offset how many places, back when positive; it stays within the list
 */
export function moveUpload(uploads: readonly Upload[], key: number, offset: number): readonly Upload[] {
  const one = uploads.find((upload) => upload.key === key);
  if (!one) return uploads;
  const sameQuestion = uploads.filter(({ of }) => of === one.of);
  const from = sameQuestion.indexOf(one);
  const to = Math.min(Math.max(from + offset, 0), sameQuestion.length - 1);
  const sorted = sameQuestion.toSpliced(from, 1).toSpliced(to, 0, one);
  return uploads.map((upload) => (upload.of === one.of ? (sorted.shift() ?? upload) : upload));
}
