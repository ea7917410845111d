/** Sends what is typed to the server, in the order in which it can take it. */
import type { UnsavedValue, ValueLocation } from '../../shared/protocol.ts';

const keyOf = ({ file, pointer }: ValueLocation) => `${file}#${pointer}`;

export interface Sender {
  /** Of several for one place only the last one is sent. */
  send(unsaved: UnsavedValue): void;
  /** Goes on after a fault. */
  goOn(): void;
  /** Forgets what waits for a place. */
  forget(place: ValueLocation): void;
  /** Fulfilled once nothing waits, or after a fault. */
  idle(): Promise<void>;
}

/**
 * One request is under way at most, so that an older text never overtakes a newer one.
 *
 * @param post sends one; where it rejects, the same is sent again once {@link Sender.goOn} is called
 * @param onFault told why
 */
export function openSender(
  post: (unsaved: UnsavedValue) => Promise<void>,
  onFault: (reason: unknown) => void,
): Sender {
  const waiting = new Map<string, UnsavedValue>();
  let isRunning = false;
  let running = Promise.resolve();

  async function run(): Promise<void> {
    isRunning = true;
    for (const [key, unsaved] of nextOnes()) {
      waiting.delete(key);
      try {
        await post(unsaved);
      } catch (reason) {
        if (!waiting.has(key)) waiting.set(key, unsaved);
        onFault(reason);
        break;
      }
    }
    isRunning = false;
  }
  function* nextOnes() {
    for (let [next] = waiting; next; [next] = waiting) yield next;
  }
  const goOn = () => {
    if (!isRunning) running = run();
  };
  return {
    send(unsaved) {
      waiting.set(keyOf(unsaved), unsaved);
      goOn();
    },
    goOn,
    forget: (place) => waiting.delete(keyOf(place)),
    idle: () => running,
  };
}
