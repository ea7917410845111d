/** What goes wrong between this computer and a host, in words. */

import type { ProblemMessage } from '../../core/problems/message.ts';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { fieldOf } from '../../core/problems/value.ts';
import { errorCode } from '../system/systemError.ts';

const { bucketElsewhere, bucketUnknown, certificate, cut, keyMayNot, keyMissing, keyRefused, unreachable } =
  publishMessages;

/** By the codes of Node, of its TLS, of ssh2-sftp-client and of S3. */
const MISTAKES_BY_CODE: readonly [code: RegExp, words: (code: string) => ProblemMessage][] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    () => unreachable('There is no host of this name, or this computer is offline.'),
  ],
  [/^ECONNREFUSED$/, () => unreachable('The host does not answer at this port.')],
  [/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/, () => unreachable('The host cannot be reached.')],
  [/^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/, certificate],
  [/^(ECONNRESET|EPIPE|ECONNABORTED|ERR_NOT_CONNECTED|ERR_GENERIC_CLIENT)$/, () => cut],
  [/^CredentialsProviderError$/, () => keyMissing],
  [
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|RequestTimeTooSkewed|ExpiredToken|InvalidToken|Unauthorized)$/,
    () => keyRefused,
  ],
  [/^AccessDenied$/, () => keyMayNot],
  [/^NoSuchBucket$/, () => bucketUnknown],
  [/^(PermanentRedirect|AuthorizationHeaderMalformed|Region is missing)$/, () => bucketElsewhere],
  [/^TimeoutError$/, () => cut],
  // ssh2 has no codes for these, nor basic-ftp for those below.
  [/^No response from server$|Connection lost before handshake$/, () => cut],
  [/^(Timeout|Server sent FIN packet|Client is closed|User closed client)/, () => cut],
];

/**
 * An error of a connection as a problem of a place.
 *
 * @param targetName the address of the host, or what was done there
 */
export function hostError(error: unknown, targetName: string): ContentError {
  if (error instanceof ContentError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const texts = [errorCode(error), fieldOf(error, 'name'), message].filter(
    (text) => typeof text === 'string',
  );
  for (const [expression, words] of MISTAKES_BY_CODE) {
    const code = texts.find((text) => expression.test(text));
    if (code !== undefined) return new ContentError([problemInFile(targetName, words(code))]);
  }
  return new ContentError([problemInFile(targetName, publishMessages.refused(message))]);
}

/**
 * Says what a host answers in words.
 *
 * @param targetName the address of the host
 * @returns makes of what is done with a file what is done or told as a problem of that file
 */
export const withHostErrors =
  (targetName: string) =>
  <Given extends [path: string, ...unknown[]], Result>(action: (...args: Given) => Promise<Result>) =>
  (...given: Given): Promise<Result> =>
    action(...given).catch((error: unknown) => {
      throw hostError(error, `${targetName}: ${given[0]}`);
    });
