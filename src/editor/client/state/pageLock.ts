/** Lets only one tab edit a page of a site, so that tabs do not overwrite each other's changes. */

export interface PageLocks {
  /** Releases the previous page. @param path undefined only releases */
  acquire(path: string | undefined): void;
  /** Takes the page from another tab. */
  stealLock(): void;
}

/**
 * Uses the Web Locks API: the browser releases a lock when its tab closes or crashes.
 *
 * @param locks undefined if the browser has none: then every tab edits
 * @param onChange called with true if this tab edits the page
 */
export function createPageLocks(
  locks: LockManager | undefined,
  site: string,
  onChange: (isMine: boolean) => void,
): PageLocks {
  let current: { name: string; leave: () => void; isReleased: boolean } | undefined;

  /** Holds the lock until the page is left. If another tab takes it, waits for it. */
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
