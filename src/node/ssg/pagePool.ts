/** Has the pages of a site drawn: in other threads where there are many. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { compiledPath } from '../content/engine.ts';
import type { Drawing, PageOrder } from './drawing.ts';

/** Fewer pages are drawn before a thread has started. */
const MANY = 300;
/** So many go to a thread at once. */
const BATCH = 40;
/** So many batches may be under way: no page waits long for being written, and none is held for long. */
const UNDER_WAY = 8;

export interface PagePool {
  /** Orders a page. Throws (rejects) when that, or one before it, cannot be drawn or taken. */
  draw(order: PageOrder): Promise<void>;
  /** Waits for all that was ordered. */
  finish(): Promise<void>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Gets each document, in no order. */
type Take = (order: PageOrder, document: string | Uint8Array) => void;

/** @param count how many pages there will be, roughly */
export async function openPagePool(drawing: Drawing, count: number, take: Take): Promise<PagePool> {
  const threads = Math.min(availableParallelism() - 1, 3);
  return count < MANY || threads === 0 ? drawnHere(drawing, take) : drawnBeside(drawing, threads, take);
}

async function drawnHere(drawing: Drawing, take: Take): Promise<PagePool> {
  // React need not be read where other threads draw.
  const draw = (await import('./drawing.ts')).createDrawer(drawing);
  return {
    draw: async (order) => take(order, await draw(order)),
    finish: async () => {},
    close: async () => {},
  };
}

function drawnBeside(drawing: Drawing, threads: number, take: Take): PagePool {
  const pool = new Tinypool({
    filename: pathToFileURL(compiledPath('drawPages.js')).href,
    workerData: drawing,
    minThreads: threads,
    maxThreads: threads,
    // The next batch is there when one is done.
    concurrentTasksPerWorker: 2,
  });
  const running = new Set<Promise<void>>();
  let batch: PageOrder[] = [];
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
    async draw(order) {
      batch.push(order);
      if (batch.length < BATCH) return;
      send();
      // What has come is taken now.
      await setImmediate();
      if (running.size >= UNDER_WAY) await Promise.race(running);
    },
    async finish() {
      if (batch.length > 0) send();
      await Promise.all(running);
    },
    close: () => pool.destroy(),
  };
}
