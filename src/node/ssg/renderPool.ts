/** Renders pages, in worker threads if there are many. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { compiledPath } from '../content/engine.ts';
import type { RenderData, RenderTask } from './renderPage.ts';

/** Fewer pages are rendered before a worker has started. */
const MIN_PAGES_FOR_WORKERS = 300;
const BATCH_PAGES = 40;
/** Limits the documents in memory. */
const MAX_PENDING_BATCHES = 8;

export interface RenderPool {
  /** @throws (rejects) if this or an earlier page cannot be rendered or written */
  render(task: RenderTask): Promise<void>;
  /** Waits for all tasks. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Called in any order. */
type WriteDocument = (task: RenderTask, document: string | Uint8Array) => void;

/** @param count the approximate number of pages */
export async function openRenderPool(
  data: RenderData,
  count: number,
  write: WriteDocument,
): Promise<RenderPool> {
  const threads = Math.min(availableParallelism(), 3);
  return count < MIN_PAGES_FOR_WORKERS ? renderInProcess(data, write) : renderInWorkers(data, threads, write);
}

async function renderInProcess(data: RenderData, write: WriteDocument): Promise<RenderPool> {
  // With workers, this thread does not need React.
  const render = (await import('./renderPage.ts')).createRenderer(data);
  return {
    render: async (task) => write(task, await render(task)),
    finish: async () => {},
    close: async () => {},
  };
}

function renderInWorkers(data: RenderData, threads: number, write: WriteDocument): RenderPool {
  const pool = new Tinypool({
    filename: pathToFileURL(compiledPath('renderWorker.js')).href,
    workerData: data,
    minThreads: threads,
    maxThreads: threads,
    // The next batch is waiting when one is done.
    concurrentTasksPerWorker: 2,
  });
  const running = new Set<Promise<void>>();
  let batch: RenderTask[] = [];
  const send = () => {
    const tasks = batch;
    batch = [];
    const run = pool.run(tasks).then((documents: readonly Uint8Array[]) => {
      for (const [index, document] of documents.entries()) write(tasks[index] ?? {}, document);
      running.delete(run);
    });
    // The next call of render or finish rejects.
    run.catch(() => undefined);
    running.add(run);
  };
  return {
    async render(task) {
      batch.push(task);
      if (batch.length < BATCH_PAGES) return;
      send();
      // Handles finished batches.
      await setImmediate();
      if (running.size >= MAX_PENDING_BATCHES) await Promise.race(running);
    },
    async finish() {
      if (batch.length > 0) send();
      await Promise.all(running);
    },
    close: () => pool.destroy(),
  };
}
