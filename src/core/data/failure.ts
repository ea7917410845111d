/** Why something that was asked for over the network did not come, and how long anything is waited for. */

/**
 * `late`: nothing came in time; `line`: the connection broke; `answer`: what came was a refusal or something else;
 * `drawing`: all came, and no page could be made of it.
 */
export type FailureKind = 'late' | 'line' | 'answer' | 'drawing';

/** Something that could not be had. */
export class RequestError extends Error {
  readonly kind: FailureKind;

  constructor(message: string, failure: FailureKind) {
    super(message);
    this.kind = failure;
  }
}

/** Why there is no page. @param error whatever was thrown; anything but a {@link RequestError} comes from making the page */
export const failureKindOf = (error: unknown): FailureKind =>
  error instanceof RequestError ? error.kind : 'drawing';

/** How long a visitor waits for anything, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 8000;

/**
 * A promise that does not stay open. What it stands for goes on: a dynamic import, for one, cannot be called back.
 *
 * @param time how long it may take, in milliseconds
 * @throws Failed (rejects) when that is over; else as the promise given
 */
export function withTimeout<T>(promise: Promise<T>, time = REQUEST_TIMEOUT_MS): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new RequestError('Too late', 'late')), time)),
  ]);
}
