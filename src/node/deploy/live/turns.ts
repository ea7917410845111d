/** One request at a time to a host, with a rest between two. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** @param rest is over when a host has been left alone for long enough */
  constructor(private readonly rest: () => Promise<unknown>) {}

  /** Does something when it is the turn of a host. @returns what comes of it, or rejects as it does */
  take<T>(host: string, act: () => Promise<T>): Promise<T> {
    const before = this.last.get(host);
    const mine = before ? before.then(this.rest).then(act) : act();
    this.last.set(
      host,
      mine.catch(() => undefined),
    );
    return mine;
  }
}
