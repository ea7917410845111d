/** Failures and timeouts of requests. */

/** `late`: timeout; `line`: broken connection; `answer`: invalid response; `drawing`: rendering failed. */
export type FailureKind = 'late' | 'line' | 'answer' | 'drawing';

export class RequestError extends Error {
  readonly kind: FailureKind;

  constructor(message: string, failure: FailureKind) {
    super(message);
    this.kind = failure;
  }
}

/** @param error any value; anything but a {@link RequestError} comes from rendering the page */
export const failureKindOf = (error: unknown): FailureKind =>
  error instanceof RequestError ? error.kind : 'drawing';

/** The timeout of requests, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 8000;

/**
 * The work behind the promise continues: a dynamic import, for example, cannot be cancelled.
 *
 * @param time in milliseconds
 * @throws Failed (rejects) after the timeout; otherwise as the promise does
 */
export function withTimeout<T>(promise: Promise<T>, time = REQUEST_TIMEOUT_MS): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new RequestError('Too late', 'late')), time)),
  ]);
}
