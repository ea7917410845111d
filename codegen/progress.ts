/** How far a long step has come, in the terminal. */

export interface Progress {
  /** One more is done. */
  step(): void;
  /** All is done, or nothing more will be. */
  end(): void;
}

/** How often a line is added where lines cannot be rewritten, in milliseconds. */
const SPARSE = 10_000;

/**
 * Shows progress on one line that is rewritten; where the output is no terminal, on a line every ten seconds. A step of
 * nothing says nothing.
 *
 * @param label what is done, such as "Pictures"
 * @param total how many there are
 */
export function createProgress(
  label: string,
  total: number,
  output: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
  now: () => number = Date.now,
): Progress {
  let done = 0;
  const started = now();
  let said = started;
  const seconds = () => ((now() - started) / 1000).toFixed(1);
  const rewrite = () => output.write(`\r\u001B[K${label}: ${done} of ${total}`);
  if (total > 0) {
    if (output.isTTY) rewrite();
    else output.write(`${label}: ${total} to make\n`);
  }
  return {
    step() {
      done++;
      if (output.isTTY) rewrite();
      else if (now() - said >= SPARSE) {
        said = now();
        output.write(`${label}: ${done} of ${total}\n`);
      }
    },
    end() {
      if (total > 0)
        output.write(`${output.isTTY ? '\r\u001B[K' : ''}${label}: ${done} made in ${seconds()} s\n`);
    },
  };
}
