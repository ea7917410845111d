/** Draws pages in a thread of its own; see pagePool.ts. */
import { workerData } from 'node:worker_threads';
import type { TinypoolData } from 'tinypool';
import { createRenderer, type RenderData, type RenderTask } from './renderPage.ts';

const [, given]: TinypoolData = workerData;
const siteData: RenderData = given;
const render = createRenderer(siteData);
const encoder = new TextEncoder();

/** @returns the documents in the order of the orders, in UTF-8 */
export default async function renderBatch(orders: readonly RenderTask[]): Promise<Uint8Array[]> {
  const documents: Uint8Array[] = [];
  for (const order of orders) documents.push(encoder.encode(await render(order)));
  return documents;
}
