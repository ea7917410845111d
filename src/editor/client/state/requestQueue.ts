/** Sends what is typed to the server, in the order in which it can take it. */
import type { UnsavedValue, ValueLocation } from '../../shared/protocol.ts';

const keyOf = ({ file, pointer }: ValueLocation) => `${file}#${pointer}`;

export interface RequestQueue {
  /** Of several for one place only the last one is sent. */
  send(unsaved: UnsavedValue): void;
  /** Goes on after a fault. */
  resume(): void;
  /** Forgets what waits for a place. */
  drop(place: ValueLocation): void;
  /** Fulfilled once nothing waits, or after a fault. */
  idle(): Promise<void>;
}

/**
 * One request is under way at most, so that an older text never overtakes a newer one.
 *
 * @param post sends one; where it rejects, the same is sent again once {@link RequestQueue.resume} is called
 * @param onFault told why
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
    drop: (place) => pending.delete(keyOf(place)),
    idle: () => running,
  };
}
