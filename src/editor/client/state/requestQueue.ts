import type { UnsavedValue, ValueLocation } from '../../shared/protocol.ts';

const keyOf = ({ file, pointer }: ValueLocation) => `${file}#${pointer}`;

export interface RequestQueue {
  /** Only the last value of each location is sent. */
  send(unsaved: UnsavedValue): void;
  /** Continues after an error. */
  resume(): void;
  /** Drops the queued value of a location. */
  drop(location: ValueLocation): void;
  /** Resolves when the queue is empty, or after an error. */
  idle(): Promise<void>;
}

/**
 * Sends unsaved values one at a time, so that an older text never overtakes a newer one.
 *
 * @param post sends one value; if it rejects, the value is sent again after {@link RequestQueue.resume}
 * @param onFault called with the error
 */
export function createRequestQueue(
  post: (unsaved: UnsavedValue) => Promise<void>,
  onFault: (reason: unknown) => void,
): RequestQueue {
  const pending = new Map<string, UnsavedValue>();
  let isRunning = false;
  let running = Promise.resolve();

  async function run(): Promise<void> {
    isRunning = true;
    for (const [key, unsaved] of drain()) {
      pending.delete(key);
      try {
        await post(unsaved);
      } catch (reason) {
        if (!pending.has(key)) pending.set(key, unsaved);
        onFault(reason);
        break;
      }
    }
    isRunning = false;
  }
  function* drain() {
    for (let [next] = pending; next; [next] = pending) yield next;
  }
  const resume = () => {
    if (!isRunning) running = run();
  };
  return {
    send(unsaved) {
      pending.set(keyOf(unsaved), unsaved);
      resume();
    },
    resume,
    drop: (location) => pending.delete(keyOf(location)),
    idle: () => running,
  };
}
