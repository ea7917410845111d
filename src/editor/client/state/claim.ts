/** Which of several windows of one site edits a page: one at a time, so that none overwrites what another writes. */

export interface Claims {
  /** Leaves the page that was claimed before. @param path undefined only leaves it */
  claim(path: string | undefined): void;
  /** Takes the page from the window that has it. */
  stealLock(): void;
}

/**
 * The browser gives a lock on once its window is closed or has crashed.
 *
 * @param locks undefined where a browser has none: then every window edits
 * @param onChange told whether this window edits the page that it has claimed
 */
export function openClaims(
  locks: LockManager | undefined,
  site: string,
  onChange: (isMine: boolean) => void,
): Claims {
  let current: { name: string; leave: () => void; isLeft: boolean } | undefined;

  /** Holds the lock until the page is left; when another window takes it, waits for it. */
  function hold(name: string, options: LockOptions): void {
    if (!locks) {
      onChange(true);
      return;
    }
    const waiting = new AbortController();
    let release = () => {};
    const claim = {
      name,
      isLeft: false,
      leave: () => {
        claim.isLeft = true;
        waiting.abort();
        release();
      },
    };
    current = claim;
    const granted = () =>
      new Promise<void>((done) => {
        release = done;
        if (claim.isLeft) done();
        else onChange(true);
      });
    const waitFor = () => locks.request(name, { signal: waiting.signal }, granted);
    const request = options.steal
      ? locks.request(name, { steal: true }, granted)
      : locks.request(name, { ifAvailable: true }, (lock) => {
          if (lock) return granted();
          if (!claim.isLeft) onChange(false);
          return undefined;
        });
    request.then(() => {
      if (!claim.isLeft) waitFor().catch(lost);
    }, lost);
    function lost() {
      if (claim.isLeft) return;
      onChange(false);
      waitFor().catch(lost);
    }
  }

  const leave = () => {
    current?.leave();
    current = undefined;
  };
  return {
    claim(path) {
      leave();
      if (path !== undefined) hold(`site-from-data/${site}/${path}`, {});
    },
    stealLock() {
      const name = current?.name;
      leave();
      if (name !== undefined) hold(name, { steal: true });
    },
  };
}
