/** A host whose connection can break at any moment. */
import type { Host } from '../src/node/deploy/host.ts';

export interface UnreliableHost extends Host {
  changes: number;
  /** The connection breaks after this many further changes, until this is set again. */
  breaksAfter: number;
}

/** @param host the other end */
export function makeUnreliable(host: Host): UnreliableHost {
  const act = async (change: () => Promise<void>, half: () => Promise<void> = async () => undefined) => {
    if (broken.breaksAfter <= 0) {
      if (broken.breaksAfter-- === 0) await half();
      throw new Error('The line is broken.');
    }
    broken.breaksAfter--;
    broken.changes++;
    await change();
  };
  const broken: UnreliableHost = {
    ...host,
    // Data in transit would still arrive.
    concurrency: 1,
    changes: 0,
    breaksAfter: Number.POSITIVE_INFINITY,
    put: (path, content) =>
      act(
        () => host.put(path, content),
        () => host.put(path, content.subarray(0, content.length / 2)),
      ),
    rename: (from, to) => act(() => host.rename(from, to)),
    copy: (from, to) => act(() => host.copy(from, to)),
    remove: (path) => act(() => host.remove(path)),
    removeFolder: (path) => act(() => host.removeFolder(path)),
  };
  return broken;
}
