/** How far a long step is: a line that is rewritten at a terminal, a line now and then elsewhere. */
import { formatMegabytes } from '../../core/problems/message.ts';

export interface Progress {
  /** One thing more is to be done. @param bytes its size, where that says how long it takes */
  add(bytes?: number): void;
  /** One thing more is done. @param bytes its size, as it was said before */
  done(bytes?: number): void;
  /** Nothing is written when nothing was to be done. */
  end(): void;
}

/** What takes long enough to say how far it is. */
type Stage = 'pages' | 'pictures' | 'packing' | 'sending';

export type OpenProgress = (stage: Stage) => Progress;

/** At a terminal; pages are drawn too fast to be counted there. */
export const onTerminal: OpenProgress = (stage) => (stage === 'pages' ? SILENT : progress(LABELS[stage]));

const LABELS = { pictures: 'Pictures', packing: 'Packing', sending: 'Sending' } as const;

const SILENT: Progress = { add: () => {}, done: () => {}, end: () => {} };

/** How often a line is rewritten at most, in milliseconds. */
const REST_MS = 100;
/** How often a line is added where lines cannot be rewritten, in milliseconds. */
const SPARSE_MS = 10_000;

/** Where it is written: a stream of this process, or what a test reads. */
interface Output {
  isTTY?: boolean;
  write(text: string): boolean;
}

/** @param label such as "Share pictures" */
export function progress(label: string, stream: Output = process.stderr): Progress {
  let all = 0;
  let done = 0;
  let [allBytes, doneBytes] = [0, 0];
  let started = 0;
  let written = 0;
  const rewrite = (text: string) => stream.write(`\r\x1b[K${text}`);
  const sizes = () => {
    if (allBytes === 0 || doneBytes === 0) return '';
    const left = ((performance.now() - started) * (allBytes / doneBytes - 1)) / 1000;
    return `, ${formatMegabytes(doneBytes)} of ${formatMegabytes(allBytes)}, ${inTime(left)} left`;
  };
  return {
    add(bytes = 0) {
      if (all === 0) started = performance.now();
      all++;
      allBytes += bytes;
    },
    done(bytes = 0) {
      done++;
      doneBytes += bytes;
      if (
        performance.now() - (stream.isTTY ? written : Math.max(written, started)) <
        (stream.isTTY ? REST_MS : SPARSE_MS)
      )
        return;
      written = performance.now();
      const line = `${label}: ${done} of ${all}${sizes()}`;
      if (stream.isTTY) rewrite(line);
      else stream.write(`${line}\n`);
    },
    end() {
      if (all === 0) return;
      if (stream.isTTY) rewrite('');
      stream.write(`${label}: ${done} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    },
  };
}

const inTime = (seconds: number) =>
  seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
