/** How far a long step is: a line that is rewritten at a terminal, a line now and then elsewhere. */
export interface Progress {
  /** One thing more is to be done. */
  add(): void;
  /** One thing more is done. */
  done(): void;
  /** Nothing is written when nothing was to be done. */
  end(): void;
}

/** How often a line is rewritten at most, in milliseconds. */
const REST = 100;
/** How often a line is added where lines cannot be rewritten, in milliseconds. */
const SPARSE = 10_000;

/** Where it is written: a stream of this process, or what a test reads. */
interface Output {
  isTTY?: boolean;
  write(text: string): boolean;
}

/** @param label such as "Share pictures" */
export function progress(label: string, stream: Output = process.stderr): Progress {
  let all = 0;
  let done = 0;
  let started = 0;
  let written = 0;
  const rewrite = (text: string) => stream.write(`\r\x1b[K${text}`);
  return {
    add() {
      if (all === 0) started = performance.now();
      all++;
    },
    done() {
      done++;
      if (
        performance.now() - (stream.isTTY ? written : Math.max(written, started)) <
        (stream.isTTY ? REST : SPARSE)
      )
        return;
      written = performance.now();
      if (stream.isTTY) rewrite(`${label}: ${done} of ${all}`);
      else stream.write(`${label}: ${done} of ${all}\n`);
    },
    end() {
      if (all === 0) return;
      if (stream.isTTY) rewrite('');
      stream.write(`${label}: ${done} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    },
  };
}
