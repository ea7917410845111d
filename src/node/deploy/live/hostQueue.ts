/** One request at a time to a host, with a rest between two. */
export class HostQueue {
  private readonly lastByHost = new Map<string, Promise<unknown>>();

  /** @param pause is over when a host has been left alone for long enough */
  constructor(private readonly pause: () => Promise<unknown>) {}

  /** Does something when it is the turn of a host. @returns what comes of it, or rejects as it does */
  run<T>(host: string, action: () => Promise<T>): Promise<T> {
    const previous = this.lastByHost.get(host);
    const result = previous ? previous.then(this.pause).then(action) : action();
    this.lastByHost.set(
      host,
      result.catch(() => undefined),
    );
    return result;
  }
}
