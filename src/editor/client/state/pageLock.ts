/** Which of several windows of one site edits a page: one at a time, so that none overwrites what another writes. */

export interface PageLocks {
  /** Leaves the page that was claimed before. @param path undefined only leaves it */
  acquire(path: string | undefined): void;
  /** Takes the page from the window that has it. */
  stealLock(): void;
}

/**
 * The browser gives a lock on once its window is closed or has crashed.
 *
 * @param locks undefined where a browser has none: then every window edits
 * @param onChange told whether this window edits the page that it has claimed
 */
export function createPageLocks(
  locks: LockManager | undefined,
  site: string,
  onChange: (isMine: boolean) => void,
): PageLocks {
  let current: { name: string; leave: () => void; isReleased: boolean } | undefined;

  /** Holds the lock until the page is left; when another window takes it, waits for it. */
  function acquireLock(name: string, options: LockOptions): void {
    if (!locks) {
      onChange(true);
      return;
    }
    const abort = new AbortController();
    let release = () => {};
    const pageLock = {
      name,
      isReleased: false,
      leave: () => {
        pageLock.isReleased = true;
        abort.abort();
        release();
      },
    };
    current = pageLock;
    const onGranted = () =>
      new Promise<void>((done) => {
        release = done;
        if (pageLock.isReleased) done();
        else onChange(true);
      });
    const waitForLock = () => locks.request(name, { signal: abort.signal }, onGranted);
    const request = options.steal
      ? locks.request(name, { steal: true }, onGranted)
      : locks.request(name, { ifAvailable: true }, (lock) => {
          if (lock) return onGranted();
          if (!pageLock.isReleased) onChange(false);
          return undefined;
        });
    request.then(() => {
      if (!pageLock.isReleased) waitForLock().catch(onLost);
    }, onLost);
    function onLost() {
      if (pageLock.isReleased) return;
      onChange(false);
      waitForLock().catch(onLost);
    }
  }

  const release = () => {
    current?.leave();
    current = undefined;
  };
  return {
    acquire(path) {
      release();
      if (path !== undefined) acquireLock(`site-from-data/${site}/${path}`, {});
    },
    stealLock() {
      const name = current?.name;
      release();
      if (name !== undefined) acquireLock(name, { steal: true });
    },
  };
}
