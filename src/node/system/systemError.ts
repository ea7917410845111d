/** What the file system says, in words: a full disk or a forbidden folder is nobody's programming mistake. */

import { getSystemErrorName } from 'node:util';
import { codes } from '../../core/problems/codes.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { outputMessages } from '../../core/problems/messages/output.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { fieldOf, isObject } from '../../core/problems/value.ts';

/** The code of an error, which a class may define as well; undefined where it has none. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : fieldOf(error, 'code');

/** Whether a system call failed because nothing of this name is there. */
export const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].some((code) => errorCode(error) === code);

/** By the name of the error (POSIX, errno.h). */
const MESSAGES_BY_CODE: Readonly<Record<string, ProblemMessage>> = {
  ENOSPC: outputMessages.diskFull,
  EDQUOT: outputMessages.quotaFull,
  EFBIG: outputMessages.fileTooLarge,
  EACCES: outputMessages.noAccess,
  EPERM: outputMessages.noAccess,
  EROFS: outputMessages.readOnly,
  ENOENT: outputMessages.pathMissing,
  ENOTDIR: outputMessages.blocked,
  EISDIR: outputMessages.blocked,
  EEXIST: outputMessages.blocked,
  ENOTEMPTY: outputMessages.blocked,
  ELOOP: outputMessages.linkCircle,
  ENAMETOOLONG: outputMessages.pathLong,
  EMFILE: outputMessages.tooManyOpen,
  ENFILE: outputMessages.tooManyOpen,
  EBUSY: outputMessages.busy,
  ETXTBSY: outputMessages.busy,
  EXDEV: outputMessages.busy,
  EIO: outputMessages.diskFault,
};

/** What is full is the target of a copy; whatever else is wrong is wrong with its source. */
const TARGET_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** Sockets and child processes use the same names for other things. */
const NON_FILE_CALLS = /^(?:listen|bind|connect|accept|kill|getaddrinfo|spawn)/;

/**
 * An error of the file system as a problem.
 *
 * @param error anything that was thrown
 * @param fallbackPath said where the system names no path, as when a write fails
 * @param displayName gives the name under which a person knows a path
 * @returns undefined for any other error
 */
export function systemProblem(
  error: unknown,
  fallbackPath: string,
  displayName: (path: string) => string = (path) => path,
): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errno, syscall, path, dest }: Partial<Record<string, unknown>> = {
    ...error,
    ...infoOf(error),
  };
  if (typeof syscall === 'string' && NON_FILE_CALLS.test(syscall)) return undefined;
  const name = typeof code === 'string' && code in MESSAGES_BY_CODE ? code : errnoName(errno);
  const words = name === undefined ? undefined : MESSAGES_BY_CODE[name];
  if (!name || !words) return undefined;
  const named = TARGET_CODES.has(name) ? (dest ?? path) : (path ?? dest);
  return {
    severity: codes[words.code],
    ...words,
    file: displayName(typeof named === 'string' ? named : fallbackPath),
  };
}

/** The errors of fs.cp have these as getters, which a spread leaves out. */
const infoOf = (error: Error) => ('info' in error && isObject(error.info) ? error.info : {});

/** fs.cp gives the number of the system, other functions its negative. */
function errnoName(errno: unknown): string | undefined {
  if (typeof errno !== 'number' || errno === 0) return undefined;
  return getSystemErrorName(-Math.abs(errno));
}

/** An error to throw in place of another: that of the file system in words, any other as it is. */
export function toContentError(
  error: unknown,
  fallbackPath: string,
  displayName?: (path: string) => string,
): unknown {
  const problem = systemProblem(error, fallbackPath, displayName);
  return problem ? new ContentError([problem]) : error;
}
