/** Has the pages of a site drawn: in other threads where there are many. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { compiledPath } from '../content/engine.ts';
import type { RenderData, RenderTask } from './renderPage.ts';

/** Fewer pages are drawn before a thread has started. */
const MIN_PAGES_FOR_WORKERS = 300;
/** So many go to a thread at once. */
const BATCH_PAGES = 40;
/** So many batches may be under way: no page waits long for being written, and none is held for long. */
const MAX_PENDING_BATCHES = 8;

export interface RenderPool {
  /** Orders a page. Throws (rejects) when that, or one before it, cannot be drawn or taken. */
  render(order: RenderTask): Promise<void>;
  /** Waits for all that was ordered. */
  finish(): Promise<void>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Gets each document, in no order. */
type WriteDocument = (order: RenderTask, document: string | Uint8Array) => void;

/** @param count how many pages there will be, roughly */
export async function openRenderPool(
  drawing: RenderData,
  count: number,
  take: WriteDocument,
): Promise<RenderPool> {
  const threads = Math.min(availableParallelism() - 1, 3);
  return count < MIN_PAGES_FOR_WORKERS || threads === 0
    ? renderInProcess(drawing, take)
    : renderInWorkers(drawing, threads, take);
}

async function renderInProcess(drawing: RenderData, take: WriteDocument): Promise<RenderPool> {
  // React need not be read where other threads draw.
  const draw = (await import('./renderPage.ts')).createRenderer(drawing);
  return {
    render: async (order) => take(order, await draw(order)),
    finish: async () => {},
    close: async () => {},
  };
}

function renderInWorkers(drawing: RenderData, threads: number, take: WriteDocument): RenderPool {
  const pool = new Tinypool({
    filename: pathToFileURL(compiledPath('renderWorker.js')).href,
    workerData: drawing,
    minThreads: threads,
    maxThreads: threads,
    // The next batch is there when one is done.
    concurrentTasksPerWorker: 2,
  });
  const running = new Set<Promise<void>>();
  let batch: RenderTask[] = [];
  const send = () => {
    const orders = batch;
    batch = [];
    const run = pool.run(orders).then((documents: readonly Uint8Array[]) => {
      for (const [index, document] of documents.entries()) take(orders[index] ?? {}, document);
      running.delete(run);
    });
    // Whoever orders or finishes next is told.
    run.catch(() => undefined);
    running.add(run);
  };
  return {
    async render(order) {
      batch.push(order);
      if (batch.length < BATCH_PAGES) return;
      send();
      // What has come is taken now.
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
