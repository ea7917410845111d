/** Converts file system errors to problems. */

import { getSystemErrorName } from 'node:util';
import { codes } from '../../core/problems/codes.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { outputMessages } from '../../core/problems/messages/output.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { fieldOf, isObject } from '../../core/problems/value.ts';

/** Some error classes define a `code` property, so the prototype counts too. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : fieldOf(error, 'code');

export const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].some((code) => errorCode(error) === code);

/** By error name (POSIX, errno.h). */
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

/** Errors of the target of a copy; all others concern its source. */
const TARGET_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** Sockets and child processes use the same codes for other errors. */
const NON_FILE_CALLS = /^(?:listen|bind|connect|accept|kill|getaddrinfo|spawn)/;

/**
 * Converts a file system error to a problem.
 *
 * @param error any thrown value
 * @param fallbackPath used if the error has no path, as for a failed write
 * @param displayName maps a path to the name in the message
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
  const message = name === undefined ? undefined : MESSAGES_BY_CODE[name];
  if (!name || !message) return undefined;
  const failedPath = TARGET_CODES.has(name) ? (dest ?? path) : (path ?? dest);
  return {
    severity: codes[message.code],
    ...message,
    file: displayName(typeof failedPath === 'string' ? failedPath : fallbackPath),
  };
}

/** The errors of fs.cp have these fields as getters, which a spread omits. */
const infoOf = (error: Error) => ('info' in error && isObject(error.info) ? error.info : {});

/** fs.cp has positive numbers, other functions negative ones. */
function errnoName(errno: unknown): string | undefined {
  if (typeof errno !== 'number' || errno === 0) return undefined;
  return getSystemErrorName(-Math.abs(errno));
}

/** Converts a file system error to a ContentError; returns any other error unchanged. */
export function toContentError(
  error: unknown,
  fallbackPath: string,
  displayName?: (path: string) => string,
): unknown {
  const problem = systemProblem(error, fallbackPath, displayName);
  return problem ? new ContentError([problem]) : error;
}
