/** Progress output: a rewritten line in a terminal, occasional lines elsewhere. */
import { formatMegabytes } from '../../core/problems/message.ts';

export interface Progress {
  /** Adds an item to the total. @param bytes its size, if it determines the duration */
  add(bytes?: number): void;
  /** Counts a finished item. @param bytes the size passed to `add` */
  done(bytes?: number): void;
  /** Prints the total, unless there were no items. */
  end(): void;
}

type Stage = 'pages' | 'pictures' | 'packing' | 'sending';

export type OpenProgress = (stage: Stage) => Progress;

/** Omits pages, which render too fast to be counted. */
export const terminalProgress: OpenProgress = (stage) =>
  stage === 'pages' ? SILENT_PROGRESS : createProgress(LABELS[stage]);

const LABELS = { pictures: 'Pictures', packing: 'Packing', sending: 'Sending' } as const;

const SILENT_PROGRESS: Progress = { add: () => {}, done: () => {}, end: () => {} };

const REWRITE_INTERVAL_MS = 100;
const LINE_INTERVAL_MS = 10_000;

interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): boolean;
}

/** @param label for example "Share pictures" */
export function createProgress(label: string, stream: ProgressOutput = process.stderr): Progress {
  let total = 0;
  let done = 0;
  let [allBytes, doneBytes] = [0, 0];
  let started = 0;
  let lastWrite = 0;
  const rewrite = (text: string) => stream.write(`\r\x1b[K${text}`);
  const sizes = () => {
    if (allBytes === 0 || doneBytes === 0) return '';
    const left = ((performance.now() - started) * (allBytes / doneBytes - 1)) / 1000;
    return `, ${formatMegabytes(doneBytes)} of ${formatMegabytes(allBytes)}, ${formatDuration(left)} left`;
  };
  return {
    add(bytes = 0) {
      if (total === 0) started = performance.now();
      total++;
      allBytes += bytes;
    },
    done(bytes = 0) {
      done++;
      doneBytes += bytes;
      if (
        performance.now() - (stream.isTTY ? lastWrite : Math.max(lastWrite, started)) <
        (stream.isTTY ? REWRITE_INTERVAL_MS : LINE_INTERVAL_MS)
      )
        return;
      lastWrite = performance.now();
      const line = `${label}: ${done} of ${total}${sizes()}`;
      if (stream.isTTY) rewrite(line);
      else stream.write(`${line}\n`);
    },
    end() {
      if (total === 0) return;
      if (stream.isTTY) rewrite('');
      stream.write(`${label}: ${done} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    },
  };
}

const formatDuration = (seconds: number) =>
  seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
