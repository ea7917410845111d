/** Draws pages in a thread of its own; see pagePool.ts. */
import { workerData } from 'node:worker_threads';
import type { TinypoolData } from 'tinypool';
import { createDrawer, type Drawing, type PageOrder } from './drawing.ts';

const [, given]: TinypoolData = workerData;
const drawing: Drawing = given;
const draw = createDrawer(drawing);
const encoder = new TextEncoder();

/** @returns the documents in the order of the orders, in UTF-8 */
export default async function drawPages(orders: readonly PageOrder[]): Promise<Uint8Array[]> {
  const documents: Uint8Array[] = [];
  for (const order of orders) documents.push(encoder.encode(await draw(order)));
  return documents;
}
