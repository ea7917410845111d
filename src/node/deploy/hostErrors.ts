/** Converts errors of connections to problems. */
import type { ProblemMessage } from '../../core/problems/message.ts';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { fieldOf } from '../../core/problems/value.ts';
import { errorCode } from '../system/systemError.ts';

const { bucketElsewhere, bucketUnknown, certificate, cut, keyMayNot, keyMissing, keyRefused, unreachable } =
  publishMessages;

/** Error codes of Node, its TLS, ssh2-sftp-client and S3. */
const MESSAGES_BY_CODE: readonly [code: RegExp, message: (code: string) => ProblemMessage][] = [
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
  // Messages of ssh2 and basic-ftp, which have no codes.
  [/^No response from server$|Connection lost before handshake$/, () => cut],
  [/^(Timeout|Server sent FIN packet|Client is closed|User closed client)/, () => cut],
];

/** @param targetName the address of the host, with the path if there is one */
export function hostError(error: unknown, targetName: string): ContentError {
  if (error instanceof ContentError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const texts = [errorCode(error), fieldOf(error, 'name'), message].filter(
    (text) => typeof text === 'string',
  );
  for (const [expression, messageOf] of MESSAGES_BY_CODE) {
    const code = texts.find((text) => expression.test(text));
    if (code !== undefined) return new ContentError([problemInFile(targetName, messageOf(code))]);
  }
  return new ContentError([problemInFile(targetName, publishMessages.refused(message))]);
}

/**
 * Converts the errors of an action to problems of its file.
 *
 * @param targetName the address of the host
 */
export const withHostErrors =
  (targetName: string) =>
  <Args extends [path: string, ...unknown[]], Result>(action: (...args: Args) => Promise<Result>) =>
  (...args: Args): Promise<Result> =>
    action(...args).catch((error: unknown) => {
      throw hostError(error, `${targetName}: ${args[0]}`);
    });

/** Returns a handler that replaces an expected error by a value, and rethrows others. */
export const valueIf =
  <T>(value: T, isExpected: (error: unknown) => boolean) =>
  (error: unknown): T => {
    if (isExpected(error)) return value;
    throw error;
  };
