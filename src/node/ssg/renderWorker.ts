/** Worker thread of renderPool.ts. */
import { workerData } from 'node:worker_threads';
import type { TinypoolData } from 'tinypool';
import { createRenderer, type RenderData, type RenderTask } from './renderPage.ts';

const [, data]: TinypoolData = workerData;
const renderData: RenderData = data;
const render = createRenderer(renderData);
const encoder = new TextEncoder();

/** @returns the documents in the order of the tasks, in UTF-8 */
export default async function renderBatch(tasks: readonly RenderTask[]): Promise<Uint8Array[]> {
  const documents: Uint8Array[] = [];
  for (const task of tasks) documents.push(encoder.encode(await render(task)));
  return documents;
}
